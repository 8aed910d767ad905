import type { Draft } from '../draft/draft.ts';
import { questionIn } from '../draft/marks.ts';
import { type DraftPath, draftTexts } from './draft-texts.ts';
import { figuresOf } from './figures.ts';
import type { Finding } from './finding.ts';
import { type Material, stands } from './material.ts';
import { lettersOf } from './plain.ts';

/** Counts up to this may be of what is there: "three cheeses". */
const mostCounted = 12;

/** Members that hold the name of a person. */
const nameMembers = new Set(['person', 'by', 'presenter']);

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1e-9, Math.abs(other) * 0.006);

/** Sums, differences, shares and means of what is given, scales of ten included: true though nobody wrote them. */
function workedOut(figures: ReadonlySet<number>): number[] {
  const given = [...figures].slice(0, 150);
  const sum = given.reduce((total, figure) => total + figure, 0);
  const scaled = given.flatMap((figure) =>
    [1e3, 1e6, 1e9, 1e4, 1e8].flatMap((scale) => [figure * scale, figure / scale]),
  );
  const pairs = given.flatMap((one, at) =>
    given
      .slice(at + 1)
      .flatMap((other) => [
        one + other,
        Math.abs(one - other),
        one * other,
        (one + other) / 2,
        ...(other === 0 ? [] : [(one / other) * 100, Math.abs(one / other - 1) * 100, one / other]),
        ...(one === 0 ? [] : [(other / one) * 100, Math.abs(other / one - 1) * 100, other / one]),
      ]),
  );
  return [sum, ...scaled, ...pairs, ...given.map((figure) => (figure / (sum || 1)) * 100)];
}

const lastName = (path: DraftPath): string => String(path.findLast((step) => typeof step === 'string'));

/** Whether a text is words that somebody is said to have said. */
function isQuotation({ buildType, draft }: Draft, path: DraftPath): boolean {
  if (path[0] !== 'parts' || lastName(path) !== 'text') return false;
  const part: unknown = Reflect.get(draft.parts, path[1] ?? 0);
  const kind = Reflect.get(Object(part), 'kind');
  if (buildType === 'website') return kind === 'testimonials' && path[2] === 'items';
  if (path[2] === 'blocks')
    return Reflect.get(Object(Reflect.get(Object(part).blocks, path[3] ?? 0)), 'kind') === 'quote';
  return (
    buildType === 'design' &&
    Reflect.get(Object(Reflect.get(Object(part).texts, path[3] ?? 0)), 'role') === 'quote'
  );
}

/** Figures, names and quotations that nobody gave. */
export function findInvented(draft: Draft, material: Material): Finding[] {
  let derived: number[] | undefined;
  const isTrue = (value: number): boolean => {
    if (value <= mostCounted && Number.isInteger(value)) return true;
    if ([...material.figures].some((figure) => isNear(value, figure))) return true;
    derived ??= workedOut(material.figures);
    return derived.some((figure) => isNear(value, figure));
  };
  const findings: Finding[] = [];
  for (const { path, text } of draftTexts(draft)) {
    if (questionIn(text) !== undefined || stands(material, text)) continue;
    const shown = text.slice(0, 120);
    if (nameMembers.has(lastName(path))) {
      findings.push({
        code: 'unknown_name',
        message: `Nobody gave this name: "${shown}".`,
        path,
        mend: 'mark',
      });
    } else if (isQuotation(draft, path)) {
      findings.push({
        code: 'unknown_quotation',
        message: `Nobody gave this quotation: "${shown}".`,
        path,
        mend: 'mark',
      });
    } else {
      const wrong = falseFigure(text, isTrue);
      if (wrong === undefined) continue;
      const message = `The figure ${wrong} does not follow from what was given: "${shown}".`;
      findings.push({ code: 'unverified', message, path, mend: 'mark' });
    }
  }
  return findings;
}

/** The first figure of a text none of whose readings is true. */
function falseFigure(text: string, isTrue: (value: number) => boolean): string | undefined {
  const byWriting = Map.groupBy(figuresOf(text), (figure) => figure.written);
  for (const [written, readings] of byWriting)
    if (!readings.some(({ value }) => isTrue(value))) return written;
  return undefined;
}

/** Links, mail addresses and telephone numbers that nobody gave. */
export function findUnknownLinks({ draft }: Draft, material: Material): Finding[] {
  const findings: Finding[] = [];
  const refs = new Set(draft.parts.map(({ ref }) => ref));
  if ('pages' in draft) for (const { ref } of draft.pages) refs.add(ref);
  const look = (value: unknown, path: DraftPath): void => {
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) look(entry, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'target' && typeof entry === 'string' && !refs.has(entry) && !isKnown(entry, material)) {
          const message = `Nobody gave this address: "${entry.slice(0, 120)}".`;
          findings.push({ code: 'unknown_link', message, path: [...path, key], mend: 'clear' });
        } else look(entry, [...path, key]);
      }
    }
  };
  look(draft.parts, ['parts']);
  return findings;
}

function isKnown(target: string, material: Material): boolean {
  if (target === '' || target.startsWith('#')) return true;
  const address = target.replace(/^(?:https?:\/\/|mailto:|tel:)/iu, '').replace(/\/$/u, '');
  if (lettersOf(address) !== '' && material.letters.includes(lettersOf(address))) return true;
  const dialled = target.replace(/\D/gu, '');
  const given = material.text.replace(/\D/gu, '');
  return target.startsWith('tel:') && dialled.length > 5 && given.includes(dialled.slice(-7));
}
