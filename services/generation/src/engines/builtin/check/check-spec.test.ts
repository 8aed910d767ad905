import { describe, expect, test } from '@jest/globals';
import { checkReferences, checkSchema, findAt, type SiteSpec } from '@sitewright/site-spec';
import type { BuildType } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { composeSpec } from '../compose.ts';
import { wordsFor } from '../words/words-for.ts';
import { replaceFiller } from './placeholder-text.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { repairReferences } from './repair-references.ts';
import { repairSchema } from './repair-schema.ts';
import { requestedOf } from './requested.ts';
import { TextIndex } from './text-index.ts';
import { setAt } from './tree.ts';

const build = (prompt: string, buildType: BuildType): SiteSpec =>
  composeSpec({ prompt, buildType, mode: 'economy', createdAt: '2026-01-01T00:00:00Z' });

const PROMPT =
  'Site for Alder Row, a cider press in Hereford. Pages: Home, Shop, Contact. Products: Dry cider £6, Perry £7.50. FAQ with five questions, login. Est. 1931.';

describe('repair', () => {
  test('cuts, clamps and leaves out until the draft is valid', () => {
    const draft: unknown = structuredClone(build(PROMPT, 'website'));
    setAt(draft, ['title'], 'x'.repeat(500));
    setAt(draft, ['extra'], true);
    setAt(draft, ['content', 'site', 'tagline'], 'bell\u0007');
    setAt(draft, ['content', 'pages', 0, 'sections', 0, 'layout'], 'no such layout');
    expect(repairSchema(draft).length).toBeGreaterThan(0);
    expect(() => checkSchema(draft)).not.toThrow();
  });

  test('mends ids taken twice and links that lead nowhere', () => {
    const spec = structuredClone(build(PROMPT, 'website'));
    setAt(spec, ['content', 'navigation', 0, 'href'], '/nowhere');
    if (spec.buildType === 'website')
      setAt(spec, ['content', 'navigation', 1, 'id'], spec.content.navigation[0]?.id);
    expect(
      checkReferences(spec)
        .map((issue) => issue.code)
        .sort(),
    ).toEqual(['broken_link', 'duplicate_id']);
    repairReferences(spec);
    expect(checkReferences(spec)).toEqual([]);
  });
});

describe('texts', () => {
  test('a sentence that was said already is taken out, a text that would be empty stays', () => {
    const spec = structuredClone(build(PROMPT, 'document'));
    const said = 'The press has stood in the same yard for four generations of one family.';
    if (spec.buildType !== 'document') throw new TypeError('not a document');
    spec.content.blocks.push(
      { id: 'dup-a', type: 'paragraph', role: 'body', text: said },
      { id: 'dup-b', type: 'paragraph', role: 'body', text: `${said} It still turns.` },
    );
    removeDuplicates(spec);
    expect(
      spec.content.blocks.slice(-2).map((block) => (block.type === 'paragraph' ? block.text : '')),
    ).toEqual([said, 'It still turns.']);
  });

  test('filler is replaced', () => {
    const content = { a: 'Lorem ipsum', b: ['Dear [Your name],'], id: 'TODO' };
    expect(replaceFiller(content, '', wordsFor('en').words)).toBe(2);
    expect(content).toEqual({ a: 'To be confirmed', b: ['Dear To be confirmed,'], id: 'TODO' });
  });

  test('a figure is found only as a whole', () => {
    const index = new TextIndex([
      { pointer: '/a', text: 'in 1941' },
      { pointer: '/b', text: '41 boats' },
    ]);
    expect(index.find('41')).toBe('/b');
    expect(index.find('94')).toBeUndefined();
  });
});

describe('the account of requests', () => {
  test.each<[BuildType]>([['website'], ['slides'], ['document'], ['design'], ['dataviz']])(
    'is true of the content of a %s',
    (buildType) => {
      const spec = build(PROMPT, buildType);
      expect(spec.brief.requested.length).toBeGreaterThan(3);
      for (const request of spec.brief.requested) {
        if (request.where === undefined) continue;
        const place = findAt(spec, request.where);
        expect(place).toBeDefined();
        if (request.kind === 'fact' && request.status === 'honoured')
          expect(String(place)).toContain(request.text);
      }
      const again = requestedOf(spec, readBrief(PROMPT, buildType), []);
      const derived = new Map(again.map((request) => [`${request.kind} ${request.text}`, request.status]));
      for (const request of spec.brief.requested.filter((entry) =>
        ['fact', 'page', 'colour'].includes(entry.kind),
      )) {
        expect(derived.get(`${request.kind} ${request.text}`)).toBe(request.status);
      }
    },
  );

  test('never calls a login honoured', () => {
    const login = build(PROMPT, 'website').brief.requested.find((request) => request.text === 'login');
    expect(login).toMatchObject({ kind: 'feature', status: 'unsupported' });
  });

  test('loses a fact openly when the content does not hold it', () => {
    const spec = structuredClone(build(PROMPT, 'website'));
    const brief = readBrief(`${PROMPT} Phone 020 7946 0999.`, 'website');
    const phone = requestedOf(spec, brief, []).find((request) => request.text === '020 7946 0999');
    expect(phone?.status).toBe('unsupported');
  });
});
