import type { SiteMatter } from './site-matter.ts';

/** Health, beauty, animals and learning. */
export const PEOPLE_MATTER: Readonly<Record<string, SiteMatter>> = {
  dentist: {
    leads: [
      'Check-ups, fillings and first visits with a child.',
      'For teeth that ache and teeth that should stay well.',
      'From the half-yearly check to the crown that came loose.',
      'Teeth, gums and the time to ask about them.',
    ],
    notes: [
      'A tooth that aches at cold and stops may wait for a day; one that throbs at night should not.',
      'Gums that bleed when brushed are a reason to come, not a reason to brush less.',
      'Bring the last X-ray if you change dentists: it saves taking another.',
      'If you are afraid of the drill, write that into the first line; it changes how an appointment is planned.',
      'A knocked-out tooth keeps best in milk, and only for about an hour.',
    ],
    steps: [
      'Say where it hurts | Which tooth, since when, at hot, cold or biting.',
      'Find an hour | Aching teeth first, check-ups after.',
      'Bring your papers | Insurance card, medicines you take and the last X-ray.',
    ],
  },
  clinic: {
    leads: [
      'Check-ups, complaints that stay and questions about results.',
      'For a cough that will not go, a vaccination or a second look.',
      'Consultations, prescriptions and the results of tests.',
      'Medicine for every day, from the throat to the knee.',
    ],
    notes: [
      'Chest pain, a drooping face or sudden weakness are for the emergency number, not for a form.',
      'A list of your medicines with their doses saves half of a first consultation.',
      'Note when a complaint began and what makes it better: doctors ask that first.',
      'For blood tests, ask whether to come without breakfast.',
      'Travel vaccinations need weeks, so ask when the ticket is booked, not when the bag is packed.',
    ],
    steps: [
      'Describe the complaint | Where, since when and how strong.',
      'Bring what exists | Letters, results and the names of your medicines.',
      'Talk it over | What it may be, what is checked and what you can do at home.',
    ],
  },
  veterinary: {
    leads: [
      'Vaccinations, limps and worried looks.',
      'For dogs, cats and whatever else has a pulse.',
      'Check-ups, teeth, paws and old age.',
      'When your animal cannot say where it hurts.',
    ],
    notes: [
      'A cat that hides and does not eat for a day should be seen; cats say little else.',
      'Bring the vaccination card, and a film of the limp: it often disappears on the table.',
      'Chocolate, grapes and lily leaves are poison to some animals: ring before you wait for signs.',
      'Cats travel calmer in a covered box that stood open at home for a week.',
      'Ask how long to keep food away before an operation; it differs for rabbits and dogs.',
    ],
    steps: [
      'Describe the animal | Kind, age, weight and what has changed.',
      'Say how urgent it is | Bleeding, poison and bloated bellies do not wait.',
      'Bring card and carrier | And the food it eats, if the belly is the matter.',
    ],
  },
  pets: {
    leads: [
      'For dogs, cats and the people at the other end of the lead.',
      'Fur, paws and good manners.',
      'Company and care for animals.',
      'For the animal that runs, sheds, chews or sleeps.',
    ],
    notes: [
      'Age, breed and what it is afraid of: those three say most about an animal.',
      'A first meeting is best kept short and on neutral ground.',
      'Long coats mat first behind the ears and under the legs; a comb twice a week prevents it.',
      'Say which treats are allowed: stomachs differ more than appetites.',
    ],
    steps: [
      'Introduce the animal | Name, age, breed and its habits.',
      'Meet once | Sniffing is allowed.',
      'Begin with an hour | And make it longer when tails agree.',
    ],
  },
  'salon-spa': {
    leads: [
      'Cut, colour and the fringe you are not sure about.',
      'For hair that should be shorter, brighter or simply behave.',
      'A trim, a new shade or a style for one evening.',
      'Hair, from the roots to the ends.',
    ],
    notes: [
      'A picture of what you like helps; one of what you do not want helps more.',
      'Say what was on your hair before: henna and box dye change what colour can do.',
      'Fine hair loses volume with length, curls gain it: both decide a cut.',
      'For a wedding, try the style weeks earlier and bring the veil.',
      'Patch tests for colour are done two days ahead.',
    ],
    steps: [
      'Bring a picture | Or two, of hair like yours.',
      'Talk before the scissors | Length, parting and how long you take in the morning.',
      'Check it dry | Wet hair tells half the truth about a cut.',
    ],
  },
  'gym-yoga': {
    leads: [
      'Weights, machines and room to move.',
      'For the first push-up and the hundredth.',
      'Strength, stamina and a warm-up before both.',
      'Barbells, mats and a plan for the week.',
    ],
    notes: [
      'Two sessions a week, kept for a year, beat five that are kept for a month.',
      'Muscles grow on the day after: leave one between two heavy sessions.',
      'Begin with a weight that you can lift twelve times with a straight back.',
      'Clean shoes, a towel and a bottle are all that a first session needs.',
      'Old injuries belong into the first talk, before the first squat.',
    ],
    steps: [
      'Name an aim | Stronger, lighter, or up the stairs without a pause.',
      'Try a session | With clean shoes and a towel.',
      'Set two days | The same two each week, and leave the rest free.',
    ],
  },
  school: {
    leads: [
      'Lessons, breaks and everything that is learnt between them.',
      'For children who ask, and parents who want to know.',
      'Reading, numbers, languages and friends.',
      'Classrooms, playground and the way through the years.',
    ],
    notes: [
      'An open day shows the rooms; a visit during lessons shows the school.',
      'Enrolment mostly asks for a birth certificate, the last report and a form with two signatures.',
      'Ask what happens in the afternoon: homework, sport and lunch differ more than timetables do.',
      'A child who changes schools in the middle of a year does best with one named classmate on the first day.',
    ],
    steps: [
      'Come and look | On an open day, or while lessons are on.',
      'Talk about your child | What comes easily, and what does not.',
      'Enrol | With last report and birth certificate.',
    ],
  },
  course: {
    leads: [
      'Learn it by doing it, from the first lesson on.',
      'For beginners, for those who stopped once and for those who want to go on.',
      'Lessons, practice and somebody to ask.',
      'An hour of learning, a week of practice, and again.',
    ],
    notes: [
      'Ten minutes of practice a day take a learner further than one long Sunday.',
      'Say what you can do already: a class that is too easy loses as many learners as one that is too hard.',
      'A missed lesson is best made up before the next one builds on it.',
      'Ask what to bring to the first lesson; often it is only something to write with.',
    ],
    steps: [
      'Say where you stand | Never tried, rusty or half-way there.',
      'Choose your lessons | Evenings, weekends or a block of days.',
      'Practise between them | A little each day carries a course.',
    ],
  },
  kindergarten: {
    leads: [
      'Playing, sleeping, eating and the first friends.',
      'Small chairs, muddy boots and songs before lunch.',
      'For children before school, and for parents who have to leave at the door.',
      'A day with blocks, paint and a nap.',
    ],
    notes: [
      'Settling in takes most children one to three weeks, with a parent near at first and further away each day.',
      'Boots, spare clothes and a cuddly toy, all with a name on them, are what a peg needs.',
      'A short goodbye is kinder than a long one, even with tears.',
      'Ask about naps, lunch and what happens when a child has a fever.',
    ],
    steps: [
      'Look at the rooms | With your child, who sees other things than you do.',
      'Put down a name | With the month in which you need a place.',
      'Settle in slowly | An hour first, then until lunch, then past the nap.',
    ],
  },
  tattoo: {
    leads: [
      'From a scribble to a line that stays.',
      'Fine lines, black work and colour, on skin.',
      'Drawings that are worn.',
      'Small pieces, large pieces and old ones covered.',
    ],
    notes: [
      'Skin over ribs, feet and elbows hurts more and heals slower than the outside of an arm.',
      'Small letters spread with the years; a little larger stays readable longer.',
      'Eat and sleep before a sitting, and leave out alcohol and aspirin.',
      'A fresh tattoo wants no sun, no sea and no sauna for some weeks.',
    ],
    steps: [
      'Describe the motif | With the place on the body and the size in centimetres.',
      'Look at the drawing | Change it while it is still on paper.',
      'Sit for the needle | Rested, fed and in clothes that roll up.',
    ],
  },
  funeral: {
    leads: [
      'Help with the first hours, and with the farewell.',
      'Burial, cremation and the papers that go with them.',
      'When somebody has died: what comes first, and what can wait.',
      'A farewell in words, music and flowers of your choosing.',
    ],
    notes: [
      'After a death at home, a doctor comes first; most other things can wait until the next morning.',
      'Birth and marriage certificates and an identity card are the papers that are asked for.',
      'Those who plan ahead can write down three things: burial or cremation, music, and whom to call.',
      'Children may come to a funeral if somebody tells them before what they will see.',
    ],
    steps: [
      'Call when you are ready | At any hour a doctor comes first.',
      'Find the papers | Certificates and an identity card; what is missing can follow.',
      'Choose the farewell | Place, words, music and who shall be there.',
    ],
  },
  cleaning: {
    leads: [
      'Kitchens, bathrooms, windows and the corners behind them.',
      'For a weekly clean, a move or the morning after a party.',
      'Floors, glass and everything that gathers dust.',
      'From one window to a whole stairwell.',
    ],
    notes: [
      'Square metres, number of bathrooms and whether there are pets: with these an offer for cleaning can be written.',
      'Limescale needs time more than strength: vinegar, ten minutes, wipe.',
      'Windows stay clearer when they are washed on a cloudy day.',
      'For the end of a tenancy, the contract says how clean is clean: send that page along.',
    ],
    steps: [
      'Count the rooms | Size, floors, bathrooms and pets.',
      'Say how often | Once, weekly or before a handover.',
      'Agree on keys and hours | Who opens, and where the bucket stands.',
    ],
  },
  entertainer: {
    leads: [
      'Cards, coins, balloons and an astonished aunt.',
      'A show for birthdays, weddings and works parties.',
      'For children in the front row and grown-ups in the last.',
      'Something to gasp at between cake and presents.',
    ],
    notes: [
      'For children under six, half an hour of show is long; for ten-year-olds an hour is short.',
      'A corner with a wall behind it is the best stage in any living room.',
      'Tell the age of the birthday child and one thing they love: tricks can be chosen by it.',
      'At weddings, close-up tricks fit between church and dinner, a show after the cake.',
    ],
    steps: [
      'Name the party | Date, place, number of guests and their ages.',
      'Pick the show | On a stage, from table to table, or with balloons.',
      'Clear a corner | Two metres and a wall behind are enough.',
    ],
  },
};
