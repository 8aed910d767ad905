import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { blockText } from './block-text.ts';
import { composeDocument } from './compose-document.ts';

function compose(prompt: string) {
  const brief = readBrief(prompt, 'document');
  const { context } = createContext(brief, 'economy');
  const { content, title } = composeDocument(brief, context);
  return { title, blocks: content.blocks, text: content.blocks.map(blockText).join('\n') };
}

describe('pieces that people ask for', () => {
  test('minutes file what was decided, what is to do and what is open, and list those present once', () => {
    const { text } = compose(
      'Meeting minutes: product sync 4 June. Attendees: Jo, Lin, Marek. Decided to ship v2.3 on 11 June. Lin writes release notes by 9 June. Open: pricing page copy.',
    );
    expect(text.split('\n')).not.toContain('Attendees');
    expect(text.indexOf('Decided to ship')).toBeGreaterThan(text.indexOf('Decisions'));
    expect(text.indexOf('Lin writes release notes')).toBeGreaterThan(text.indexOf('Action items'));
    expect(text).toContain('Pricing page copy');
  });

  test('names with an initial stay whole among those present', () => {
    expect(
      compose(
        'Rédige le compte rendu de la réunion du 14 octobre. Présents : Mme Laurent, M. Diallo, M. Petit. Points : façade, ascenseur, vélos.',
      ).text,
    ).toContain('Mme Laurent, M. Diallo, M. Petit');
  });

  test('figures of different things are no series and no chart', () => {
    const { blocks, text } = compose(
      'Write a report on our pilot of electric vans. Facts: 6 vans, 14 weeks, 41,200 km. Sections: Summary, Results, Costs.',
    );
    expect(blocks.map((block) => block.type)).not.toContain('table');
    expect(text).toContain('41,200 km');
  });

  test('budget and phases of a proposal are facts, not headings', () => {
    const { blocks, text } = compose(
      'Proposal to the city library for a new website. Budget 24,500 EUR, three phases: discovery (3 weeks), design (5 weeks), build (8 weeks).',
    );
    const headings = blocks.filter((block) => block.type === 'heading').map(blockText);
    expect(headings.some((heading) => /\d/.test(heading))).toBe(false);
    expect(text).toContain('24,500 EUR');
    expect(text).toContain('8 weeks');
  });

  test('a letter keeps the places of its matter and is signed by who says "signed"', () => {
    const { text } = compose(
      'Carta de queja a la compañía de trenes: el tren 4417 de Sevilla a Madrid del 8 de octubre llegó con 3 horas de retraso. Firmado: Lucía Prieto.',
    );
    expect(text).toContain('de Sevilla a Madrid');
    expect(text.trim().endsWith('Lucía Prieto')).toBe(true);
    expect(text).not.toContain('Firmado:');
  });

  test('a writer who says the own name signs with it, and the orders stay out', () => {
    const { text } = compose(
      'Anschreiben für eine Bewerbung als Elektroniker bei der Stadtwerke Jena. Ich heiße Tobias Wendt und arbeite seit 2022 bei Elektro Vogel. Freundlich und kurz.',
    );
    expect(text.trim().endsWith('Tobias Wendt')).toBe(true);
    expect(text).toContain('Ich heiße Tobias Wendt');
    expect(text).not.toMatch(/Freundlich und kurz|Anschreiben für/);
  });

  test('a story is about its character and keeps its setting', () => {
    const { title, text } = compose(
      'Write a short story of about 600 words about a lighthouse keeper who finds a letter. Set on the island of Skerra in 1954.',
    );
    expect(title).toBe('A lighthouse keeper');
    expect(text).toContain('On the island of Skerra in 1954');
  });

  test('the number that a German invoice names is its number', () => {
    const { text } = compose(
      'Rechnung an Bäckerei Sommer GmbH von Anna Krüger Grafik. Rechnungsnummer 2026-118. Positionen: Logo 850 EUR, 3 Plakate à 120 EUR.',
    );
    expect(text).toMatch(/Rechnungsnummer[^\n]*2026-118/);
  });
});
