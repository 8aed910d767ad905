import { expect, test } from '@jest/globals';
import { applyOperation, parseSpec, type SiteSpec, serializeSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import { buildSpec } from '../engines/build.ts';
import { changesTo, type Part } from './parts.ts';

const prompts = [
  'A site for Tern Ferries, 14 boats on 3 routes since 1988. Tickets: adults £12, children £6. Call 01947 555 0142.',
  'Tern Ferries',
  'Ferries: timetable, prices (adults £12), contact, FAQ. We sail daily 6:30-14:00. Our crew: Ada Kell, master.',
];
/** As it comes over the wire. */
const copyOf = (spec: SiteSpec): SiteSpec => parseSpec(serializeSpec(spec));
const specOf = (at: number, buildType: SiteSpec['buildType']): SiteSpec =>
  copyOf(
    buildSpec({
      ...{ prompt: prompts[at] ?? '', buildType, mode: 'economy', createdAt: '2026-01-01T00:00:00Z' },
    }),
  );
const types = ['website', 'slides', 'document', 'dataviz', 'design'] as const;
const specs = types.map((type) => prompts.map((_, at) => specOf(at, type)));

function fold(parts: readonly Part[]): unknown {
  const holder: { document: unknown } = { document: {} };
  for (const part of parts) applyOperation(holder, { ...part, path: `/document${part.path}` });
  return holder.document;
}

test('whatever is shown in between, all parts folded are the last specification', () => {
  const course = fc
    .tuple(fc.nat({ max: types.length - 1 }), fc.array(fc.nat({ max: prompts.length - 1 }), { minLength: 1 }))
    .map(([type, steps]) => steps.map((at) => specs[type]?.[at]).filter((spec) => spec !== undefined));
  fc.assert(
    fc.property(course, (shown) => {
      const parts = shown.flatMap((spec, at) => changesTo(spec, shown[at - 1]));
      expect(fold(parts)).toEqual(shown.at(-1));
    }),
  );
});

test('what did not change is not told again', () => {
  const [spec] = specs[0] ?? [];
  if (spec === undefined) throw new Error('no spec');
  expect(changesTo(spec, copyOf(spec))).toEqual([]);
  expect(changesTo({ ...spec, title: 'Other' }, spec)).toEqual([
    { op: 'replace', path: '/title', value: 'Other' },
  ]);
});
