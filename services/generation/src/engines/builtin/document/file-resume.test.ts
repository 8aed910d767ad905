import { expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDocument } from './compose-document.ts';

test('jobs and schools of a résumé stand under their headings, and nothing only asks', () => {
  const brief = readBrief(
    'CV of Tom Reed: 2018-2024 head chef at The Ivy, London; 2012-2018 sous chef at Nopi; trained at Leith School of Food and Wine 2012. Email tom@reed.co',
    'document',
  );
  const { blocks } = composeDocument(brief, createContext(brief, 'economy').context).content;
  const shown = blocks.map((block) => JSON.stringify(block));
  const at = (text: string) => shown.findIndex((block) => block.includes(text));
  expect(at('Experience')).toBeLessThan(at('head chef at The Ivy'));
  expect(at('sous chef at Nopi')).toBeLessThan(at('Education'));
  expect(at('Education')).toBeLessThan(at('Leith School'));
  expect(blocks.filter((block) => block.type === 'list' && block.style === 'check')).toEqual([]);
});
