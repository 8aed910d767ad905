import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

/** For tests: texts as nobody should write them, among some that anybody would. */
const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000\u0007',
  '\ud800',
  '[[',
  ']]',
  '[[What does it cost?]]',
  'from £24.50 [[a kilo?]]',
  '**',
  '***a** b*',
  '`x` [a](javascript:alert(1)) [b](https://a.example/x_(y)) [c](#p1) [^n1]',
  '<script>alert(1)</script>',
  '\u202e\u200b',
  'x'.repeat(9000),
  'word '.repeat(2500),
  '漢字'.repeat(300),
  '😀'.repeat(200),
  'a\u0301\u0302'.repeat(500),
  '12,50 €',
  '-3',
  '1e999',
  '2024-02-30',
);
const refs = fc.constantFrom('p1', '#p1', 'p2', 'home', '/', 'c1', 'constructor', '__proto__', '漢字', 'n1');
const texts = fc.oneof(
  hostile,
  refs,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.lorem({ maxCount: 9 }),
);

const numbers = fc.oneof(
  fc.constantFrom(0, -1, 1, 3, 1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any value that fits a schema of drafts. */
export function arbitraryOf(schema: z.core.$ZodType, most = 4): Arbitrary<unknown> {
  const { def } = schema._zod;
  if (isDef(def, 'string')) return texts;
  if (isDef(def, 'number')) return numbers;
  if (isDef(def, 'boolean')) return fc.boolean();
  if (isDef(def, 'enum')) return fc.constantFrom(...Object.values(def.entries));
  if (isDef(def, 'array')) return fc.array(arbitraryOf(def.element, 3), { maxLength: most });
  if (isDef(def, 'default')) return arbitraryOf(def.innerType, most);
  if (isDef(def, 'object'))
    return fc.record(
      Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, arbitraryOf(value, 9)])),
    );
  throw new Error(`Drafts hold no "${def.type}".`);
}

interface Defs {
  string: z.core.$ZodStringDef;
  number: z.core.$ZodNumberDef;
  boolean: z.core.$ZodBooleanDef;
  enum: z.core.$ZodEnumDef;
  array: z.core.$ZodArrayDef;
  object: z.core.$ZodObjectDef;
  default: z.core.$ZodDefaultDef;
}

const isDef = <K extends keyof Defs>(def: z.core.$ZodTypeDef, type: K): def is Defs[K] => def.type === type;
