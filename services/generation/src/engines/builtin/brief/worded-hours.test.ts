import { describe, expect, test } from '@jest/globals';
import { composeSpec } from '../compose.ts';
import { readBrief } from './read-brief.ts';

const hoursOf = (prompt: string) =>
  readBrief(prompt, 'website').hours.map(({ days, hours }) => `${days} ${hours}`.trim());

function made(prompt: string) {
  const spec = composeSpec({
    prompt,
    buildType: 'website',
    mode: 'economy',
    createdAt: '2027-01-01T00:00:00Z',
  });
  if (spec.buildType !== 'website') throw new Error('not a website');
  return { ...spec, sections: spec.content.pages.flatMap(({ sections }) => sections) };
}

const PROMPTS: readonly [string, string, string, string][] = [
  [
    'Site web pour une boulangerie artisanale à Lyon, pain au levain, ouverte du mardi au dimanche',
    'du mardi au dimanche',
    'Pain au levain',
    'Lyon',
  ],
  [
    'Webseite für eine kleine Bäckerei in Freiburg, Sauerteigbrot und Brezeln, geöffnet von Dienstag bis Sonntag',
    'von Dienstag bis Sonntag',
    'Sauerteigbrot',
    'Freiburg',
  ],
  [
    'Página web para una panadería artesanal en Valencia, pan de masa madre, abierta de lunes a sábado',
    'de lunes a sábado',
    'Pan de masa madre',
    'Valencia',
  ],
  [
    'Sito web per una pizzeria napoletana a Torino, pizza fritta, aperta dal martedì alla domenica',
    'dal martedì alla domenica',
    'Pizza fritta',
    'Torino',
  ],
  [
    'Site para uma padaria artesanal no Porto, pão de fermentação natural, aberta de terça a domingo',
    'de terça a domingo',
    'Pão de fermentação natural',
    'Porto',
  ],
  [
    'Website voor een ambachtelijke bakkerij in Gent, zuurdesembrood, open van dinsdag tot zondag',
    'van dinsdag tot zondag',
    'Zuurdesembrood',
    'Gent',
  ],
  [
    'Strona internetowa dla piekarni rzemieślniczej w Krakowie, chleb na zakwasie, otwarta od wtorku do niedzieli',
    'od wtorku do niedzieli',
    'Chleb na zakwasie',
    'Krakowie',
  ],
  [
    'Website for an artisan bakery in Leeds, sourdough bread, open Tuesday to Sunday',
    'Tuesday to Sunday',
    'Sourdough bread',
    'Leeds',
  ],
];

describe('a description in one sentence keeps what it gives', () => {
  test.each(PROMPTS)('%s', (prompt, hours, goods, place) => {
    const { sections, content } = made(prompt);
    const location = sections.find((section) => section.type === 'locationHours');
    expect(JSON.stringify(location)).toContain(hours);
    const menu = sections.find((section) => section.type === 'menu');
    expect(menu?.type === 'menu' ? menu.items[0]?.title : undefined).toBe(goods);
    const description = content.pages[0]?.seo.description ?? '';
    expect(description.split(place).length - 1).toBe(1);
  });
});

test('one thing that is named stands before the services of the trade', () => {
  const { sections } = made(
    'a website for my florist shop in Bath, wedding bouquets, open Monday to Saturday',
  );
  const services = sections.find((section) => section.type === 'services');
  expect(services?.type === 'services' ? services.items[0]?.title : undefined).toBe('Wedding bouquets');
});

describe('hours in words', () => {
  test.each([
    [
      'Site pour un salon. Fermé le lundi, ouvert tous les jours sauf le dimanche.',
      ['lundi Fermé', 'tous les jours sauf le dimanche'],
    ],
    [
      'Webseite für einen Fahrradladen in Kassel. Täglich außer montags geöffnet, samstags nur vormittags.',
      ['Täglich außer montags', 'samstags nur vormittags'],
    ],
    ['Site for a cafe in York, open daily', ['daily']],
    ['Site for a cafe in York. Open Mon-Fri 8-18.', ['Mon-Fri 8-18']],
    ['Site for a club that meets on Tuesday and Thursday', []],
  ])('%s', (prompt, hours) => {
    expect(hoursOf(prompt)).toEqual(hours);
  });

  test('are read in linear time', () => {
    expect(hoursOf(`Cafe, open ${'Monday to '.repeat(1200)}${' '.repeat(2000)}`).length).toBeLessThan(400);
  });
});

describe('what stands behind the first words', () => {
  test.each([
    ['Website for a plumber in Leeds, fast and reliable', []],
    ['Website for a cafe in Bath, with a gallery', []],
    ['Website for a vet in Hull, run by Dr. Anna Bell', []],
    ['Website for a cafe in Bath, family run', []],
  ])('%s names nothing on offer', (prompt, topics) => {
    expect(readBrief(prompt, 'website').topics).toEqual(topics);
  });
});
