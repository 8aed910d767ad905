import type { Topic } from './topic.ts';

/** Topics of business: pitches, proposals, plans. */
export const BUSINESS_TOPICS: readonly Topic[] = [
  {
    key: 'problem',
    match: /\b(problem|pain|challenge|why change|issue)/i,
    points: [
      'What {a} do today without {s}',
      'Where the present way fails {a} first',
      'What leaving {s} undone would cost',
      'Why {s} [matters|matter] now and not in a year',
      'How often {a} run into it',
    ],
    leads: [
      'Something does not work yet for {a}, and {s} [starts|start] there.',
      'The need for {s} shows wherever {a} have to improvise.',
      'Before {s}, the trouble: {a} know it well.',
      'Without {s}, {a} make do.',
    ],
  },
  {
    key: 'solution',
    match: /\b(solution|our answer|approach\b|proposal)/i,
    points: [
      'What {o} changes for {a}',
      'The one thing {s} [does|do] better',
      '{s} in use: before, during, after',
      'What {a} no longer have to do',
      'What stays as it is',
    ],
    leads: [
      '{s} [answers|answer] the need in a plain way.',
      'How {s} [helps|help] is quickly told.',
      'The answer proposed here is {s}.',
      '{s}, seen from the side of {a}.',
    ],
  },
  {
    key: 'market',
    match: /\b(market|opportunity|demand|industry|tam\b|audience size)/i,
    points: [
      'Who would buy {s}, and who pays',
      'The segment {o} enters first',
      'What drives demand for {s}',
      'How {a} are reached',
      'Where the figure comes from',
    ],
    leads: [
      'Who wants {s}, and why now, is the question here.',
      'Behind {s} stands a demand that can be described.',
      'The market for {s}: who pays, and why.',
      'Demand for {s} begins with {a}.',
    ],
  },
  {
    key: 'product',
    match: /\b(product|service|offer|what we (do|make|sell)|features?|platform)/i,
    points: [
      '{s} at a glance',
      'What {a} get on the first day',
      'What {o} makes itself and what it buys in',
      'What sets {s} apart in use',
      'What comes after the first version of {s}',
    ],
    leads: ['What {o} offers: {s}, in use.', 'For {a}, {s} in use.'],
  },
  {
    key: 'traction',
    match: /\b(traction|progress|milestones? (so far|reached)|achievements?|track record|proof|adoption)/i,
    points: [
      'What {o} has reached so far',
      'Who already relies on {s}',
      'What the first users of {s} say',
      'What changed since the last quarter',
      'What {o} learned from it',
    ],
    leads: ['So far {o} can show this of {s}.'],
  },
  {
    key: 'businessModel',
    match: /\b(business model|revenue model|monetis|monetiz|how we (earn|make money)|pricing|price)/i,
    points: [
      'What {a} pay for, and how often',
      'What one unit of {s} costs to deliver',
      'What makes {a} stay',
      'How the price of {s} was set',
      'Who pays whom, step by step',
    ],
    leads: ['{o} earns when {a} use {s}; this part says how.'],
  },
  {
    key: 'competition',
    match: /\b(competit|alternatives?|landscape|benchmark|rivals?)/i,
    points: [
      'What {a} use instead of {s} today',
      'Where others are stronger than {o}',
      'What they cannot copy from {o} quickly',
      'The reason to choose {s}',
      'Doing nothing as the main rival of {s}',
    ],
    leads: ['Without {s}, {a} have other ways.'],
  },
  {
    key: 'team',
    match: /\b(team|people|founders?|who we are|organi[sz]ation|staff|leadership)/i,
    points: [
      'Who leads {s}',
      'What they have done that bears on {s}',
      'Which seats {o} still has to fill',
      'Who advises {o}',
      'Who decides what in {s}',
    ],
    leads: ['The people behind {s}.'],
  },
  {
    key: 'financials',
    match:
      /\b(financ|forecast|projection|p&l|costs?|profit|cash|revenue|sales|budget|earnings|spending|fees?)/i,
    points: [
      'What {s} [costs|cost] to run in a year',
      'What {s} [brings|bring] in, and when',
      'The assumption that moves the result most',
      'When {o} breaks even on {s}',
      'What is not yet in the figures for {s}',
    ],
    leads: [
      'What {s} [costs|cost], and when, is set out below.',
      'The budget of {s} is given as it stands today.',
      'The figures for {s}, largest assumption first.',
      'Money for {s}: to begin, then to keep going.',
    ],
  },
  {
    key: 'ask',
    match: /\b(the ask|ask\b|funding|investment|raise|use of funds|request|call to action)/i,
    points: [
      'What {o} asks for, in one line',
      'What it pays for until {s} can carry on alone',
      'What {a} can expect in return',
      'By when {o} needs an answer',
      'What happens to {s} without it',
    ],
    leads: ['{o} asks for a decision on {s}.'],
  },
  {
    key: 'vision',
    match: /\b(vision|mission|ambition|north star)\b/i,
    points: [
      'What {s} could be in three years',
      'Whom {s} [is|are] for in the end',
      'What {o} will not trade away',
      'What has to happen first for {s}',
    ],
    leads: ['Where {s} should lead {a}.'],
  },
  {
    key: 'goals',
    match:
      /\b(goals?|objectives?|aims?|targets?(?! (?:group|audience|market))|okrs?|purpose|learning outcomes?)/i,
    points: [
      'What {s} should have changed by the end',
      'How {a} will notice that it worked',
      'What {s} [is|are] not meant to do',
      'Which goal of {s} gives way if two collide',
      'Who checks whether {s} got there',
    ],
    leads: [
      'What {s} should bring about for {a}.',
      '{a} will judge {s} by what it was meant to do.',
      '{s} [is|are] done when {a} see the difference.',
      'The aim of {s}, in terms {a} can check.',
    ],
  },
  {
    key: 'scope',
    match: /\b(scope|deliverables?|what is included|work packages?|requirements?)/i,
    points: [
      'What belongs to {s}',
      'What {s} [leaves|leave] out on purpose',
      'What {a} have to supply',
      'What counts as finished for {s}',
      'Who signs off each part of {s}',
    ],
    leads: [
      'What is part of {s} and what is not is settled here.',
      '{s} [covers|cover] the following and nothing by accident.',
      'The scope says what belongs to {s} and, as plainly, what does not.',
      'A boundary drawn early keeps {s} the size that was agreed.',
    ],
  },
  {
    key: 'timeline',
    match: /\b(timeline|schedule|roadmap|plan\b|phases?|milestones?|calendar|when|gantt)/i,
    points: [
      'When {s} [begins|begin], and what must be there by then',
      'The first result {a} will see',
      'The date {s} cannot move',
      'What can run side by side in {s}',
      'When {s} [is|are] handed over',
    ],
    leads: [
      'Time for {s} is planned backwards from its last date.',
      'From start to handover {s} [runs|run] as shown.',
      '{s} in phases, each with its result.',
      'Work on {s}, step after step.',
    ],
  },
  {
    key: 'risks',
    match: /\b(risks?|what could go wrong|mitigation|obstacles?|threats?|concerns?)/i,
    points: [
      'What could stop {s}',
      'What could make {s} late or dear',
      'The early sign to watch for in {s}',
      'What {o} does if it comes',
      'The risk of {s} that {o} accepts',
    ],
    leads: [
      'Plans for {s} can fail; how?',
      'Not everything about {s} is in our hands.',
      'Risks to {s}, each with its sign.',
      'How {s} can go wrong.',
    ],
  },
  {
    key: 'nextSteps',
    match:
      /\b(next steps?|action items?|actions?|way forward|to.?dos?|follow.?up|what happens next|next quarter)/i,
    points: [
      'The first thing to do for {s}, and by whom',
      'What {a} need to decide',
      'When {s} [is|are] looked at again',
      'Who tells {a}',
      'What can start on {s} without waiting',
    ],
    leads: [
      'The next move on {s} is small.',
      '{s} [goes|go] on like this.',
      'What {a} do next decides how {s} [turns|turn] out.',
      'What follows for {s}: who, and when.',
      'From here {s} [needs|need] only a few things to start.',
    ],
  },
  {
    key: 'recommendations',
    match: /\b(recommend|suggestions?|advice|proposals?|options?|decision)/i,
    points: [
      'What to do about {s} first',
      'What to leave alone in {s}',
      'What the choice on {s} depends on',
      'What {a} gain from it',
      'When to look at {s} again',
    ],
    leads: [
      'Weighing all this, the advice on {s} is short.',
      'For {a} the advice on {s} comes to the following.',
      'Our advice on {s} follows.',
      'Taken together, the findings on {s} point one way.',
    ],
  },
  {
    key: 'customers',
    match:
      /\b(customers?|clients?|users?|personas?|case stud|testimonials?|target (group|audience)|stakeholders?)/i,
    points: [
      'Who among {a} needs {s} most',
      'What they were doing before {s}',
      'What they say about {s} in their own words',
      'What would make them leave',
      'Who speaks for {a}',
    ],
    leads: ['{s} [is|are] for {a}, and they are not all alike.'],
  },
  {
    key: 'marketing',
    match: /\b(marketing|go.to.market|channels?|distribution|promotion|campaign|sales strategy|launch)/i,
    points: [
      'Where {a} first hear of {s}',
      'What they should remember about {s}',
      'What it costs to win one of {a}',
      'The channel {o} tries first',
      'How {o} tells what works',
    ],
    leads: ['{a} have to hear of {s} before anything else can happen.'],
  },
];
