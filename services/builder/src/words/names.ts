/** Names of fields, kinds of parts and options: those of the schema as words, and in German by a list. */
export interface Names {
  fields: Readonly<Record<string, string>>;
  kinds: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
}

export const english: Names = {
  fields: {
    href: 'Link',
    alt: 'Words for the picture',
    faq: 'Questions',
    placeholder: 'Still to be replaced',
  },
  kinds: { faq: 'Questions', richText: 'Text', stats: 'Figures', bigNumber: 'Figure' },
  options: {},
};

/** `callToAction` as `Call to action`. */
export function asWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
