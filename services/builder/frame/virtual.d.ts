declare module 'virtual:font-files' {
  export const addresses: Readonly<Record<string, string>>;
  export const ranges: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:icon-files' {
  import type { IconNodes } from '@sitewright/site-render/browser';
  export const buckets: readonly (() => Promise<{ default: Readonly<Record<string, IconNodes>> }>)[];
}

declare module 'virtual:icon-set' {
  import type { IconNodes } from '@sitewright/site-render/browser';

  const set: readonly (readonly [name: string, words: string, shapes: IconNodes])[];
  export default set;
}
