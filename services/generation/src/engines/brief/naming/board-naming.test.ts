import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const named = (prompt: string) => {
  const { title, subject, organisation } = readBrief(prompt, 'dataviz');
  return { title, subject, organisation };
};
const TABLE = '```csv\nPayment_ID,Method,Amount\n384,Visa,241\n435,MasterCard,448\n484,Visa,456\n```';

describe('the name of a board', () => {
  test('is neither the question that is asked, nor a column, a cell or the language of a fence', () => {
    const none = { title: '', subject: '', organisation: '' };
    expect(named(`Which Payments were processed with Visa? Draw a scatter chart.\n\n${TABLE}`)).toEqual(none);
    expect(named(`How many payments are there for each method?\n\nData (Payments):\n${TABLE}`)).toEqual(none);
  });

  test('is the organisation that a person names beside the data', () => {
    const { organisation } = named(`A bar chart for Harbour Street Market: amount by method.\n\n${TABLE}`);
    expect(organisation).toBe('Harbour Street Market');
  });
});
