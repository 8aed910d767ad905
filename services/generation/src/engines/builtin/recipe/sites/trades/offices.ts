import type { SiteTrade } from './site-trade.ts';

/** Trades of offices, studios, groups and stages. */
export const OFFICE_TRADES: readonly SiteTrade[] = [
  {
    id: 'recruitment',
    of: 'consulting',
    words:
      'recruit*|staffing*|headhunt*|job board*|hr agency|personalvermittl*|zeitarbeit*|recrutement*|uitzendbureau*|rekrutac*|人材*|招聘*',
    offers: [
      'Search | People who are not looking, but would listen.',
      'Selection | A short list, with reasons for each name.',
      'Temporary staff | For a season, a project or a gap.',
      'For applicants | A conversation before a profile is sent anywhere.',
    ],
    leads: [
      'Open posts and the people for them.',
      'For teams with a gap, and for those who would like to change.',
      'Between an open post and the first working day.',
    ],
    notes: [
      'A job advert is read to the salary and the place; both belong at the top.',
      'Three questions on the work tell more in an interview than ten on the career.',
      'Applicants should know where their papers are sent, each time.',
    ],
    steps: [
      'Describe the post | Tasks, team, salary and the first day.',
      'Meet three | In person, with those who would sit beside them.',
      'Agree on the first day | Notice periods decide when that is.',
    ],
    faq: [
      'How long does a search take? | Notice periods alone are often three months.',
      'What should a profile hold? | Tasks done, not adjectives.',
      'Does an applicant pay? | In most countries the employer does.',
    ],
    quotes: ['The second of three, and she is still here.', 'Nobody sent my papers without asking.'],
    calls: ['Describe an open post', 'Talk before you apply'],
    shots: ['Two chairs and a glass of water', 'A name plate without a name', 'A staircase at nine'],
  },
  {
    id: 'security',
    of: 'consulting',
    words:
      'cyber*|it security|it-sicherheit*|security company|security guard*|sicherheitsdienst*|information security|penetration test*|セキュリティ',
    offers: [
      'Tests | Doors tried, on purpose and with permission.',
      'Hardening | What can be switched off, is.',
      'Incidents | Who unplugs what, and in which order.',
      'Training | Mails that should not be clicked, clicked for practice.',
    ],
    leads: [
      'Locks, logs and people who notice.',
      'For networks with open doors, and for the morning after.',
      'What can be attacked, and what to do about it.',
    ],
    notes: [
      'In an incident, pull the network cable and leave the power on: memory holds the traces.',
      'Backups count once they have been restored.',
      'Most break-ins begin with a password that was used twice.',
    ],
    steps: [
      'List what matters | Data, machines and doors that must not fail.',
      'Test with permission | In writing, with hours and limits.',
      'Close the gaps | The cheapest first, the worst before all.',
    ],
    faq: [
      'Can a test break something? | Hours and limits are agreed in writing for that reason.',
      'What comes first after an attack? | Network off, power on, notes from the first minute.',
      'How often should one test? | After each large change, and once a year.',
    ],
    quotes: ['They got in through the printer.', 'We know now who unplugs what.'],
    calls: ['Report an incident', 'Plan a test'],
    shots: ['A row of locks', 'Cables in a rack', 'A screen with a log'],
  },
  {
    id: 'agency',
    of: 'design-studio',
    words:
      'marketing*|advertis*|agency|seo|social media*|pr agency|agentur*|werbe*|agence*|agencia*|agenzia*|agência*|agencj*',
    offers: [
      'Campaigns | One message, carried through posters, screens and letters.',
      'Search | Pages that answer what people type.',
      'Social media | A voice, a plan and replies.',
      'Press | A story that is news, told to those who write.',
    ],
    leads: [
      'Messages, media and the people they are meant for.',
      'For what should be known, found and talked about.',
      'Campaigns, from one sentence to the last poster.',
    ],
    notes: [
      'A campaign needs one sentence that could be shouted across a street.',
      'Decide before it starts which number would make it a success.',
      'An audience that is everybody is nobody: name two people whom it is for.',
    ],
    steps: [
      'Say whom it is for | Two people by name, not a target group.',
      'Find the sentence | The one that could be shouted.',
      'Count afterwards | The number that was fixed before.',
    ],
    faq: [
      'How large must a budget be? | Large enough for one medium done properly.',
      'How soon does advertising work? | Search in days, a name in years.',
      'Who owns the files? | Whoever the contract names; ask for it in writing.',
    ],
    quotes: ['People repeated the sentence back to us.', 'One poster, and the phone rang.'],
    calls: ['Say whom it is for', 'Plan a campaign'],
    shots: ['Posters on a wet wall', 'Notes above a long table', 'A camera on a tripod'],
  },
  {
    id: 'interior-design',
    of: 'design-studio',
    words: 'interior*|innenarchit*|architecte d.intérieur|interiorism*',
    offers: [
      'Plans | Where walls, sofas and sockets go.',
      'Light | For reading, cooking and coming home.',
      'Materials | Floors, fabrics and colours on one board.',
      'Furnishing | Old pieces placed, new ones found.',
    ],
    leads: [
      'Rooms, light and where the sofa goes.',
      'For flats that are too dark, too full or too new.',
      'Floors, walls, fabrics and the space between.',
    ],
    notes: [
      'Three lamps at different heights do more for a room than one bright ceiling.',
      'Mark furniture on the floor with tape before anything is ordered.',
      'List what has to stay; rooms are planned around a piano, not the other way round.',
    ],
    steps: [
      'Measure and photograph | Each wall, with windows and sockets.',
      'Lay out materials | On one board, by daylight.',
      'Tape the floor | And walk through the room that is to be.',
    ],
    faq: [
      'Can my old furniture stay? | Say which pieces must; plans begin there.',
      'Which colour makes a room larger? | Light helps more than colour.',
      'Where does one begin? | With the light and the longest wall.',
    ],
    quotes: ['We sit in the corner that nobody used.', 'The piano stayed, the dark did not.'],
    calls: ['Show us the darkest room', 'Lay out a first board'],
    shots: ['Fabric samples on a sill', 'A lamp over an armchair', 'A room with tape on the floor'],
  },
  {
    id: 'choir',
    of: 'musician',
    words: 'choir*|choral*|orchestra*|chor|orchester*|chœur*|coro|koor|chór*|ensemble*|brass band*',
    offers: [
      'Rehearsals | Warm-up, hard bars, the whole piece.',
      'Concerts | Two or three programmes a year.',
      'New voices | A trial evening between two friendly ones.',
      'Weddings and services | A few singers, or all.',
    ],
    leads: [
      'Many voices, one breath.',
      'Rehearsals, concerts and the bar that never works.',
      'For those who sing in the shower, and those who read music.',
    ],
    notes: [
      'Try a rehearsal before you decide: sit between two who know the part.',
      'Recordings of one’s own part, heard in the car, are worth three rehearsals.',
      'Tenors are rare everywhere; do not let that stop an alto.',
    ],
    steps: [
      'Listen to a concert | From the back, where the voices mix.',
      'Sing one rehearsal | With a pencil in hand.',
      'Find your part | High, low or in the middle.',
    ],
    faq: [
      'Do I have to read music? | It helps; many learn by ear and pencil.',
      'Is there an audition? | Ask for a trial rehearsal first.',
      'What do singers wear at concerts? | Mostly black, with the folder in the right hand.',
    ],
    quotes: ['I had not sung since school.', 'The last chord stayed in the roof.'],
    calls: ['Come to a rehearsal', 'Hear the next concert'],
    shots: ['Folders on empty chairs', 'A conductor’s hands', 'A nave from above'],
  },
  {
    id: 'dj',
    of: 'musician',
    words: 'dj|djs|deejay*|disc jockey*',
    offers: [
      'Weddings | From the first dance to the last taxi.',
      'Clubs | Long sets, no requests.',
      'Company parties | Quiet through dinner, loud after.',
      'Sound and light | For rooms without their own.',
    ],
    leads: [
      'Records, dance floors and the hour after midnight.',
      'For first dances, last dances and all between.',
      'Music that watches the floor.',
    ],
    notes: [
      'Name five songs that must be played and three that must not; leave the rest open.',
      'A dance floor fills faster when the bar is in the same room.',
      'Ask the venue about its limit in decibels and the hour it begins.',
    ],
    steps: [
      'Name date and room | With guests, sockets and neighbours.',
      'Write two lists | Songs that must, songs that must not.',
      'Clear the floor | Tables to the wall after dessert.',
    ],
    faq: [
      'Who brings the speakers? | Ask the venue first; many have their own.',
      'Are requests played? | Those on your list, and some that fit.',
      'How long does a set last? | At weddings until the last ones leave.',
    ],
    quotes: ['My aunt danced to drum and bass.', 'The floor was full until the taxis came.'],
    calls: ['Name your date', 'Send your two lists'],
    shots: ['A hand on a record', 'Lights over a floor', 'Headphones on a mixer'],
  },
  {
    id: 'community',
    of: 'club',
    words:
      'community*|neighbo*|coworking*|co-working*|cooperative*|nachbarschaft*|genossenschaft*|coopérative*|buurt*|allotment*',
    offers: [
      'Meeting | Once a week, with tea.',
      'Doing | Tools, hands and a list on the wall.',
      'Sharing | What one has too much of and another too little.',
      'Feasts | A long table, once in each season.',
    ],
    leads: [
      'A shared place, and those who look after it.',
      'For neighbours, newcomers and everybody with an hour to spare.',
      'Keys, tea and a list of what is to be done.',
    ],
    notes: [
      'Newcomers do best with one small task on the first day.',
      'A list on the wall, with names, keeps shared tools in their place.',
      'Decisions among neighbours take one evening longer than planned, and last.',
    ],
    steps: [
      'Drop in once | On an open day, or when the door stands open.',
      'Take a small task | Watering, keys or coffee.',
      'Join in | With a vote and a hook for your coat.',
    ],
    faq: [
      'Who may come? | Whoever lives near, and their guests.',
      'What does a share cost? | Ask; shares and hours are often counted against each other.',
      'What do newcomers bring? | Gloves for work, cake for feasts.',
    ],
    quotes: ['I know the names on my street now.', 'I came for a spade and stayed for soup.'],
    calls: ['Drop in for tea', 'Take a small task'],
    shots: ['A long table in a yard', 'Tools on a shared wall', 'A kettle and many cups'],
  },
  {
    id: 'translator',
    of: 'writer',
    words: 'translat*|interpret*|übersetz*|traduct*|tradutor*|vertaler*|tłumacz*|subtitl*|翻訳*|翻译*',
    offers: [
      'Contracts and papers | With stamp and signature, where an office asks for it.',
      'Technical texts | With a list of terms that stay the same throughout.',
      'Subtitles | Short enough to be read before the cut.',
      'Proofreading | Against the original, line by line.',
    ],
    leads: [
      'From one language into another, and back if need be.',
      'Contracts, manuals and subtitles, translated.',
      'What is meant, in words that others use.',
    ],
    notes: [
      'Count words in the original, name the languages and the date: a price for a translation needs no more.',
      'Send old translations along: the same term should not change between two contracts.',
      'For a court or an office, ask whether a sworn translation is required before you order one.',
      'Languages differ in length: German runs a third longer than English, and buttons should know.',
    ],
    steps: [
      'Send the text | With languages, date and what it is for.',
      'Settle the terms | Names and words that must not change.',
      'Read it once | With somebody from the trade it belongs to.',
    ],
    faq: [
      'What is a sworn translation? | One with stamp and signature that courts accept.',
      'How much can be translated in a day? | Around two thousand words, with care.',
      'Who reads it after the translator? | Ask for a second reader if it goes to print.',
    ],
    quotes: [
      'The contract reads as if it had been written here.',
      'They asked about a word that nobody had noticed.',
    ],
    calls: ['Send a text', 'Ask for a sworn translation'],
    shots: ['Two dictionaries, open', 'A page with notes in the margin', 'A stamp on a document'],
  },
  {
    id: 'magazine',
    of: 'writer',
    words:
      'magazine*|newspaper*|news site|publication*|zine*|journal*|zeitung*|zeitschrift*|revue|revista*|rivista*|tijdschrift*|雑誌|杂志',
    offers: [
      'Reports | From where it happened.',
      'Interviews | Asked once, printed as said.',
      'Reviews | Of books, films and meals.',
      'Letters | From readers, with their place names.',
    ],
    leads: [
      'Reports, interviews and letters from readers.',
      'Pages to read on paper or in the tram.',
      'What happened, who said so and what it means.',
    ],
    notes: [
      'A pitch is one paragraph: what, why now and who will talk.',
      'Corrections go to the editors with the page and the sentence.',
      'Letters under two hundred words are printed more often than long ones.',
    ],
    steps: [
      'Read an issue | From the back, if you like letters first.',
      'Pitch a story | In one paragraph.',
      'Take it by post | Or find it at the newsagent’s.',
    ],
    faq: [
      'How do I pitch? | One paragraph with what, why now and who will talk.',
      'Where are corrections sent? | To the editors, with page and sentence.',
      'Can articles be reprinted? | Ask for each one.',
    ],
    quotes: ['I read the letters first, and then all of it.', 'They printed the correction on page one.'],
    calls: ['Read the newest issue', 'Pitch a story'],
    shots: ['A stack of fresh issues', 'Proofs with red marks', 'A newsstand in the rain'],
  },
  {
    id: 'resume',
    of: 'developer',
    words: 'cv|resume|résumé|curriculum*|lebenslauf*|bewerbung*|履歴書|简历',
    offers: [
      'Work | Posts, years and what was done there.',
      'Skills | Those that could be tested on Monday.',
      'Learning | Degrees, courses and books that stuck.',
      'Beside work | What is done for its own sake.',
    ],
    leads: [
      'A working life on one page.',
      'Posts, projects and what was learnt between them.',
      'Work so far, and how to get in touch about the next.',
    ],
    notes: [
      'References are best asked before they are named.',
      'Figures and results say more on a résumé than adjectives do.',
      'For an offer, name the task, the team and the place.',
    ],
    steps: [
      'Read the page | A minute is enough.',
      'Ask about a post | What was done, and by whom else.',
      'Suggest a talk | With the name of the task.',
    ],
    faq: [
      'Are references available? | On request, from those who worked beside.',
      'Is remote work possible? | Ask with the post in question.',
      'When could it start? | After the notice period of the present post.',
    ],
    quotes: ['Finished what she began.', 'Explained it to the interns, and then to me.'],
    calls: ['Suggest a talk', 'Ask for references'],
    shots: ['A desk by a window', 'A notebook with dates', 'A chair pushed back'],
  },
  {
    id: 'portfolio',
    of: 'neutral',
    words: 'portfolio*|my work|showreel*',
    offers: [
      'Selected work | A few pieces, each with a line on what it was for.',
      'Process | Sketches and attempts, as far as they may be shown.',
      'About | Who made it, where and with what.',
      'Commissions | What can be asked for.',
    ],
    leads: [
      'Selected work, and how it came about.',
      'A few pieces, shown large.',
      'Work to look at, with a line beside each piece.',
    ],
    notes: [
      'Eight pieces shown large stay in mind longer than forty shown small.',
      'Beside each piece belongs a line: for whom, when, and your part in it.',
      'When you ask about a commission, point to the piece that comes closest.',
    ],
    steps: [
      'Look at the pieces | Slowly, and at the last one too.',
      'Pick the nearest | To what you have in mind.',
      'Ask about a commission | With use, size and date.',
    ],
    faq: [
      'Can pieces be commissioned? | Point to the nearest one and name use, size and date.',
      'May pictures be used elsewhere? | Ask for each, with the place of use.',
      'Is more work to be seen? | On request; a portfolio is a choice.',
    ],
    quotes: ['I saw the third piece and wrote at once.', 'Every picture had a reason to be there.'],
    calls: ['Pick the nearest piece', 'Ask about a commission'],
    shots: ['Prints laid out on a floor', 'A sketchbook, open', 'A frame against a white wall'],
  },
  {
    id: 'fintech',
    of: 'saas',
    words:
      'fintech*|neobank*|online bank|banking|insurance|insurer*|payments company|versicher*|assuranc*|seguros|assicur*|verzeker*|ubezpiecz*|保険|银行',
    offers: [
      'Accounts | Balances and movements, by day.',
      'Payments | Sent, received and explained.',
      'Cover | What is insured, and what is not.',
      'Statements | As files that an accountant can read.',
    ],
    leads: [
      'Money in, money out and what it was for.',
      'Accounts, payments and the small print.',
      'For balances, bills and what might happen.',
    ],
    notes: [
      'Ask whose licence stands behind an account, and who supervises it.',
      'Never send a card number or a code through a form.',
      'Before you sign for a policy, read what it leaves out; the rest is advertising.',
    ],
    steps: [
      'Say what it is for | Household, business or a claim.',
      'Compare the small print | Fees, limits and what is left out.',
      'Keep papers ready | Identity card and proof of address.',
    ],
    faq: [
      'Who supervises it? | The licence names the authority; ask for its number.',
      'What does a transfer cost? | Look for the fee and for the exchange rate.',
      'How is a loss reported? | In writing, with date, place and photos.',
    ],
    quotes: ['I understood the statement.', 'The exceptions were on page one.'],
    calls: ['Ask about fees', 'Compare the small print'],
    shots: ['A card on a counter', 'Receipts in a row', 'A vault door, open'],
  },
  {
    id: 'ai',
    of: 'startup',
    words:
      'artificial intelligence|machine learning|ai|ai company|ai startup|künstliche intelligenz|人工知能|人工智能',
    offers: [
      'The model | What it was trained on, and what it cannot know.',
      'The task | One kind of decision, with its rate of error.',
      'The person | Who reads the result before it counts.',
      'The data | Where it goes, and how it is deleted.',
    ],
    leads: [
      'Models, data and somebody who checks the result.',
      'Learning from examples, with the errors counted.',
      'What machines can learn here, and what stays with people.',
    ],
    notes: [
      'Ask any model for its errors before its successes.',
      'A hundred real cases, labelled by those who know, tell whether a model helps.',
      'Settle who is answerable for a wrong result before the first one comes.',
    ],
    steps: [
      'Collect a hundred cases | Real ones, with the right answer beside each.',
      'Count the errors | Of the model, and of people at the same task.',
      'Decide who checks | Before a result has an effect.',
    ],
    faq: [
      'What happens with our data? | Ask where it is kept, who sees it and how it is deleted.',
      'How often is the model wrong? | Measure on a hundred cases of your own.',
      'Does it replace people? | Somebody has to read the result before it counts.',
    ],
    quotes: ['They began with the error rate.', 'It says so when it does not know.'],
    calls: ['Bring a hundred cases', 'Ask about errors'],
    shots: ['A notebook with curves', 'Cards sorted into two piles', 'A screen in a dark room'],
  },
];
