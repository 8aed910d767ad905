/** A way in which texts look at a subject, with the chapters that such a text has. Slots: `{s}`, `{x}`, `{y}`. */
export interface Angle {
  key: string;
  /** Finds the subject within the name of the text: its groups are what is looked at. */
  match: RegExp;
  /** Titles with their points; what a short text keeps is marked with `!`. Questions and names of things, no claims. */
  chapters: readonly (readonly [title: string, points: readonly string[]])[];
}

/** `the history of tea`, `how batteries work`: texts that look at a subject from one side. */
export const ANGLES: readonly Angle[] = [
  {
    key: 'history',
    match:
      /^(?:(?:brief|short|early|long) )?(?:histor(?:y|ies)|origins?) of (.+)$|^how (.+?) (?:began|came about|(?:was|were) invented)$/i,
    chapters: [
      [
        '!Introduction',
        [
          '{s} in one picture',
          'The span of {s}: first year, last year',
          'Common beliefs about {s}',
          'Why look back at {s} now',
        ],
      ],
      [
        '!Beginnings',
        [
          'Where {s} [was|were] first known',
          'Earliest record of {s}',
          'The time before {s}',
          'First names behind {s}',
          'A legend about {s}, with its source',
        ],
      ],
      [
        '!Spread',
        [
          'How far {s} spread, on a map',
          'Who carried {s}: traders, soldiers, travellers',
          'Where {s} met resistance',
          'What {s} replaced on the way',
          'Borders that stopped {s}',
        ],
      ],
      [
        '!Turning points',
        [
          'The year that changed {s} most',
          'An invention that altered {s}',
          'A law that shaped {s}',
          '{s} at [its|their] height',
        ],
      ],
      [
        'Daily life',
        [
          'Rich and poor with {s}',
          '{s} in letters and paintings',
          'Customs and words around {s}',
          'Work and trades behind {s}',
        ],
      ],
      [
        '!Today',
        [
          'Where {s} still [matters|matter]',
          'Left of {s}: places, objects',
          '{s} then and now',
          'Who tends the memory of {s}',
        ],
      ],
      [
        '!Conclusion',
        [
          '{s} in three dates',
          'What the past of {s} explains',
          'Not yet known about {s}',
          'Museum or archive for {s}',
        ],
      ],
    ],
  },
  {
    key: 'benefits',
    match:
      /^(?:(?:main|many|health|key) )?(?:benefits?|advantages|merits|importance) of (.+)$|^why (.+?) (?:matters?|(?:is|are) important)$/i,
    chapters: [
      [
        '!Introduction',
        ['{s} on an ordinary day', 'Who talks about {s}, and why', 'What {s} [means|mean] in this text'],
      ],
      [
        '!Benefits',
        [
          'The first benefit of {s}, with its proof',
          'What {s} [saves|save]: time, money, effort',
          '{s} and health or mood',
          'What others gain from {s}',
          'A benefit of {s} that few expect',
        ],
      ],
      [
        '!For whom',
        ['Who gains most from {s}', 'Who gains little from {s}', 'Before and after {s}: one person'],
      ],
      [
        '!Costs and limits',
        ['Price of {s}: money and habit', 'When {s} [does|do] harm', 'A claim about {s} without proof'],
      ],
      [
        'First steps',
        ['{s} in the first week', 'Needed for {s}: what', 'How to notice that {s} [helps|help]'],
      ],
      [
        '!Conclusion',
        ['{s}: worth it for whom', 'The strongest reason for {s}', 'A question about {s} for readers'],
      ],
    ],
  },
  {
    key: 'workings',
    match: /^how (?:do |does |an? |the )?(.+?) (?:actually |really )?works?$/i,
    chapters: [
      [
        '!Introduction',
        [
          'Where {s} [is|are] met in daily life',
          'What one sees of {s}, what not',
          'A common error about {s}',
        ],
      ],
      [
        '!Parts',
        ['The parts of {s}, by name', 'The part of {s} without which nothing goes', 'A drawing of {s}'],
      ],
      [
        '!Step by step',
        [
          'What sets {s} going',
          'What happens next in {s}, in order',
          'What comes out of {s}',
          'What {s} [needs|need] all along',
        ],
      ],
      ['Example', ['{s} explained with kitchen things', 'One case of {s}, with figures']],
      [
        '!Limits',
        ['When {s} [fails|fail], and how it shows', 'What {s} cannot do', 'Care that {s} [needs|need]'],
      ],
      ['!Conclusion', ['{s} in one sentence', 'Next to understand after {s}', 'More on {s}: where to read']],
    ],
  },
  {
    key: 'versus',
    match: /^(?!differences? between)(.{2,60}?)\s+(?:vs\.?|versus|compared (?:to|with))\s+(.{2,60})$/i,
    chapters: [
      [
        '!Introduction',
        ['The moment of choice: {x} or {y}', 'Who chooses between {x} and {y}', 'What {x} and {y} share'],
      ],
      ['!{x}', ['Best use of {x}', 'Weak points of {x}', 'Cost of {x}', 'Who prefers {x}']],
      ['!{y}', ['Best use of {y}', 'Weak points of {y}', 'Cost of {y}', 'Who prefers {y}']],
      [
        '!Side by side',
        [
          'Price: {x} against {y}',
          'Time and effort: {x} against {y}',
          'After five years: {x} against {y}',
          'A myth about {x} or {y}',
        ],
      ],
      ['!Which for whom', ['Reasons for {x}', 'Reasons for {y}', 'Neither {x} nor {y}: for whom']],
      ['!Conclusion', ['{x} or {y}: the deciding question', 'From {x} to {y}: how to change']],
    ],
  },
  {
    key: 'difference',
    match: /^(?:main |key )?differences? between (.{2,60}?) and (.{2,60})$/i,
    chapters: [
      [
        '!Introduction',
        ['Why {x} and {y} are confused', 'A case: {x} or {y}?', 'Who needs to tell {x} from {y}'],
      ],
      ['!{x}', ['Definition of {x}', 'An example of {x}', 'Where {x} can be met', 'Words around {x}']],
      ['!{y}', ['Definition of {y}', 'An example of {y}', 'Where {y} can be met', 'Words around {y}']],
      ['What they share', ['Common to {x} and {y}', 'Origin of {x} and {y}', 'Mixed cases: {x} with {y}']],
      [
        '!What differs',
        [
          'The mark that parts {x} from {y}',
          '{x} and {y} in one table',
          'A test: {x} or {y}?',
          'Results of mixing up {x} and {y}',
        ],
      ],
      ['!Conclusion', ['{x} and {y} in one sentence', 'A memory aid for {x} and {y}']],
    ],
  },
  {
    key: 'future',
    match: /^(?:(?:near|possible) )?future of (.+)$/i,
    chapters: [
      [
        '!Introduction',
        ['{s} in twenty years: a scene', 'An old forecast about {s}, and what came', 'Who asks about {s}'],
      ],
      ['!Today', ['{s} in figures today', 'What {s} [lacks|lack] today', 'Who decides about {s}']],
      [
        '!Signs of change',
        ['Small beginnings around {s}', 'Money that flows into {s}', 'What {s} [loses|lose] already'],
      ],
      ['What drives it', ['Technology behind {s}', 'Laws that touch {s}', 'Habits that carry {s}']],
      [
        '!Possible futures',
        ['{s} if all goes well', '{s} if nothing is done', 'An unlikely turn for {s}', 'Signs to watch: {s}'],
      ],
      ['Open questions', ['Who pays for {s}', 'Who loses by {s}', 'What nobody knows about {s}']],
      [
        '!Conclusion',
        ['{s}: likely, possible, wished for', 'First to do about {s}', 'When to look at {s} again'],
      ],
    ],
  },
];
