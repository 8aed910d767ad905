import type { Plugin } from 'vite';

const spoken = new Set(['de-DE', 'en-US']);
const message = /\/react-(?:aria|stately)\/dist\/private\/intl\/.+\/([a-z]{2}-[A-Z]{2})\.mjs$/;

/** Leaves out what the controls would say in languages that the builder does not speak. */
export function spokenLocales(): Plugin {
  return {
    name: 'spoken-locales',
    enforce: 'pre',
    load(id) {
      const locale = message.exec(id)?.[1];
      return locale === undefined || spoken.has(locale) ? undefined : 'export default {};';
    },
  };
}
