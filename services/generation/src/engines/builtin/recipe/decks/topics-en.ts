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
      'Before {s} can be weighed, the trouble it answers has to be plain to {a}.',
      'Whoever decides on {s} will first ask what is wrong with things as they stand.',
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
      '{s}: that is the whole of the answer, and it is described here from the side of {a}.',
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
      'The market for {s} is described by who pays, how many they are, and what moves them.',
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
    leads: [
      'What {o} offers is {s}, and this part shows it in use.',
      'Seen from the side of {a}, {s} [is|are] a thing to be used, so it is shown in use.',
    ],
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
    leads: ['What {o} has already shown counts for more than any forecast of {s}.'],
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
    leads: ['{a} already have other ways to get by without {s}, and they deserve a fair account.'],
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
    leads: ['{s} [stands or falls|stand or fall] with the people who carry it.'],
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
      'The figures for {s} rest on assumptions, and the largest of them comes first.',
      'Money for {s} is planned in two parts: what it takes to begin, and what it takes to keep going.',
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
    leads: ['{s} [has|have] a direction, and it is said here before any plan.'],
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
      'What {s} should bring about can be put in a few lines.',
      '{a} will judge {s} by what it was meant to do.',
      '{s} [is|are] done when {a} can see the difference; the goals below say what they will see.',
      'The aim of {s} is put here in terms that can be checked afterwards.',
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
      '{s} [moves|move] in phases, each with something to show for it.',
      'The order of work on {s} follows from what each step needs from the one before.',
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
      'Plans for {s} are only as good as their weakest assumption.',
      'Not everything about {s} is in our hands.',
      'A risk to {s} that is named can be watched; each one below has a sign and an answer.',
      '{s} can go wrong in known ways, and it is cheaper to say so now.',
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
      'The next move on {s} is small and can be made this week.',
      '{s} [goes|go] on with the steps below, one owner each.',
      'What {a} do next decides how {s} [turns|turn] out.',
      'What follows for {s} needs a name and a date beside each step.',
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
      'The recommendation on {s} follows from what was found, and says what it would take.',
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
