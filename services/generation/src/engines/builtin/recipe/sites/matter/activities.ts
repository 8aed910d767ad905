import type { SiteMatter } from './site-matter.ts';

/** What may be said of a thing from what it does, in the words of the prompt. */
export interface Activity extends SiteMatter {
  id: string;
  /** Verbs that name the activity, in their plain form. */
  verbs: readonly string[];
  /** What it might show, as examples: `Title | text`. */
  offers: readonly string[];
}

/**
 * `{object}` is what it is done to, in singular or plural, so no verb may depend on it; `{forWhom}` is " for cafes"
 * or nothing; `{thing}` is its name, or what it is; `{described}` is all that the prompt says of it.
 */
export const ACTIVITIES: readonly Activity[] = [
  {
    id: 'plan',
    verbs: 'schedule plan organise organize coordinate roster arrange book manage assign'.split(' '),
    leads: [
      'Who, what and when: {object}{forWhom} in one plan.',
      '{Object}{forWhom}, planned on one page.',
      'A plan for {object}{forWhom} that everybody can read.',
    ],
    offers: [
      'The week at a glance | {Object} for the days ahead, side by side.',
      'Wishes and absences | Collected before anybody plans {object}.',
      'Changes | One entry is moved, and those concerned with {object} see the new plan.',
      'Gaps | Open places in the plan for {object} stand out until they are filled.',
      'Rights | Who may change the plan for {object}, and who may read it.',
    ],
    notes: [
      'Most trouble with planning {object} comes at short notice: look at how a change is entered, and who hears of it.',
      'Ask who may change the plan for {object}, and who may only read it.',
      'Plans for {object} fail on holidays and sick days first: try those two before anything else.',
    ],
    steps: [
      'Bring last week | As it was on paper or in a table: {object}, names and hours.',
      'Plan the next one | Wishes and absences first, then {object}.',
      'Compare the two | Which of them showed {object} sooner, paper or screen?',
    ],
  },
  {
    id: 'match',
    verbs: 'connect match pair link introduce join'.split(' '),
    leads: [
      '{Object} on one side, {other} on the other: this is where they meet.',
      'Where {object} and {other} find each other.',
      '{Object} and {other}, in touch.',
    ],
    offers: [
      'For {object} | Say where you are and what you bring to {other}.',
      'For {other} | Say what you need from {object}, and by when.',
      'A first message | Between {object} and {other}, before anything is agreed.',
      'The agreement | Date, place and price, settled between {object} and {other}.',
    ],
    notes: [
      'Between {object} and {other}, place and season decide most: put both into the first line.',
      'Say which side you are on, {object} or {other}; the questions differ.',
      'Ask what happens when {object} and {other} do not suit each other after all.',
    ],
    steps: [
      'Choose your side | {Object} or {other}.',
      'Say what you have | And what you hope to find among {other} or {object}.',
      'Make a first date | One message between {object} and {other} is enough for that.',
    ],
  },
  {
    id: 'find',
    verbs: 'find search discover locate choose pick recommend'.split(' '),
    leads: [
      'Looking for {object}{forWhom}? Search, compare, ask.',
      '{Object}{forWhom}: by place, by date and by what matters to you.',
      'A way to find {object}{forWhom}.',
    ],
    offers: [
      'Search | {Object} by place, date and what matters to you.',
      'Side by side | {Object} with what sets one apart from the next.',
      'Questions first | A message to {object} before you decide.',
      'For next time | A list of {object} you may want again.',
    ],
    notes: [
      'In a search for {object}, the two things that matter most help more than ten that matter a little.',
      'Ask who enters {object} here, and who checks the entries.',
      'If you are in a hurry to find {object}, say by when in the first line.',
    ],
    steps: [
      'Say what you need | Place, date and what matters in {object}.',
      'Compare a few | Before you decide on {object}.',
      'Make contact | Ask {object} what an entry leaves open.',
    ],
  },
  {
    id: 'track',
    verbs:
      'track monitor measure count log record watch report analyse analyze predict forecast show map'.split(
        ' ',
      ),
    leads: [
      'Figures on {object}{forWhom}, day by day.',
      '{Object}{forWhom}, in numbers that can be read.',
      'What is going on with {object}{forWhom}, and since when.',
    ],
    offers: [
      'Right now | What is known about {object} at this hour.',
      'Over time | {Object} by day, week and month.',
      'Alerts | A message when something about {object} changes.',
      'Export | Figures on {object} as a table, to work with elsewhere.',
    ],
    notes: [
      'Before measuring {object}, write down which decision the figures are for.',
      'Ask how often figures on {object} are taken, and what happens when one is missing.',
      'Two weeks of figures on {object} are enough to see what a normal day looks like.',
    ],
    steps: [
      'Choose what counts | Two or three figures on {object} are enough to begin.',
      'Collect for a week | Before you judge {object} by the numbers.',
      'Look back | What do the figures on {object} say that nobody had noticed?',
    ],
  },
  {
    id: 'check',
    verbs:
      'check verify test review audit proofread detect reconcile validate inspect protect secure compare filter'.split(
        ' ',
      ),
    leads: [
      'A second look at {object}{forWhom}.',
      '{Object}{forWhom}: checked, and the findings in one list.',
      'A second pair of eyes for {object}.',
    ],
    offers: [
      'The check | {Object}, gone through line by line.',
      'The findings | What was noticed in {object}, with place and reason.',
      'Your own rules | What counts as a mistake in {object} is for you to say.',
      'The record | Who looked at {object}, and when.',
    ],
    notes: [
      'A check of {object} is worth as much as its false alarms are rare: count both in a trial.',
      'Ask what is stored of {object} after a check, where and for how long.',
      'Try it on {object} in which you know the mistakes already.',
    ],
    steps: [
      'Take a sample | A piece of {object} that you know well.',
      'Read the findings | And look for what the check of {object} has missed.',
      'Set your rules | For what is right and wrong in {object}.',
    ],
  },
  {
    id: 'produce',
    verbs:
      'make build produce manufacture grow brew bake craft develop sew print distil distill weave roast'.split(
        ' ',
      ),
    leads: [
      '{Object}{forWhom}: from what, how and what for.',
      'It is all about {object}{forWhom}.',
      '{Object}{forWhom}, from the material to the finished piece.',
    ],
    offers: [
      'Material | What goes into {object}, and where it comes from.',
      'Making | The way from the first sketch to finished {object}.',
      'Use | What {object} should stand up to.',
      'Afterwards | Repair, return and what becomes of worn {object}.',
    ],
    notes: [
      'Ask what goes into {object}, and what can be done with it in the end.',
      'For an order of {object}, name quantity, use and date.',
      'Samples of {object} say more than pictures: ask for one, or come and see it.',
    ],
    steps: [
      'Look at a sample | Of {object}, in your own hands.',
      'Ask for sizes and dates | Which {object}, how many and by when.',
      'Start with a few | Use {object} for a while before you order more.',
    ],
  },
  {
    id: 'generate',
    verbs:
      'create generate write draw design compose draft translate convert transcribe summarise summarize turn'.split(
        ' ',
      ),
    leads: [
      '{Object}{forWhom}, from a first draft to the final file.',
      'A first draft of {object}{forWhom}, to change and to keep.',
      'From what you have to {object}{forWhom}.',
    ],
    offers: [
      'The start | What you have already: notes, a file or an older version of {object}.',
      'The draft | A first version of {object}, to change and not yet to keep.',
      'Your rules | Words, form and tone that {object} should follow.',
      'The file | {Object} in a format that others can open.',
    ],
    notes: [
      'A draft of {object} is only as good as its source: use a real one for a trial.',
      'Ask who reads what you put in to get {object}, and whether it is kept.',
      'Let somebody who knows {object} read the first ten results.',
    ],
    steps: [
      'Bring a source | Something real from which {object} should come.',
      'Look through the draft | As those will who get {object} from you.',
      'Correct it once | Then compare it with the next draft of {object}.',
    ],
  },
  {
    id: 'teach',
    verbs: 'teach learn train coach explain practise practice study understand'.split(' '),
    leads: [
      '{Object}{forWhom}, one step at a time.',
      'For everybody who would like to get better at {object}.',
      'From the first try to the day when {object} will come by itself.',
    ],
    offers: [
      'First steps | {Object} from the very beginning.',
      'Practice | Short exercises in {object} between two lessons.',
      'Questions | Somebody to ask when {object} will not go into your head.',
      'Progress | What you can do in {object}, and what comes next.',
    ],
    notes: [
      'Ten minutes of {object} on most days take you further than two hours on one.',
      'Say what you know of {object} already, even if it was long ago.',
      'Mistakes in {object} are material: bring yours.',
    ],
    steps: [
      'Say what you know | Of {object}, from nothing to a lot.',
      'Try one lesson | In {object}, at your own pace.',
      'Keep two days a week | For {object}, and leave the others free.',
    ],
  },
  {
    id: 'trade',
    verbs: 'sell rent lend share swap deliver ship order buy trade hire offer collect'.split(' '),
    leads: [
      '{Object}{forWhom}: see what there is, and ask for it.',
      '{Object}{forWhom}, from hand to hand.',
      'For everybody in need of {object}{forWhom}.',
    ],
    offers: [
      'What there is | {Object} by kind, size and place.',
      'When | {Object} for the day on which you need it most.',
      'How | Where to fetch {object}, or where a parcel should go.',
      'Questions | What you would like to know about {object} beforehand.',
    ],
    notes: [
      'When you ask for {object}, name the day, the place and the number.',
      'Ask what happens if {object} should not be right: who pays the way back, and until when.',
      'Those who would rather give {object} than take should say so in the first line.',
    ],
    steps: [
      'Name your need | Which {object}, how many and for which day.',
      'Agree on the way | Who brings or fetches {object}, and where.',
      'Check on arrival | Count {object} before you sign.',
    ],
  },
];

/** A thing about a topic: something to read, to hear or to see. */
export const ABOUT_TOPIC: Omit<Activity, 'verbs'> = {
  id: 'topic',
  leads: [
    '{Topic}, in short and at length.',
    'For everybody who likes to hear about {topic}.',
    'What there is to know about {topic}, and to ask.',
  ],
  offers: [
    'To begin with | A short way into {topic} for those who are new to it.',
    'In depth | One question about {topic}, taken seriously.',
    'Voices | People who have to do with {topic}, in their own words.',
    'Your questions | What readers would like to know about {topic}.',
  ],
  notes: [
    'New to {topic}? Say so, and ask for a place to begin.',
    'Those who know {topic} from their own work are asked to correct what is wrong here.',
    'A question about {topic} is best put with an example.',
  ],
  steps: [
    'Begin anywhere | There is no first page about {topic}.',
    'Ask | What you have always wanted to know about {topic}.',
    'Stay with it | Leave an address, and hear of more about {topic}.',
  ],
};
