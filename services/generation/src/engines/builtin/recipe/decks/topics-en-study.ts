import type { Topic } from './topic.ts';

/** Topics of studies and of looking back: how it was done, what came of it, what was learnt. */
export const STUDY_TOPICS: readonly Topic[] = [
  {
    key: 'limitations',
    match: /\b(limitations?|limits|caveats?|weaknesses of the (?:study|method))\b/i,
    points: [
      'What the work on {s} cannot tell',
      'What was left out, and why',
      'How far the result on {s} carries',
      'What would have to be measured next',
    ],
    leads: ['What is known of {s} has limits.'],
  },
  {
    key: 'researchMethod',
    match: /\b(methods|methodology|materials and methods|data collection|study design)\b/i,
    points: [
      'What was measured for {s}, and where',
      'How the figures on {s} were gathered',
      'What the method cannot see',
      'Who checked the figures on {s}',
    ],
    leads: ['How {s} [was|were] studied decides how far the findings carry.'],
  },
  {
    key: 'summary',
    match:
      /\b(summary|overview|at a glance|highlights?|abstract|in brief|tl;?dr|key (points|takeaways|messages))/i,
    points: [
      '{s} in one sentence',
      'What {a} should take away about {s}',
      'The figure that matters most for {s}',
      'What is open about {s}',
      'What {s} [asks|ask] of {a}',
    ],
    leads: [
      'What matters about {s} fits on this page.',
      '{s}, in brief.',
      'Here is {s} in the order in which {a} will ask about it.',
      'This summary gives {a} the gist of {s}.',
      'In short: {s}, and what {a} should know.',
    ],
  },
  {
    key: 'introduction',
    match: /\b(introduction|intro\b|welcome|about\b|what is|opening|preface|foreword|case)/i,
    points: [
      'What {s} [is|are], in plain words',
      'Why {s} [matters|matter] to {a}',
      'Where {s} [begins and ends|begin and end]',
      'What {a} may already know about {s}',
      'A first example of {s}',
      'A picture or an object that stands for {s}',
      'The question about {s} that comes first',
    ],
    leads: [
      'This is about {s}, and about why {a} should care.',
      '{s}, from the beginning.',
      'First questions about {s}.',
      '{s}: a familiar word, a closer look.',
      'The subject is {s}.',
      '{s} [concerns|concern] {a} more than it may seem at first.',
    ],
  },
  {
    key: 'background',
    match:
      /\b(background|context|history|status quo|current (state|situation)|where we (are|stand)|situation|literature|related work)/i,
    points: [
      'How {s} came about',
      'What came before {s}',
      'Whose work on {s} others rely on',
      'What has changed since for {a}',
      'What was once believed about {s}',
      'The moment when {s} came to notice',
    ],
    leads: [
      'Nothing about {s} began today.',
      'What {a} see of {s} now came slowly.',
      'Several things had to happen before {s} could be on the table.',
      '{s} [has|have] a history.',
      'To judge {s}, {a} need its past.',
    ],
  },
  {
    key: 'results',
    match:
      /\b(results?|findings?|outcomes?|performance|kpis?|metrics|numbers|impact|evidence|achieved|review$)/i,
    points: [
      'What {s} [has|have] shown',
      'What was expected of {s} and did not come',
      'The figure behind it',
      'What the result means for {a}',
      'How sure {o} is of it',
    ],
    leads: [
      'The outcome of {s} is best told by what changed for {a}.',
      'What {s} promised, and what came.',
      'Measured against its aim, {s} [stands|stand] as follows.',
      'What {s} [has|have] brought, by weight.',
      'The results of {s}, then their meaning for {a}.',
    ],
  },
  {
    key: 'wentWell',
    match: /\b(went well|wins|successes|strengths?|good news|celebrat|proud|highlights of)/i,
    points: [
      'What worked in {s}, and why',
      'Who made it work',
      'What to keep doing in {s}',
      'What {a} noticed first',
    ],
    leads: ['Some things in {s} worked, and the reason is worth keeping.'],
  },
  {
    key: 'wentBadly',
    match:
      /\b(badly|wrong|did ?n.t|not (go )?well|did not|misses|weakness|failed|could be better|problems? (found|met)|lowlights|challenges)/i,
    points: [
      'What {s} missed, and by how much',
      'What was in the way',
      'What {o} would do differently',
      'What it means for {a}',
    ],
    leads: ['Some of what was planned for {s} did not come off.'],
  },
  {
    key: 'lessons',
    match: /\b(lessons?|learnings?|takeaways?|retrospective|what we learned|insights?|reflection)/i,
    points: [
      'What {s} taught us',
      'What we would do again in {s}',
      'What we would not do again',
      'Who else should hear this',
    ],
    leads: ['{s} [leaves|leave] behind a few lessons that outlast it.'],
  },
  {
    key: 'method',
    match:
      /\b(method|methodology|approach|how we|design of the study|materials|procedure|process|workflow|steps|how to|how (?:it|they|this) works?)/i,
    points: [
      'The steps of {s}, in order',
      'What sets {s} going',
      'What {s} [needs|need] to begin with',
      'What comes out at the end of {s}',
      'Where {s} most often [fails|fail]',
      'What speeds {s} up and what slows [it|them] down',
      'How {s} can be measured',
    ],
    leads: [
      'There is an order in which {s} [succeeds|succeed].',
      'To do {s} well, {a} go one step at a time.',
      '{s} [is|are] best followed step by step.',
      'How the work on {s} was done.',
    ],
  },
  {
    key: 'discussion',
    match:
      /\b(discussion|interpretation|implications?|analysis|meaning|perspective|significance|importance)/i,
    points: [
      'What {s} [means|mean] for {a}',
      'What speaks against it',
      'What {s} [leaves|leave] unexplained',
      'Where {s} would look different',
    ],
    leads: [
      'Why {s} [matters|matter] to {a}.',
      'What {s} [changes|change], and what not.',
      '{a} may read {s} in their own way.',
      'There are arguments for {s} and against.',
      'What {s} [means|mean] depends on who asks, and {a} ask first.',
      'Two readings of {s} are possible.',
    ],
  },
];
