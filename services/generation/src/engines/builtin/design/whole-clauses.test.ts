import { describe, expect, test } from '@jest/globals';
import { designContentSchema, plainText } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDesign } from './compose-design.ts';
import { textLayers } from './text-problems.ts';

/** The texts of each frame, the headline first. */
function frames(prompt: string): string[][] {
  const brief = readBrief(prompt, 'design');
  const { content } = composeDesign(brief, createContext(brief, 'economy').context);
  designContentSchema.parse(content);
  return content.frames.map((frame) =>
    textLayers(frame)
      .sort((left, right) => Number(right.role === 'title') - Number(left.role === 'title'))
      .map((layer) => plainText(layer.text)),
  );
}
const texts = (prompt: string) => frames(prompt)[0] ?? [];

describe('a design says', () => {
  test.each<[string, string, string, string[]]>([
    [
      'who plays, and the prices as they stand',
      'Gig poster for The Velvet Crows with support from Paper Moths, Thursday 5th February, The Cellar, doors 19:00, £12 adv / £15 door, 18+. Dark, moody, red and black.',
      'The Velvet Crows',
      [
        'Gig',
        'Support from Paper Moths',
        'Thursday 5th February',
        'The Cellar',
        'Doors 19:00',
        '£12 adv / £15 door',
        '18+',
      ],
    ],
    [
      'the steps that are listed, under what they are for',
      'Poster about the importance of handwashing in schools, 5 steps: wet, soap, scrub 20 seconds, rinse, dry',
      'Importance of handwashing in schools',
      ['5 steps', 'Wet', 'Soap', 'Scrub 20 seconds', 'Rinse', 'Dry'],
    ],
    [
      'each tip, and where the figures are from',
      'Infographic about how to save water at home: fix leaks (a dripping tap wastes 5,500 litres a year), shorter showers (save 10 litres per minute), full loads in the dishwasher, collect rainwater. Source: City Water Board',
      'How to save water at home',
      [
        'Fix leaks (a dripping tap wastes 5,500 litres a year)',
        'Shorter showers (save 10 litres per minute)',
        'Full loads in the dishwasher',
        'Collect rainwater',
        'Source: City Water Board',
      ],
    ],
    [
      'who marries, and where it is held',
      "Carton d'invitation pour le mariage de Camille et Hugo le samedi 20 juin 2026 à 15h à la mairie d'Annecy, suivi d'un dîner au Domaine des Tilleuls. Réponse avant le 1er mai au 06 12 34 56 78.",
      'Camille et Hugo',
      [
        "Suivi d'un dîner au Domaine des Tilleuls",
        'Réponse avant le 1er mai au 06 12 34 56 78',
        'Invitation',
        'Mariage',
        'samedi 20 juin 2026 à 15h',
        "Mairie d'Annecy",
      ],
    ],
    [
      'what a review says, and who says it',
      "Book cover for a crime novel: 'The Salt Road' by Ingrid Vale. 'A chilling debut' - The Herald",
      'The Salt Road',
      ['Crime novel', 'Ingrid Vale', 'A chilling debut – The Herald'],
    ],
    [
      'the day that comes round, whole',
      'Facebook cover for our animal shelter Paws Haven, adoption day every first Saturday, 11am to 3pm',
      'Animal shelter Paws Haven',
      ['Adoption day', 'Every first Saturday, 11am to 3pm'],
    ],
    [
      'what stands in brackets, unbroken',
      "Hiring poster: we're looking for a barista (part time, 20h/week, 14€/h) and a pastry chef (full time). Apply at jobs@cafemilou.example.",
      'Hiring',
      [
        "We're looking for a barista (part time, 20h/week, 14€/h) and a pastry chef (full time)",
        'Apply at jobs@cafemilou.example',
      ],
    ],
    [
      'the number that a sentence starts with',
      'Real estate flyer: 3 bed semi-detached house, 12 Beech Avenue, Leeds LS8 2QJ. £325,000. New kitchen, walking distance to schools.',
      'Real estate',
      [
        '3 bed semi-detached house',
        '12 Beech Avenue, Leeds LS8 2QJ',
        '£325,000',
        'New kitchen',
        'Walking distance to schools',
      ],
    ],
    [
      'what a voucher is',
      'gift voucher for a massage, value 60 euros, valid 12 months, Salon Aurora, Hauptstr. 5, Graz',
      'Gift voucher',
      ['Massage', 'Value 60 euros', 'Valid 12 months', 'Salon Aurora', 'Hauptstr. 5, Graz'],
    ],
    ['who speaks', 'YouTube thumbnail: I built a cabin in 30 days', 'I built a cabin in 30 days', []],
    [
      'what it is an invitation to',
      'Invitation to a surprise 40th birthday party for Priya. Friday Nov 6th 8pm at The Old Boathouse, 3 River Lane. RSVP to Sam by Oct 20: 555-0142.',
      'Surprise 40th birthday party for Priya',
      [
        'You are invited',
        'Friday Nov 6th 8pm at The Old Boathouse, 3 River Lane',
        'RSVP to Sam by Oct 20: 555-0142',
      ],
    ],
    [
      'all days of a festival in one line',
      'Cartel para el festival de jazz de Segovia, 3, 4 y 5 de julio de 2026, Plaza Mayor, entrada gratuita.',
      'Festival de jazz de Segovia',
      ['Entrada gratuita', '3, 4 y 5 de julio de 2026', 'Plaza Mayor'],
    ],
    [
      'until when, and where to buy',
      'Web banner 728x90 for end of season sale, up to 50% off boots until 31 January, shop at nordbootz.com',
      'End of season sale',
      ['Up to 50% off boots until 31 January', 'Shop at nordbootz.com'],
    ],
    [
      'who sells, and every line of what is on sale',
      'Sale flyer for garden centre. Roses 3 for £20, compost 2 bags £9, hanging baskets from £12.99. Offer ends 31 May. Open 9-5 daily. Greenleaf Nursery, Mill Road, Ely.',
      'Sale',
      [
        'Garden centre',
        'Roses 3 for £20',
        'Compost 2 bags £9',
        'Hanging baskets from £12.99',
        'Offer ends 31 May',
        'Open 9-5 daily',
        'Greenleaf Nursery',
        'Mill Road, Ely',
      ],
    ],
    [
      'how to take part, in the words of the prompt',
      'Poster for a charity run on Sunday 14 June 2026. Start 9:30am at Clifton Downs. Entry £25, register at alderrun.org by 31 May.',
      'Charity run',
      [
        'Sunday 14 June 2026',
        'Start 9:30am at Clifton Downs',
        'Entry £25',
        'Register at alderrun.org by 31 May',
      ],
    ],
    [
      'each thing that a course has',
      'Facebook ad for online Spanish course: 8 weeks, live classes, €149 instead of €199, starts 2 May. Enrol now.',
      'Online Spanish course',
      ['8 weeks', 'Live classes', '€149 instead of €199', 'Starts 2 May', 'Enrol now'],
    ],
    [
      'who said it, where no dash tells',
      'quote post: "The best way out is always through." Robert Frost',
      'The best way out is always through.',
      ['Robert Frost'],
    ],
    [
      'when a shop is open, a line a day',
      'Opening hours sign for a pharmacy: Mon-Fri 8:30-18:30, Sat 9-13, Sun closed. Emergency 112',
      'Opening hours',
      ['Pharmacy', 'Mon-Fri 8:30-18:30', 'Sat 9-13', 'Sun closed', 'Emergency 112'],
    ],
    [
      'each part of a Japanese order with blanks',
      'ポスター：夏祭り 8月15日（土）17:00〜21:00 中央公園 花火は20時から 入場無料',
      '夏祭り',
      ['8月15日（土）17:00〜21:00', '中央公園', '花火は20時から', '入場無料'],
    ],
    [
      'addresses as they are written',
      'Visitenkarte für Miriam Vogt, Steuerberaterin, Kanzlei Vogt & Partner, Lindenallee 7, 50667 Köln, Tel. 0221 998877, m.vogt@kanzlei-vogt.de',
      'Miriam Vogt',
      [
        'Steuerberaterin',
        'Kanzlei Vogt & Partner',
        'Lindenallee 7, 50667 Köln',
        '0221 998877',
        'm.vogt@kanzlei-vogt.de',
      ],
    ],
    [
      'what is in a jar as one line',
      'Product label for homemade strawberry jam, 250 g, made June 2026, ingredients: strawberries 60%, sugar, lemon juice',
      'Homemade strawberry jam',
      ['250 g', 'Made June 2026', 'Ingredients: strawberries 60%, sugar, lemon juice'],
    ],
    [
      'what is asked for, behind the politeness',
      'Merci de créer une affiche pour la fête de la musique à Rennes le 21 juin à partir de 18h. Entrée libre, food trucks, scène ouverte place Hoche.',
      'Fête de la musique à Rennes',
      ['Entrée libre', 'Food trucks', 'Scène ouverte place Hoche', '21 juin à partir de 18h'],
    ],
    [
      'what is announced',
      'Social media post announcing that Dr. Chen joins our practice on 1 April, Maple Family Clinic',
      'Dr. Chen joins our practice',
      ['1 April', 'Maple Family Clinic'],
    ],
    [
      'the title of a play before its kind',
      'Affiche de théâtre : Le Malade imaginaire, de Molière, mise en scène Claire Dubois, du 4 au 8 mars à 20h30, Théâtre des Carmes, Avignon. Tarif plein 18 €, réduit 12 €.',
      'Le Malade imaginaire',
      [
        'Théâtre',
        'De Molière',
        'Mise en scène Claire Dubois',
        'du 4 au 8 mars à 20h30',
        'Théâtre des Carmes, Avignon',
        'Tarif plein 18 €',
        'Réduit 12 €',
      ],
    ],
    [
      'who marries, once',
      'Boda de Marta y Luis, 18 de octubre de 2026, Hacienda El Olivar, Sevilla. Confirmar asistencia antes del 1 de septiembre.',
      'Marta y Luis',
      [
        'Boda',
        '18 de octubre de 2026',
        'Hacienda El Olivar, Sevilla',
        'Confirmar asistencia antes del 1 de septiembre',
      ],
    ],
    [
      'whose prices they are',
      'Price list for a hair salon: Cut and blow dry 38 €, Colour from 55 €, Beard trim 15 €. Salon Lena, Tel. 030 1234567',
      'Hair salon',
      ['Cut and blow dry 38 €', 'Colour from 55 €', 'Beard trim 15 €', 'Salon Lena', 'Tel. 030 1234567'],
    ],
    ['the name of a house on its mark', 'A logo for my bakery Crumb & Co, rustic', 'Crumb & Co', ['Bakery']],
    [
      'two names before the day to save',
      'A wedding save the date, Anna & Tom, 12.09.2026, Tuscany',
      'Anna & Tom',
      ['Save the date', 'Wedding', 'Tuscany', '12.09.2026'],
    ],
  ])('%s', (_, prompt, headline, rest) => {
    const [first, ...others] = texts(prompt);
    expect(first).toBe(headline);
    expect([...others].sort()).toEqual([...rest].sort());
  });

  test.each([
    [
      "Poster for the spring concert of the Harbour Choir. Saturday 18 April 2026, 7:30 pm, St Mary's Church, Whitby. Tickets £8. Book on 01947 820555 or harbourchoir.org.uk",
      ["St Mary's Church, Whitby", 'Book on 01947 820555 or harbourchoir.org.uk'],
      ['harbourchoir.org', 'Whitby', 'Book now'],
    ],
    [
      'コーヒーショップ「青い鳥」の開店ポスター。2026年4月10日オープン、コーヒー1杯300円',
      ['2026年4月10日オープン', 'コーヒー1杯300円'],
      ['4月10日', '300円'],
    ],
    [
      'We lost our dog Biscuit on Monday near Victoria Park. He is a small brown terrier. Reward £200. Please call Tom on 07700 900123. Make me a missing dog poster.',
      ['Missing dog', 'We lost our dog Biscuit on Monday near Victoria Park', 'Reward £200'],
      ['Donate'],
    ],
  ])('each thing once, and nothing that paper cannot do: %s', (prompt, held, absent) => {
    const said = texts(prompt);
    for (const text of held) expect(said).toContain(text);
    for (const text of absent) expect(said).not.toContain(text);
  });
});

describe('a menu', () => {
  test('has its sections, and each dish beside its price', () => {
    const said = texts(
      'Menu for our Italian restaurant Da Luca: Starters: Bruschetta 6.50, Burrata with tomatoes 9.80. Mains: Tagliatelle al ragù 14.50, Branzino 21. Desserts: Tiramisù 7, Panna cotta 6.50. Service not included.',
    );
    expect(said[0]).toBe('Italian restaurant Da Luca');
    expect(said.slice(1)).toEqual([
      'Starters',
      'Bruschetta 6.50',
      'Burrata with tomatoes 9.80',
      'Mains',
      'Tagliatelle al ragù 14.50',
      'Branzino 21',
      'Desserts',
      'Tiramisù 7',
      'Panna cotta 6.50',
      'Service not included',
    ]);
  });

  test('is headed by its house in German', () => {
    expect(
      texts(
        'Speisekarte für das Gasthaus Zum Hirsch mit: Leberknödelsuppe 5,80 €, Schweinebraten mit Knödel 14,90 €, Apfelstrudel 6,20 €',
      ),
    ).toEqual([
      'Gasthaus Zum Hirsch',
      'Leberknödelsuppe 5,80 €',
      'Schweinebraten mit Knödel 14,90 €',
      'Apfelstrudel 6,20 €',
    ]);
  });
});

describe('several designs', () => {
  test('say each what the prompt gives it', () => {
    const [timetable = [], trial = [], quote = []] = frames(
      "3 instagram stories for our yoga studio Still Point: one announcing the new timetable from 1 March, one for the free trial class on Sunday at 10, one with a quote 'Breathe in, let go'",
    );
    expect(timetable.join(' | ')).toMatch(/timetable/i);
    expect(timetable.join(' | ')).toMatch(/1 March/);
    expect(timetable.join(' | ')).not.toMatch(/trial|Breathe|instagram/i);
    expect(trial.join(' | ')).toMatch(/trial class/i);
    expect(trial.join(' | ')).not.toMatch(/March|Breathe/);
    expect(quote[0]).toBe('Breathe in, let go');
    for (const frame of [timetable, trial, quote]) expect(frame.join(' ')).toMatch(/Still Point/);
  });

  test('follow the numbers that the prompt gives them', () => {
    const posts = frames(
      'Instagram carousel of 4 posts: post 1 tips for better sleep, post 2 no screens after 9pm, post 3 keep the room at 18°C, post 4 same bedtime every day',
    );
    expect(posts.map(([headline]) => headline)).toEqual([
      'Tips for better sleep',
      'No screens after 9pm',
      'Keep the room at 18°C',
      'Same bedtime every day',
    ]);
  });

  test('of a house keep its contacts, and no word of the order', () => {
    const all = frames(
      'A set: business card, letterhead and Instagram post for Lumen Architects, minimalist, forest green #1B4D3E and white. Phone +44 20 7946 0958, studio@lumen.example',
    );
    expect(all).toHaveLength(3);
    const said = all.flat().join(' | ');
    expect(said).not.toMatch(/A set|#1B4D3E|letterhead/i);
    const cards = all.filter((frame) => frame.join(' ').includes('7946 0958'));
    expect(cards.length).toBeGreaterThanOrEqual(2);
  });
});
