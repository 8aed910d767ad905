import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { designCopy } from './design-copy.ts';

const copy = (prompt: string) => designCopy(readBrief(prompt, 'design'));

describe('designCopy', () => {
  test('turns an offer into a headline and an encouragement into a button', () => {
    const { headline, subline, call } = copy(
      'Create an ad for a seed shop for balcony gardeners. Promote the offer of buying 3 and getting 1 pot free. Encourage customers to plant their balcony with us.',
    );
    expect(headline).toBe('Buy 3 and get 1 pot free');
    expect(subline).toBe('Seed shop for balcony gardeners');
    expect(call).toBe('Plant your balcony with us');
  });

  test('prints quoted texts to the letter, the name of the sender apart', () => {
    const { headline, lines, logo } = copy(
      'Design a card with the text "Warm wishes" and "from all of us". The text "OAK HOUSE" is the name of the shop.',
    );
    expect(headline).toBe('Warm wishes');
    expect(lines).toContain('from all of us');
    expect(logo).toBe('OAK HOUSE');
  });

  test('tells dates, places, prices and contacts apart', () => {
    const { details } = copy(
      'Poster for a lantern walk on Saturday, 7 November 2026 at 17:30 at Mill Pond, entry is €5, more at www.lantern.example',
    );
    const role = (name: string) =>
      details.filter((detail) => detail.role === name).map((detail) => detail.text);
    expect(role('date').join(' ')).toContain('Saturday, 7 November 2026 at 17:30');
    expect(role('place')).toContain('Mill Pond');
    expect(role('price').join(' ')).toContain('€5');
    expect(role('contact')).toContain('www.lantern.example');
  });

  test('puts labelled texts where their labels say', () => {
    const { headline, call, lines } = copy(
      'Banner.\nHeadline: Roots and shoots\nTagline: Grow something\nButton: Visit the garden',
    );
    expect(headline).toBe('Roots and shoots');
    expect(lines).toContain('Grow something');
    expect(call).toBe('Visit the garden');
  });

  test('leaves a place for what the prompt names and does not give', () => {
    expect(copy('Flyer for Mill Pond Nursery. Include our phone number.').missing).toEqual(['Phone number']);
  });

  test('prints each figure once', () => {
    const { details, offer, headline, body, call } = copy(
      'Instagram ad: 40% off all pots until 3 May at Linden Garden',
    );
    const all = [headline, offer, call, ...body, ...details.map((detail) => detail.text)]
      .filter(Boolean)
      .join(' | ');
    expect(all.match(/40%/g)).toHaveLength(1);
    expect(all.match(/3 May/g)).toHaveLength(1);
  });
});
