import type { Topic } from './topic.ts';

/** Topics of explaining a subject: its terms, examples, causes, effects and what comes of it. */
export const SUBJECT_TOPICS: readonly Topic[] = [
  {
    key: 'example',
    match: /\b(examples?|case|demo|illustration|story|scenario|application)/i,
    points: [
      'One case of {s} from start to end',
      'A case of {s} that {a} know at first hand',
      'What is typical of {s} in it and what is not',
      'The same case of {s} in another place',
      'A case that seems to speak against {s}',
    ],
    leads: [
      'Take one case of {s} and follow it through.',
      '{s} [becomes|become] plain in a single case.',
      'An instance says it best: {s} as it happens to {a}.',
      'For {s}, one instance.',
      'One case shows {s} better than a definition does.',
    ],
  },
  {
    key: 'exercise',
    match:
      /\b(exercise|activity|practice|workshop|hands.on|task|homework|assignment|quiz|discussion questions?|try it)/i,
    points: [
      'Find {s} in an example of your own',
      'In pairs: explain {s} to each other',
      'Note what was hard about {s}',
      'Compare two cases of {s}',
      'Share one finding about {s} with the group',
    ],
    leads: [
      'Hands on: {s} [sticks|stick] once {a} have tried it.',
      'Nobody masters {s} by reading alone.',
      '{s} [is|are] learned by doing it once.',
    ],
  },
  {
    key: 'keyTerms',
    match:
      /\b(key terms?|vocabulary|definitions?|glossary|concepts?|basics|fundamentals|types?|kinds?|theory)/i,
    points: [
      'The words one needs for {s}',
      'What {s} [is|are] often mistaken for',
      'The kinds of {s} and how to tell them apart',
      'The one term that explains most of {s}',
      'How {s} [is|are] measured, and in what unit',
    ],
    leads: ['Before going further into {s}, a handful of terms need fixing.', 'Words one needs for {s}.'],
  },
  {
    key: 'benefits',
    match: /\b(benefits?|advantages?|value|why\b|reasons?|pros|opportunit)/i,
    points: [
      'What {a} gain from {s}',
      'What {s} [makes|make] easier',
      'Who gains most from {s}',
      'When {s} [is|are] worth the trouble',
    ],
    leads: [
      '{s} [pays|pay] off in more than one way.',
      'The case for {s} rests on what {a} get out of it.',
      'Good reasons for {s}.',
      'What {a} gain from {s} can be said in a few points.',
    ],
  },
  {
    key: 'causes',
    match: /\b(causes?|origins?|drivers?|factors?|reasons for)/i,
    points: [
      'What brings {s} about',
      'What makes {s} stronger',
      'What is often blamed for {s} and wrongly',
      'Which cause of {s} can be changed',
    ],
    leads: ['{s} [has|have] more than one cause.'],
  },
  {
    key: 'effects',
    match: /\b(effects?|consequences?|impacts?|implications|risks of)/i,
    points: [
      'Who feels {s} first',
      'What {s} [changes|change] within a year',
      'What {s} [changes|change] for good',
      'What can still be turned around',
    ],
    leads: ['{s} [reaches|reach] {a} in several ways.'],
  },
  {
    key: 'care',
    match:
      /\b(care|safety|prevention|considerations?|precautions?|maintenance|tips|do.?s and don.?ts|rules|guidelines?|polic(y|ies)|compliance)/i,
    points: [
      'What to mind about {s}',
      'What not to do with {s}',
      'When to ask someone who knows {s}',
      'What {a} should have at hand',
    ],
    leads: [
      'With {s}, small precautions save large troubles.',
      'A little care keeps {s} safe for {a}.',
      '{a} can do a good deal themselves to keep {s} from going wrong.',
    ],
  },
  {
    key: 'future',
    match: /\b(future|outlook|trends?|what.?s next|prospects?|ahead|tomorrow)/i,
    points: [
      'What is likely to change about {s}',
      'What is certain to stay',
      'What {a} should prepare for',
      'What would change the picture of {s}',
    ],
    leads: [
      'Ahead of {s} lie a few things one can prepare for.',
      'What comes after {s} is partly decided already.',
      'How {s} may go on.',
    ],
  },
  {
    key: 'conclusion',
    match: /\b(conclusions?|closing|wrap.?up|final|recap|thank|end\b)/i,
    points: [
      'What to remember about {s}',
      'What {a} can do with it tomorrow',
      'What is left to find out about {s}',
      'Where to read on about {s}',
      'A last question about {s}',
    ],
    leads: [
      'In the end {s} [comes|come] down to a choice that {a} can make.',
      'Whoever has read this far knows where {s} [leads|lead].',
      'Of all that was said of {s}, this much should stay.',
      '{s} will not be settled here.',
      'What remains of {s} for {a}.',
      'So much for {s}.',
    ],
  },
  {
    key: 'questions',
    match: /\b(q ?& ?a|questions|faq|ask us)/i,
    points: [
      'What {a} usually ask about {s} first',
      'What is still open about {s}',
      'Where to read more on {s}',
    ],
    leads: ['Questions on {s} that {a} are likely to ask:'],
  },
  {
    key: 'resources',
    match:
      /\b(resources?|tools?|materials?|equipment|technology|systems?|infrastructure|references|sources|reading|bibliography)/i,
    points: [
      'What {s} [needs|need] to run',
      'What is there already for {s}',
      'What {o} has to get',
      'Who looks after it',
    ],
    leads: ['{s} [needs|need] certain things at hand.'],
  },
  {
    key: 'culture',
    match: /\b(culture|values|principles|recogni|shout.?outs?|hiring|onboarding|people news)/i,
    points: [
      'Who joined {o}, and for what',
      'What we want to keep as {o} grows',
      'Whom to thank this time',
      'What {a} asked for last time',
    ],
    leads: ['The people of {o}.'],
  },
];
