import type { Topic } from './topic.ts';

/** Topics of business: pitches, proposals, plans. */
export const BUSINESS_TOPICS: readonly Topic[] = [
  {
    key: 'problem',
    match: /\b(problem|pain|challenge|why change|issue)/i,
    points: [
      'The problem behind {s}: whose',
      'Hours and money lost before {s}',
      'Tried before {s}',
      'One case that calls for {s}',
    ],
    leads: [],
  },
  {
    key: 'solution',
    match: /\b(solution|our answer|approach\b|proposal)/i,
    points: [
      '{s}, told to a neighbour',
      'First day with {s}',
      'What {s} [leaves|leave] as it is',
      'A small trial of {s}',
    ],
    leads: [],
  },
  {
    key: 'market',
    match: /\b(markets?\b|opportunity|demand|industry|tam\b|audience size)/i,
    points: [
      'Who would pay for {s}',
      'First ten buyers of {s}',
      'Demand for {s}: ups, downs',
      'Figures on {s}: source, year',
    ],
    leads: [],
  },
  {
    key: 'product',
    match: /\b(products?\b|services?\b|offer|what we (do|make|sell)|features?|platform)/i,
    points: [
      '{s}, item by item',
      'A buyer’s first day with {s}',
      '{s}: made here, bought in',
      'After the first {s}',
    ],
    leads: [],
  },
  {
    key: 'traction',
    match: /\b(traction|progress|milestones? (so far|reached)|achievements?|track record|proof|adoption)/i,
    points: ['Users of {s} so far', '{s} over six months', 'First users on {s}, quoted'],
    leads: [],
  },
  {
    key: 'businessModel',
    match: /\b(business model|revenue model|monetis|monetiz|how we (earn|make money)|pricing|price)/i,
    points: [
      'Who pays for {s}',
      'What one sale of {s} costs to deliver',
      'How the price of {s} was found',
      'What brings buyers of {s} back',
    ],
    leads: [],
  },
  {
    key: 'competition',
    match: /\b(competit|alternatives?|landscape|benchmark|rivals?)/i,
    points: [
      'Instead of {s}: today’s ways',
      'Stronger than {s}: who, where',
      'Why {s} all the same',
      '{s} copied by a rival',
    ],
    leads: [],
  },
  {
    key: 'team',
    match: /\b(team|people|founders?|who we are|organi[sz]ation|staff|leadership|^who$)/i,
    points: [
      'Who leads {s}',
      'Who else works on {s}, and on what',
      'Which skill {s} still [lacks|lack]',
      'Who decides on {s} when opinions differ',
    ],
    leads: [],
  },
  {
    key: 'financials',
    match:
      /\b(financ|forecast|projection|p&l|costs?|profit|cash|revenue|sales|budget|earnings|spending|fees?|how much)/i,
    points: [
      'One-off costs of {s}',
      'Running costs of {s}, month by month',
      'Where the money for {s} comes from',
      'A reserve for {s}',
    ],
    leads: [],
  },
  {
    key: 'ask',
    match: /\b(the ask|ask\b|funding|investment|raise|use of funds|request|call to action)/i,
    points: [
      'Money for {s}: first, second, third',
      'How far {s} [gets|get] with it',
      'Returns for backers of {s}',
      'The day by which {s} [needs|need] an answer',
    ],
    leads: [],
  },
  {
    key: 'vision',
    match: /\b(vision|mission|ambition|north star)\b/i,
    points: ['{s} in three years', 'What {s} will not become', 'First condition of {s}'],
    leads: [],
  },
  {
    key: 'goals',
    match:
      /\b(goals?|objectives?|aims?|targets?(?! (?:group|audience|market))|okrs?|purpose|learning outcomes?)/i,
    points: [
      'Different after {s}: what',
      'The figure behind {s}, today',
      'Not meant by {s}',
      'Who says that {s} [is|are] finished',
    ],
    leads: [],
  },
  {
    key: 'scope',
    match: /\b(scope|deliverables?|what is included|work packages?|requirements?|^what$)/i,
    points: [
      'What is part of {s}, item by item',
      'Outside {s}: who sees to it',
      'Needed before {s} [starts|start]',
      'How the result of {s} will be checked',
    ],
    leads: [],
  },
  {
    key: 'timeline',
    match: /\b(timeline|schedule|roadmap|plan\b|phases?|milestones?|calendar|when|gantt)/i,
    points: [
      'Start of {s}',
      'The first result of {s} that can be seen',
      'The date in {s} that cannot move',
      'Handover of {s}',
    ],
    leads: [],
  },
  {
    key: 'risks',
    match: /\b(risks?|what could go wrong|mitigation|obstacles?|threats?|concerns?)/i,
    points: [
      'What would stop {s} altogether',
      'What would make {s} late',
      'What would make {s} dearer than planned',
      'Watching over {s}: who',
    ],
    leads: [],
  },
  {
    key: 'nextSteps',
    match:
      /\b(next steps?|action items?|actions?|way forward|to.?dos?|follow.?up|what happens next|next quarter)/i,
    points: [
      'This week: {s} gets a name',
      'Decide on {s}: sum, date',
      '{s} again: next date',
      'Tell the neighbours of {s}',
    ],
    leads: [],
  },
  {
    key: 'recommendations',
    match: /\b(recommend|suggestions?|advice|proposals?|options?|decision)/i,
    points: [
      'What to do about {s} at once',
      'What to do about {s} later',
      'Leave alone in {s}: what',
      'Doing nothing about {s}: the price',
    ],
    leads: [],
  },
  {
    key: 'customers',
    match:
      /\b(customers?|clients?|users?|personas?|case stud|testimonials?|target (group|audience)|audience|stakeholders?)/i,
    points: [
      'Who {s} [is|are] for',
      'Their day without {s}',
      'Missed first without {s}',
      'Who decides about {s}',
    ],
    leads: [],
  },
  {
    key: 'marketing',
    match: /\b(marketing|go.to.market|channels?|distribution|promotion|campaign|sales strategy|launch)/i,
    points: [
      'Hearing of {s}: where first',
      '{s} in a sentence to pass on',
      '{s}: price of one buyer',
      '{s}: which channel first',
    ],
    leads: [],
  },
];
