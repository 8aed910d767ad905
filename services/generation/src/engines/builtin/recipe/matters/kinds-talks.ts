import type { ChapterCopy } from './matter.ts';

/** Talks that sell, present or defend something: what their chapters hold whatever they are about. */
export const TALK_COPY: Readonly<Record<string, ChapterCopy>> = {
  pitch: {
    points: {
      problem: [
        'One person without {s}: a day',
        'How many people lack {s}',
        'Life without {s} today',
        'Unsolved until {s}: why',
      ],
      solution: ['{s} in one sentence', '{s} at work: the moment', 'Why {s} now'],
      market: [
        'First users of {s}: city, country',
        'Spending today, before {s}',
        '{s} after the first city',
        'Sources of the figures on {s}',
      ],
      product: ['{s} on the screen', '{s} today; {s} as planned', 'Only with {s}: the advantage'],
      traction: [
        'Orders for {s}, by month',
        'What first users of {s} say',
        'What was tried for {s} and dropped',
      ],
      businessModel: [
        'Who pays for {s}: users, partners or both',
        '{s}: margin on a sale',
        '{s}: cost of a new user',
      ],
      competition: [
        'Instead of {s}: today’s ways',
        'Where the others are better',
        '{s} copied: what protects it',
      ],
      team: ['Who builds {s}', 'Who sells {s}', 'Next hire for {s}'],
      financials: [
        'Income and costs of {s} for three years',
        'Month in which {s} [covers|cover] [its|their] costs',
        '{s} with half the sales: months',
      ],
      ask: [
        'Money into {s}: people, product, sales',
        '{s} when the money is spent',
        'Closing day of the round for {s}',
      ],
    },
  },
  sales: {
    points: {
      problem: [
        'A customer’s year without {s}',
        'Who at the customer’s lacks {s}',
        'What they have tried already',
      ],
      solution: [
        'Work that {s} [takes|take] over',
        'A day with {s}, hour by hour',
        'What stays with the customer',
      ],
      benefits: ['Hours saved with {s}', 'Errors that {s} [makes|make] rarer', 'What {s} cannot do'],
      product: ['What is included in {s}', 'Extras to {s}', '{s}: who comes, when'],
      customers: ['A similar customer of {s}, named', 'What they had before {s}', 'References for {s}'],
      businessModel: ['Price of {s}', 'Notice period, first month, guarantee'],
      timeline: ['First week with {s}', '{s} after a month: changes'],
      nextSteps: ['A visit: which day?', 'What a quote for {s} needs to know', 'How {s} can be tried out'],
    },
  },
  'research-talk': {
    points: {
      background: ['Why we asked about {s}', 'Two papers behind {s}', 'Open after them: {s}'],
      goals: ['The question about {s}, in one sentence', 'Expected about {s}, and why'],
      method: [
        'Where and when {s} [was|were] measured',
        'Measurements of {s}: how many',
        'What was kept the same',
      ],
      results: [
        'The main figure on {s}: read the axes first',
        'How large, how certain',
        'A result on {s} that surprised us',
      ],
      discussion: ['Meaning of the result for {s}', '{s} explained another way', 'Who can use it'],
      limitations: ['What this says nothing about', '{s} measured better next time'],
      conclusion: [
        'The question on {s}, answered',
        'Use of the answer on {s}',
        'The next question about {s}',
      ],
    },
  },
  history: {
    points: {
      introduction: [
        '{s} in a picture: which year?',
        '{s} at home: what you own',
        'The span of {s}: first year and last',
      ],
      background: ['The world in which {s} began', 'Who needed {s}, and what for'],
      conclusion: ['{s} in three dates', '{s} and [its|their] makers', 'A museum for {s}'],
    },
  },
  portfolio: {
    points: {
      introduction: ['Name, trade and place', 'Only with {s}', '{s} since when'],
      background: ['Learnt where, from whom', 'A job that changed everything'],
      product: ['Three kinds of work', 'What you turn down', 'A job from call to handover'],
      results: ['Best piece: asked for, built', 'A difficult piece, solved', 'A piece from this year'],
      team: ['Who works with you', 'Workshops and firms you trust'],
      culture: ['Never done for money', 'What you check three times'],
      nextSteps: ['Reaching {s}: how, when', 'Next free month of {s}'],
    },
  },
  event: {
    points: {
      goals: [
        'What visitors of {s} should tell at home',
        'How many visitors make {s} a success',
        'What is left when {s} [is|are] over',
      ],
      programme: [
        'Opening of {s}: time, place, words',
        'Main attraction of {s}',
        'For children; for the old',
        'End of {s}, and who sweeps up',
      ],
      customers: ['Who comes to {s} every year', 'Never at {s}: who, why', 'How both hear of {s}'],
      venue: ['Ground and tents for {s}', 'Toilets, first aid, fire lane', '{s} in the rain'],
      financials: [
        'Stage and light of {s}',
        'Artists, fees and permits',
        'Security and cleaning',
        'Income of {s}: stalls, sponsors, collection',
      ],
      timeline: [
        'Permits for {s} applied for',
        'Programme of {s} printed',
        'Helpers’ evening',
        'Set-up of {s}',
        '{s}',
        'Accounts and thanks',
      ],
      risks: ['Storm or heat during {s}', 'Neighbours and the last hour', 'Crowds at one gate'],
      nextSteps: ['Applications for {s}: who', 'Who asks the sponsors', 'Next meeting on {s}'],
    },
  },
};
