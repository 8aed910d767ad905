import type { Activity } from './activities.ts';

type Doing = Omit<Activity, 'verbs'>;

/** `{doing}` is what is done, as a noun: "splitting bills between friends"; `{task}` is its core: "splitting bills". What a thing does that is in no list of activities. */
export const DOES: Doing = {
  id: 'does',
  leads: [
    '{Doing}: that is what {thing} is for.',
    'For days on which {task} takes too long.',
    '{Doing}, and {thing} at hand.',
  ],
  offers: [
    'The work | {Doing}, from the first step to the last.',
    'Before | What has to be known or at hand before {task}.',
    'Along the way | What can go wrong in {task}, and what happens then.',
    'Afterwards and later | What is left to do after {task}.',
    'By hand | Which parts of {task} stay with people.',
  ],
  notes: [
    'For a trial, {task} wants a real case and not a made-up one.',
    'Ask what {thing} has to know for {task}, and how long it is kept.',
    'Before a change, write down how {task} goes today.',
  ],
  steps: [
    'Say how it goes today | How long {task} takes, and what annoys people about it.',
    'Try one case | {Task}, once, with {thing}.',
    'Look at both ways | Was {task} easier with {thing} than without?',
  ],
};

/** "Reminds people to water their plants". */
export const REMINDS: Doing = {
  id: 'reminds',
  leads: [
    '{Doing}, with a reminder at the hour that suits.',
    '{Doing}, before it is forgotten.',
    'For everybody who forgets about {doing}.',
  ],
  offers: [
    'The next time | When {doing} is due, and where.',
    'Your rhythm | Daily, weekly or by season: how often {doing} should come up.',
    'Not now | A reminder of {doing} that does not suit is put off to the evening.',
    'Last time | When it was done, and how long {doing} can wait.',
    'Together | {Doing}, shared with those who live or work with you.',
  ],
  notes: [
    'A reminder of {doing} helps at an hour when something can be done about it: choose that hour first.',
    'Too many reminders are switched off: for {doing}, begin with one.',
    'Ask what becomes of reminders of {doing} during holidays.',
  ],
  steps: [
    'Write a list | All that belongs to {doing}, with the days.',
    'Choose a rhythm | How often {doing} should come up, and at what hour.',
    'Answer the first reminder | And see whether the hour for {doing} is right.',
  ],
};

/** "Warns farmers about frost". */
export const WARNS: Doing = {
  id: 'warns',
  leads: [
    '{Object}{forWhom}: a word while something can still be done.',
    'To hear about {object} early.',
    'News of {object}{forWhom}, and of nothing else.',
  ],
  offers: [
    'The warning | What is said about {object}, and how many hours ahead.',
    'Where | The places for which word of {object} should come.',
    'How loud | A tone at night or a line in the morning when it is about {object}.',
    'Past cases | When there was word of {object} before, and what came of it.',
  ],
  notes: [
    'Decide what you would do on word of {object} before you set an alarm for it.',
    'Ask where news of {object} comes from, and how old it may be.',
    'One false alarm about {object} is forgiven, three are switched off: ask how many there are.',
  ],
  steps: [
    'Name the places | For which you want to hear about {object}.',
    'Set a threshold | From which on {object} is worth a message.',
    'Prepare the answer | What is done, and by whom, on word of {object}.',
  ],
};

/** All of them; no verb leads to one. */
export const DOINGS: readonly Activity[] = [DOES, REMINDS, WARNS].map((doing) => ({ ...doing, verbs: [] }));
