import { describe, expect, it, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

/** A deck as the brief tells it: its title, and each slide with what stands on it. */
function deckOf(prompt: string) {
  const { title, organisation, topics, lists, datasets, requested } = readBrief(prompt, 'slides');
  const slides = topics.map(({ heading, passages }) => [
    heading,
    ...passages.flatMap((passage) => {
      if (passage.kind === 'sentence') return [passage.text];
      if (passage.kind === 'list')
        return lists.find(({ id }) => id === passage.list)?.items.map(({ text }) => text) ?? [];
      if (passage.kind !== 'dataset') return [];
      return datasets.find(({ id }) => id === passage.dataset)?.rows.map((row) => row.join(' ')) ?? [];
    }),
  ]);
  const count = requested.find(({ kind, target }) => kind === 'count' && target === 'slides')?.value;
  return { title, organisation, slides, count };
}

describe('a deck told slide by slide', () => {
  it('has the heading and the notes of each in its place, and draws what brackets tell as a series', () => {
    const prompt = [
      'Slide 1: Ferry Office, first half 2027',
      'Slide 2: Cars carried by month (Jan 310, Feb 280, Mar 342, in hundreds)',
      'Slide 3: What changed - new ramp, ticket office closed, 2 ferries instead of 3',
      'Slide 4: Decisions - night ferry, new pilot',
      'Presenter is Ola Lund.',
    ].join('\n');
    const { title, count, slides } = deckOf(prompt);
    expect([title, count]).toEqual(['Ferry Office, first half 2027', 4]);
    expect(slides.slice(1)).toEqual([
      ['Cars carried by month', 'Jan 310', 'Feb 280', 'Mar 342', 'in hundreds'],
      ['What changed', 'new ramp', 'ticket office closed', '2 ferries instead of 3'],
      ['Decisions', 'night ferry', 'new pilot'],
    ]);
  });

  it('reads what is spoken of the first, the second and the last, without the words that lead to it', () => {
    const { slides, count } = deckOf(
      'Make a deck for new drivers of our van. Four slides. Start with a welcome slide. The second slide is about the keys: they hang in bay 5. The third is about fuel: diesel only, never full, card in the glove box. The last slide is who to call: Ada Quill, dispatch, 555 0141.',
    );
    expect(count).toBe(4);
    expect(slides.slice(1)).toEqual([
      ['keys', 'they hang in bay 5'],
      ['fuel', 'diesel only', 'never full', 'card in the glove box'],
      ['who to call', 'Ada Quill', 'dispatch', '555 0141'],
    ]);
  });

  it('keeps headings whole, down to their first word', () => {
    const { title, slides } = deckOf(
      'slide 1 title Why we should close on Mondays, by Ada Quill. slide 2 the pilot: 42 people, march to may. slide 3 what happened: sick days down, output flat. slide 4 lessons learned: ask early, write it down.',
    );
    expect(title).toBe('Why we should close on Mondays');
    expect(slides.map(([heading]) => heading)).toEqual([
      title,
      'the pilot',
      'what happened',
      'lessons learned',
    ]);
  });

  it('is called by whose it is where that is told behind the slides and nothing else heads it', () => {
    const { title, organisation } = deckOf(
      'Deck for the board:\n- results: revenue 4.2m, churn 2.1%\n- what went well: a new office, 3 deals\n- plan: ship the app, hire 4 people\nThe company is Fernhill Analytics.',
    );
    expect([title, organisation]).toEqual(['', 'Fernhill Analytics']);
  });

  it('takes quotations for headings, and orders of points and charts for what they are', () => {
    const { title, slides } = deckOf(
      'Three slides please. On the first it says "Save the Pier" and below it "Meeting, 4 May, Town Hall". On the second, with the heading "What it costs", a bar chart: planks 410, bolts 85, paint 40, all in pounds. On the third, heading "What you can do": sign the list, bring a hammer.',
    );
    expect(title).toBe('Save the Pier');
    expect(slides).toEqual([
      ['Save the Pier', 'Meeting, 4 May, Town Hall'],
      ['What it costs', 'planks 410', 'bolts 85', 'paint 40', 'all in pounds'],
      ['What you can do', 'sign the list', 'bring a hammer'],
    ]);
  });

  it('draws a series in its unit, and has a cover where the first slide is not told', () => {
    const { slides, count } = deckOf(
      'Board update for Flint Mills, 3 slides. Slide 2: agenda. Slide 3 shows a bar chart of sales by product: Flour 14.2, Bran 9.6 (million dollars).',
    );
    expect(count).toBe(3);
    expect(slides.slice(1)).toEqual([
      ['agenda'],
      ['sales by product', 'Flour 14.2', 'Bran 9.6', 'million dollars'],
    ]);
  });

  it('is named by whom it is for, where it has no cover', () => {
    const { organisation, slides } = deckOf(
      'Pitch deck, 4 slides, for Fernlight, lamps for barns. Problem, market (€2bn), team (CEO Ana Reis, CTO Pau Roca), ask: €3M seed.',
    );
    expect(organisation).toBe('Fernlight');
    expect(slides).toEqual([
      ['Problem'],
      ['market', '€2bn'],
      ['team', 'CEO Ana Reis', 'CTO Pau Roca'],
      ['ask', '€3M seed'],
    ]);
  });

  test.each([
    ['lines', '3 Folien.\n1. Der Moorpfad\n2. Kosten\n   - Stege\n   - Schilder\n3. Termine – Start 4. Mai'],
    ['one line', '3 Folien: 1. Der Moorpfad 2. Kosten: Stege, Schilder 3. Termine: Start 4. Mai'],
    ['headings', '# Der Moorpfad\n\n## Kosten\n- Stege\n- Schilder\n\n## Termine\nStart 4. Mai'],
  ])('reads numbered %s', (_how, prompt) => {
    expect(deckOf(prompt)).toMatchObject({
      title: 'Der Moorpfad',
      slides: [['Der Moorpfad'], ['Kosten', 'Stege', 'Schilder'], ['Termine', 'Start 4. Mai']],
    });
  });
});

it('shows what slides say in letters, and nothing of what is said about them', () => {
  const prompt = [
    'Hello,\n\nSlides for the Harbour Run, one at a time.',
    'Slide 1: "Runners, good evening."',
    'Slide 2: this table, big.\n\nGroup | Flag | Pace\nA | red | 4:15\nB | blue | 4:58\nC | green | 5:40\n',
    'Slide 3: What if you fall? Wave your flag. Radio channel 3.',
    'Slide 4: the average wait, 4.7 hours. Nothing else on that one.',
    "Slide 5: A blank slide. I'm going to say something there.",
    '\nRegards,\nOla Lund',
  ].join('\n');
  const { title, slides } = deckOf(prompt);
  expect(title).toBe('Runners, good evening.');
  expect(slides.slice(1)).toEqual([
    ['', 'A red 4:15', 'B blue 4:58', 'C green 5:40'],
    ['What if you fall?', 'Wave your flag.', 'Radio channel 3.'],
    ['the average wait', '4.7 hours'],
    [''],
  ]);
});

test('an outline that nobody counted is a deck, below a cover of its own', () => {
  const { slides } = deckOf(
    'Talk on rope access for roofers. Outline:\n1. What it is\n2. Three rules: two ropes, one knot, no hurry\n3. Whom to call: Ines Falk',
  );
  expect(slides).toEqual([
    [''],
    ['What it is'],
    ['Three rules', 'two ropes', 'one knot', 'no hurry'],
    ['Whom to call', 'Ines Falk'],
  ]);
});

test('names in a row are the slides but for a cover that nobody names, below what the deck is about', () => {
  const prompt =
    'workshop deck on first aid for scout leaders, 8 slides, burns, cuts, fractures, heat stroke, when to call 112, a checklist for the kit, and a final quiz';
  const { slides, count } = deckOf(prompt);
  expect([count, ...slides.map(([heading]) => heading)].slice(0, 5)).toEqual([
    8,
    '',
    'burns',
    'cuts',
    'fractures',
  ]);
  expect(readBrief(prompt, 'slides').subject).toBe('first aid for scout leaders');
});

test('a range of slides begins none of them', () => {
  const { slides } = deckOf(
    'Deck for a ferry, 5 slides.\nSlide 1: Ferry Office\nSlide 2: Agenda\nSlides 3–5: one for each boat\nSlide 3: Aurora, 240 seats\nSlide 4: Skua, 80 seats\nSlide 5: Tern, 12 seats',
  );
  expect(slides.slice(2)).toEqual([
    ['Aurora', '240 seats'],
    ['Skua', '80 seats'],
    ['Tern', '12 seats'],
  ]);
});

test('a slide without commas says nothing of those behind it', () => {
  expect(deckOf('# Bar chart: list\n\n# Agenda\n\n# Team 2031').slides).toEqual([
    ['Bar chart', 'list'],
    ['Agenda'],
    ['Team 2031'],
  ]);
});

test('figures of one name are no series', () => {
  const { slides } = deckOf(
    'Deck, 3 slides.\nSlide 1: Halls\nSlide 2: Doors (Hall 3, Hall 5, Hall 7)\nSlide 3: Next - rain coats',
  );
  expect(slides[1]).toEqual(['Doors', 'Hall 3', 'Hall 5', 'Hall 7']);
  expect(
    readBrief('3 slides. Slide 1: Halls. Slide 2: Doors (Hall 3, Hall 5, Hall 7). Slide 3: Next.', 'slides')
      .datasets,
  ).toEqual([]);
});

test('a "slide deck" is counted by its slides, and numbers within a line may begin behind the title', () => {
  const { count, slides } = deckOf(
    '4 slide deck. Title: "Fewer lorries". 2: what we saw: 31% less noise. 3: what it costs. 4: decision: go on',
  );
  expect(count).toBe(4);
  expect(slides.slice(1).map(([heading]) => heading)).toEqual(['what we saw', 'what it costs', 'decision']);
});

test('names in a row may have colons behind them and figures with commas', () => {
  const { slides } = deckOf(
    'Deck for the rowing club, 4 slides: headline numbers (1,310 members, 41 boats), what worries us: the roof, upkeep: £6,400 a year, thank you',
  );
  expect(slides.map(([heading]) => heading)).toEqual([
    'headline numbers',
    'what worries us',
    'upkeep',
    'thank you',
  ]);
});

test('reads numbers without a sign, bullets that name what they tell, and sentences that go on', () => {
  const numbered = deckOf(
    'A deck of 4 slides for the crew.\n\n1 Title: The long pier - crew meeting 4 March\n2 What broke: two planks; one lamp\n3 Costs: planks 410, bolts 85\n4 Next: rain coats',
  );
  expect(numbered).toMatchObject({ title: 'The long pier - crew meeting 4 March', count: 4 });
  expect(numbered.slides[1]).toEqual(['What broke', 'two planks', 'one lamp']);
  const named = deckOf(
    'Slides for a short talk: "What the tide taught us" by Ola Lund.\n- Why we rowed: no wind, no fuel\n- How it went: 9 km, two breaks, one storm off the pier\n- Thank you + ola@pier.example',
  );
  expect(named).toMatchObject({ title: 'What the tide taught us', count: 4 });
  expect(named.slides.slice(1)).toEqual([
    ['Why we rowed', 'no wind', 'no fuel'],
    ['How it went', '9 km', 'two breaks', 'one storm off the pier'],
    ['Thank you', 'ola@pier.example'],
  ]);
  const spoken = deckOf(
    'A presentation for new rowers. Start with a welcome slide "Hello, rowers". Then a slide on who we are: founded 1921, 12 boats. Next, explain the rules: no shoes, life vest on. A slide with contacts: Ola Lund 030 555 0182.',
  );
  expect(spoken.slides).toEqual([
    ['Hello, rowers'],
    ['who we are', 'founded 1921', '12 boats'],
    ['rules', 'no shoes', 'life vest on'],
    ['contacts', 'Ola Lund 030 555 0182'],
  ]);
});

describe('slides of a deck that are told element by element', () => {
  const prompt = [
    'Make a deck with 3 slides about our kiln.',
    '',
    'Slide 1: the title "Fire & Clay" in the middle, large and white, on a dark green background, below it "Open since 1998".',
    'Slide 2: title "What we fire", three bullets "Bowls", "Tiles" and "Bells", an image of a kiln on the right.',
    'Slide 3: title Prices, three bullets: bowl $8, tile $3, bell $21, and a photo of a shelf on the left.',
  ].join('\n');

  it('has their titles, points and pictures, and none of the words of the order', () => {
    const { title, slides } = deckOf(prompt);
    expect(title).toBe('Fire & Clay');
    expect(slides).toEqual([
      ['', 'Open since 1998'],
      ['', 'Bowls', 'Tiles', 'Bells'],
      ['', 'bowl $8', 'tile $3', 'bell $21'],
    ]);
  });

  it('lays each out as it is ordered', () => {
    const placed = readBrief(prompt, 'slides').slides ?? [];
    expect(
      placed.map(({ name, ground, elements }) => [
        name,
        ground,
        elements.at(-1)?.form,
        elements.at(-1)?.place,
      ]),
    ).toEqual([
      ['Fire & Clay', 'darkgreen', '', ''],
      ['What we fire', '', 'picture', 'right'],
      ['Prices', '', 'picture', 'left'],
    ]);
  });

  it('reads labels for what they are where nothing stands in quotation marks', () => {
    const { title, slides } = deckOf(
      'Presentation, 2 slides.\n\nSlide 1\nTitle: Ferries\nSubtitle: Talk on 4 May\nBackground: dark blue\n\nSlide 2\nTitle: Two boats\n- Aurora, 240 seats\n- Skua, 80 seats\nImage: a ferry in fog, on the right',
    );
    expect(title).toBe('Ferries');
    expect(slides).toEqual([
      ['', 'Talk on 4 May'],
      ['', 'Aurora, 240 seats', 'Skua, 80 seats'],
    ]);
  });
});
