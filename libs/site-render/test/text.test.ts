import { expect, test } from '@jest/globals';
import type { SiteSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import type { SizedText } from '../src/deck/element.ts';
import { tableSetting } from '../src/exports/table-setting.ts';
import { breakPoints } from '../src/exports/text/break-points.ts';
import { openFontBook } from '../src/exports/text/font-book.ts';
import { layLines } from '../src/exports/text/lines.ts';
import { isRightToLeft } from '../src/exports/text/pieces.ts';
import { withRaisedNotes } from '../src/exports/text/raised.ts';
import { withOutlines } from '../src/exports/text/svg-outlines.ts';
import { html } from '../src/html.ts';
import { firstSign, initialsOf } from '../src/initials.ts';
import { inReadingOrder, numbersInOrder } from '../src/reading-order.ts';
import { boundMarkup, boundWords, headingText, richText } from '../src/rich-text.ts';
import { withWholeAddresses } from '../src/written-address.ts';
import { fixture } from './fixtures.ts';

const style = { families: ['Inter'], size: 10, color: '#000000' };

async function settingOf(text: string, dir: 'ltr' | 'rtl' = 'ltr') {
  const spec: SiteSpec = { ...(await fixture('document')), title: text };
  return { book: await openFontBook(spec), language: spec.language, dir };
}

const parts = (text: string): string[] => {
  const points = breakPoints(text, 'en');
  return points.map((point, index) => text.slice(points[index - 1] ?? 0, point));
};

test('no line ends within a unit, a name with its initial, or a sum', () => {
  expect(parts('40 km/h, E-Mail, Sonntag/Montag, Abfahrt-Nord')).toEqual([
    ...['40 ', 'km/h, ', 'E-Mail, ', 'Sonntag/', 'Montag, ', 'Abfahrt-', 'Nord'],
  ]);
  expect(parts('Heron kick-off, a check-in')).toEqual(['Heron ', 'kick-off, ', 'a ', 'check-in']);
  expect(headingText('Heron kick-off').text).toBe('Heron kick-\u2060off');
  expect(headingText('an e-mail.').text).toBe('an e-\u2060mail.');
  expect(parts('An EU-Norm, an A-Datenschutzgrundverordnung')).toEqual([
    ...['An ', 'EU-Norm, ', 'an ', 'A-Datenschutzgrundverordnung'],
  ]);
  for (const word of [
    'LUMEN-\u20603',
    'Covid-\u206019',
    'EU-\u2060Norm',
    'A-\u2060Datenschutzgrundverordnung',
    'face-\u2060à-\u2060face',
  ])
    expect(headingText(word.replaceAll('\u2060', '')).text).toBe(word);
  const address = 'https://a.example/?c=a-team or big-web.example/a-team';
  expect(headingText(address).text).toBe(address);
  expect(boundWords('S. Demirci has 0,6 Mio. € and 40 km/h')).toBe(
    'S.\u00a0Demirci has 0,6\u00a0Mio.\u00a0€ and 40\u00a0km/h',
  );
  expect(boundWords('Q3 2024: DKK 5.71 million')).toBe('Q3\u00a02024: DKK\u00a05.71 million');
  expect(boundWords('64 300 € at 17 h 30')).toBe('64\u00a0300\u00a0€ at 17\u00a0h\u00a030');
  expect(boundWords('Contre l’arrêt : « des sas » !')).toBe(
    'Contre l’arrêt\u00a0: «\u00a0des sas\u00a0»\u00a0!',
  );
  expect(headingText('It can do 40 km/h').text).toBe('It can do\u00a040\u00a0km/\u2060h');
  expect(headingText('Send an e-mail.').text).toBe('Send an e-\u2060mail.');
  expect(parts('he left—and only—the Paris–Bonn')).toEqual([
    ...['he ', 'left—', 'and ', 'only—', 'the ', 'Paris–', 'Bonn'],
  ]);
});

test('what is copied as it is written has no joints: addresses, paths and code', () => {
  const markup = (text: Parameters<typeof richText>[0]) => richText(text, (id) => id).text;
  for (const text of ['info@haus-am-see.de', 'www.stadt-am-see.de', 'x.de/?c=a-team', 'src/is-it/b-ab'])
    expect(markup(text)).toBe(text);
  expect(markup([{ text: 'docker-ce-cli', code: true }])).toBe('<code>docker-ce-cli</code>');
  expect(markup('At a kick-off in a haus-am-see.de')).toBe('At a kick-\u2060off in a haus-am-see.de');
});

test('no line ends within a telephone number, and its groups stay in order from right to left', () => {
  for (const number of ['0232 555 01 40', '253 555 0148', '(16) 5550-0137', '+48 16 555 01 73', '555-0156']) {
    expect(boundWords(`at ${number}.`)).toBe(`at ${number.replaceAll(' ', '\u00a0')}.`);
    expect(withWholeAddresses(`at ${number}.`, 'ltr')).toBe(
      `at <span class="number" dir="ltr">${number}</span>.`,
    );
  }
  expect(withWholeAddresses('2026-03-01, 10-12', 'ltr')).toBe('2026-03-01, 10-12');
  expect(numbersInOrder('هاتف 555-0117')).toBe('هاتف \u200e555-0117');
});

test('outlines of an Arabic design are drawn as they are written, whatever their numbers look like', async () => {
  const spec = await fixture('design');
  if (spec.buildType !== 'design') throw new Error('no design');
  const [frame] = spec.content.frames;
  const layer = frame?.layers.find(({ type }) => type === 'shape');
  if (frame === undefined || layer?.type !== 'shape') throw new Error('no shape');
  const path = 'M0 0H100V94Q95 106 90 94 85 106 80 94Z';
  const drawn = { ...layer, shape: 'path' as const, path };
  const content = { ...spec.content, frames: [{ ...frame, layers: [drawn] }] };
  expect(inReadingOrder({ ...spec, dir: 'rtl', content }).content).toEqual(content);
});

test('the parts of an address stand within Arabic as they are typed', () => {
  const [short, long] = [
    '<span class="address" dir="ltr">a@<wbr><span class="domain">',
    'office@rabifarm.example',
  ];
  expect(withWholeAddresses('بريد a@b.example', 'rtl')).toContain(short);
  expect(withWholeAddresses(`بريد ${long}`, 'rtl')).toContain('dir="ltr">office@<wbr>');
  expect(withWholeAddresses('mail a@b.example', 'ltr')).toBe('mail a@b.example');
});

test('no word of a table is parted where smaller type has room for it', () => {
  const labels = ['Kurs', 'Beginn', 'Angefangen', 'Abgeschlossen', 'Abgebrochen', 'Vermittelt'];
  const columns = labels.map((label) => ({ label, align: 'start' as const }));
  const rows = [['Daten A', '15.01.2024', '24', '19', '5', '14']];
  const widthOf = (text: string, size: number): number => text.length * size * 0.55;
  for (const width of [330, 380, 460]) {
    const { size, padding, widths } = tableSetting({ columns, rows }, { width, language: 'de', widthOf });
    for (const [at, cell] of [...labels, ...rows.flat()].entries())
      expect(widths[at % labels.length]).toBeGreaterThan(widthOf(cell, size) + padding * 2);
  }
});

test('Japanese ends its lines after phrases where it is large, after words else, and Chinese after words', () => {
  const lines = (text: string, ends: 'words' | 'phrases'): string[] => {
    const points = [0, ...breakPoints(text, 'ja', ends)];
    return points.slice(1).map((to, at) => text.slice(points[at], to));
  };
  expect(lines('園庭の砂場における3歳児の言葉', 'phrases')).toEqual([
    '園庭の',
    '砂場における',
    '3歳児の',
    '言葉',
  ]);
  expect(lines('18人を24日間、観察した', 'phrases')).toEqual(['18人を', '24日間、', '観察した']);
  expect(lines('スコップの数', 'words')).toEqual(['スコップの', '数']);
  expect(lines('欢迎试用', 'words')).toEqual(['欢迎', '试用']);
  // Words that no dictionary has are told from one-sign words by standing beside each other.
  expect(lines('新员工入职培训', 'phrases')).toContain('入职');
  expect(lines('安全红线四条', 'phrases')).toContain('红线');
});

test('breaks lines after spaces and hyphens, and between ideographs but not before their punctuation', () => {
  expect(parts('one two-three')).toEqual(['one ', 'two-', 'three']);
  expect(parts('京都「青葉」。')).toEqual(['京都', '「青葉」。']);
  expect(parts('続いて4〜6号').join('|')).toContain('4〜6');
  expect(parts('2026年10月5日〜2027年1月29日').join('|')).toContain('5日〜|2027');
  expect(parts('12-13 and a_b')).toEqual(['12-13 ', 'and ', 'a_b']);
});

test('keeps addresses whole, and breaks one that is wider than its line after @, dots and slashes', async () => {
  expect(parts('at ciao@corsia-aperta.example or lib-a.example/most-borrowed now')).toEqual([
    'at ',
    'ciao@corsia-aperta.example ',
    'or ',
    'lib-a.example/most-borrowed ',
    'now',
  ]);
  const address = 'ciao@corsia-aperta.example';
  const lines = layLines(address, style, 80, await settingOf(address));
  const seen = lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
  expect(seen.join('')).toBe(address);
  expect(seen.every((line) => !line.endsWith('-'))).toBe(true);
  expect(seen[0]).toBe('ciao@');
});

test('finds the words of a script that has no spaces', () => {
  expect(parts('สวัสดีชาวโลก').length).toBeGreaterThan(1);
});

test('has a font for each of many scripts, symbols and emoji', async () => {
  const text = 'Ł Ж Ω ế ع ש अ ก 京 あ 한 ক த తె ಕ മ ગ ਗ ქ Հ → ✓ ★ 😀 🇵🇱';
  expect((await settingOf(text)).book.missing).toEqual([]);
});

test('draws the raised figure of a unit larger than its font has it, as the sign that it is', async () => {
  const setting = await settingOf('38 m²');
  const own = { ...style, families: ['IBM Plex Sans'] };
  const cases: [SizedText, number][] = [
    ['38 m²', 1.1],
    [[{ text: '38 ' }, { text: 'm²', small: true }], 0.55],
  ];
  for (const [text, size] of cases) {
    const [line] = layLines(text, own, 200, setting);
    expect(line?.pieces.map((piece) => piece.text).join('')).toBe('38 m²');
    expect(line?.pieces.at(-1)).toMatchObject({ text: '²', shift: { scale: size } });
  }
});

test('draws sub- and superscripts that a font lacks as shifted signs, and no wider than they are', async () => {
  const setting = await settingOf('CO₂ 10⁶');
  expect(setting.book.missing).toEqual([]);
  const [line] = layLines('CO₂ 10⁶', { ...style, families: ['IBM Plex Sans'] }, 200, setting);
  const signs = line?.pieces.map(({ text, shift }) => [text.trim(), Math.sign(shift?.rise ?? 0)]);
  expect(signs).toEqual([
    ['CO', 0],
    ['2', -1],
    ['10', 0],
    ['6', 1],
  ]);
  const plain = layLines('CO2 106', { ...style, families: ['IBM Plex Sans'] }, 200, setting)[0];
  expect(line?.width).toBeLessThan(plain?.width ?? 0);
});

test('says which characters no font has', async () => {
  expect((await settingOf('a \u{13000} b')).book.missing).toEqual(['\u{13000}']);
});

test('puts right-to-left text in the order in which it is seen, numbers and foreign words kept in theirs', async () => {
  const text = 'שלום 123 hello עולם';
  const [line] = layLines(text, style, Number.POSITIVE_INFINITY, await settingOf(text, 'rtl'));
  const seen = line?.pieces.map((piece) => piece.text.trim()).filter((word) => word !== '');
  expect(seen?.[0]).toContain('עולם');
  expect(seen?.at(-1)).toContain('שלום');
  expect(line?.pieces.filter((piece) => !isRightToLeft(piece)).map(({ text: own }) => own.trim())).toEqual(
    expect.arrayContaining([expect.stringContaining('hello')]),
  );
});

test('loses no letter and keeps to the width, whatever the text', async () => {
  const words = fc.array(fc.constantFrom('word', 'Łódź', 'مرحبا', '京都です', 'an-other', 'क्षेत्र', '12,5'), {
    minLength: 1,
    maxLength: 20,
  });
  const setting = await settingOf('word Łódź مرحبا 京都です an-other क्षेत्र 12,5');
  fc.assert(
    fc.property(words, fc.integer({ min: 60, max: 400 }), (list, width) => {
      const text = list.join(' ');
      const lines = layLines(text, style, width, setting);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.5);
      const letters = (value: string) => [...value.replace(/\s/g, '')].sort().join('');
      expect(letters(lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(''))).toBe(
        letters(text),
      );
    }),
    { numRuns: 60 },
  );
});

test('draws text of pictures as outlines, each character in a font that has it', async () => {
  const svg = '<svg><text x="10" y="20" font-size="12" fill="#000000">الساعة 8 &amp; 京</text></svg>';
  const drawn = withOutlines(svg, await settingOf('الساعة 8 & 京'));
  expect(drawn).not.toContain('<text');
  expect(drawn.match(/<path /g)?.length).toBeGreaterThan(6);
  expect(drawn).toContain('fill="#000000"');
});

test('draws a text of no words as nothing, and what stands behind it as ever', async () => {
  const svg = '<svg><text aria-label="a"/><text font-size="12">31</text></svg>';
  const drawn = withOutlines(svg, await settingOf('31'));
  expect(drawn).toMatch(/^<svg><g><\/g><g>(?:<path [^>]*>){2}<\/g><\/svg>$/);
});

test('abbreviates a name by its first and its last word, not by how many play', () => {
  const names = ['Ansgar Blei Solo', 'Mareike Toss Quintett', 'Trio Halbmond', 'Dr. Ana María Ruiz', '山田'];
  expect(names.map(initialsOf)).toEqual(['AB', 'MT', 'TH', 'AR', '山']);
  expect(firstSign('👩‍🎤 Rae')).toBe('👩‍🎤');
});

test('references to notes are raised figures, and other words in brackets stay', () => {
  const run = { text: '[12]', footnote: 'note_1' };
  expect(withRaisedNotes([{ text: 'So they say.' }, run, { text: '[3]' }])).toEqual([
    { text: 'So they say.' },
    { text: '¹²', footnote: 'note_1' },
    { text: '[3]' },
  ]);
});

test('a picture with pictures in it is left as it is, and one that is never closed takes no time', () => {
  const inner = '<svg><text>0232 555 01 40</text></svg>';
  const nested = `<svg><g><svg>${inner}</svg>${inner}</g><svg/><text>0232 555 01 40</text></svg>`;
  expect(withWholeAddresses(`${nested} at 0232 555 01 40`, 'ltr')).toBe(
    `${nested} at <span class="number" dir="ltr">0232 555 01 40</span>`,
  );
  const open = '<svg><g>'.repeat(20_000);
  const start = performance.now();
  expect(withWholeAddresses(open, 'ltr')).toBe(open);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('a stop behind an address stays in its line', () => {
  const address = 'https://a.example/long';
  expect(withWholeAddresses(`See ${address}. Then`, 'ltr')).toMatch(/long\.<\/span> Then$/u);
  expect(withWholeAddresses(`<a href="${address}">${address}</a>: see`, 'ltr')).toMatch(
    /long<span class="stop">:<\/span><\/span><\/a> see$/u,
  );
  expect(withWholeAddresses(`(<a href="${address}">${address}</a>).`, 'ltr')).toMatch(
    />\)\.<\/span><\/span><\/a>$/u,
  );
  // A link that says more than its address has no box at its end.
  expect(withWholeAddresses(`<a href="${address}">${address} now</a>. Then`, 'ltr')).toMatch(
    / now<\/a>\. Then$/u,
  );
  const set = `<pre><a href="x"><span class="address">x</span></a>.</pre>`;
  expect(withWholeAddresses(set, 'ltr')).toBe(set);
  const open = '<a href="x"><span class="address">'.repeat(4000);
  const start = performance.now();
  withWholeAddresses(open, 'ltr');
  expect(performance.now() - start).toBeLessThan(2000);
  expect(withWholeAddresses(`انظر ${address}.`, 'rtl')).toMatch(/long<\/span>\.$/u);
});

test('the number of a thing keeps to one line and is copied as it is written, and words with hyphens are bound in all texts', () => {
  const set = (words: string): string => withWholeAddresses(boundMarkup(html`<p>${words}</p>`).text, 'ltr');
  expect(set('Number LX-2024-00519.')).toBe(
    '<p>Number <span class="number" dir="ltr">LX-2024-00519</span>.</p>',
  );
  expect(set('five follow-ups')).toBe('<p>five follow-\u2060ups</p>');
});
