import type { Matter } from './matter.ts';

/** Undertakings whose parts are known: what has to be thought of, never what has been done. */
export const UNDERTAKINGS: readonly Matter[] = [
  {
    key: 'solar',
    match: /\bsolar\b|\bphotovoltaic\b|\bheat pumps?\b|\bwind (?:turbine|farm|power)\b/i,
    points: {
      background: [
        'Power used in a year, by day and by night',
        'Roof: area, direction, age, shade',
        'Price per kilowatt-hour on the last bill',
      ],
      problem: ['Power bill over three years', 'Hours at which most power is drawn'],
      solution: [
        'Size of the plant, and why not larger',
        'With battery or without',
        'Own use first, the rest sold',
      ],
      results: [
        'Kilowatt-hours made and used on the spot',
        'Power bill before and after',
        'Years until it has paid for itself',
      ],
      lessons: [
        'What the roof or the fuse box cost extra',
        'What the network operator wanted, and how long it took',
      ],
      limitations: ['Winter, night and cloudy weeks', 'What happens to the modules at the end'],
    },
  },
  {
    key: 'parking',
    match: /\bparking\b|\bcar park\b/i,
    points: {
      summary: [
        'Which spaces are meant: numbers or a plan',
        'Who may park there, and with which badge',
        'What happens to cars without one',
      ],
      background: ['Spaces and cars on a normal morning', 'Complaints or blocked exits that led to it'],
      recommendations: [
        'Put the badge behind the windscreen',
        'Visitors: register at reception',
        'Bicycles, chargers, disabled spaces stay free',
      ],
      nextSteps: [
        'Collect the badge',
        'Two weeks of notices, then the rules hold',
        'Write in if the plan does not work for your shift',
      ],
    },
  },
  {
    key: 'remote-work',
    match: /\bremote work\w*|\bwork(?:ing)? from home\b|\bhome office\b|\btelework\w*|\bhybrid work\w*/i,
    points: {
      introduction: [
        'The first call of the day, half in pyjamas',
        'Who can work from home, and who never could',
        'Days a week that people really want',
      ],
      scope: [
        'Jobs that can be done from home, and jobs that cannot',
        'Trial period and newcomers',
        'Work from abroad',
      ],
      keyTerms: [
        'Home day, mobile work, fixed home desk: three different things',
        'Core hours, and what being reachable means',
      ],
      care: [
        'Agree home days with the team, a week ahead',
        'Be reachable in the core hours',
        'Confidential papers stay in the office or in a locked drawer',
        'Own devices only with the security set-up',
        'Accidents and sick days are reported as always',
      ],
      roles: [
        'Who approves home days',
        'Who pays for desk, chair and internet',
        'Whom to ring when the connection fails',
      ],
      exceptions: ['Care at home, illness, strike or snow', 'Days on which everybody comes in'],
      benefits: [
        'Hours not spent on the way',
        'Quiet for work that needs it',
        'What gets lost: the talk at the coffee machine',
      ],
      background: ['What changed in 2020, and what stayed', 'Trades in which it never came'],
      example: [
        'A team with two fixed days together',
        'A newcomer who knows colleagues only from the screen',
        'A week with three calls fewer',
      ],
      perspectives: [
        'The manager who sees empty desks',
        'The nurse, the driver, the cook',
        'The city centre at lunchtime',
      ],
    },
  },
  {
    key: 'office-move',
    match:
      /\b(?:mov(?:e|ing)|relocat\w+)\b.{0,30}\b(?:office|offices|premises|headquarters|shop|practice|studio|workshop|warehouse)\b|\b(?:office|company|premises) (?:move|relocation)\b/i,
    points: {
      background: [
        'End of the present lease, and its notice period',
        'What the present rooms lack: space, light, transport or price',
        'How many desks are used on a normal day',
      ],
      goals: [
        'Every desk, screen and telephone works on the first morning',
        'Closed for one working day at most',
        'Old rooms handed back clean, with the deposit returned',
        'Nobody’s way to work grows by more than half an hour',
      ],
      scope: [
        'Furniture: what comes along, what is sold, what is new',
        'IT: internet line, server, printers, telephone numbers',
        'Post: redirection, new address with bank, tax office and customers',
        'Archive, kitchen, plants, safe',
        'Not included: conversion work that the landlord pays for',
      ],
      team: [
        'One person who answers for the move, with a deputy',
        'One for IT and one for furniture',
        'Everybody packs their own desk',
      ],
      timeline: [
        'New lease signed',
        'Internet line ordered: two to three months ahead',
        'Removal firm booked after three quotes',
        'Floor plan and seating agreed',
        'Boxes packed, moving day, first working day',
        'Old rooms handed back',
      ],
      financials: [
        'Removal firm and boxes',
        'Deposit and agent',
        'Furniture and fittings',
        'Internet, cabling, telephone',
        'Repairs and cleaning of the old rooms',
        'Double rent for the weeks between',
      ],
      risks: [
        'Internet line not ready: mobile router for two weeks',
        'New rooms late: can the old lease be extended by a month?',
        'Something breaks in transit: who is insured?',
        'Colleagues hear of it last',
      ],
      nextSteps: [
        'Read the old lease for notice and repairs',
        'List what moves, room by room',
        'Ask three removal firms for a fixed price',
        'Tell the team the date and the address',
      ],
    },
  },
  {
    key: 'garden',
    match:
      /\b(?:rooftop|roof|school|community|library|kitchen|public) (?:garden|yard|playground|terrace)\b|\bgarden (?:project|redesign|for)\b|\bplayground\b/i,
    points: {
      summary: ['Area in square metres, sun and shade', 'Who plants, who waters, who locks up'],
      background: [
        'What the place looks like now, with a photo and a plan',
        'Who walks past it and who would use it',
        'Load the ground or roof can carry, according to the drawings',
      ],
      goals: [
        'A place to sit for so many people',
        'Something in flower from March to October',
        'Water from the roof instead of the tap',
      ],
      scope: [
        'Survey of ground, drains and load',
        'Beds, paths, benches, railing',
        'Water point and tool store',
        'First planting, and care in the first summer',
      ],
      timeline: [
        'Survey and permit',
        'Plan on show for everybody',
        'Building work, outside the frost',
        'Planting in spring or autumn',
        'First day in the new garden',
      ],
      financials: [
        'Survey and permit',
        'Soil, beds and paths',
        'Railing and access',
        'Plants and benches',
        'Water, tools and care, year by year',
      ],
      risks: [
        'The roof or the drains carry less than hoped',
        'Drought in the first summer',
        'Nobody waters in the holidays',
        'Noise or climbing after dark',
      ],
      nextSteps: [
        'Ask for the drawings and a structural opinion',
        'Meet the people next door',
        'Draw up a watering rota',
      ],
    },
  },
  {
    key: 'website',
    match:
      /\b(?:website|web site|web shop|online shop (?:for|launch|project)|online store|homepage|landing page)\b/i,
    points: {
      background: [
        'What visitors look for on the present site and do not find',
        'Visits a month, and on which devices',
        'Who can change a page today, and how long it takes',
      ],
      goals: [
        'Which three things visitors should be able to do without asking',
        'Enquiries or orders a month, today and in a year',
        'A page that loads in two seconds on a telephone',
      ],
      customers: [
        'The new visitor who has two minutes',
        'The regular who wants opening hours or prices',
        'The journalist or applicant',
      ],
      scope: [
        'List of pages, with somebody who writes each',
        'Photos: which exist, which are taken',
        'Forms, newsletter, booking or payment',
        'Texts for imprint and data protection',
        'Addresses of old pages that must go on working',
      ],
      timeline: [
        'List of pages agreed',
        'Texts and photos ready',
        'First version to click through',
        'Test with five people who do not know it',
        'Switch-over, on a quiet day',
      ],
      financials: [
        'Design and building',
        'Texts, photos, translation',
        'Domain, hosting, certificates',
        'Care: hours a month',
      ],
      risks: ['Texts come late', 'Search engines lose the old pages', 'Only one person has the passwords'],
      nextSteps: [
        'Collect the ten questions that people ask by telephone',
        'Find out who owns domain and logins',
        'Show three sites we like, and say why',
      ],
    },
  },
  {
    key: 'app',
    match: /\b(?:mobile app|app|apps)\b/i,
    points: {
      background: [
        'How people manage without it now',
        'Which telephones they have',
        'What similar programs do badly',
      ],
      goals: [
        'The one task that takes ten seconds instead of five minutes',
        'Users after three months who open it every week',
        'Rating that we want to reach in the stores',
      ],
      problem: [
        'The moment when people reach for the telephone and find nothing',
        'What they do instead: ring, search, give up',
        'How often that happens in a month',
      ],
      solution: [
        'Open it, do one thing, close it: show the three taps',
        'What it does without an account',
        'What happens without reception',
      ],
      product: [
        'First screen, and why it is the first',
        'Notices: when it may ring and when not',
        'What is stored on the telephone, what on the server',
        'Languages, large type, voice control',
      ],
      scope: [
        'Screens, one line each',
        'Both systems or one first',
        'Login, payment, notices: which of them in the first version',
        'Server, back office, statistics',
        'Entries in the two stores',
      ],
      timeline: [
        'Clickable sketch, tried by five people',
        'First version for twenty testers',
        'Release in the stores',
        'Second version, after what was learnt',
      ],
      financials: [
        'Design and building, per system',
        'Server and notices, per month',
        'Fees of the stores',
        'Updates when the systems change, every year',
      ],
      risks: ['Refused by a store', 'Installed and never opened again', 'Personal data in the wrong place'],
      nextSteps: [
        'Draw the three screens that matter on paper',
        'Ask ten people to use the drawing',
        'Decide which system comes first',
      ],
    },
  },
  {
    key: 'cafe',
    match:
      /\b(?:coffee shop|caf[eé]|coffee bar|bakery|tea ?room|restaurant|bistro|food truck|ice cream parlour|wine bar|pub)\b/i,
    points: {
      product: [
        'Drinks: which coffee, from whom, at what price a cup',
        'Food: made on the spot or delivered each morning',
        'What goes in the window at eight, at twelve, at four',
        'Something that people come back for on Saturdays',
      ],
      market: [
        'People who pass the door between seven and ten',
        'Offices, schools, stops within five minutes',
        'Tourists and regulars: how many of each, by month',
      ],
      competition: [
        'The nearest three places: price of a cappuccino, seats, opening hours',
        'What they run out of or do not offer',
        'Chain, vending machine, coffee at home',
      ],
      marketing: [
        'Trial cups in the street in the first week',
        'Card with the tenth cup free',
        'Map entry with photos and opening hours',
        'Offices near by: a tray at ten o’clock',
      ],
      team: [
        'Who opens, who closes, who stands at the machine',
        'Food hygiene certificate',
        'Cover for Saturdays and holidays',
      ],
      financials: [
        'Machine, grinder, counter, fridges',
        'Deposit and fitting out',
        'Rent, wages, beans, milk, waste, electricity',
        'Cups a day to break even',
        'Cash for the first three months',
      ],
      timeline: [
        'Lease with permission to serve food',
        'Plans seen by the food authority',
        'Fitting out, machine, trial day for neighbours',
        'Opening on a weekday',
      ],
      risks: [
        'Winter without tables outside',
        'Price of beans or rent goes up',
        'The machine fails on a Saturday',
      ],
    },
  },
  {
    key: 'salon',
    match:
      /\b(?:groom\w*|hair ?dress\w*|barber\w*|beauty|nail|tattoo) (?:salon|shop|studio|parlour)\b|\bdog groom\w*\b|\bbarber ?shop\b|\bsalon\b/i,
    points: {
      product: [
        'Full treatment, wash only, nails only: minutes and price of each',
        'Which clients or breeds are not taken',
        'Products for sale at the counter',
      ],
      market: [
        'Households within a quarter of an hour’s drive',
        'How often they come in a year',
        'Months in which everybody comes at once',
      ],
      competition: [
        'Salons in the district: price, waiting time, rating',
        'Mobile services that come to the house',
        'Doing it at home',
      ],
      marketing: [
        'Before-and-after pictures, with permission',
        'A card at the vet, the pet shop or the gym',
        'Reminder by message after eight weeks',
      ],
      team: [
        'Training certificates on the wall',
        'Chairs or tables in use at the same time',
        'Who takes the telephone while hands are wet',
      ],
      financials: [
        'Tables, tubs, dryers, tools',
        'Water heating and drains',
        'Rent, wages, shampoo, laundry',
        'Appointments a day to break even',
      ],
      timeline: [
        'Rooms with water and drain found',
        'Change of use and hygiene agreed',
        'Tables and tubs fitted',
        'Trial day with friends',
        'First paying customer',
      ],
      risks: [
        'Injury or allergy: insurance and a form to sign',
        'No-shows: deposit or reminder',
        'One pair of hands falls ill',
      ],
    },
  },
  {
    key: 'bookshop',
    match: /\b(?:book ?shop|book ?store|librairie|antiquarian)\b/i,
    points: {
      product: [
        'Stock on the day of opening, by shelf',
        'Orders by the next morning',
        'Readings, clubs, coffee corner',
      ],
      market: ['Readers in the quarter, schools, libraries', 'Share that buys on the internet today'],
      marketing: [
        'Window by theme, new every two weeks',
        'Readings with authors from the town',
        'Gift vouchers before Christmas',
      ],
      financials: [
        'First stock, with right of return',
        'Shelves, till, lighting',
        'Rent, wages, wholesaler',
        'Margin on a book at the fixed price',
      ],
      risks: ['Stock that does not turn', 'One bad Christmas'],
    },
  },
  {
    key: 'wedding',
    match: /\bwedding\b(?! speech| toast)|\bmarriage ceremony\b/i,
    points: {
      method: [
        'Registry office or church: papers and date',
        'Room with a place for rain',
        'Guest list, with addresses and diets',
        'Food, cake, drinks: tasting',
        'Music, photographer, flowers',
        'Dress, suit, rings, shoes broken in',
      ],
      programme: [
        'Ceremony',
        'Photos and drinks while the room is set',
        'Dinner, two speeches, cake',
        'First dance, party, last song',
      ],
      timeline: [
        'Nine months before: room, registry, photographer',
        'Six months before: invitations, dress, music',
        'Three months before: menu, rings, beds for guests',
        'One month before: seating plan, final number',
        'One week before: call everybody once more',
        'On the day: emergency bag, keys, envelopes',
      ],
      financials: [
        'Room and food, per head',
        'Clothes and rings',
        'Photos, music, flowers',
        'Printing and gifts for guests',
        'Reserve for the last week',
      ],
      team: [
        'Witnesses and what they carry',
        'One person who takes every telephone call',
        'Who drives, who puts the children to bed',
      ],
      nextSteps: [
        'Fix date and number of guests',
        'Look at two rooms',
        'Ask the registry which papers take longest',
      ],
    },
  },
  {
    key: 'run',
    match: /\b(?:charity|fun|sponsored|city|park|night) (?:run|walk|race|ride)\b|\bmarathon\b|\bbike race\b/i,
    points: {
      goals: [
        'What each runner brings in, and for whom',
        'Everybody home safe, the last one included',
        'A course that people want to run again',
      ],
      programme: [
        'Number collection and bag drop',
        'Warm-up and start, in waves',
        'Water at every third kilometre',
        'Finish, tea, prizes, sum announced',
      ],
      venue: [
        'Course measured, with a map for every helper',
        'Road closures and permit from the town',
        'Start area: toilets, power, loudspeaker',
        'First aid and ambulance access',
      ],
      customers: ['Runners, walkers, children’s lap', 'Firms that send a team', 'People along the course'],
      financials: [
        'Permits, insurance, first aid',
        'Numbers, timing, medals',
        'Water, fruit, cups',
        'Barriers and toilets',
        'Income: entry fees, sponsors, collection',
      ],
      team: [
        'Head of course, head of start, head of first aid',
        'Marshals at every crossing',
        'A car behind the last runner',
      ],
      timeline: [
        'Permit and course',
        'Sign-up opens',
        'Sponsors and helpers fixed',
        'Numbers packed',
        'Race day',
        'Sum handed over, thanks sent',
      ],
      risks: [
        'Heat or storm: at which point it is called off',
        'A runner collapses',
        'Too few marshals on the day',
      ],
      nextSteps: [
        'Walk the course with somebody from the town',
        'Ask the first-aid service for the date',
        'Open the sign-up list',
      ],
    },
  },
  {
    key: 'festival',
    match:
      /\b(?:summer|street|music|village|town|school|film|food) (?:festival|f[eê]te|fair|party)\b|\bfestival\b/i,
    points: {
      programme: [
        'Opening, with a name that draws',
        'Afternoon for families: stage, games, stalls',
        'Evening: main act',
        'Quiet at the hour that the permit names',
      ],
      venue: [
        'Ground plan with stage, stalls, exits',
        'Power by load, water by stall',
        'Toilets: one for every hundred visitors',
        'First aid, fire lane, lost children',
      ],
      financials: [
        'Stage, sound, light',
        'Artists and their travel',
        'Security, first aid, cleaning',
        'Permits, music rights, insurance',
        'Income: stalls, sponsors, drinks',
      ],
      timeline: [
        'Permit and ground',
        'Acts signed',
        'Stalls and helpers assigned',
        'Posters up',
        'Set-up, festival, clearing',
        'Accounts',
      ],
      team: ['Stage, ground, stalls, money: one name each', 'Helpers in shifts of four hours'],
      risks: ['Storm warning: who stops the music', 'Neighbours and noise', 'Too many at the stage'],
    },
  },
  {
    key: 'kitchen-closing',
    match: /\b(?:clos(?:e|ing)|clean(?:ing)?)\b.{0,20}\bkitchen\b/i,
    points: {
      method: [
        'Ovens, grill and gas off, checked by a second person',
        'Food covered, labelled with the date, into the cold room',
        'Surfaces, boards and slicers washed and disinfected',
        'Floor from back to front, drains, bins out',
        'Temperatures of all fridges written down',
        'Lights, windows, alarm, key',
      ],
      materials: [
        'Cleaner and disinfectant, with gloves',
        'Labels and pen',
        'Temperature sheet',
        'Keys and alarm code',
      ],
      care: [
        'Fryer oil is left to cool before it is moved',
        'Wet floor: sign out',
        'Slicer unplugged before the blade is touched',
      ],
      troubleshooting: [
        'A fridge above five degrees: move the food, ring the chef',
        'Alarm will not arm: check back door and cold room',
      ],
    },
  },
  {
    key: 'family-trip',
    match: /\bitinerary\b.*\bchildren\b|\bfamily (?:trip|holiday)\b|\bcity (?:trip|break)\b/i,
    points: {
      programme: [
        'Arrival: luggage down, first ice cream, early to bed',
        'A morning with one sight, no queue longer than half an hour',
        'A tram, a ferry or a cable car: the way is the outing',
        'An afternoon at the water or in a park',
        'A museum that lets children touch things',
      ],
      preparation: [
        'Sun hats, water bottles, plasters',
        'A pushchair that goes up stairs',
        'Something to do in queues',
      ],
    },
  },
];
