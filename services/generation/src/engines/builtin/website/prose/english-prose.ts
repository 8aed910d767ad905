/**
 * English sentences that are made of what the prompt gave. `r1` to `r4` are reasons why people come; `what` is the
 * trade in a word or two. None says anything about the business that its owner did not say: where there is no fact,
 * the sentence turns to the reader instead.
 */

/** First words of a site that names what it offers. */
export const OPENINGS_WITH_OFFERS: readonly string[] = [
  '{Items}{inPlace}.',
  '{name}{inPlace}: {items}.',
  'From {first} to {third}: see what {name}{inPlace} has for you.',
  '{name} is the {what}{inPlace} for {items}.',
  'Here for {first}? Have a look at {second} and {third} too.',
  '{Items}, all from {name}{inPlace}.',
  'What would you like first: {first}, {second} or {third}?',
  'Take your pick of {items}.',
  '{Items}: find what suits you and get in touch with {name}.',
  'Start with {first}, or go straight to {second}.',
];

/** First words where nothing is named yet. */
export const OPENINGS: readonly string[] = [
  'Looking for {r1}, {r2} or {r3}{inPlace}? Start here.',
  'For {r1}, for {r2}, or simply to ask a question: welcome to {name}{inPlace}.',
  '{R1}, {r2}, {r3}: this is the place to begin with {name}.',
  'Thinking about {r1}, or rather about {r2}? {name} is one message away.',
  'Whether it is {r1} or {r2}, you are welcome at {name}{inPlace}.',
  'If {r1} is what you need, or {r2}, you have come to the right page.',
  '{R1} today, {r2} next time: get to know {name}{inPlace}.',
  'Your {what}{inPlace} for {r1}, {r2} and {r3}.',
  '{R2}? {R3}? Ask {name}{inPlace}, and take it from there.',
  'Everything about {name} in one place, from {r1} to {r3}.',
];

/** What can be told of a business from its facts. */
export const ABOUT_FACTS: readonly string[] = [
  '{name} has been here since {since}.',
  'Behind {name}: {team}.',
  '{name} is at {address}{inPlace}, open {opening}.',
  'You find {name} at {address}{inPlace}.',
  'Open {opening}.',
  '{name} works with {audience} in mind.',
  'On offer: {items}.',
  'For orientation: {pricedFirst}, {priceFirst}; {pricedSecond}, {priceSecond}.',
  'Based in {place}.',
];

/** Words to the reader, for a text that has room. */
export const INVITATIONS: readonly string[] = [
  'Not sure where to start? Ask about {r3} or {r4}, and take it from there.',
  'Whether it is {r6} or something smaller, a short message is enough to begin.',
  'Bring a question about {r3}, a half-formed plan or just the wish for {r4}.',
  'Some things are quicker asked than searched for: {r3}, {r4}, or what is on your mind.',
  'Have {r6} in mind? Say when it suits you and what matters most.',
  'You came for {r5}? Then mention {r4} as well while you are writing.',
  'A line about {r4} is as welcome as a long letter about {r6}.',
  'First time here? Most conversations can start with {r5} or {r3}.',
  'Say what you are hoping for, be it {r6} or {r4}.',
  'There is room for questions too, about {r3} or about {r5}.',
];

/** The same for places that people drop in at, and for things that they buy. */
export const VISIT_INVITATIONS: readonly string[] = [
  'Come for {r5}, and see what else there is.',
  '{R6} or {r3}? Both are good reasons to drop in.',
  'If you have {r5} in mind, or {r4}, come by or write first.',
  'Planning {r3}? A short message beforehand helps.',
  'Next time you think of {r6}, think of {name}.',
  'No plan yet? Start with {r5} and decide about {r4} later.',
  'See you soon, for {r6} or for {r3}.',
  'Anything you would like to know about {r4}? Just ask.',
];

/** Kinds of occasion whose hosts speak for themselves. */
export const IS_HOST: ReadonlySet<string> = new Set(['wedding', 'party']);

export const HOST_OPENINGS: readonly string[] = [
  '{date}{inPlace}: come and celebrate with us.',
  'Save the date: {date}{inPlace}.',
  'We would love to have you there{inPlace}.',
  'You are invited{inPlace}. All the details are on this page.',
  'One day, everybody we love{inPlace}: please come.',
];

export const HOST_LINES: readonly string[] = [
  'All that is missing is your answer.',
  'Questions about {r2} or {r3}? Write to us.',
  'Let us know whether you can come, and with whom.',
  'On this page you find {r2}, {r3} and a way to reply.',
  'Please reply as soon as you know; it helps with the planning.',
];

/** A page that the prompt only named. */
export const PAGE_LINES: readonly string[] = [
  'For anything on this page, call {phone}.',
  'For anything on this page, write to {email}.',
  'Come with {r1} in mind, or with {r2}: both belong here.',
  'Looking for {r3} or {r4}? Ask, and you will hear more.',
  'There is more to ask about {r5} and {r6}.',
  'You find {name} at {address}{inPlace}.',
  'Anything missing here? A line about {r2} or {r4} is enough.',
];
