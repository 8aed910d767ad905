/** Markup that is safe to put into markup: made by `html` and by nothing else. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What stands inside an element: text is escaped, `false` and `undefined` are left out. */
export type Child = Html | string | number | false | undefined | readonly Child[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and in quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A template of markup. What is put in is escaped, unless it is markup already; false and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...children: readonly Child[]): Html {
  let [text = ''] = strings;
  // Added and not joined: markup within markup would be copied once more at each level.
  for (const [index, child] of children.entries()) text += flatten(child) + (strings[index + 1] ?? '');
  return new Html(text);
}

function flatten(child: Child): string {
  if (child === undefined || child === false) return '';
  if (child instanceof Html) return child.text;
  if (typeof child === 'string') return escapeText(child);
  if (typeof child === 'number') return String(child);
  return child.reduce<string>((text, one) => text + flatten(one), '');
}

/** Attributes by name; false and undefined leave an attribute out, true leaves it without a value. */
export function attributes(values: Record<string, string | number | boolean | undefined>): Html {
  const text = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`));
  return new Html(text.join(''));
}
