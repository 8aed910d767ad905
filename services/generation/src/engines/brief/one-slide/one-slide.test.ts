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

/** Where each thing stands on the slide, in what form, and its words. */
function orderOf(prompt: string) {
  const [slide] = readBrief(prompt, 'slides').slides ?? [];
  const placed = (slide?.elements ?? []).map(({ place, form, heading, items }) => [
    ...[place, form],
    ...(heading === '' ? [] : [heading]),
    ...items.map(({ text }) => text),
  ]);
  return { slide, placed };
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
    expect(slide?.elements.map(({ place, heading, items }) => [place, heading, items[0]?.text])).toEqual([
      ['left', 'Spring tide', 'Highest of all.'],
      ['left', '', 'a full moon'],
      ['center', 'Neap tide', 'Hardly a change.'],
      ['center', '', 'a half moon'],
      ['right', 'Ebb', 'The water goes.'],
      ['right', '', 'a bare rock'],
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

  it('puts what is ordered below something where that stands, and draws lines that are ordered', () => {
    const { placed, slide } = orderOf(
      [
        'Create a slide titled "Two Boats" with a short red line under it.',
        'On the left, add the sentence "The skiff is light."',
        'Below this sentence, list these points:',
        '- Oak',
        '- Larch',
        'On the right, place a stuffed albatross. Below the bird add the quote "It flew far." in italics.',
        'Put a thin green vertical line between the two halves.',
      ].join('\n'),
    );
    expect(placed).toEqual([
      ['left', '', 'The skiff is light.'],
      ['left', '', 'Oak', 'Larch'],
      ['right', 'picture', 'a stuffed albatross'],
      ['right', '', 'It flew far.'],
    ]);
    expect(slide?.bars.map(({ form, place, fills }) => [form, place, ...fills])).toEqual([
      ['lines', '', 'red'],
      ['lines', 'center', 'green'],
    ]);
  });

  it('keeps lists in coloured boxes under their names, whole items of a list, and all corners where they are', () => {
    expect(
      orderOf(
        [
          'Create a slide titled "Our Boat". Divide it into four boxes:',
          '1. **Good** (green box): "Fast", "Dry"',
          '2. **Bad** (red box): "Old", "Small"',
        ].join('\n'),
      ).placed,
    ).toEqual([
      ['left', 'box', 'Good', 'Fast', 'Dry'],
      ['right', 'box', 'Bad', 'Old', 'Small'],
    ]);
    expect(
      orderOf(
        [
          'Create a slide titled "Knots" with white text on a maroon background. Add this numbered list:',
          '1. **Bowline**: A loop at the end of a rope.',
          '2. **Hitch**: A knot around a post. It holds in one direction.',
          '3. **Splice**: Two ropes in one.',
          'Place a pyramid diagram on the right, its widest step being "Bowline".',
        ].join('\n'),
      ).placed.map((one) => one.length),
    ).toEqual([5, 3]);
    expect(
      orderOf(
        [
          'Create a slide titled "Winds" with four sections:',
          '- **Top left**: "North" - "Cold."',
          '- **Bottom right**: "South" - "Warm."',
          'Use a light green background for each section and keep the slide background white.',
        ].join('\n'),
      ).placed,
    ).toEqual([
      ['top-left', 'box', 'North', 'Cold.'],
      ['bottom-right', 'box', 'South', 'Warm.'],
    ]);
  });

  it('keeps who speaks, buttons in one row, and a picture for each of the names that it counts', () => {
    expect(
      orderOf(
        [
          'Create a slide with the following elements:',
          '',
          '1. **Title**: "At the Pier" in small letters inside a light blue rounded box in the top right corner.',
          '2. **Illustration**: On the left side, place a cartoon of a gull in a hat.',
          '3. **Speech Bubble**: On the right, a sailor on deck says: "All aboard!"',
          '4. **Buttons**: At the bottom, add a button labeled "BACK" on the left and one labeled "NEXT" on the right.',
        ].join('\n'),
      ).placed,
    ).toEqual([
      ['left', 'picture', 'a gull in a hat'],
      ['right', 'picture', 'a sailor on deck'],
      ['right', 'bubble', 'All aboard!'],
      ['bottom-left', 'button', 'BACK'],
      ['bottom-right', 'button', 'NEXT'],
    ]);
    expect(
      orderOf(
        [
          'Create a slide titled "Crew". Show two circular portraits in a row. Under each portrait, add the name and the role:',
          '1. "Ada" - "Mate"',
          '2. "Bo" - "Cook"',
        ].join('\n'),
      ).placed,
    ).toEqual([['', 'round', 'Mate', 'Cook']]);
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
