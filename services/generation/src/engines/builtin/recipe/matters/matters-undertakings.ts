import type { Matter } from './matter.ts';

/** Undertakings whose parts are known: what has to be thought of, never what has been done. */
export const UNDERTAKINGS: readonly Matter[] = [
  {
    key: 'banking-app',
    match: /\b(?:bank|banking|insurance|payments?|fintech) (?:app|platform|product|service)\b/i,
    points: {
      vision: ['What people should be able to do at the bus stop', 'What will still need a branch'],
      background: [
        'Logins a week, and what people do most',
        'Top five reasons for calls to the hotline',
        'Age of the code behind payments',
      ],
      goals: ['Fewer calls about locked cards', 'A payment in three taps', 'Readable for blind users'],
      timeline: [
        'Now: faults in login and payments',
        'Next: card lock, receipts, shared accounts',
        'Later: savings goals, second language',
        'Fixed dates set by law',
      ],
      resources: [
        'People for features, people for security: how many of each',
        'Test devices, and a pilot group',
      ],
      risks: [
        'Fraud through a new feature',
        'A rule of the supervisor that comes early',
        'Stores block an update',
      ],
    },
  },
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
        'First call, half in pyjamas',
        'Who never could work remotely',
        'Days at home people want',
      ],
      scope: ['Jobs for home, jobs not', 'Trial period and newcomers', 'Work from abroad'],
      keyTerms: ['Home day and mobile work', 'Core hours; being reachable'],
      care: [
        'Home days agreed beforehand',
        'Reachable in core hours',
        'Confidential papers locked away',
        'Own devices: security first',
        'Accidents and illness reported',
      ],
      roles: ['Who approves home days', 'Desk, chair, internet: who pays', 'Connection lost: whom to ring'],
      exceptions: ['Care at home, illness, strike', 'Days together in the office'],
      benefits: ['Hours saved on the way', 'Quiet for difficult work', 'Lost: talk over coffee'],
      background: ['2020: what changed, what stayed', 'Trades it never reached'],
      example: ['A team’s two fixed days', 'A newcomer known from screens', 'A week with fewer calls'],
      perspectives: ['A manager and empty desks', 'The nurse, driver, cook', 'City centres at lunchtime'],
    },
  },
  {
    key: 'office-move',
    match:
      /\b(?:mov(?:e|ing)|relocat\w+)\b.{0,30}\b(?:office|offices|premises|headquarters|shop|practice|studio|workshop|warehouse)\b|\b(?:office|company|premises) (?:move|relocation)\b/i,
    points: {
      background: [
        'Present lease: end, notice',
        'Missing today: space, light, transport?',
        'Desks used on normal days',
      ],
      goals: [
        'Everything works on morning one',
        'One closed day at most',
        'Old rooms clean, deposit returned',
        'Nobody’s commute much longer',
      ],
      scope: [
        'Furniture: moved, sold, new',
        'IT: line, server, printers, numbers',
        'Post: redirection, new address everywhere',
        'Archive, kitchen, plants, safe',
        'Not included: the landlord’s work',
      ],
      team: ['Head of {s}, with deputy', 'One for IT, one for furniture', 'Everybody packs one desk'],
      timeline: [
        'New lease signed',
        'Internet line ordered, months ahead',
        'Removal firm, after three quotes',
        'Floor plan and seating agreed',
        'Packing, moving day, first day',
        'Old rooms handed back',
      ],
      financials: [
        'Removal firm and boxes',
        'Deposit and agent',
        'Furniture and fittings',
        'Internet, cabling, telephone',
        'Repairs in the old rooms',
        'Double rent between the leases',
      ],
      risks: [
        'Internet late: mobile router meanwhile',
        'New rooms late: lease extended?',
        'Breakage: who is insured?',
        'Colleagues hear of it last',
      ],
      nextSteps: [
        'Old lease: notice and repairs',
        'List of things, by room',
        'Three fixed prices for {s}',
        'Date and address to everybody',
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
        'Searched on {s}, not found',
        'Visits to {s}: telephone, computer',
        'Who can change {s} today',
      ],
      goals: [
        'Three things to do on {s} unaided',
        'Enquiries through {s}: now, in a year',
        '{s} on a telephone in two seconds',
      ],
      customers: [
        'A first visitor to {s}: two minutes',
        'A regular: opening hours, prices',
        'Journalist or applicant on {s}',
      ],
      scope: [
        'Pages of {s}, each with an author',
        'Photos: existing, to be taken',
        'Forms, newsletter, booking, payment',
        'Imprint and data protection',
        'Old addresses that still work',
      ],
      timeline: [
        'Pages of {s} agreed',
        'Texts and photos ready',
        '{s} to click through',
        'Test with five strangers to {s}',
        'Switch-over on a quiet day',
      ],
      financials: [
        'Design and building of {s}',
        'Texts, photos, translation',
        'Domain, hosting, certificates',
        'Monthly care of {s}',
      ],
      risks: ['Texts for {s} come late', 'Search engines lose old pages', 'Passwords known to one person'],
      nextSteps: ['Ten questions that callers ask', 'Owner of domain and logins', 'Three models for {s}'],
    },
  },
  {
    key: 'app',
    match: /\b(?:mobile app|app|apps)\b/i,
    points: {
      background: [
        'Today’s way without {s}',
        'Telephones of those who need {s}',
        'Similar programs and their faults',
      ],
      goals: [
        'One task in ten seconds with {s}',
        '{s} opened every week: by whom',
        'Rating that {s} should reach',
      ],
      problem: ['A moment that calls for {s}', 'Ringing, searching, giving up', 'How often {s} would help'],
      solution: ['{s} in three taps', '{s} without an account', '{s} without reception'],
      product: [
        'First screen of {s}',
        'When {s} may ring',
        'Data of {s}: telephone, server',
        'Large type and voice in {s}',
      ],
      scope: [
        'Screens of {s}, one by one',
        'Both systems, or one first',
        'First version: login, payment, notices?',
        'Server and back office of {s}',
        'Entries in both stores',
      ],
      timeline: [
        'Sketch of {s}, tried by five',
        '{s} for twenty testers',
        '{s} in the stores',
        'Second version of {s}',
      ],
      financials: [
        'Building {s}, per system',
        'Server for {s}, per month',
        'Fees of the stores',
        'Yearly updates of {s}',
      ],
      risks: ['{s} refused by a store', '{s} installed, never opened', 'Personal data in wrong hands'],
      nextSteps: ['Three screens of {s} on paper', 'Ten people try the drawing', 'Which system comes first'],
      quote: ['Why the maker built {s}, quoted', 'What a tester says about {s}'],
    },
  },
  {
    key: 'cafe',
    match:
      /\b(?:coffee shop|caf[eé]|coffee bar|bakery|tea ?room|restaurant|bistro|food truck|ice cream parlour|wine bar|pub)\b/i,
    points: {
      product: [
        'Drinks of {s}, with price',
        'Food of {s}: made or delivered',
        'Window of {s} at eight, at noon',
        'Saturdays at {s}: what is special',
      ],
      market: [
        'Passers-by before ten',
        'Offices, schools, stops around {s}',
        'Regulars and tourists of {s}, by month',
      ],
      competition: [
        'Three nearest rivals of {s}: prices, seats',
        'What the rivals run out of',
        'Eating at home instead',
      ],
      marketing: [
        'Samples in the street',
        'Tenth order free at {s}',
        '{s} on the map: photos, hours',
        'Trays from {s} to offices',
      ],
      team: ['Who opens {s}, who closes', 'Food hygiene certificate', 'Cover for Saturdays'],
      financials: [
        'Machines, counter and fridges of {s}',
        'Deposit and fitting out',
        'Rent, wages, goods, power',
        'Sales a day that {s} [needs|need]',
        'Cash for three months',
      ],
      timeline: [
        'Lease that allows food',
        'Plans of {s} at the food office',
        'Trial day for neighbours',
        '{s} opens on a weekday',
      ],
      risks: ['Winter without outdoor tables', 'Rent or goods get dearer', 'A broken machine on Saturday'],
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
