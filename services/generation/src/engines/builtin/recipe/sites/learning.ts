import type { SiteRecipe } from './site-recipe.ts';

export const LEARNING_SITES: readonly SiteRecipe[] = [
  {
    id: 'school',
    kinds: ['school', 'university'],
    goal: 'contact',
    offer: 'services',
    sections: ['services', 'richText', 'events', 'team', 'steps', 'gallery', 'faq', 'contactForm'],
    motifs: ['arches', 'confetti', 'grid'],
    icons: ['graduation-cap', 'school', 'book-open', 'calendar'],
    noun: 'school',
    people: 'families',
    about: [
      'Learning needs people who have time. Classes are small enough for every child to be missed when it is ill.',
      'Marks are a language among others here. Pupils also show, build, perform and explain.',
    ],
    offers: [
      'First years | Reading, numbers and how to wait for one’s turn.',
      'Sciences | Experiments before formulas.',
      'Languages | Spoken from the first day.',
      'Arts and music | A stage, a workshop, an orchestra.',
      'Afternoons | Homework first, then football.',
    ],
    steps: [
      'Visit | Open days, or by appointment.',
      'Apply | One form, one conversation.',
      'Start | With an older pupil as a guide.',
    ],
    faq: [
      'When can we apply? | The dates are on this site; earlier questions are welcome.',
      'Is there care in the afternoon? | Yes, with lunch and supervised homework.',
      'What about school transport? | We help to plan the way.',
    ],
    quotes: ['She explains things to us at dinner now.', 'They noticed that he was unhappy before we did.'],
    roles: ['Head', 'Sciences', 'Languages', 'Arts'],
    posts: [
      'The pond project | Eleven weeks, four frogs, one report.',
      'Reading aloud | What twenty minutes a day do.',
      'A day without bells | An experiment, and its result.',
    ],
    calls: ['Come to an open day', 'Get to know us'],
    shots: ['A classroom with open windows', 'Pupils around an experiment', 'The yard at break'],
  },
  {
    id: 'course',
    kinds: ['tutoring'],
    goal: 'register',
    offer: 'services',
    sections: ['services', 'steps', 'pricing', 'events', 'testimonials', 'team', 'faq', 'contactForm'],
    motifs: ['dots', 'confetti', 'rays'],
    icons: ['graduation-cap', 'languages', 'message-circle', 'calendar'],
    noun: 'course',
    people: 'learners',
    about: [
      'Lessons are short, practice is long, and feedback comes while you still remember what you did.',
      'We teach what we use ourselves. The examples come from last week.',
    ],
    offers: [
      'For beginners | From nothing to first success.',
      'Intermediate | Closing the gaps that nobody mentions.',
      'Intensive | A week that counts for a term.',
      'One to one | Your questions set the order.',
    ],
    steps: [
      'Find your level | A conversation, not a test.',
      'Choose a group | Or an hour of your own.',
      'Begin | The first lesson shows if it fits.',
    ],
    faq: [
      'Which level is mine? | We find out together before you pay.',
      'What if I miss a lesson? | You get the notes, and a place in a parallel group.',
      'Do I get a certificate? | A confirmation of what you did, with hours and subjects.',
    ],
    quotes: [
      'After the third week I dared to do it in front of others.',
      'I had tried twice before. This was the first time that it stuck.',
    ],
    roles: ['Teacher', 'Conversation', 'Course office', 'Materials'],
    posts: [
      'Learning in ten-minute pieces | A method for full calendars.',
      'The useful mistake | Three that everybody makes.',
      'How to practise without noticing | Small tricks for every day.',
    ],
    calls: ['Take a first lesson', 'Find your level'],
    shots: ['A small group at one table', 'A whiteboard after class', 'Notes with coloured marks'],
  },
];
