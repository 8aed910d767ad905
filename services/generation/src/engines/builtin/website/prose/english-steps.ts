import type { SiteGoal } from '../../recipe/sites/site-recipe.ts';

/**
 * How a visitor gets what they came for, by what the site wants of them. Each entry is one step with its wordings,
 * the first that can be filled; a step that says something about the business is left to its owner.
 */
export const STEPS_BY_GOAL: Readonly<Record<SiteGoal, readonly (readonly string[])[]>> = {
  visit: [
    [
      'Choose | {first}, {second} or {third}?',
      'Decide | {R1}, {r2}, or both.',
      'Have a look | {R2} or {r3}: what is it today?',
    ],
    ['Note the hours | {opening}.', 'Ask ahead | A message is enough if you want to be sure.'],
    [
      'Find the way | {address}{inPlace}.',
      'Drop in | See you{inPlace}.',
      'Come by | No more than a short way{inPlace}.',
    ],
  ],
  book: [
    ['Choose | {first}, {second} or {third}.', 'Say what it is about | {R1}, {r2} or something else.'],
    [
      'Suggest a time | The form takes the day and hour that suit you.',
      'Pick a day | Two or three that would do are even better.',
    ],
    ['Wait for the yes | {name} confirms your request.'],
    ['Come by | {address}{inPlace}.', 'Be there | See you{inPlace}.'],
  ],
  buy: [
    [
      'Look around | {first}, {second}, {third} and more.',
      'Look around | For {r1}, for {r2}, or without a plan.',
    ],
    ['Ask or order | Name what you would like, and how many.', 'Write | A line about {r4} is enough.'],
    [
      'Agree on the rest | How to pay and how it reaches you is settled in the reply.',
      'Settle the rest | Payment and delivery follow in the answer.',
    ],
  ],
  contact: [
    [
      'Describe it | {first}, {second} or something else: a few lines will do.',
      'Describe it | A few lines about {r1} or {r2} will do.',
    ],
    ['Talk it through | On {phone}, or in writing.', 'Talk it through | Ask whatever is still open.'],
    ['Decide | Go ahead once the answer suits you.', 'Take your time | Nothing begins before you agree.'],
  ],
  donate: [
    ['Choose your way | With money, time or things.', 'Decide how | {R1}, {r3} or {r4}.'],
    ['Get in touch | The form below is enough.', 'Write | Say what you would like to give.'],
    ['Stay close | Look out for {r2}.', 'See what comes of it | Ask for {r2}.'],
  ],
  register: [
    ['Choose | {first}, {second} or {third}.', 'Choose | {R1}, {r2}, or both.'],
    ['Send the form | Name and address are enough.', 'Sign up | One form, a minute of your time.'],
    ['Be there | {date}{inPlace}.', 'Mark the day | See you{inPlace}.'],
  ],
  signup: [
    ['Compare | {plans}.', 'Look around | {R1}, {r2}, {r3}.'],
    ['Leave your details | The form takes a minute.', 'Get in touch | Say what you hope to find.'],
    ['Begin | Start with {r1}.', 'Begin small | One task first, the rest later.'],
  ],
  subscribe: [
    ['Look in | {R1} or {r2}.', 'Begin anywhere | {R2} is as good a start as {r1}.'],
    ['Leave an address | And hear when there is something new.', 'Subscribe | Your address is all it takes.'],
    ['Write back | About {r3}, {r4} or anything else.', 'Join in | Send {r4} or {r3}.'],
  ],
  reply: [
    ['Answer | Yes or no, and how many of you.', 'Reply | One form for all who come along.'],
    ['Plan the way | {address}{inPlace}.', 'Plan ahead | {R2}, {r3}: both are on this page.'],
    ['Be there | {date}.', 'Look forward | To {r1}.'],
  ],
};
