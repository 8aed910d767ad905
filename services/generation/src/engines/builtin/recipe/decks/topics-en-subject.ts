import type { Topic } from './topic.ts';

/** Topics of explaining a subject: its terms, examples, causes, effects and what comes of it. */
export const SUBJECT_TOPICS: readonly Topic[] = [
  {
    key: 'example',
    match: /\b(examples?|case|demo|illustration|story|scenario|application)/i,
    points: [
      'One case of {s} from start to end',
      'An example of {s} from close by',
      'A counter-example to {s}',
      'What the examples of {s} have in common',
    ],
    leads: [],
  },
  {
    key: 'exercise',
    match: /\b(exercise|activit(?:y|ies)|practice|workshop|hands.on|tasks?\b|quiz|try it)/i,
    points: [
      'In pairs: explain {s}',
      'Find {s} in your street',
      'Sort ten examples: {s} or not?',
      'Each group: one finding on {s}',
    ],
    leads: [],
  },
  {
    key: 'keyTerms',
    match:
      /\b(key terms?|vocabulary|definitions?|glossary|concepts?|basics|fundamentals|types?|kinds?|theory)/i,
    points: [
      'Five words around {s}',
      'The kinds of {s}',
      'What {s} [is|are] often mistaken for',
      'Counting or measuring {s}',
    ],
    leads: [],
  },
  {
    key: 'benefits',
    match: /\b(benefits?|advantages?|value|why\b|reasons?|pros|opportunit)/i,
    points: [
      'Better off with {s}: who',
      'What {s} [saves|save]: time',
      '{s}: when not',
      '{s} neglected: what happens',
    ],
    leads: [],
  },
  {
    key: 'causes',
    match: /\b(causes?|origins?|drivers?|factors?|reasons for)/i,
    points: [
      'What brings {s} about',
      'What makes {s} stronger or weaker',
      'What is blamed for {s} without good reason',
      'Which cause of {s} can be changed',
    ],
    leads: [],
  },
  {
    key: 'effects',
    match: /\b(effects?|consequences?|impacts?|implications|risks of)/i,
    points: [
      'Who notices {s} first, and how',
      'What {s} [changes|change] within a year',
      'What {s} [changes|change] for good',
      'An effect of {s} that few expect',
    ],
    leads: [],
  },
  {
    key: 'care',
    match:
      /\b(care|safety|prevention|considerations?|precautions?|maintenance|tips|do.?s and don.?ts|rules|guidelines?|polic(y|ies)|compliance)/i,
    points: [
      'Checks before {s}',
      'Never with {s}: what',
      'Trouble with {s}: whom to tell',
      'Within reach for {s}',
    ],
    leads: [],
  },
  {
    key: 'future',
    match: /\b(future|outlook|trends?|what.?s next|prospects?|ahead|tomorrow)/i,
    points: ['{s} next year: plans', '{s}: what could change', '{s}: what will stay'],
    leads: [],
  },
  {
    key: 'conclusion',
    match: /\b(conclusions?|closing|wrap.?up|final|recap|thank|toast|serving and keeping|end\b)/i,
    points: [
      'The one sentence about {s} to take home',
      'From tomorrow: {s}',
      'Unsolved about {s}',
      'More on {s}: where to read',
    ],
    leads: [],
  },
  {
    key: 'questions',
    match: /\b(q ?& ?a|questions|faq|ask us)/i,
    points: ['The question on {s} that always comes first', 'Open about {s}', 'More on {s}: where to read'],
    leads: [],
  },
  {
    key: 'resources',
    match: /\b(resources?|tools?|equipment|technology|systems?|infrastructure|reading)/i,
    points: ['{s}: what is there already', 'To buy for {s}: what', 'Who looks after what {s} [needs|need]'],
    leads: [],
  },
];
