import type { Topic } from './topic.ts';

/** Topics of posts, of learning and of histories. They come first, as their titles use the words of other topics. */
export const JOB_TOPICS: readonly Topic[] = [
  {
    key: 'role',
    match: /\b(about the role|about the job|the position)\b/i,
    points: [
      'What a day as {s} looks like',
      'Whom the {s} works with',
      'Why {o} fills this post now',
      'Where the {s} works from',
    ],
    leads: ['{o} is looking for: {s}.'],
  },
  {
    key: 'responsibilities',
    match: /\b(responsibilit|duties|tasks of|your tasks)/i,
    points: [
      'What the {s} decides alone',
      'What the {s} is measured by',
      'Which projects wait for the {s}',
      'Whom the {s} leads',
    ],
    leads: ['The post of {s} carries the following.'],
  },
  {
    key: 'candidates',
    match: /\b(requirements for candidates|candidate|qualifications?|your profile)\b/i,
    points: [
      'What the {s} must have done before',
      'What the {s} can still learn here',
      'Which languages and tools the {s} uses',
      'What would make an application stand out',
    ],
    leads: ['Whoever applies as {s} should bring what follows.'],
  },
  {
    key: 'apply',
    match: /\b(how to apply|application process|applying|admission)/i,
    points: [
      'What to send for the post of {s}',
      'To whom, and by when',
      'What the talks with {o} will be like',
      'When {o} decides',
    ],
    leads: ['Applications for the post of {s} go to {o}.'],
  },
  {
    key: 'learning',
    match: /\blearning (?:objectives?|goals?|aims?|outcomes?)\b/i,
    points: [
      'Explain {s} in your own words',
      'Say what {s} [needs|need] and what [it leads|they lead] to',
      'Tell {s} apart from what looks alike',
      'Give an example of {s} from daily life',
      'Use the terms of {s} without looking them up',
    ],
    leads: ['After this, {a} can say what {s} [is|are] and use it.'],
  },
  {
    key: 'beginnings',
    match: /\b(?:beginnings?|origins?|early (?:years|days))\b/i,
    points: [
      'The earliest trace of {s}',
      'Who stood at the beginning of {s}',
      'What had to be there before {s} could begin',
      'A picture from the first days of {s}',
    ],
    leads: ['{s} [begins|begin] earlier than one might think.'],
  },
  {
    key: 'turningPoints',
    match: /\bturning points?\b/i,
    points: [
      'The year that divides {s} into before and after',
      'An invention that changed {s}',
      'A decision in {s} that could have gone the other way',
      'What was lost on the way of {s}',
    ],
    leads: ['{s} did not run in a straight line.'],
  },
  {
    key: 'peopleBehind',
    match: /\bpeople (?:behind|and places)\b/i,
    points: [
      'Three names that belong to {s}',
      'Somebody whom most accounts of {s} leave out',
      'Where {s} took place',
      'What those who were there wrote about {s}',
    ],
    leads: ['People and places of {s}.'],
  },
  {
    key: 'today',
    match: /^(?:today|legacy)$/i,
    points: [
      'What {s} left behind that one can still see',
      'What is argued about {s} now',
      'What {a} owe to {s}',
      'Where {s} could go from here',
    ],
    leads: ['{s} [is|are] not over.'],
  },
];

/** Topics of looking back, of study and of teaching. */
export const REVIEW_TOPICS: readonly Topic[] = [
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
