import { createHash } from 'node:crypto';

const longest = 16_000;

/** What readers of prompts trip over: marks that open and do not close, words that begin something, other scripts. */
const pieces = [
  ...[
    '（http://a.b/c ',
    '（',
    ')',
    '[',
    ']',
    '[[',
    ']]',
    '{',
    '}',
    '"',
    '“',
    '”',
    '«',
    '»',
    "'",
    '`',
    '```\n',
    '*',
    '**',
    '_',
  ],
  ...[
    '# ',
    '## ',
    '- ',
    '1. ',
    '30) ',
    '| a | b |\n',
    '|---|---|\n',
    '\t',
    '\n',
    '\n\n',
    ' ',
    '\u00a0',
    '\u202f',
    ',',
    ';',
    ':',
    '.',
    '…',
  ],
  ...[
    'a,b\n1,2\n',
    '1;2\n',
    'x 1 ',
    '12.03.',
    '12/03/2026 ',
    '6:30-14:00 ',
    'Tue-Sat ',
    '€ 12 ',
    '12 € ',
    '$29/month ',
    '1.234,56 ',
    '50 % ',
  ],
  ...[
    '@ red ',
    'without ',
    'no more ',
    'chart ',
    'Slide 3: ',
    'slide titled "',
    'Please make a website ',
    'page ',
    'section ',
    'pie of ',
    'top 5 ',
  ],
  ...[
    'a@b.c ',
    '+44 20 7946 0000 ',
    'https://a.b/',
    'Dr. ',
    'Mr. A. B. ',
    'Anna Berg (',
    'constructor ',
    '__proto__ ',
    'toString,',
  ],
  ...[
    'bitte ',
    'ohne ',
    'mit ',
    'und ',
    'sans ',
    'avec ',
    '、',
    '。',
    '「',
    '」',
    'を作って',
    '网站',
    'موقع ',
    'के लिए ',
    'ß',
    'İ',
    '👩‍👩‍👧 ',
    '\u0301',
    '\u200b',
  ],
  ...[
    'aaaa',
    'ab',
    '9',
    '0.',
    '-',
    '--',
    '=',
    '\\',
    '/',
    '<b>',
    '</b>',
    '&amp;',
    '“ chart "',
    'jan 1 feb 2 ',
    'to ',
    'of the ',
  ],
] as const;

/** A stream of numbers that follows from its seed alone. */
function* numbers(seed: string): Generator<number> {
  for (let block = 0; ; block += 1) {
    const digest = createHash('sha256').update(`${seed} ${block}`).digest();
    for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
  }
}

/** Prompt number `index`: some pieces, repeated in one of several patterns until the longest prompt is full. */
export function hostilePrompt(index: number): string {
  const stream = numbers(`hostile ${index}`);
  const next = (most: number): number => (stream.next().value ?? 0) % most;
  const chosen = Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)] ?? ' ');
  const pattern = next(3);
  let text = '';
  if (pattern === 0) text = chosen.join('').repeat(Math.ceil(longest / chosen.join('').length));
  else if (pattern === 1)
    text = chosen.map((piece) => piece.repeat(Math.ceil(longest / chosen.length / piece.length))).join('');
  else while (text.length < longest) text += pieces[next(pieces.length)];
  const cut = Array.from(text.slice(0, longest + 2))
    .slice(0, longest)
    .join('')
    .toWellFormed();
  return cut.trim().length < 3 ? `site ${cut}`.slice(0, longest) : cut;
}
