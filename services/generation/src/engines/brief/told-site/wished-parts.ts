import { isAnd } from '../segments/rows.ts';
import { endAt, isA, lexemesIn, type Range, type Source, senseOf } from '../segments/source.ts';
import { isArticle, stemOf, withoutSmall } from './act-lists.ts';
import type { Acts } from './acts.ts';
import { isOfSite } from './acts-opening.ts';
import { headOf } from './heads.ts';
import { FORMS, ownAt, partAt, type ToldPart } from './parts.ts';
import type { Phrase } from './phrases.ts';

/** Adds what is done on a site to its parts: functions by who uses them, forms for what is sent, sections and pages by their names. */
export function addActs(source: Source, parts: ToldPart[], acts: readonly Acts[]): void {
  for (const { kind, who, lead, items } of acts) {
    const unit = kind === 'can' ? 'can' : '';
    const group =
      parts.find((part) => part.target === 'features' && part.title === who && part.unit === unit) ??
      partAt(lead, { kind: 'section', target: 'features', title: who, unit });
    for (const item of items) {
      const areDone = kind === 'can' || kind === 'shall';
      const own = phraseIn(source, item, areDone);
      const part =
        (kind === 'pages' || kind === 'had' ? namedPart(source, own, kind) : undefined) ??
        formPart(source, own, parts);
      if (part === undefined && !parts.includes(group)) parts.push(group);
      parts.push(
        part ??
          partAt(own, {
            kind: 'feature',
            target: '',
            title: kind === 'can' ? toVisitor(source, own) : source.text.slice(own.start, own.end),
            group,
          }),
      );
    }
  }
}

/** One thing of a list, without the article before what is no act. */
function phraseIn(source: Source, { start, end }: Range, isAct = false): Phrase {
  const words = source.text.slice(start, end);
  const [article = ''] = /^\p{L}+\s+/u.exec(words) ?? [];
  const isLed = !isAct && article !== '' && isArticle(source, article.trim());
  const from = source.lexemes.findIndex((one) => one.start >= start + (isLed ? article.length : 0));
  const to = source.lexemes.findLastIndex((one) => one.end <= end) + 1;
  const opener = source.text.slice(start, end).search(/[(（]/u);
  const at = opener < 0 ? -1 : source.lexemes.findIndex((one) => one.start > start + opener);
  const inner = at < 0 ? undefined : { from: at, to };
  return {
    ...{ from, to, start: isLed ? start + article.length : start, end, sentence: 0, label: false, inner },
  };
}

/** A page, or a section by all of its words: "a page for results", "reviews". */
function namedPart(source: Source, phrase: Phrase, kind: 'pages' | 'had'): ToldPart | undefined {
  const { lexemes, text } = source;
  const head = headOf(source, phrase);
  const at = lexemes.findIndex(
    (one, index) => index >= phrase.from && index < phrase.to && senseOf(one, 'unit') === 'pages',
  );
  const words = text.slice(phrase.start, phrase.end);
  if (lexemes.slice(phrase.from, phrase.to).every(isOfSite))
    return partAt(phrase, { kind: 'page', target: 'home' });
  if (head?.target === 'home') {
    // "A home page with the latest results": what stands on the first page.
    const title = withoutSmall(source, text.slice(endAt(source, head.rest - 1), phrase.end));
    return partAt(phrase, title ? { kind: 'section', target: '', title } : { kind: 'page', target: 'home' });
  }
  if (kind === 'pages') return partAt(phrase, { kind: 'page', target: head?.target ?? '', title: words });
  const isLast = at > phrase.from;
  if (isLast || at === phrase.from) {
    const behind = withoutSmall(source, text.slice(endAt(source, at), phrase.end));
    const title = isLast ? text.slice(phrase.start, endAt(source, at - 1)) : behind;
    return partAt(phrase, { kind: 'page', target: (isLast && head?.target) || '', title });
  }
  return head?.kind === 'section'
    ? partAt(phrase, { kind: 'section', target: head.target, title: words })
    : undefined;
}

/** What visitors send, as a form with the fields that are named: "report a fault with a photo and a priority". */
function formPart(source: Source, phrase: Phrase, parts: readonly ToldPart[]): ToldPart | undefined {
  const words = source.text.slice(phrase.start, phrase.end).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const stem = stemOf(words[0] ?? '');
  const sent = source.packs
    .flatMap(({ reading }) => Object.entries(reading.acts.sends))
    .find(([, verbs]) =>
      verbs.some((verb) => {
        const [first = '', second] = verb.split(' ');
        return stemOf(first) === stem && (second === undefined || second === words[1]);
      }),
    );
  const head = headOf(source, phrase);
  const isNamed = head?.kind === 'section' && FORMS.has(head.target) && head.rest === phrase.to;
  const target = isNamed && head ? head.target : (sent?.[0] ?? '');
  if (target === '' || target === 'callToAction') return undefined;
  const last = ` ${stemOf(words.at(-1) ?? '')}`;
  const isThere = parts.some((part) => part.target === target && stemOf(part.title).endsWith(last));
  const given = { target, title: toVisitor(source, phrase), own: fieldsIn(source, phrase) };
  return isThere ? undefined : partAt(phrase, { kind: 'section', ...given });
}

/** Fields in brackets, or several behind "with". */
function fieldsIn(source: Source, phrase: Phrase): ToldPart['own'] {
  const { inner, end } = phrase;
  const within = source.lexemes.slice(phrase.from, phrase.to);
  const at = within.findIndex((one) => isA(one, 'with'));
  const start = inner ? source.lexemes[inner.from]?.start : at > 0 ? within[at + 1]?.start : undefined;
  if (start === undefined) return [];
  const range = { start, end: inner ? end - 1 : end };
  const several = inner ?? lexemesIn(source, range).find((one) => isAnd(source, one));
  return several ? [ownAt(range)] : [];
}

/** In words to who does it. */
function toVisitor({ packs, text }: Source, { start, end }: Range): string {
  const yours = packs[0]?.reading.acts.yours ?? {};
  return text.slice(start, end).replace(/\p{L}+/gu, (word) => yours[word.toLowerCase()] ?? word);
}
