import type { ChapterCopy } from './matter.ts';

/** Rules, meetings and posts: what their chapters hold whatever they are about. */
export const WORK_COPY: Readonly<Record<string, ChapterCopy>> = {
  policy: {
    leads: { goals: ['These rules are for {s}.'] },
    points: {
      goals: ['Why {s} [needs|need] rules', 'Laws behind {s}'],
      scope: [
        '{s}: staff, guests, suppliers?',
        '{s}: valid from when',
        'What other papers on {s} they replace',
      ],
      keyTerms: ['What counts as {s} under these rules', '{s}: words and their meaning'],
      care: [
        'Duties of everybody in {s}',
        'Forbidden in {s}',
        '{s} with permission only: what',
        'Breaches of {s}: what follows',
      ],
      roles: ['Who answers questions on {s}', 'Checks on {s}: who, how often', 'Records on {s}: who'],
      exceptions: ['Exceptions on {s}: who decides', 'Exceptions on {s}: how long'],
      review: ['When the rules on {s} are looked at again', 'Changes to {s}: how announced'],
    },
  },
  'privacy-policy': {
    leads: {
      goals: ['This is how {s} [handles|handle] your data.'],
      rights: ['You may ask {s} at any time.'],
    },
    points: {
      goals: [
        'Who answers for {s}: name, address',
        'Data questions to {s}: whom',
        'Laws that {s} [is|are] bound by',
      ],
      dataCollected: [
        'For orders from {s}: name, address, e-mail',
        'Orders from {s}: what, when',
        'Payment: what {s} [sees|see] of it',
        'Visits to {s}: browser, time, shortened address',
      ],
      dataUse: [
        'Orders and requests to {s}',
        'To answer letters',
        'Accounts of {s}, for tax',
        'To send news of {s}',
      ],
      dataShared: [
        'Firms that work for {s}: delivery, payment, hosting',
        '{s} and data abroad: countries',
        'Authorities asking {s}, by law',
      ],
      dataKept: ['Invoices of {s}: years set by law', 'Accounts at {s}: until closed', 'Visits to {s}'],
      rights: [
        'See, correct or delete: data at {s}',
        'Data from {s} to take elsewhere',
        'Consent to {s}, withdrawn',
        'Authority in charge of {s}, by name',
      ],
      cookies: [
        'Cookies without which {s} [does|do] not work',
        'Cookies of {s} after a yes',
        'Withdrawing the yes',
      ],
      contact: ['{s}: post and e-mail', 'Answers from {s}: within days'],
    },
  },
  sop: {
    leads: { goals: ['This procedure covers {s}.'] },
    points: {
      goals: ['After {s}: what must be true', 'Past mistakes in {s}'],
      scope: ['Where {s} [applies|apply], and when', 'Other procedures than {s}'],
      materials: ['Keys and tools for {s}', 'Forms during {s}'],
      method: [
        'Check that {s} can begin',
        'The steps of {s}, one action a line',
        'Waiting and measuring in {s}',
        'Sign off {s}: name and time',
      ],
      care: ['Hot, sharp or heavy in {s}', 'Somebody hurt during {s}: first steps'],
      roles: ['Who carries out {s}', 'Who checks {s}, and who stands in'],
      troubleshooting: ['A step of {s} cannot be done', '{s} unfinished: what to note'],
    },
  },
  'job-posting': {
    leads: { role: ['We are looking for {s}.'] },
    points: {
      role: [
        'Employer of {s}: trade, size, place',
        'Why the post of {s} is free or new',
        'Start and hours of {s}',
        'Whom {s} reports to',
      ],
      responsibilities: ['Main task of {s}', 'What {s} is in charge of', '{s} after a year: what changed'],
      candidates: [
        'Training of {s}: what, how long',
        'Licences and languages of {s}',
        'Learnt on the job by {s}',
      ],
      offer: [
        'Pay of {s}, as a range',
        'Leave, pension, training of {s}',
        'Shifts of {s}: days, nights, home?',
      ],
      apply: [
        'Papers for the post of {s}',
        'Applications as {s}: to whom',
        'Closing date, and when {s} would start',
      ],
    },
  },
  resume: {
    points: {
      profile: ['You as {s}: two sentences', 'Your next post after {s}', 'One checkable result'],
      experience: [
        'Latest post as {s}: dates, employer',
        'As {s} in charge of: with figure',
        'The post before, as {s} or not',
        'Work of {s} to show',
      ],
      education: ['School before you were {s}: year, certificate', 'Further training that {s} is asked for'],
      skills: ['Weekly tools of {s}', 'Languages, with level', 'Certificates of {s}, with year'],
    },
  },
  'lesson-plan': {
    points: {
      learning: [
        'Explain {s} in their own words',
        'Name the parts of {s}',
        'Solve one task on {s} alone',
        'Three key words of {s}, used rightly',
      ],
      materials: ['Picture or poster of {s}', 'Work sheet on {s}, one per pupil', 'An object that shows {s}'],
      introduction: [
        'A question on {s} that everybody can answer',
        'Class knowledge of {s}, on the board',
        'An object: what has {s} to do with it?',
      ],
      exercise: [
        'In pairs: {s}, one right answer',
        'In groups: a poster on {s}',
        'Alone: three tasks on {s}, from easy to hard',
        'For quick pupils: a riddle on {s}',
      ],
      discussionQuestions: [
        'What would happen without {s}?',
        '{s} on the way to school: where?',
        '{s}: what is hardest?',
      ],
      homework: ['Explain {s} at home, note questions', 'Five tasks on {s} from the book'],
      conclusion: [
        'Each pupil: one sentence on {s}',
        'A short quiz on {s}: three questions',
        'What comes after {s} in the next lesson',
      ],
    },
  },
  agenda: {
    points: {
      goals: ['To decide at {s}', 'To hear at {s}', 'End of {s}'],
      agendaItems: [
        'Welcome, apologies, last minutes',
        'Tasks from last time',
        'Matters to decide',
        'Any other business',
        'Next date',
      ],
      preparation: ['Papers for {s}', 'Figures for {s}', 'Chair and minutes'],
      nextSteps: ['Tasks: who, what, when', 'Minutes within two days'],
    },
  },
  minutes: {
    points: {
      summary: ['{s} in two sentences'],
      discussion: ['Item by item: for, against', 'Questions left open', 'Reports: by whom'],
      decisions: ['Decisions, word for word', 'Votes', 'Put off: until when'],
      nextSteps: ['Tasks: name, task, date', 'Next meeting: date, place'],
    },
  },
  memo: {
    points: {
      summary: ['{s} in practice: from which day', 'Whom {s} [concerns|concern]', '{s}: the reader’s part'],
      background: ['Why {s} [comes|come] now', 'What held before {s}'],
      recommendations: ['First step on {s}', 'Whom to ask about {s}'],
      nextSteps: ['Day on which {s} [takes|take] effect', '{s}: next look back'],
    },
  },
  itinerary: {
    points: {
      summary: ['{s}: travellers, days, place', 'Not to be missed: {s}', '{s}: booked, open'],
      programme: [
        'Day one of {s}: arrival',
        'Day two of {s}: main sight',
        'Another day of {s}: an outing',
        'Last day of {s}: left luggage',
      ],
      venue: [
        'Beds for {s}: address, telephone',
        'Check-in, check-out, luggage',
        'Supermarket, chemist, playground',
      ],
      travel: ['Tickets for {s}: times, seats', 'Local transport for {s}', 'Papers for {s}, with copies'],
      financials: [
        'Travel and nights',
        'Food on {s}, day by day',
        'Entrance fees on {s}',
        'Reserve for taxis',
      ],
      preparation: ['Hand luggage for {s}', 'Medicine and chargers for {s}', 'Games for queues on {s}'],
    },
  },
  checklist: {
    points: {
      method: [
        'To settle first for {s}',
        'Orders for {s}: how early',
        'People to ask for {s}',
        'The day before {s}',
      ],
      timeline: ['Three months before {s}', 'A month before {s}', 'A week before {s}', 'On the day'],
      team: ['Who does what for {s}', '{s}: who stands in'],
    },
  },
  'quarterly-review': {
    points: {
      summary: [
        'The quarter of {s} in one sentence',
        'The figure that {s} [is|are] proudest of',
        'The decision that {s} [needs|need] today',
      ],
      results: [
        'Target and result of {s}, side by side',
        '{s} a quarter and a year earlier',
        '{s}: gap to the year’s target',
      ],
      customers: [
        'Who came to {s} and who left',
        'What customers praised in {s}',
        'Three key customers of {s}',
      ],
      wentWell: [
        'What {s} did better than planned',
        'Whom {s} [has|have] to thank',
        'What {s} will keep doing',
      ],
      wentBadly: ['Which target {s} missed', 'What held {s} up', 'What {s} will stop doing'],
      lessons: ['Best case of {s}: the lesson', 'What {s} learnt from the worst'],
      risks: ['What could cost {s} the next quarter', 'Who is missing in {s}, and until when'],
      nextSteps: [
        'Three aims of {s} for the next quarter',
        'Help that {s} [needs|need]',
        'First week of {s}',
      ],
    },
  },
  'all-hands': {
    points: {
      summary: ['News of {s} to hear from us', '{s} in one picture', 'A thank-you by name'],
      results: [
        'How {s} [stands|stand] against the plan',
        'The figure, team by team',
        'Last promises of {s}: kept?',
      ],
      customers: ['A customer won by {s}', 'A complaint, and its lesson', 'A letter to {s}, read out'],
      culture: ['New faces at {s}', 'Birthdays, jubilees, a farewell', 'A rule changed at {s}'],
      goals: ['Until next time: what counts', 'Left undone on purpose', 'Signs for each team'],
      lessons: ['A failure, told first-hand', 'Changes because of it'],
      questions: ['Questions sent in beforehand', 'Questions from the floor', 'Open answers: who, when'],
    },
  },
  training: {
    points: {
      goals: ['After this hour: {s} mastered', 'Test on {s}: how', 'What this hour on {s} leaves out'],
      benefits: [
        'What happens when {s} [is|are] not taken seriously',
        '{s} in our own house',
        'Your gain from knowing {s}',
      ],
      method: ['Recognising {s}', '{s}: what to do first', '{s}: what to leave alone', '{s}: whom to tell'],
      care: ['Always in {s}: two rules', 'Never: what makes {s} worse', '{s}: who may decide otherwise'],
      exercise: [
        'A case of {s} on the table?',
        'In pairs: play {s}, change roles',
        'Together: hard parts of {s}',
      ],
      troubleshooting: [
        'The mistake with {s} that beginners make',
        'The mistake with {s} that old hands make',
        '{s} gone wrong: first aid',
      ],
      resources: ['Where the rules on {s} can be read', 'Number to call about {s}'],
      conclusion: [
        'Three sentences on {s} to remember',
        'A test question on {s} for the way out',
        'When we talk about {s} again',
      ],
    },
  },
  lesson: {
    points: {
      learning: [
        'Explain {s} in your own words',
        'Name three things about {s}',
        'Judge a statement about {s}: right or wrong?',
        'Connect {s} with older knowledge',
      ],
      introduction: [
        '{s}: what comes to mind?',
        'A picture of {s}: what do you see?',
        'The question on {s} that this hour answers',
      ],
      keyTerms: [
        'Four words around {s}',
        'A word about {s} that misleads',
        'Where the word for {s} comes from',
      ],
      discussion: [
        'What surprised you about {s}?',
        'What is disputed about {s}?',
        'What has {s} to do with us?',
      ],
      exercise: [
        'In pairs: three questions on {s}',
        'Alone: draw {s} with five labels',
        'Together: a wrong sentence on {s}',
      ],
    },
  },
  workshop: {
    points: {
      goals: ['To take home from {s}', 'What {s} will not settle'],
      background: ['{s}: one word each', 'A case of {s} from this month', 'Wishes for {s}'],
      care: [
        'On {s} one speaks, the others listen',
        'What is said about {s} stays in the room',
        'Telephones off for {s}',
      ],
      exercise: ['In threes: try {s}, watch', '{s} once more, roles changed', 'One sentence each on {s}'],
      discussion: [
        'Where did {s} work, and what helped?',
        'Where did {s} hurt?',
        '{s} [goes|go] wrong: what now?',
      ],
      recommendations: [
        'From tomorrow: {s} done differently',
        '{s}: what needs others’ consent',
        'Vote on {s}: three dots each',
      ],
      nextSteps: ['Try {s} by Friday: one thing each', 'Partners who ask about {s} again'],
    },
  },
};
