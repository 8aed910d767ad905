import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) => {
  const brief = readBrief(prompt, 'design');
  const said = brief.segments.flatMap(({ role, text }) => (role === 'material' ? [text.trim()] : []));
  const action = brief.requested.find(({ target }) => target === 'callToAction')?.title ?? '';
  return { title: brief.title, said, action };
};

describe('a design that is ordered in sentences', () => {
  test.each<[string, ReturnType<typeof read>]>([
    [
      'Create a promotional post on Facebook to advertise a free pottery evening for parents. The evening will be hosted by Ruth Abel, a potter, and will take place on 3 June from 6 - 8 PM. Guests can book a place at clay.example/june.',
      {
        title: 'Free pottery evening for parents',
        said: ['hosted by Ruth Abel, a potter', '3 June from 6 - 8 PM'],
        action: 'Book a place at clay.example/june',
      },
    ],
    [
      'Design an ad for a travel agency offering walking tours in Madeira. Encourage people to bring their friends.',
      { title: 'Walking tours in Madeira', said: ['travel agency'], action: 'Bring your friends' },
    ],
    [
      "Create a Mother's Day greeting card with a soft watercolour design. The card includes the phrase 'For the best of mothers'.",
      { title: 'For the best of mothers', said: ['For the best of mothers'], action: '' },
    ],
    [
      'Design an invitation for a street party at Elm Court, with grilled corn and a brass band. The party is on Saturday, May 9th from 3 PM.',
      {
        title: 'Street party at Elm Court',
        said: ['grilled corn and a brass band', 'Saturday, May 9th from 3 PM'],
        action: '',
      },
    ],
    [
      'Announce the reopening of the old mill. The first day is Feb 2, and visitors should ring the bell.',
      { title: 'Reopening of the old mill', said: ['Feb 2'], action: 'Ring the bell' },
    ],
    [
      'Create a business card for Ines Roth, a notary. Include the website www.roth.example and the phone number 555-0133.',
      {
        title: 'Ines Roth',
        said: ['notary', 'www.roth.example', '555-0133'],
        action: '',
      },
    ],
    [
      'Make a poster about a blood drive in Leith. The poster should feature a red heart. The regular hours are 9 to 5 and entry costs £2. Show nurses smiling.',
      {
        title: 'Blood drive in Leith',
        said: ['regular hours are 9 to 5', 'entry costs £2'],
        action: '',
      },
    ],
    [
      'Make a quote story for a running coach: "Slow is a speed too." Include the coach\'s handle @coachbea.',
      { title: 'Slow is a speed too.', said: ['Slow is a speed too.', '@coachbea'], action: '' },
    ],
    [
      'Design a poster for a folk night at the Red Barn, featuring the Ada Quill Trio. Entry $9. Calm, rustic feel.',
      { title: 'Folk night at the Red Barn', said: ['Ada Quill Trio', 'Entry $9'], action: '' },
    ],
    [
      'Create a flyer for an open studio, featuring a woman at a wheel. It is on June 6. Use the hashtag #ClayDay.',
      { title: 'Open studio', said: ['June 6', '#ClayDay'], action: '' },
    ],
    [
      'Create an Instagram post for a yarn shop to announce that sock wool is back in stock. The design should feel calm.',
      { title: 'Sock wool is back in stock', said: ['yarn shop'], action: '' },
    ],
    [
      "Design a ticket for a puppet play. It features 'The Tin Crow' and a 'Find out more' button with the price of $6.",
      { title: 'The Tin Crow', said: ['The Tin Crow', '$6'], action: 'Find out more' },
    ],
    [
      "Create a flyer for a village swap taking place on the last Sunday of every month. Include the text 'Take One, Leave One' and the hours from 9 AM - 2 PM.",
      {
        title: 'Take One, Leave One',
        said: ['last Sunday of every month', 'Take One, Leave One', 'from 9 AM - 2 PM'],
        action: '',
      },
    ],
    [
      'Design a ticket for a film night showing old westerns with live banjo. The ticket is for row C, seat 4, and the show starts at 8 PM on May 3.',
      {
        title: 'Film night',
        said: ['old westerns with live banjo', 'row C, seat 4', '8 PM on May 3'],
        action: '',
      },
    ],
    [
      "Design a web banner for a tea shop's spring sale, with a kettle and a stack of cups. Use the text 'Sip On', 'Cups from $9'.",
      {
        title: 'Sip On',
        said: ['Sip On', 'Cups from $9'],
        action: '',
      },
    ],
    [
      "Create a flyer for a brass band looking for new drummers. Include the text 'Loud is fine' and the hour, Mondays at 7 PM in St. Olave's Hall. The speaker is Ada Quill and entry closes on May 2.",
      {
        title: 'Loud is fine',
        said: [
          'brass band',
          'Loud is fine',
          "Mondays at 7 PM in St. Olave's Hall",
          'speaker is Ada Quill',
          'entry closes on May 2',
        ],
        action: '',
      },
    ],
    [
      "Design a thank-you card for a small potter. It includes the text 'Turned by hand' and a discount code 'CLAY5' for the next order.",
      {
        title: 'Thank you',
        said: ['Turned by hand', "discount code 'CLAY5' for the next order"],
        action: '',
      },
    ],
    [
      "Create a card for a mason called Jo Reed. Use the text 'Stone lasts', a fee of £40. Call to action: 'Ask us'.",
      { title: 'Stone lasts', said: ['mason', 'Stone lasts', 'fee of £40'], action: 'Ask us' },
    ],
    [
      "Design a post for a mill house with the text 'FOR SALE', 3 rooms, 2 barns, Riverside. Mention the $900 deposit.",
      {
        title: 'FOR SALE',
        said: ['FOR SALE', '3 rooms', '2 barns', 'Riverside', '$900 deposit'],
        action: '',
      },
    ],
    [
      "Design a baker's Mother's Day breakfast promotion. It costs $9 per adult, and every child eats free. Sunday, May 12, 10:30 AM.",
      {
        title: "Mother's Day breakfast",
        said: ['$9 per adult', 'every child eats free', 'Sunday, May 12, 10:30 AM'],
        action: '',
      },
    ],
    [
      'Design a poster for a farewell for Captain Ruth Pike, after years at sea. 8 August, Club terrace.',
      {
        title: 'Farewell for Captain Ruth Pike, after years at sea',
        said: ['8 August, Club terrace'],
        action: '',
      },
    ],
    [
      "Create a menu for a small tea bar with the sections 'Tea' and 'Cakes'. Assam 3, Linzer torte 4.",
      { title: 'Small tea bar', said: ['Tea', 'Cakes', 'Assam 3, Linzer torte 4'], action: '' },
    ],
    [
      'Design a post to explain how to fold paper in 3 steps: corners to the middle, wings down, nose up.',
      {
        title: 'How to fold paper in 3 steps',
        said: ['corners to the middle, wings down, nose up'],
        action: '',
      },
    ],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toEqual(expected);
  });

  test.each([
    [
      'Design a book cover titled "Tide" by Ada Quill. Show a heron on one leg in red mist.',
      ['heron on one leg in red mist'],
    ],
    [
      'Create a flyer for a kite day with a big kite. Include a QR code and the text "Up".',
      ['big kite', 'QR code'],
    ],
    [
      'Make an invitation for a quiz with a pirate theme. Bright, with a parrot and a map.',
      ['pirate', 'parrot and a map'],
    ],
    ["Create a poster for Mo's show about trains with a romantic theme. Use the logo and soft colors.", []],
    [
      'Design an ad for a lost dog, a terrier with a white ear. Use a silhouette of a dog.',
      ['silhouette of a dog'],
    ],
    [
      'Gestalte einen Flyer für das Hoffest mit einer Zeichnung von einem Fuchs.',
      ['Zeichnung von einem Fuchs'],
    ],
  ])('%s shows just what it orders', (prompt, pictures) => {
    const { requested } = readBrief(prompt, 'design');
    expect(requested.flatMap(({ target, title }) => (target === 'picture' ? [title] : []))).toEqual(pictures);
    expect(requested.filter(({ kind, text }) => kind === 'colour' && text === 'red')).toEqual([]);
  });

  test('prints no words of how it looks, and reads their colours', () => {
    const { said } = read('Create a poster for a ska night. Friday 3 May. Neon pink and cyan on black.');
    expect(said).toEqual(['Friday 3 May']);
    const { requested } = readBrief(
      'Create a poster for a ska night. Neon pink and cyan on black.',
      'design',
    );
    expect(requested.filter(({ kind }) => kind === 'colour').map(({ target }) => target)).toEqual([
      ...['pink', 'cyan', 'black'],
    ]);
    const front = read('Create a business card for a tuner. Front with a key, back with the details.');
    expect(front.said).toEqual([]);
  });

  test('asks for the details that it names', () => {
    const { requested } = readBrief(
      'Create a flyer for a choir of seniors. Include the date, the hall’s address and the phone number of our office. The time is up to you.',
      'design',
    );
    expect(requested.filter(({ kind }) => kind === 'section').map(({ target }) => target)).toEqual([
      ...['date', 'place', 'contact'],
    ]);
  });

  test('says nothing of talk with whoever makes it, nor what is private', () => {
    const { said } = read(
      'Create a poster for a plant swap in Hove. We would love something playful. All plants find a home. Keep it simple. Thank you so much! Between us, the hall is not booked yet.',
    );
    expect(said).toEqual(['All plants find a home']);
  });

  test('a list of lines is read as lines are', () => {
    const { said } = read('Flyer for the fair\nSunday 4 May, 11 am\nEntry £3');
    expect(said.join(' ')).toContain('Sunday 4 May, 11 am');
  });
});
