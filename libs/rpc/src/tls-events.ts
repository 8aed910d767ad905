import { metrics } from '@opentelemetry/api';
import type { Certificates } from './certificates.ts';

const meter = metrics.getMeter('sitewright');
const dayMs = 86_400_000;

const reloads = meter.createCounter('sitewright.tls.reloads', {
  description: 'Changes of the certificate files, by whether they were taken or refused',
});
const daysLeft = meter.createObservableGauge('sitewright.tls.days_left', {
  unit: 'd',
  description: 'Days until the certificate in use expires: our own, and the first of the trusted authorities',
});

const observed = new Set<{ readonly current: Certificates }>();
daysLeft.addCallback((result) => {
  for (const { current } of observed) {
    result.observe((current.ownEnd - Date.now()) / dayMs, { certificate: 'own' });
    result.observe((current.authorityEnd - Date.now()) / dayMs, { certificate: 'authority' });
  }
});

/** Counts one change of the files. */
export function countReload(outcome: 'taken' | 'refused'): void {
  reloads.add(1, { outcome });
}

/** Shows how long certificates last. @returns a function that ends it. */
export function observeCertificates(source: { readonly current: Certificates }): () => void {
  observed.add(source);
  return () => observed.delete(source);
}
