import type { Topic } from './topic.ts';

/** Topics of posts, of lessons and of histories. They come first, as their titles use the words of wider topics. */
export const NARROW_TOPICS: readonly Topic[] = [
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
