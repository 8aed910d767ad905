import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

/** What stands on the slide: each topic by its heading and its points. */
function slideOf(prompt: string) {
  const { title, topics, lists, requested, datasets } = readBrief(prompt, 'slides');
  const groups = topics.map(({ heading, passages }) => [
    heading,
    ...passages.flatMap((passage) => {
      if (passage.kind === 'sentence') return [passage.text];
      if (passage.kind === 'list')
        return lists.find(({ id }) => id === passage.list)?.items.map(({ text }) => text) ?? [];
      if (passage.kind !== 'dataset') return [];
      const rows = datasets.find(({ id }) => id === passage.dataset)?.rows ?? [];
      return rows.map((row) => row.join(' | '));
    }),
  ]);
  const count = requested.find(({ kind, target }) => kind === 'count' && target === 'slides');
  return { title, groups, slides: count?.value };
}

describe('an order of one slide, element by element', () => {
  it('takes labels for places, and headings in brackets for what stands over the lines below', () => {
    const prompt = [
      '**Title**: Put the text "Why Boats Leak" at the top, in white on a navy bar.',
      '',
      '**Left column** (heading "Causes" in orange):',
      '- No paint',
      '- Old caulking',
      '',
      '**Right column** (heading "Cures" in orange):',
      '- Paint in May',
      '- New oakum',
      '',
      '**Footer**: Add the text "Source: boatyard, 2026" in small grey italics.',
      'Keep the background white.',
    ].join('\n');
    expect(slideOf(prompt)).toEqual({
      title: 'Why Boats Leak',
      slides: 1,
      groups: [
        ['Causes', 'No paint', 'Old caulking'],
        ['Cures', 'Paint in May', 'New oakum'],
        ['', 'Source: boatyard, 2026'],
      ],
    });
  });

  it('takes a line that stands further out than a numbered one for the next element, and no part of it', () => {
    const prompt = [
      'Design one slide for the workshop.',
      '- At the top: title "Sharpening a Plane Iron"',
      '- Left side: numbered list:',
      '  1. "Flatten the back."',
      '  2. "Hold the bevel at 25 degrees."',
      '- Under the list: a box with the text "Wear gloves at the grinder."',
    ].join('\n');
    expect(slideOf(prompt)).toMatchObject({
      title: 'Sharpening a Plane Iron',
      groups: [
        ['', 'Flatten the back.', 'Hold the bevel at 25 degrees.'],
        ['', 'Wear gloves at the grinder.'],
      ],
    });
  });

  it('counts no slides in what it quotes, and takes quotations in a row for points', () => {
    const prompt =
      'Create a slide with a dark red background. In a circle write "The 5-10-15 Rule" in bold. Around it put two boxes with the texts "5 slides" and "10 minutes". At the bottom add the quote "Say less."';
    expect(slideOf(prompt)).toEqual({
      title: 'The 5-10-15 Rule',
      slides: 1,
      groups: [
        ['', '5 slides', '10 minutes'],
        ['', 'Say less.'],
      ],
    });
  });

  it('keeps what sections are called and say, without what is said of their pictures and looks', () => {
    const prompt = [
      'Create a slide titled "Three Woods" in large text. Divide it into two sections:',
      '',
      '1. **Left Section:**',
      '   - Title: "Oak" in yellow.',
      '   - Content: "Oak, once dry, lasts longest."',
      '   - Figure: an image of a beam.',
      '',
      '2. **Right Section:**',
      '   - Title: "Ash" in yellow.',
      '   - Content: "Ash bends."',
      '',
      '4. **Formatting**:',
      '   - Maintain consistent spacing between the points.',
    ].join('\n');
    expect(slideOf(prompt).groups).toEqual([
      ['Oak', 'Oak, once dry, lasts longest.'],
      ['Ash', 'Ash bends.'],
    ]);
  });

  it('makes a table of rows between commas under the columns that it names', () => {
    const prompt = [
      'Create a slide titled "Kettles". Insert a table with three columns: Model, Capacity, Price. Fill it with these rows:',
      '- Hob whistler, 1.2 L, $24',
      '- Gooseneck, 0.9 L, $72',
      'Under the table add a text box containing "The gooseneck is fastest."',
    ].join('\n');
    expect(slideOf(prompt).groups).toEqual([
      ['', 'Hob whistler | 1.2 L | $24', 'Gooseneck | 0.9 L | $72'],
      ['', 'The gooseneck is fastest.'],
    ]);
  });

  it('keeps headings that have a colour beside them, each with its text and its picture, on the ground that is ordered with the title', () => {
    const prompt = [
      'Create a slide titled "Three Tides" in large white font, on a deep blue background. Divide it into three columns:',
      '',
      '1. **Spring tide** (in light pink color):',
      '   - Icon: a full moon.',
      '   - "Highest of all."',
      '2. **Neap tide** (in light pink color):',
      '   - Icon: a half moon.',
      '   - "Hardly a change."',
      '3. **Ebb** (in light pink color):',
      '   - Icon: a bare rock.',
      '   - "The water goes."',
    ].join('\n');
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect([slide?.ground, slide?.title.fills]).toEqual(['darkblue', []]);
    expect(slide?.elements.map(({ items }) => items.map(({ label, text }) => `${label} ${text}`))).toEqual([
      [' a full moon', ' a half moon', ' a bare rock'],
      ['Spring tide Highest of all.', 'Neap tide Hardly a change.', 'Ebb The water goes.'],
    ]);
  });

  it('puts pictures over columns only where each has one', () => {
    const formsOf = (...icons: string[]) => {
      const columns = ['Spring tide', 'Neap tide', 'Ebb'].flatMap((name, at) => [
        `${at + 1}. **${name}**:`,
        ...(icons[at] ? [`   - Icon: ${icons[at]}.`] : []),
        `   - "What ${name} does."`,
      ]);
      const prompt = ['Create a slide titled "Tides". Divide it into three columns:', '', ...columns].join(
        '\n',
      );
      return readBrief(prompt, 'slides').slides?.[0]?.elements.map(({ form, items }) => [form, items.length]);
    };
    expect(formsOf()).toEqual([['boxes', 3]]);
    expect(formsOf('a moon', 'a star')).toEqual([
      ['picture', 1],
      ['picture', 1],
      ['boxes', 3],
    ]);
    expect(formsOf('a moon', 'a star', 'a rock')).toEqual([
      ['picture', 3],
      ['boxes', 3],
    ]);
  });

  it('prints no words of how something looks or where it stands, and names pictures by what they show', () => {
    const prompt = [
      'Create a slide with the title "OUR TIDES" at the top centre.',
      '',
      '1. **Background**: Use a solid navy colour.',
      '2. **Photo**: On the left, add a photo of a pier inside a round frame with a copper border.',
      '3. **Text Color**: White for the title, and yellow for the points.',
      '4. **Box**: Over the bottom of the photo, add a dark red box with white text "Mind the step."',
      '5. **Note**: Bottom right in small text "From the harbour office"',
    ].join('\n');
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect(slide?.ground).toBe('navy');
    expect(slide?.elements.map(({ place, items }) => [place, items[0]?.label, items[0]?.text])).toEqual([
      ['left', '', 'a pier'],
      ['bottom', '', 'Mind the step.'],
      ['bottom-right', '', 'From the harbour office'],
    ]);
  });

  it('keeps a figure with what it says, a quotation before others as their heading, and numbers of steps', () => {
    const prompt = [
      'Create a slide titled "Our Year". Put three key figures on the right:',
      ' - "+6%" "compared with 2024"',
      ' - "41" "members of staff"',
      'Below add:',
      '- In green, "Strengths": "Loyal guests", "Own bread"',
      'Then the steps:',
      '1. "Wash"',
      '2. "Rinse"',
    ].join('\n');
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect(
      slide?.elements.map(({ heading, ordered, items }) => [
        heading,
        ordered,
        ...items.map(({ label, text }) => `${label}|${text}`),
      ]),
    ).toEqual([
      ['', false, '+6%|compared with 2024', '41|members of staff'],
      ['Strengths', false, '|Loyal guests', '|Own bread'],
      ['', true, '|Wash', '|Rinse'],
    ]);
  });

  it('keeps all that a name leads to, and leaves the place of a picture out of its words', () => {
    const prompt = [
      'Create a slide with the following elements:',
      '',
      '1. **Title**: "What now?" centered at the top.',
      '2. **Options**: Three buttons below in a row, labelled "A. Wait", "B. Call", "C. Leave".',
      '3. **Illustration**: A bag on a bus seat in the bottom left corner.',
    ].join('\n');
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect(slide?.elements.map(({ form, items }) => [form, ...items.map(({ text }) => text)])).toEqual([
      ['button', 'A. Wait', 'B. Call', 'C. Leave'],
      ['picture', 'A bag on a bus seat'],
    ]);
  });

  it('takes no place from a direction or from what each thing has, and all labels for names where most are', () => {
    const prompt = [
      'Create a slide titled "Clouds". Add two white boxes from top to bottom, each with a picture on the left:',
      '- **High (above 6 km)**: "Thin."',
      '- **Middle**: "Grey."',
      '- **Low**: "Dense."',
    ].join('\n');
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect(slide?.elements.map(({ place, items }) => [place, ...items.map(({ label }) => label)])).toEqual([
      ['', 'High (above 6 km)', 'Middle', 'Low'],
    ]);
  });

  it('takes short names in a row beside the title for its points', () => {
    const prompt =
      'Design a slide titled "Our Shop in Numbers" with three key figures (4,100 customers, 92% return rate, 6 towns), each with an icon.';
    expect(slideOf(prompt)).toMatchObject({
      title: 'Our Shop in Numbers',
      groups: [['', '4,100 customers', '92% return rate', '6 towns']],
    });
  });

  it('keeps a place for points and a picture that are ordered and not given', () => {
    const prompt =
      'Create a slide titled "Signs of Rust" with bullet points about early and late signs, using a pale green background and an image of a garden gate on the right side.';
    const [slide] = readBrief(prompt, 'slides').slides ?? [];
    expect(slide?.elements.map(({ form, place, items }) => [form, place, items[0]?.text])).toEqual([
      ['asked', '', 'bullet points about early and late signs'],
      ['picture', 'right', 'a garden gate'],
    ]);
  });
});

describe('a slide that is ordered by its topic', () => {
  const thingsOn = (prompt: string) => {
    const { title, slides } = readBrief(prompt, 'slides');
    const elements = slides?.[0]?.elements ?? [];
    return [
      title,
      ...elements.map(({ form, items }) => [form, ...items.map((one) => `${one.label}|${one.text}`)]),
    ];
  };

  it('has a place for each thing that it names, and for what is asked of them', () => {
    expect(
      thingsOn(
        'A slide that introduces the three kinds of sail, square, lateen and gaff, with one example each.',
      ),
    ).toEqual([
      'the three kinds of sail',
      ['boxes', 'square|', 'lateen|', 'gaff|'],
      ['asked', '|one example each'],
    ]);
    expect(thingsOn('One slide comparing oars and paddles, with pros and cons of each.')).toEqual([
      'oars and paddles',
      ['boxes', 'oars|', 'paddles|'],
      ['asked', '|pros and cons of each'],
    ]);
    expect(
      thingsOn('Eine Folie über die drei Gezeiten: Ebbe, Flut und Stillwasser, je mit einem Bild.'),
    ).toEqual(['die drei Gezeiten', ['boxes', 'Ebbe|', 'Flut|', 'Stillwasser|'], ['asked', '|einem Bild']]);
  });

  it('has all of what it dates, and as many places as it counts', () => {
    expect(thingsOn('a single slide with the timeline of the pier: 1871 survey, 1879 opening')).toEqual([
      'the timeline of the pier',
      ['', '|1871 survey', '|1879 opening'],
    ]);
    expect(thingsOn('Single slide: three reasons to row. Photo of an oar on the left.')).toEqual([
      'three reasons to row',
      ['boxes', '|', '|', '|'],
      ['picture', '|an oar'],
    ]);
  });

  it('is none where the topic is no word, and has no places for names that are none', () => {
    expect(readBrief('One slide about x.', 'slides').slides).toBeUndefined();
    expect(thingsOn('One slide about kinds of sail: A, square, lateen.')).toEqual([
      'kinds of sail',
      ['boxes', '|'],
    ]);
  });
});
