import { describe, expect, test } from '@jest/globals';
import type { DocumentBlock } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function letter(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { title, content } = composeDocument(brief, createContext(brief, 'economy').context);
  const is = (block: DocumentBlock, role: string) => block.type === 'paragraph' && block.role === role;
  const part = (role: string) => content.blocks.filter((block) => is(block, role)).map(blockText);
  return {
    title,
    salutation: part('salutation')[0],
    address: part('address')[0],
    body: part('body'),
    lists: content.blocks.filter((block) => block.type === 'list').map(blockText),
    signature: JSON.stringify(content.blocks.find((block) => block.type === 'signature')),
  };
}

describe('a letter of application is written by whoever applies', () => {
  const nurse = letter(
    "cover letter for a nurse applying to St Thomas' Hospital, 6 years in intensive care, speaks Spanish",
  );

  test('says what for in its subject and greets the house', () => {
    expect(nurse.title).toBe('Application as a nurse');
    expect(nurse.salutation).toBe("Dear team at St Thomas' Hospital,");
  });

  test('tells what the prompt gives in the first person, and nothing else', () => {
    expect(nurse.body[0]).toBe("I am applying to St Thomas' Hospital as a nurse.");
    expect(nurse.body[1]).toBe('I have 6 years in intensive care behind me. I speak Spanish.');
    expect(nurse.lists).toEqual([]);
  });

  test('ends with the wish to talk', () => {
    expect(nurse.body.at(-1)).toMatch(/conversation|talk/);
  });

  test.each<[string, string, string[]]>([
    [
      'Write a cover letter for a junior software developer position at Acme. I have 2 years of experience with Python and a degree in physics.',
      'Application as a junior software developer',
      ['applying to Acme', 'I have 2 years of experience with Python and a degree in physics.'],
    ],
    [
      'cover letter, marketing manager, Brightwave GmbH, led a team of 5, grew our newsletter to 40,000 readers',
      'Application as a marketing manager',
      ['applying to Brightwave GmbH', 'I led a team of 5.', 'I grew our newsletter to 40,000 readers.'],
    ],
    [
      'Please write a cover letter for the position of head chef at Hotel Adler. 12 years as a sous-chef, trained in Lyon, available from May.',
      'Application as a head chef',
      ['I have 12 years as a sous-chef behind me.', 'I trained in Lyon.', 'I am available from May.'],
    ],
    [
      "motivation letter for a master's in marine biology at the University of Bergen",
      "Application for a master's in marine biology",
      ["applying for a master's in marine biology at the University of Bergen"],
    ],
    [
      'application letter for a job as a teacher at Oakwood Primary School, driving licence, first-aid certificate, loves theatre',
      'Application as a teacher',
      ['I love theatre.', 'What I bring: driving licence and first-aid certificate.'],
    ],
  ])('%s', (prompt, title, told) => {
    const { title: named, body } = letter(prompt);
    expect(named).toBe(title);
    for (const text of told) expect(body.join('\n')).toContain(text);
  });

  test('is signed by whoever the prompt names, and by nobody else', () => {
    const { address, signature, body } = letter(
      'cover letter for a waiter at Café Lumen, from Jane Moss, 3 years at the Grand',
    );
    expect(address).toBe('Jane Moss');
    expect(signature).toContain('Jane Moss');
    expect(body.join('\n')).not.toContain('Jane Moss');
    expect(letter('cover letter for a waiter, available from May, speaks Greek').signature).not.toContain(
      'May',
    );
  });

  test('lists what to add where the prompt says nothing of them', () => {
    expect(letter('cover letter for a waiter').lists.join('\n')).toContain('Years as a waiter');
  });
});
