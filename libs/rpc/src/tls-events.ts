import { createMeter } from '@sitewright/telemetry';
import type { Certificates } from './certificates.ts';

const meter = createMeter('@sitewright/rpc');
const dayMs = 86_400_000;

const reloads = meter.counter('sitewright.tls.reloads', {
  unit: '{reload}',
  description: 'Changes of the certificate files, by whether they were taken or refused',
  by: { 'sitewright.outcome': ['taken', 'refused'] },
});
const daysLeft = meter.watched('sitewright.tls.days_left', {
  unit: 'd',
  description: 'Days until the certificate in use expires: our own, and the first of the trusted authorities',
  by: { 'sitewright.certificate': ['own', 'authority'] },
});

const observed = new Set<{ readonly current: Certificates }>();
daysLeft.watch((observe) => {
  for (const { current } of observed) {
    observe((current.ownEnd - Date.now()) / dayMs, { 'sitewright.certificate': 'own' });
    observe((current.authorityEnd - Date.now()) / dayMs, { 'sitewright.certificate': 'authority' });
  }
});

/** Counts one change of the files. */
export function countReload(outcome: 'taken' | 'refused'): void {
  reloads.add(1, { 'sitewright.outcome': outcome });
}

/** Shows how long certificates last. @returns a function that ends it. */
export function observeCertificates(source: { readonly current: Certificates }): () => void {
  observed.add(source);
  return () => observed.delete(source);
}
