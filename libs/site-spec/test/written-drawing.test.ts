import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cutSides, DRAWING_LIMITS, drawingIn, drawnShapeSchema, readIn } from '../src/index.ts';

const step = `One step with its two dimensions
box 160 100
tint M0 0H160V100H0Z
ink 2 M20 70H60V45
text ink 8 40 62 middle 280 mm
#C0ffee M1 1h4z`;

test('reads what is to be seen, the box, and a shape a line in their order', () => {
  const drawing = drawingIn(step);
  expect(drawing).toMatchObject({
    alt: 'One step with its two dimensions',
    width: 160,
    height: 100,
    ground: 'surface',
  });
  expect(drawing?.shapes).toEqual([
    { kind: 'line', color: 'text', width: 2, path: 'M20 70H60V45' },
    { kind: 'words', color: 'text', size: 8, x: 40, y: 62, anchor: 'middle', text: '280 mm' },
    { kind: 'plane', color: '#C0ffee', path: 'M1 1h4z' },
  ]);
});

test('reads of a drawing its words alone, and of any other picture its line', () => {
  expect(readIn(step)).toBe('One step with its two dimensions\n280 mm');
  expect(readIn('A harbour at dusk')).toBe('A harbour at dusk');
});

test('leaves out what is no shape', () => {
  const bad = [
    'url(#x) M0 0h1',
    'ink M0 0"/><script>alert(1)</script>',
    'ink 2 M0 0H1e9',
    'ink 2 M0 0H99999999999999999999',
    `ink M${'0 '.repeat(DRAWING_LIMITS.path)}`,
    'javascript:alert(1) M0 0',
    'ink 9999 M0 0',
    'text ink 8 a b middle words',
    'text ink 8 0 0 sideways words',
    'box 0 5',
    'box 99999 1',
  ];
  expect(drawingIn(['A sail', ...bad].join('\n'))).toBeUndefined();
  expect(drawingIn(['A sail', 'accent M0 0h9z', ...bad].join('\n'))).toEqual({
    ...{ alt: 'A sail', width: 160, height: 100, ground: 'surface' },
    shapes: [{ kind: 'plane', color: 'accent', path: 'M0 0h9z' }],
  });
});

test.each([
  ['M20 50L0 20 0 80 60 50Z', ['left']],
  ['M160 10V90 50H60Z', ['right']],
  ['M0 0 100 0 50 40Z', ['top']],
  ['M0 10L50 50 0 90L20 50Z', []],
  ['M100 0 A30 30 0 0 1 40 0Z', ['top']],
])('a thing drawn as %s is cut at %j', (path, sides) => {
  expect(cutSides({ width: 160, height: 100, shapes: [{ kind: 'plane', color: 'accent', path }] })).toEqual(
    sides,
  );
});

test('a box may be as large as the frame that the drawing stands on, in its pixels', () => {
  expect(drawingIn('A story\nbox 1080 1920\nink M90 900H990V1820H90Z')).toMatchObject({
    width: 1080,
    height: 1920,
  });
});

test('keeps as many shapes and words as a drawing holds', () => {
  const many = Array.from({ length: 90 }, (_, at) => `text ink 8 ${at} 9 start w${at}\nink 1 M${at} 0v9`);
  const shapes = drawingIn(many.join('\n'))?.shapes ?? [];
  expect(shapes).toHaveLength(DRAWING_LIMITS.shapes);
  expect(shapes.filter(({ kind }) => kind === 'words')).toHaveLength(DRAWING_LIMITS.texts);
});

test('whatever a writer gives, makes a drawing of the specification or none', () => {
  const word = fc.constantFrom(
    'ink',
    'text',
    'box',
    '#a1b2c3',
    '2',
    '-1e400',
    'M0 0',
    'middle',
    '\ud800',
    '\u0007',
    '"',
    '\n',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const shape of drawingIn(text)?.shapes ?? [])
        expect(drawnShapeSchema.safeParse(shape).success).toBe(true);
      expect(typeof readIn(text)).toBe('string');
    }),
  );
});

test('a first plane of a colour that nearly covers its box is the ground; a tint keeps its margin', () => {
  const dots = (color: string) => drawingIn(`Dots\nbox 100 100\n${color} M2 2H98V98H2Z\nink M40 40h9v9z`);
  expect(dots('primary')).toMatchObject({ ground: 'primary', shapes: [{ color: 'text' }] });
  expect(dots('tint')?.shapes).toHaveLength(2);
});

test('a ground may be told from where it is, and goes round its box', () => {
  const groundOf = (path: string) =>
    drawingIn(`A sea\nbox 160 100\nprimary ${path}\naccent M10 10L50 10L50 50Z`)?.ground;
  expect(groundOf('M0 0H160V100H0Z')).toBe('primary');
  expect(groundOf('M0 0h160v100h-160z')).toBe('primary');
  expect(groundOf('m0 0l160 0 0 100-160 0z')).toBe('primary');
  expect(groundOf('M0 0L160 100L160 0L0 100Z')).toBe('surface');
  expect(groundOf('M0 0h80v50h-80z')).toBe('surface');
});
