import type { SiteSpec } from '@sitewright/site-spec';

/** Fields that hold text which a reader sees. */
const shown = new Set([
  ...['text', 'title', 'subtitle', 'eyebrow', 'heading', 'label', 'value', 'context', 'by', 'role', 'name'],
  ...['caption', 'takeaway', 'term', 'organisation', 'author', 'date', 'version', 'source', 'dateLabel'],
]);
const hidden = new Set([
  ...['notes', 'dataset', 'spec', 'requested', 'seo', 'page', 'href', 'navigation', 'footer'],
  'tableOfContents',
]);

/** The texts of a specification's content that stand in the file itself; what is said of slides is apart from them. */
export function textsOf({ content }: SiteSpec): string[] {
  const texts: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (shown.has(key)) texts.push(value);
    } else if (Array.isArray(value)) {
      // The runs of marked text make one text; the cells of a table are texts.
      if (value.every((item) => typeof item === 'string') && ['rows', 'totals'].includes(key))
        texts.push(...value);
      else for (const item of value) walk(item, Array.isArray(item) ? key : '');
    } else if (typeof value === 'object' && value !== null) {
      // A paragraph's role is how it looks; a person's is what is read.
      const isLook = 'type' in value && value.type === 'paragraph';
      for (const [name, inner] of Object.entries(value)) {
        if (!hidden.has(name) && !(isLook && name === 'role')) walk(inner, name);
      }
    }
  };
  walk(content, '');
  const read = texts.filter((text) => text.trim() !== '');
  // Of nothing nothing could be missing.
  if (read.length === 0) throw new Error('the specification says nothing');
  return read;
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Which texts another program does not find in a file. Line ends count for nothing, as they fall where there is
 * room. In right-to-left text the order of words on a line is the program's to find out, and where it says a mark,
 * before its letter or after: there, the letters of each word are looked for.
 */
export function missingFrom(extracted: string, texts: readonly string[]): string[] {
  const all = bare(extracted);
  const letters = all.replace(/\p{M}/gu, '');
  return texts.filter((text) => {
    if (!rightToLeft.test(text)) return !all.includes(bare(text));
    const words = text.replace(/\p{M}/gu, '').split(/[^\p{L}\p{N}]+/u);
    return words.some((word) => !letters.includes(bare(word)));
  });
}
