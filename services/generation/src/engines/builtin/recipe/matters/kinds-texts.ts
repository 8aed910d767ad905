import type { ChapterCopy } from './matter.ts';

/** Texts to be read or heard: what their chapters hold whatever they are about. */
export const TEXT_COPY: Readonly<Record<string, ChapterCopy>> = {
  essay: {
    leads: { introduction: ['This essay is about {s}.'] },
    points: {
      introduction: [
        'A scene in which {s} can be seen',
        'The question about {s} that this essay answers',
        'The answer on {s}, briefly',
        'What {s} [means|mean] here',
      ],
      significance: [
        'First reason: {s} in a study',
        'Second reason: {s} in daily life',
        'Both reasons on {s} together',
      ],
      perspectives: [
        'Strongest objection: {s} from the other side',
        'Half right: the objection to {s}',
        '{s} in another century',
      ],
      conclusion: [
        'Back to {s}: the answer',
        'What {s} [asks|ask] of us',
        'Last picture of {s}, like the first',
      ],
    },
  },
  article: {
    points: {
      introduction: [
        '{s} in use: first sentence',
        '{s} in the end: what readers know',
        'Why you write about {s}',
      ],
      background: [
        'Where {s} [comes|come] from',
        'What has changed about {s} lately',
        'The word for {s} that beginners stumble over',
      ],
      benefits: ['What {s} [does|do] well', '{s} in hours and money', 'Who has no use for {s}'],
      example: [
        'Somebody who started with {s}: before and after',
        'Your own attempt at {s}, with what went wrong',
        'A picture of {s}',
      ],
      conclusion: [
        'This week with {s}: try one thing',
        'A question on {s} to the readers',
        'More on {s}: where to read',
      ],
    },
  },
  newsletter: {
    points: {
      summary: [
        'The news from {s} that everybody should read',
        '{s}: the next four weeks',
        'Thanks from {s} to whom',
      ],
      agendaItems: [
        'What happened at {s} since the last letter',
        'A picture from {s}, with names',
        'A tip from {s} for the season',
      ],
      timeline: ['Next meeting of {s}: day, time, place', 'To bring to {s}'],
      team: ['New at {s}', '{s} needs help: for what', 'Who to ask at {s}, with telephone number'],
    },
  },
  'press-release': {
    points: {
      summary: [
        '{s} in brief: who, where, when',
        'Why {s} [is|are] news today',
        'A figure on {s}, with source',
      ],
      background: ['Before {s}', '{s}: from idea to today', 'Partners in {s}'],
      quote: ['Words on {s} from whoever is in charge', 'A visitor or user on {s}, quoted'],
      results: ['Who benefits from {s}', '{s} and the town: what changes'],
      future: ['After {s}: next date', 'Seeing {s}: where, when'],
      contact: ['Telephone for questions on {s}', 'Pictures of {s}: where'],
    },
  },
  guide: {
    leads: { introduction: ['This guide covers {s}.'] },
    points: {
      introduction: [
        'Time that {s} [takes|take] the first time',
        'How hard {s} [is|are], and for whom',
        '{s}, done well: how it looks',
      ],
      materials: ['Tools for {s}', 'Material for {s}, with amounts', 'Place and light for {s}'],
      method: [
        'Get everything ready for {s}',
        'The first step of {s}',
        '{s}: where most people slip',
        'Finish {s}, clean up',
      ],
      care: ['Dangers during {s}', 'When to leave {s} to a professional'],
      troubleshooting: ['{s} [fails|fail] at first: check what?', '{s} from the start, or saved?'],
      conclusion: ['Testing {s} afterwards', 'When {s} [is|are] due again'],
    },
  },
  manual: {
    points: {
      introduction: ['What {s} [is|are] made for', 'Parts of {s}, with a picture', 'Not to be done with {s}'],
      materials: ['What comes with {s}', 'Place and power for {s}', 'What else {s} [needs|need]'],
      method: [
        'Before the first use of {s}',
        'Switching {s} on',
        '{s} in daily use',
        'Cleaning {s}',
        'Putting {s} away',
      ],
      care: ['Hot or moving parts of {s}', 'Children and {s}', 'When to unplug {s}'],
      troubleshooting: ['{s} [does|do] not start', '{s} [stops|stop] half-way', 'Strange noises from {s}'],
    },
  },
  onboarding: {
    points: {
      introduction: ['A welcome to {s}', 'The house, told to {s}', 'First day of {s}: when, where'],
      timeline: [
        'Day one of {s}: keys, desk, lunch',
        'First week of {s}: people and tools',
        'First month of {s}: an own task',
        '{s} after three months: a talk',
      ],
      materials: ['Accounts and devices for {s}', 'Papers to sign', 'Documents for {s} to read first'],
      team: ['Mentor of {s}', 'Who helps {s} with what', 'Regular meetings'],
      goals: ['After a week {s} can', 'After a month {s} can', 'After three months {s} can'],
      contact: ['Questions from {s}: first address'],
    },
  },
  biography: {
    points: {
      introduction: ['{s} in three sentences', 'A scene with {s}', 'Why {s} now'],
      beginnings: ['Birth, place, parents of {s}', 'School years of {s}', 'First work of {s}'],
      turningPoints: ['The year that changed {s}', 'A failure of {s}', 'The greatest success of {s}'],
      peopleBehind: ['Teachers and friends of {s}', 'Rivals of {s}', 'Places of {s} to visit'],
      today: ['What is named after {s}', 'What is disputed about {s}', 'Works of {s} to read or see'],
      references: ['Letters or diaries of {s}', 'Two books on {s}'],
    },
  },
  recipe: {
    points: {
      introduction: [
        'How {s} should taste and look',
        '{s}: portions, minutes to the table',
        'What goes well with {s}',
      ],
      materials: [
        'Main ingredients of {s}, with weights',
        'Spices for {s}',
        'Tin or pot for {s}',
        '{s}: what replaces what',
      ],
      method: [
        'Weigh everything for {s}',
        'Mix and cut for {s}',
        'Cook or bake {s}: heat and minutes',
        'Test whether {s} [is|are] done',
      ],
      troubleshooting: ['{s} too dry', '{s} raw in the middle'],
      conclusion: ['How long {s} [keeps|keep], and where', 'Leftovers of {s}'],
    },
  },
  speech: {
    points: {
      introduction: [
        'You and {s}: since when',
        'Greeting: who came for {s} from afar',
        'The first sentence about {s}, learnt by heart',
      ],
      beginnings: ['First memory of {s}', 'A well-known habit of {s}', 'What {s} taught you'],
      example: [
        'One story about {s}, two minutes long',
        'A detail about {s} few know',
        'Nothing that {s} would not want told',
      ],
      wishes: ['What you admire in {s}, without a joke', 'Your wish for {s}', 'A line of song for {s}'],
      conclusion: ['All stand: glasses up for {s}', 'Toast to {s}: one sentence'],
    },
  },
  report: {
    leads: { summary: ['This report deals with {s}.'] },
    points: {
      summary: [
        'The main finding on {s}, in one sentence',
        'The figure on {s} behind it',
        'What to do about {s}',
      ],
      background: ['Who asked about {s}', 'How things stood with {s} a year ago', 'Targets for {s}'],
      researchMethod: [
        'Which records on {s} were read',
        'Who was asked about {s}, and how many answered',
        'Unknown about {s}',
      ],
      method: [
        'Which records on {s} were read',
        'Who was asked about {s}, and how many answered',
        'Unknown about {s}',
      ],
      results: ['Figures on {s}', 'The largest change in {s}, and since when', 'Voices on {s}'],
      discussion: [
        'Why the figures on {s} look as they do',
        '{s} explained another way',
        '{s} behind the figures',
      ],
      recommendations: [
        'What to change about {s} at once',
        'What to change about {s} within a year',
        'How to see whether {s} [gets|get] better',
      ],
      nextSteps: ['Decision on {s}: who, when', 'When {s} [is|are] looked at again'],
    },
  },
  'annual-report': {
    points: {
      summary: ['The year of {s} in three figures', 'Best day of {s}', 'The hardest month for {s}, and why'],
      background: ['Aims of {s} this year', 'Who works at {s}, paid and unpaid'],
      results: [
        'What {s} did, counted: cases, visits',
        '{s} a year earlier, counted',
        'What {s} did not manage',
      ],
      financials: [
        'Income of {s}: donations, fees, grants',
        'Spending of {s}, the largest item first',
        'What {s} [has|have] in reserve',
      ],
      team: ['Who joined {s}, who left', 'People and firms whom {s} [thanks|thank]'],
      future: ['What {s} will begin next year', 'What {s} [needs|need] for it'],
    },
  },
  'case-study': {
    points: {
      summary: ['The case of {s} in two sentences', 'One telling figure on {s}'],
      customers: ['{s}: trade, size, place', 'Before {s}: looking for how long'],
      background: ['Size and place of {s}', '{s} before the change, by hour'],
      problem: ['{s}: what no longer worked', '{s}: tried before, at what cost'],
      solution: ['{s}: chosen and turned down', '{s}: order of work, with names', '{s}: who paid, how much'],
      results: [
        '{s} before and after: same figure',
        '{s}: what became harder',
        'Words from {s}, with consent',
      ],
      lessons: ['{s} again: done differently', '{s} elsewhere: would it work?'],
      recommendations: ['Others like {s}: first question', 'Visit {s}: whom to ask'],
      nextSteps: ['{s} next: what follows', '{s}: next look at figures'],
    },
  },
  'research-paper': {
    points: {
      summary: ['Question about {s}, method, result and meaning'],
      background: [
        'What is known about {s}, with three sources',
        'What is disputed about {s}',
        'The gap on {s} to fill',
      ],
      goals: ['The question about {s}, in one sentence', 'Expected answer on {s}, and its test'],
      method: [
        'Sample for {s}: size, choice',
        'How {s} [was|were] measured',
        'How the data on {s} were analysed',
        'Consent and storage of data on {s}',
      ],
      results: [
        'First table: sample for {s}',
        'The main result on {s}, with its uncertainty',
        'Results on {s} that do not fit',
      ],
      discussion: [
        'Meaning of the result for {s}',
        '{s} in earlier work: agreement',
        'Another reading of {s}',
      ],
      limitations: ['Limits of the sample on {s}', 'Better measures of {s}'],
      conclusion: ['The question on {s}, answered', 'Next study of {s}'],
    },
  },
};
