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
        'Better than {s}: who, where',
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
      problem: ['A customer’s year without {s}', 'Who at the customer’s lacks {s}', 'Tried before {s}: what'],
      solution: [
        'Work that {s} [takes|take] over',
        'A day with {s}, hour by hour',
        '{s}: what stays with the customer',
      ],
      benefits: ['Hours saved with {s}', 'Errors that {s} [makes|make] rarer', 'What {s} cannot do'],
      product: ['What is included in {s}', 'Extras to {s}', '{s}: who comes, when'],
      customers: ['A similar customer of {s}, named', 'What they had before {s}', 'References for {s}'],
      businessModel: ['Price of {s}', '{s}: notice period, guarantee'],
      timeline: ['First week with {s}', '{s} after a month: changes'],
      nextSteps: [
        'A visit for {s}: which day?',
        'What a quote for {s} needs to know',
        'How {s} can be tried out',
      ],
    },
  },
  'research-talk': {
    points: {
      background: ['Why we asked about {s}', 'Two papers behind {s}', 'Open after them: {s}'],
      goals: ['The question about {s}, in one sentence', 'Expected about {s}, and why'],
      method: [
        'Where and when {s} [was|were] measured',
        'Measurements of {s}: how many',
        '{s}: what was kept the same',
      ],
      results: [
        'The main figure on {s}: read the axes first',
        '{s}: how large, how certain',
        'A result on {s} that surprised us',
      ],
      discussion: [
        'Meaning of the result for {s}',
        '{s} explained another way',
        'Results on {s}: who can use them',
      ],
      limitations: ['{s}: where this says nothing', '{s} measured better next time'],
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
      introduction: ['{s}: name, trade, place', 'Only with {s}', '{s} since when'],
      background: ['{s}: learnt where, from whom', 'A job that changed {s}'],
      product: [
        'Three kinds of work by {s}',
        'Jobs that {s} [turns|turn] down',
        'A job with {s}, from call to handover',
      ],
      results: [
        'Best piece of {s}: asked for, built',
        'A difficult piece of {s}, solved',
        'This year’s work of {s}',
      ],
      team: ['Who works with {s}', 'Firms that {s} [trusts|trust]'],
      culture: ['Never done by {s} for money', 'Checked three times by {s}'],
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
        '{s} for children, for the old',
        'End of {s}, and who sweeps up',
      ],
      customers: ['Who comes to {s} every year', 'Never at {s}: who, why', 'How both hear of {s}'],
      venue: ['Ground and tents for {s}', 'Toilets and first aid at {s}', '{s} in the rain'],
      financials: [
        'Stage and light of {s}',
        'Artists and permits of {s}',
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
      risks: ['Storm or heat during {s}', 'Neighbours of {s} in the last hour', 'Crowds at a gate of {s}'],
      nextSteps: ['Applications for {s}: who', 'Sponsors of {s}: who asks', 'Next meeting on {s}'],
    },
  },
};
