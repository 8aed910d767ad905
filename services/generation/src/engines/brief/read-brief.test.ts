import { describe, expect, test } from '@jest/globals';
import { readBrief } from './read-brief.ts';

test('what is said of a thing in a list orders nothing', () => {
  const { commands } = readBrief(
    "Lab, Room 2\nEquipment:\n– light gate, 10 available\n– ripple tank, 1 available, needs two lessons' notice\n\nFrom this, please build us a site where teachers look it up.",
    'website',
  );
  expect(commands.join()).toContain('please build us a site');
});

describe('what a prompt is about', () => {
  test('name, descriptor and place of what a site is for', () => {
    const brief = readBrief('A site for Quill & Ash, a bindery in Ghent. Calm and modern.', 'website');
    expect(brief).toMatchObject({
      organisation: 'Quill & Ash',
      descriptor: 'a bindery in Ghent',
      subject: 'a bindery in Ghent',
      place: 'Ghent',
      tone: ['calm', 'modern'],
      language: 'en',
    });
  });

  test('a title only where it is dictated for the whole', () => {
    expect(readBrief('Write a report titled "Tides of Skye" about seaweed.', 'document').title).toBe(
      'Tides of Skye',
    );
    expect(readBrief('Write a website about seaweed farms.', 'website').title).toBe('');
  });

  test('the ordered language goes before that of the material', () => {
    const brief = readBrief('Bitte auf Englisch: eine Website für den Hofladen Grünwinkel.', 'website');
    expect([brief.language, brief.orderLanguage]).toEqual(['en', 'de']);
  });

  test.each([
    ['A bakery site once', 'en'],
    ['one page for a yoga studio', 'en'],
    ['Sito per una pizzeria', 'it'],
    ['Une page pour mon chien', 'fr'],
  ])('the letters tell the language of few words that several languages have: %s', (prompt, language) => {
    expect(readBrief(prompt, 'website').language).toBe(language);
  });

  test('a word of another language within names and lines of an invoice does not tell its language', () => {
    const lines =
      'Konaklama: 14–16 Ağustos (2 gece)\nMüşteri: Boztepe Doğa Derneği, sorumlu: Nermin Ulukavak';
    const prompt = `Aşağıdaki bilgilerden bir fatura hazırla.\nKızılyayla Dağ Evi, Aksoğan Yaylası\n${lines}\nDüzenleyen: Haydar Çetinoğuz (dağ evi işletmecisi)\nSıcak duş – 19 adet – 90 TL`;
    expect(readBrief(prompt, 'document').language).toBe('tr');
  });

  test('no kind on one word in passing', () => {
    expect(readBrief('Site for Osk & Fern, cutlers. Next to the bakery.', 'website').kind).toBe('');
    expect(readBrief('Site for Kornblum, a bakery in Ulm.', 'website').kind).toBe('bakery');
  });

  test('the same prompt gives the same brief', () => {
    const prompt = 'Deck with 5 slides about kelp, 40 tonnes a year.';
    expect(readBrief(prompt, 'slides')).toEqual(readBrief(prompt, 'slides'));
  });
});

test.each([
  ['「霧笛珈琲」のサイト。営業時間 10:00-18:00、アクセス。', 'hours'],
  ['Website for Crumb. Opening hours: 9:00-17:00. About us.', 'hours'],
  ['Website for Crumb. The fair is on Sunday. Talk 9:00-17:00 in the hall.', 'time'],
])('a range of times is of opening hours where it stands behind their name: %s', (prompt, kind) => {
  const { facts } = readBrief(prompt, 'website');
  expect(facts.filter(({ value }) => value.includes(':00-')).map((fact) => fact.kind)).toEqual([kind]);
});
