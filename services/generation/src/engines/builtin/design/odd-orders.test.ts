import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDesign } from './compose-design.ts';

/** The headline and the texts of the first frame; `all` holds those of groups too. */
function design(prompt: string): { title: string; texts: string[]; all: string } {
  const brief = readBrief(prompt, 'design');
  const { content } = composeDesign(brief, createContext(brief, 'economy').context);
  const layers = content.frames[0]?.layers.filter((layer) => layer.type === 'text') ?? [];
  const texts = layers.map((layer) => String(layer.text));
  return {
    title: String(layers.find((layer) => layer.role === 'title')?.text ?? ''),
    texts,
    all: JSON.stringify(content.frames[0]),
  };
}

describe('what a design says', () => {
  test('is the day or the offer, and not the sentence of the order', () => {
    const day = design('Design a post for World Water Day encouraging people to save water.');
    expect(day.title).toBe('World Water Day');
    expect(day.texts).toContain('Save water');
    expect(design('Create an Instagram post for a coffee brand launching a new oat milk latte.').title).toBe(
      'New oat milk latte',
    );
    expect(design('Design a thank you card for teachers.').title).toBe('Thank you');
    const trip = design(
      'Create an ad for a travel agency promoting trips to Iceland, 20% off early bookings.',
    );
    expect(trip.title).toBe('Trips to Iceland');
    expect(trip.all).toContain('20% off early bookings');
  });

  test('keeps a code whole, though it begins like a day', () => {
    const { texts, all } = design('Instagram story: 30% off all sandals until 31 August, code SUN30.');
    expect(all).toContain('SUN30');
    expect(texts).not.toContain('SUN');
  });

  test('is headed by who plays, or whose menu it is', () => {
    expect(design('Gig poster: The Paper Lanterns + Slow Comet, Sat 7 Nov, The Cellar, 18+').title).toBe(
      'The Paper Lanterns + Slow Comet',
    );
    const menu =
      'Menu for a taqueria, El Farol: Al pastor $4, Carnitas $4.50, Veggie $3.50, Horchata $3, Churros $5. Open late Fri & Sat.';
    expect(design(menu).title).toBe('El Farol');
    expect(readBrief(menu, 'design').language).toBe('en');
  });

  test('has no scraps of the order on it', () => {
    const { texts } = design(
      'Gutschein im Format A6 für ein Kosmetikstudio "Hautsache", Wert 50 €, gültig bis 31.12.2027, rosa',
    );
    expect(texts).not.toContain('Format');
    expect(texts).not.toContain('Rosa');
    expect(
      design('Web banner 728x90: "Winter tyres in 30 minutes" with button "Book now".').texts,
    ).not.toContain('With');
    const cat = design(
      'Flyer for a lost cat: Miso, grey tabby with white paws, missing since 3 May near Elm Road, call 555-0147',
    );
    expect(cat.texts.join('\n')).not.toMatch(/near Elm Road, /);
  });
});
