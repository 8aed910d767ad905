import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '@sitewright/local/mesh';

let names: ReadonlySet<string> | undefined;

/** The names that Prometheus sees of the metrics that services and libraries of ours make, read from their source. */
export function metricNames(): ReadonlySet<string> {
  names ??= new Set(['services', 'libs'].flatMap((top) => sources(join(rootFolder, top))).flatMap(namesIn));
  return names;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const src = join(folder, name, 'src');
    try {
      return readdirSync(src, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(src, file));
    } catch {
      return [];
    }
  });
}

/** Counters end with `_total` there, histograms with what is counted; an up-down counter is a gauge. */
function namesIn(file: string): string[] {
  const made = readFileSync(file, 'utf8').matchAll(
    /create(UpDownCounter|Counter|Histogram|ObservableGauge|Gauge)\(\s*'([\w.-]+)'/g,
  );
  return [...made].flatMap(([, kind, name = '']) => {
    const plain = name.replace(/\W/g, '_');
    if (kind === 'Counter') return [`${plain}_total`];
    return kind === 'Histogram' ? [`${plain}_bucket`, `${plain}_sum`, `${plain}_count`] : [plain];
  });
}
