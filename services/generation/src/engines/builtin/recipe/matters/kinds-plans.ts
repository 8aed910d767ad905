import type { ChapterCopy } from './matter.ts';

/** Plans and proposals: what their chapters hold whatever they are about. */
export const PLAN_COPY: Readonly<Record<string, ChapterCopy>> = {
  'project-brief': {
    leads: { scope: ['This brief covers {s}.'] },
    points: {
      background: [
        'What led to {s}',
        '{s}: today’s figures',
        'Earlier attempts at {s}, and how they ended',
        'Contracts and promises that {s} must keep to',
      ],
      goals: [
        '{s}, finished: one sentence',
        'One figure by which {s} can be judged',
        'What {s} must not disturb',
      ],
      scope: [
        '{s}, piece by piece',
        'Not part of {s}',
        'What {s} [needs|need] from others',
        'Who accepts {s}',
      ],
      team: ['Who leads {s}', 'Who works on {s}', 'Who signs bills for {s}'],
      timeline: [
        'Day on which {s} [starts|start]',
        'First visible result of {s}',
        'Last day on which {s} can still be changed',
        'Handover of {s}',
      ],
      financials: [
        'What is bought for {s}, the largest sum first',
        'Own hours that {s} [takes|take]',
        'Reserve for {s}: ten per cent',
      ],
      risks: ['What would make {s} late', 'What would make {s} dearer', 'Cover for illness during {s}'],
      nextSteps: ['Who answers for {s}', 'Two quotes for {s}', 'Tell the neighbours of {s} beforehand'],
    },
  },
  status: {
    points: {
      summary: ['{s} in one sentence: on course?', 'The decision that {s} [needs|need] today'],
      wentWell: ['Finished in {s} since the last time', 'Whom {s} [has|have] to thank'],
      wentBadly: ['What holds {s} up', 'What it means for the end of {s}', 'Remedy for {s}: what, by whom'],
      timeline: ['Next milestone of {s}', 'Dates of {s} that move', 'End of {s}: planned, expected'],
      financials: ['{s}: spent so far', '{s}: still to pay', 'Reserve of {s}: what is left'],
      risks: ['The largest risk to {s} now', 'New risks to {s}'],
      nextSteps: ['{s} until the next report', 'Decisions for {s}: who, when'],
    },
  },
  feasibility: {
    points: {
      summary: ['{s}: yes, no, or later', 'The condition on which {s} [hangs|hang]', 'Price of {s}, roughly'],
      background: ['Who wants {s}, and why', 'The place for {s} today', 'Earlier plans for {s}'],
      scope: [
        '{s} in two sizes: small, large',
        'Permits that {s} [needs|need]',
        'Ground, water, power for {s}',
      ],
      market: ['Users of {s}: how many, how often', 'Places like {s} nearby'],
      timeline: [
        '{s} from decision to permit',
        '{s} from permit to opening',
        'Seasons that {s} must wait for',
      ],
      financials: ['Building {s}: small, large', 'Running {s}, year by year', 'Grants and fees for {s}'],
      risks: ['What would stop {s}', 'Neighbours of {s}: objections', '{s} after ten years: wear'],
      recommendations: [
        'Next test for {s}, and its price',
        'A smaller step than {s}',
        'Without {s}: the alternative',
      ],
    },
  },
  comparison: {
    points: {
      summary: ['{s}: who wins where', 'The difference between {s} in one figure'],
      financials: [
        'Buying {s}: prices today',
        'Running {s}: a year, side by side',
        'Selling or disposing of {s}',
      ],
      example: ['{s} in town, on a short day', '{s} on a long day', 'Somebody who knows both of {s}'],
      limitations: ['Where {s} cannot be compared', 'Figures on {s} that age fast'],
      recommendations: ['For whom which of {s}', 'What to test before choosing between {s}'],
    },
  },
  'creative-brief': {
    points: {
      background: ['Why {s} [is|are] wanted now', '{s}: what exists already'],
      goals: ['What people do after {s}', 'The figure that {s} should move', 'What {s} must not look like'],
      customers: [
        'Two people for whom {s} [is|are] made, with age',
        'Before {s}: what they know',
        'What puts them off {s}',
      ],
      messages: [
        'The one sentence that {s} must get across',
        'Proof behind {s}',
        'The tone of {s} in three words',
      ],
      scope: [
        'Formats and number of {s}',
        'Texts and logins for {s}',
        'Rounds of changes to {s} that are included',
      ],
    },
  },
  proposal: {
    leads: { summary: ['We propose {s}.'] },
    points: {
      summary: ['What {s} [leaves|leave] behind', 'Users of {s}', 'Asked of you: approve {s}'],
      background: ['Without {s}: what is missing', 'Who asked for {s}, and when', 'Tried instead of {s}'],
      problem: ['Without {s}: what is missing', 'Going on without {s}: the costs'],
      goals: ['{s} in numbers, once there', 'Who will use {s} in the first year'],
      solution: ['How we go about {s}, in three stages', 'Our own share in {s}', 'Earlier work like {s}'],
      scope: [
        'What the price of {s} includes, item by item',
        'What {s} [does|do] not include',
        'From you for {s}: access, decisions, documents',
      ],
      timeline: ['Go-ahead for {s}', 'First part of {s} ready to look at', 'Handover of {s}'],
      financials: [
        '{s}: a sum for each stage',
        'Upkeep of {s} in the years after',
        'Grants and sponsors for {s}',
      ],
      risks: ['Outside our control in {s}', 'Permit for {s} late or refused'],
      nextSteps: ['Questions on {s}', 'Decision on {s}', 'Start of {s} after signature'],
    },
  },
  'grant-proposal': {
    points: {
      problem: ['Who lacks {s}, counted, with source', 'Their year without {s}'],
      results: ['What is counted before {s} and again after', 'Outside eyes on {s}'],
      financials: ['{s}: staff, material, travel', 'Our own share of {s}, in money or hours'],
    },
  },
  'business-plan': {
    leads: { summary: ['This plan describes {s}.'] },
    points: {
      summary: [
        'Name and legal form of {s}',
        'What {s} [sells|sell], to whom',
        'Sum needed to open {s}',
        'Month in which {s} should cover [its|their] costs',
      ],
      product: [
        'The five things that {s} will sell most',
        '{s} against the nearest rival',
        'Suppliers of {s}',
      ],
      market: [
        'People near enough for {s}',
        'Spending before {s}, with source',
        '{s}: busy and quiet months',
      ],
      competition: ['Three rivals of {s}', 'Rivals’ strengths against {s}', 'Reasons to switch to {s}'],
      marketing: ['News of {s} before the opening', 'Coming back to {s}: why', 'Monthly advertising for {s}'],
      team: [
        'Who runs {s} from day to day',
        'Staffed hours of {s}',
        'Licences and training that {s} [needs|need]',
      ],
      financials: [
        'One-off costs of {s}: deposit, fittings, equipment',
        'Monthly costs of {s}: rent, wages, purchases, insurance',
        'Sales a day that {s} [needs|need] to break even',
        'Private money until {s} [pays|pay]',
      ],
      risks: ['{s} with a third less sales', 'Who runs {s} in illness', 'Rent of {s} after the contract'],
      timeline: [
        'Premises for {s} signed',
        'Permits and insurance for {s}',
        'Trial week of {s}',
        'Opening of {s}',
      ],
    },
  },
  'event-plan': {
    points: {
      goals: ['What guests will tell of {s}', '{s}, full: how many people', 'What {s} should bring in'],
      programme: [
        'Doors and welcome at {s}',
        'Main part of {s}, with names and minutes',
        'Breaks and food at {s}',
        'End of {s}',
      ],
      venue: [
        'Room or ground for {s}, with a second choice',
        'Power, water, toilets',
        'Wheelchairs and prams at {s}',
        'Permit and fire rules for {s}',
      ],
      customers: ['Who is invited to {s}, and how', 'Most guests at {s}', 'Signing up for {s}'],
      financials: [
        'Venue and technology of {s}',
        'Food and fees of {s}',
        'Printing and advertising for {s}',
        'Income from {s}: tickets, sponsors, collection',
      ],
      team: ['Who decides during {s}', 'Helpers of {s}: set-up, door, clearing', 'Telephone list for {s}'],
      timeline: [
        'Date and place of {s} fixed',
        'Invitations to {s} out',
        'Final number for {s}',
        'Set-up of {s}',
        'Day of {s}',
        'Thanks and accounts',
      ],
      risks: [
        'Rain during {s}',
        'Speaker or band of {s} falls ill',
        'More people come to {s} than are allowed',
      ],
      nextSteps: ['Reserve the place for {s}', 'Permits for {s}: apply', 'Write to the key people of {s}'],
    },
  },
  'kick-off': {
    points: {
      goals: [
        '{s}, last day: what is different',
        '{s} half-way: signs of success',
        'What {s} will not solve',
      ],
      background: [
        'Who wanted {s}, and why now',
        'Decided about {s} so far',
        'What is known about {s} from earlier attempts',
      ],
      scope: ['The parts of {s}', 'What stays outside {s}', 'What others deliver to {s}'],
      team: ['Who leads {s}', 'Who does what in {s}', 'Money in {s}: whom to ask'],
      timeline: [
        'First week of {s}',
        'First result of {s} to show',
        '{s}: last day for changes',
        'End of {s}',
      ],
      financials: ['Sum available for {s}', 'Largest expenses of {s}', 'Reserve of {s}'],
      risks: ['What could stop {s}', 'Holidays during {s}', 'A decision on {s} that is still missing'],
      roles: [
        'Where the papers on {s} are kept',
        'Weekly slot for {s}: which day?',
        'Disputes in {s}: who settles',
      ],
      nextSteps: ['{s} by next week: your part', 'Word on {s} to those not here', '{s} again: next date'],
    },
  },
  roadmap: {
    points: {
      vision: ['{s} two years from now', 'What {s} [drops|drop]'],
      background: ['What {s} can do today', 'What users of {s} ask for most', 'What slows {s} down'],
      goals: [
        'The figure that {s} should move this year',
        '{s} in December: new abilities',
        'Not for {s}: what we refuse',
      ],
      timeline: [
        'Now: under work in {s}',
        'Next: decided for {s}',
        'Later: what {s} might need',
        'Order of {s}, next reviewed',
      ],
      resources: ['People who work on {s}, and on what', 'Tools and contracts that {s} [depends|depend] on'],
      risks: ['A supplier that {s} cannot do without', 'Laws that touch {s}', 'Slow work on {s}'],
      nextSteps: ['Next release of {s}', 'Which decision on {s} is needed this month'],
    },
  },
  strategy: {
    points: {
      background: [
        'What {s} [does|do] well',
        'Losses of {s} in five years',
        'Who else does what {s} [does|do]',
      ],
      market: [
        'Who comes to {s}, and who does not',
        'Wishes for {s}, five years on',
        'Who pays for {s} today',
      ],
      vision: ['{s} in five years, in others’ words', 'What {s} will always be'],
      goals: ['Three aims for {s}', 'What {s} [stops|stop] doing'],
      recommendations: [
        '{s} as now: where that leads',
        'Less but better: {s} drops what?',
        'Do something new: what {s} would need for it',
      ],
      timeline: [
        'First year: what {s} [begins|begin]',
        'Second year: {s} at work',
        'Third year: {s} looked over',
      ],
      resources: ['People and rooms of {s}', 'What {s} would need in addition'],
      risks: ['{s}: where this plan fails', 'Income of {s} that could fall away'],
      nextSteps: ['Plan shown to all at {s}', 'Names behind the aims of {s}'],
    },
  },
  'marketing-plan': {
    points: {
      goals: [
        'How many new customers {s} should have by when',
        'What {s} should be known for',
        '{s}: cost of a new customer',
      ],
      customers: [
        'The regular customer of {s}: age, place',
        'The customer that {s} would like to have',
        'Choosing {s}: when, where',
      ],
      market: ['Other places than {s}', 'Prices elsewhere than {s}', 'Only at {s}'],
      messages: ['{s} in seven words', 'Proof for it from {s}', 'Regulars on {s}, word for word'],
      marketing: [
        'Window and leaflets of {s}',
        'Search engine entry of {s}, with reviews',
        'One social network for {s}',
        'Letter to past guests of {s}',
      ],
      financials: ['Sum for {s} per month', 'Hours for {s}: whose', 'First cut if {s} must save'],
      timeline: [
        'First month: basics of {s}',
        'Second month: first offer of {s}',
        'Third month: {s} by numbers',
      ],
      metrics: [
        'New customers of {s} per week',
        'Where they heard of {s}',
        'Returning to {s} within a month',
      ],
    },
  },
};
