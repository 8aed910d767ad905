import { drawingIn, type RichText } from '@sitewright/site-spec';
import { questionIn } from '../../draft/marks.ts';
import type { WebsiteItem } from '../../draft/website.ts';
import { sentencesOf } from '../../packs/segmenter.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Marking, NodeTexts } from '../text/node-texts.ts';

const FIELDS = ['group', 'title', 'text', 'value', 'date', 'time', 'place', 'person', 'label'] as const;
type Field = (typeof FIELDS)[number];

/** Which field stands in for a title that is missing, best first. */
const TITLES: readonly Field[] = [
  ...(['title', 'text', 'label', 'person', 'value', 'date', 'place', 'group', 'time'] as const),
];

const MOST_TAG = 40;

/**
 * Reads an item field by field and knows what nobody has read: the body takes what is left, so that no word is lost
 * when a writer fills a field that a kind of section doesn't use.
 */
export class ItemReader {
  readonly texts: NodeTexts;
  readonly target: string;
  readonly picture: string;
  private readonly left: Map<Field, string>;
  private readonly whole: string[] = [];
  private readonly shown: string[] = [];
  private points: string[];

  constructor(item: WebsiteItem, texts: NodeTexts, index: number) {
    this.texts = texts;
    this.target = item.target;
    this.picture = item.picture;
    const fields = FIELDS.map((field) => [field, cleanText(item[field])] as const);
    // A number that only says where an item stands is said by its place.
    const isIndex = (field: Field, text: string): boolean =>
      (field === 'label' || field === 'value') &&
      /^0?\d{1,2}[.)]?$/u.test(text) &&
      Number.parseInt(text, 10) === index + 1;
    this.left = new Map(
      fields.filter(([field, text]) => text !== '' && !(field === 'label' && isIndex(field, text))),
    );
    this.points = item.points.map(cleanText).filter((point) => point !== '');
  }

  isEmpty(): boolean {
    return this.left.size === 0 && this.points.length === 0;
  }

  has(field: Field): boolean {
    return this.left.has(field);
  }

  /** Whether a field asks the person. */
  isQuestion(field: Field): boolean {
    return questionIn(this.left.get(field) ?? '') !== undefined;
  }

  /** A field's words as the draft has them, read by this. */
  take(field: Field): string {
    const text = this.left.get(field) ?? '';
    this.left.delete(field);
    if (text !== '') this.shown.push(text);
    return text;
  }

  /** A field as plain text. What has no room there whole stands in the body as well. */
  plain(name: string, field: Field, most: number): string | undefined {
    return this.fitted(name, this.take(field), most);
  }

  /** A field as plain text where it has room whole; else it is left for the body. */
  short(name: string, field: Field, most: number): string | undefined {
    const isLong = !this.isQuestion(field) && (this.left.get(field) ?? '').length > most;
    return isLong ? undefined : this.plain(name, field, most);
  }

  private fitted(name: string, text: string, most: number): string | undefined {
    const plain = this.texts.plain(name, text, most);
    if (plain?.endsWith('…') === true && text.length > most) this.whole.push(text);
    return plain;
  }

  /** The title, or what can stand for it: a first sentence, a name, a figure. */
  title(name: string, most: number): string | undefined {
    const field = TITLES.find((one) => this.left.has(one));
    if (field === undefined) return this.fitted(name, this.points.shift() ?? '', most);
    const text = this.take(field);
    if (field !== 'text' || text.length <= most || questionIn(text) !== undefined)
      return this.fitted(name, text, most);
    const [first = ''] = sentencesOf(text, 'en');
    if (first.trim() === '' || first.length > most) return this.fitted(name, text, most);
    this.left.set('text', text.slice(first.length).trim());
    return this.texts.plain(name, first, most);
  }

  /** The points that a kind shows as such. */
  takePoints(most: number): string[] {
    const taken = this.points.slice(0, most);
    this.points = this.points.slice(most);
    return taken;
  }

  /** Points that are short words; a question, or what is longer, is left for the body. */
  tags(): string[] {
    const isTag = (point: string): boolean => point.length <= MOST_TAG && questionIn(point) === undefined;
    const tags = this.points.filter(isTag).slice(0, 8);
    this.points = this.points.filter((point) => !tags.includes(point));
    return tags.flatMap((tag) => this.texts.plain('tags', tag, MOST_TAG) ?? []);
  }

  /** The item's text with all that no field has taken, each on a line of its own. Read last. */
  bodyText(): string {
    const text = this.take('text');
    const said = [...this.shown, text].join(' ');
    const rest = FIELDS.map((field) => this.take(field)).filter((one) => one !== '' && !said.includes(one));
    const lines = [text, ...this.whole, rest.join(' · '), ...this.points];
    this.whole.length = 0;
    this.points = [];
    return lines.filter((line) => line !== '').join('\n');
  }

  body(name: string): RichText | undefined {
    return this.texts.rich(name, this.bodyText());
  }

  plainBody(name: string, most: number): string | undefined {
    return this.texts.plain(name, this.bodyText(), most);
  }

  marking(...asked: string[]): Marking {
    return this.texts.marking(...asked);
  }

  /** The marking of one whose kind shows pictures: one that is only described waits for its owner. */
  pictured(): Marking {
    const isDescribed = this.picture.trim() !== '' && drawingIn(this.picture) === undefined;
    return this.marking(...(isDescribed ? ['image'] : []));
  }
}
