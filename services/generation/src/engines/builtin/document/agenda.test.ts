import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function agenda(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { title, content } = composeDocument(brief, createContext(brief, 'economy').context);
  const head = content.blocks.find((block) => block.type === 'definitions');
  const terms = head?.type === 'definitions' ? head.items : [];
  const items = content.blocks.findIndex(
    (block) => block.type === 'heading' && /Items|TOP/.test(blockText(block)),
  );
  const list = content.blocks[items + 1];
  return {
    title,
    brief,
    terms: terms.filter((term) => term.placeholder !== true).map((term) => `${term.term}: ${term.text}`),
    items: list?.type === 'list' ? blockText(list).split('\n') : [],
    text: content.blocks.map(blockText).join('\n'),
  };
}

describe('an agenda', () => {
  const monday = agenda(
    "meeting agenda for Monday's product meeting: roadmap, hiring, budget Q3. 45 minutes. Attendees Ana, Bo, Chris",
  );

  test('lists its items up to the end of their sentence', () => {
    expect(monday.items).toEqual(['Roadmap', 'Hiring', 'Budget Q3']);
  });

  test('names day, people and length above them', () => {
    expect(monday.terms).toEqual(
      expect.arrayContaining(['Date: Monday', 'Participants: Ana, Bo, Chris', 'Duration: 45 minutes']),
    );
  });

  test('is called after its meeting, and belongs to no weekday', () => {
    expect(monday.title).toBe('Product meeting');
    expect(monday.brief.organisation).toBeUndefined();
  });

  test('reads people and length within one sentence too', () => {
    const { items, terms, title } = agenda(
      'Agenda for the weekly design review, 30 min: logo, fonts, website launch, participants: Mia Lund, Tom',
    );
    expect(title).toBe('Weekly design review');
    expect(items).toEqual(['Logo', 'Fonts', 'Website launch']);
    expect(terms).toEqual(expect.arrayContaining(['Participants: Mia Lund, Tom', 'Duration: 30 min']));
  });

  test('keeps what is said about the meeting apart from its items', () => {
    const { items, text } = agenda(
      'Agenda for our board meeting: accounts, new lift. Bring the signed accounts. The lift has been broken since May.',
    );
    expect(items).toEqual(['Accounts', 'New lift']);
    expect(text).toContain('Bring the signed accounts');
    expect(text).toContain('The lift has been broken since May');
  });

  test('takes lines of a list as items', () => {
    expect(
      agenda('Meeting agenda for the choir committee\n- concert in June\n- new robes\n- fees').items,
    ).toEqual(['Concert in June', 'New robes', 'Fees']);
  });
});
