import { describe, expect, test } from '@jest/globals';
import type { Brief, Fact, List, ListItem, Passage, Request } from '../../../brief/brief.ts';
import { draftSchemas } from '../../../draft/draft.ts';
import { questionIn } from '../../../draft/marks.ts';
import { writeDraft } from '../write-draft.ts';
import { textsOf } from './facts.ts';

/** Numbers that look random and are the same for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const KINDS = [
  ...(['plain', 'priced', 'hours', 'dated', 'people', 'figures', 'pairs'] as const),
  ...(['questions', 'steps', 'quotes', 'contacts'] as const),
];
const TARGETS = [
  ...[
    'services',
    'menu',
    'team',
    'faq',
    'events',
    'gallery',
    'about',
    'testimonials',
    'contactForm',
    'pricing',
  ],
  ...['locationHours', 'timeline', 'stats', 'steps', 'productGrid', 'newsletter', 'hero'],
];
const BLANK: ListItem = {
  ...{ text: '', title: '', detail: '', value: '', quantity: '', date: '', time: '', place: '', person: '' },
  ...{ label: '', group: '', points: [], facts: [] },
};

/** Makes briefs of all shapes, in which every given text holds a word of its own. */
class Maker {
  readonly words: string[] = [];
  private readonly facts: Fact[] = [];
  private readonly roll: (sides: number) => number;

  constructor(seed: number) {
    this.roll = dice(seed);
  }

  private word(stem: string): string {
    const word = `${stem}q${this.words.length}x`;
    this.words.push(word);
    return word;
  }

  private fact(kind: Fact['kind'], value: string): string {
    const id = `f${this.facts.length + 1}`;
    this.facts.push({ id, kind, value, lead: '', span: [this.facts.length * 9, this.facts.length * 9 + 5] });
    return id;
  }

  private item(kind: List['kind']): ListItem {
    const title = `Title ${this.word('t')}`;
    const detail = this.roll(2) === 0 ? '' : `said ${this.word('d')}`;
    const person = `Ida ${this.word('n')}`;
    const price = `${this.roll(90) + 1} EUR ${this.word('v')}`;
    const mail = kind === 'contacts' ? `${this.word('m')}@mail.example` : '';
    const byKind: Record<List['kind'], Partial<ListItem>> = {
      plain: { title, detail },
      priced: { title, detail, value: price },
      hours: { date: `Mon ${title}`, time: `9–${detail}` },
      dated: { title, detail, date: `3 May ${price}` },
      people: { title: person, person, label: title, detail },
      figures: { title, detail, value: price },
      pairs: { label: title, detail: detail || price },
      questions: { title: `${title}?`, detail: detail || price },
      steps: { title, detail },
      quotes: { detail: title, person, label: detail },
      contacts: { label: title, value: mail, facts: mail === '' ? [] : [this.fact('email', mail)] },
    };
    const item = { ...BLANK, ...byKind[kind] };
    const said = [item.title, item.label, item.detail, item.date, item.time, item.value, item.person];
    return { ...item, text: [...new Set(said)].filter(Boolean).join(' ') };
  }

  private list(id: string): List {
    const kind = KINDS[this.roll(KINDS.length)] ?? 'plain';
    const heading = this.roll(3) === 0 ? `List ${this.word('h')}` : '';
    return {
      id,
      kind,
      heading,
      ordered: false,
      items: Array.from({ length: 1 + this.roll(5) }, () => this.item(kind)),
    };
  }

  private sentence(paragraph: number): Passage {
    const text = `This tells ${this.word('s')} in a few words${this.roll(2) === 0 ? ' and then in some more of them' : ''}.`;
    const phone = `0116 496 ${1000 + this.facts.length}`;
    const called = this.roll(6) === 0;
    const facts = called ? [this.fact('phone', phone)] : [];
    return {
      kind: 'sentence',
      text: called ? `${text} ${phone}` : text,
      facts,
      final: this.roll(2) === 0,
      paragraph,
    };
  }

  brief(buildType: 'website' | 'design'): Brief {
    const lists: List[] = [];
    const topics = Array.from({ length: this.roll(6) }, (_, at) => {
      const heading = this.roll(2) === 0 ? `Topic ${this.word('k')}` : '';
      const passages = Array.from({ length: 1 + this.roll(4) }, (_unused, n): Passage => {
        const kind = this.roll(4);
        if (kind === 0) {
          lists.push(this.list(`l${lists.length + 1}`));
          return { kind: 'list', list: `l${lists.length}` };
        }
        if (kind === 1 && this.roll(3) === 0) {
          return {
            kind: 'quote',
            text: `Fine, ${this.word('q')}`,
            by: `Ada ${this.word('n')}`,
            role: '',
            facts: [],
          };
        }
        return this.sentence(n);
      });
      return { id: `t${at + 1}`, heading, level: heading === '' ? 0 : 1, request: '', passages };
    });
    const loose = (['price', 'date', 'email', 'address', 'person', 'number', 'url'] as const).slice(
      this.roll(8),
    );
    for (const kind of loose)
      this.fact(kind, `${this.word(kind === 'url' || kind === 'email' ? 'u' : 'f')}.example`);
    return { ...EMPTY, buildType, facts: this.facts, lists, topics, requested: this.requests(topics.length) };
  }

  private requests(topics: number): Request[] {
    return Array.from({ length: this.roll(6) }, (_, at) => ({
      ...{ id: `r${at + 1}`, text: 'a part', kind: this.roll(4) === 0 ? 'page' : 'section', title: '' },
      ...{
        target: TARGETS[this.roll(TARGETS.length)] ?? 'about',
        value: 0,
        value2: 0,
        bound: 'exact',
        unit: '',
      },
      ...{ topics: this.roll(2) === 0 && topics > 0 ? [`t${1 + this.roll(topics)}`] : [], inside: '' },
    }));
  }
}

const EMPTY: Brief = {
  ...{ buildType: 'website', promptSha256: '5e'.repeat(32), language: 'en', orderLanguage: 'en', dir: 'ltr' },
  ...{
    segments: [],
    commands: [],
    subject: 'a mill',
    organisation: 'Mill & Sons',
    descriptor: 'a mill in Ghent',
    place: '',
  },
  ...{
    audience: '',
    title: '',
    tone: [],
    kind: '',
    facts: [],
    lists: [],
    topics: [],
    datasets: [],
    requested: [],
  },
};

/** Fields that are no words to be read. */
const UNPRINTED = new Set(['ref', 'page', 'target', 'picture']);

describe.each(['website', 'design'] as const)('a %s', (buildType) => {
  const made = Array.from({ length: 300 }, (_, seed) => {
    const maker = new Maker(seed * 7919 + 1);
    const brief = maker.brief(buildType);
    return { seed, brief, words: maker.words };
  });

  test('holds whatever was given, once', () => {
    expect(made.length).toBeGreaterThan(20);
    const faults = made.flatMap(({ seed, brief, words }) => {
      const { draft } = writeDraft(brief, 'economy');
      // What a first page tells of the others stands there too.
      const parts =
        'pages' in draft
          ? draft.parts.filter(({ items }) => !items[0]?.target.startsWith('#page'))
          : draft.parts;
      const printed = JSON.stringify(parts, (key, value) => (UNPRINTED.has(key) ? '' : value));
      const written = textsOf(JSON.parse(printed))
        .filter((text) => questionIn(text) === undefined)
        .join('\n');
      const count = (word: string): number => written.split(word).length - 1;
      const given = words.filter((word) => JSON.stringify(brief).includes(word));
      // A heading may stand over several groups, and a way to reach somebody on several buttons; a fact of the order
      // alone may be no more than that.
      const fits = (word: string): boolean => {
        if (/^fq/u.test(word)) return count(word) <= 1;
        return /^[khmu]q/u.test(word) ? count(word) > 0 : count(word) === 1;
      };
      return given.filter((word) => !fits(word)).map((word) => `${seed}: ${word} ${count(word)}`);
    });
    expect(faults).toEqual([]);
  });

  test('is a valid draft that accounts for every request', () => {
    for (const { brief } of made) {
      const { draft } = writeDraft(brief, 'lite');
      expect(draftSchemas[buildType].safeParse(draft).error).toBeUndefined();
      expect(draft.requested.map(({ id }) => id)).toEqual(brief.requested.map(({ id }) => id));
      expect(new Set(draft.parts.map(({ ref }) => ref)).size).toBe(draft.parts.length);
    }
  });
});
