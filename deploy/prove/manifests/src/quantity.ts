const factors = new Map(
  Object.entries({ '': 1, m: 1e-3, k: 1e3, M: 1e6, G: 1e9, T: 1e12 }).concat(
    ['Ki', 'Mi', 'Gi', 'Ti'].map((suffix, at) => [suffix, 1024 ** (at + 1)]),
  ),
);

/** The number that a quantity stands for, NaN where it is none. */
export function quantityOf(text: string | number | undefined): number {
  const [, digits, suffix = ''] = /^(\d+(?:\.\d+)?)([A-Za-z]*)$/.exec(String(text)) ?? [];
  return Number(digits) * (factors.get(suffix) ?? Number.NaN);
}

const unitSeconds = new Map(Object.entries({ ms: 1e-3, s: 1, m: 60, h: 3600 }));

/** The seconds of a duration such as `200s`, `1h` or `1m30s`, NaN where it is none. */
export function secondsOf(text: string | undefined): number {
  if (text === undefined || !/^(\d+(ms|h|m|s))+$/.test(text)) return Number.NaN;
  return [...text.matchAll(/(\d+)(ms|h|m|s)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds.get(unit) ?? Number.NaN),
    0,
  );
}
