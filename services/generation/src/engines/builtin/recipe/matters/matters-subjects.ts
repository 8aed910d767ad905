import type { Matter } from './matter.ts';

/** Subjects that people write and speak about: what an account of each has to look at. */
export const SUBJECTS: readonly Matter[] = [
  {
    key: 'social-media',
    match: /\bsocial media\b|\bscreen time\b|\bsmart ?phones?\b.*\b(?:teen|children|school)/i,
    points: {
      introduction: [
        'An evening on the sofa: who is in the room, who on the screen?',
        'Being alone and feeling lonely: two different things',
        'The question: does the screen cause it, or do lonely people reach for it?',
      ],
      significance: [
        'What surveys ask when they measure loneliness',
        'Passive scrolling and talking to friends: do they have the same effect?',
        'What changes when a class leaves its telephones at the door',
      ],
      perspectives: [
        'A teenager in a village who finds friends only online',
        'A grandmother who sees her grandchildren on the screen',
        'Before the telephone: television, newspaper, the same complaint',
      ],
      conclusion: [
        'Cause, symptom or both: where the evidence points',
        'One rule that a family could try for a week',
      ],
    },
  },
  {
    key: 'climate',
    match: /\b(?:climate change|global warming|climate crisis|urban heat|heat islands?)\b/i,
    points: {
      introduction: ['A known place, changed', 'Weather is not climate', 'Who decides, pays, waits'],
      background: ['Greenhouse gases: which, from where', 'Measured since 1850', 'Treaties: promised, kept'],
      significance: [
        'Harvests, water, health: in numbers',
        'Why the poorest suffer first',
        'Half a degree more',
      ],
      perspectives: [
        'A worker at a closing mine',
        'A country catching up',
        'An engineer’s trust in technology',
      ],
      method: ['Stone stores the day’s heat', 'Trees and water cool', 'Sensors at night, head-high'],
      results: ['Park and crossing at night', 'The hottest street'],
      limitations: ['One summer is no climate', 'Sensors near walls mislead'],
      conclusion: ['Town, state, household: what helps', 'What is too late for'],
    },
  },
  {
    key: 'energy',
    match:
      /\b(?:renewable energ(?:y|ies)|nuclear power|hydrogen|energy transition|battery recycling|batter(?:y|ies))\b/i,
    points: {
      introduction: [
        'From socket to source: where tonight’s power comes from',
        'Units that one needs: kilowatt, kilowatt-hour',
      ],
      background: [
        'Share of each source today and twenty years ago',
        'What is in a spent cell or a used plant',
        'Laws on take-back and quotas',
      ],
      keyTerms: ['Power and energy', 'Storage, base load, peak', 'Efficiency: what goes in, what comes out'],
      method: [
        'Collect and discharge',
        'Take apart, shred, sort',
        'Recover metals by heat or by acid',
        'Test what was won, and sell it',
      ],
      effects: ['Price of a kilowatt-hour', 'Land, noise, mines', 'Jobs that go and jobs that come'],
      results: ['Share of each metal that comes back', 'Energy used per tonne'],
      limitations: ['Night, calm, cold: what stands in', 'What does not pay at today’s prices'],
      future: ['What is being built now', 'What works in the laboratory and not yet outside'],
    },
  },
  {
    key: 'animals',
    match:
      /^(?:the |our )?(?:\p{L}+ )?(?:bees?|ants?|wolves|wolf|whales?|dolphins?|birds?|owls?|bats?|cats?|dogs?|horses?|elephants?|sharks?|spiders?|butterflies|insects?|penguins?|hedgehogs?|foxes|bears?|lions?|tigers?|dinosaurs?|frogs?|snakes?|octopus(?:es)?|turtles?)$/iu,
    points: {
      introduction: ['Where {s} live', 'Kinds of {s}: how many', 'Sounds and tracks of {s}'],
      background: [
        'Relatives of {s}, alive and extinct',
        '{s} and people: since when',
        'Stories and sayings about {s}',
      ],
      keyTerms: ['Body of {s}, part by part', 'Young and adult {s}', 'Family, genus, kind'],
      method: ['Food of {s}', 'How {s} talk', 'A year with {s}', 'How {s} raise their young'],
      significance: ['{s} and plants, soil, other animals', 'What people take from {s}', 'Who hunts {s}'],
      effects: ['Missing without {s}', '{s} in garden and harvest'],
      example: ['A kind of {s} nearby', 'The largest and the smallest', 'Watching {s}: where'],
      limitations: ['Threats to {s}', 'Unknown about {s}'],
      future: ['Help for {s}: plant, build, leave alone'],
      conclusion: ['Three facts about {s}', '{s} this week: where to watch'],
    },
  },
  {
    key: 'country',
    match:
      /(?:^|\babout |\bon |\bto |\bof )(?:the )?(?:Argentina|Australia|Austria|Bangladesh|Belgium|Bolivia|Brazil|Bulgaria|Canada|Chile|China|Colombia|Croatia|Cuba|Denmark|Ecuador|Egypt|Ethiopia|Finland|France|Germany|Ghana|Greece|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Jamaica|Japan|Kenya|Korea|Lebanon|Madagascar|Malaysia|Mexico|Morocco|Nepal|Netherlands|New Zealand|Nigeria|Norway|Pakistan|Peru|Philippines|Poland|Portugal|Romania|Scotland|Senegal|Serbia|South Africa|Spain|Sweden|Switzerland|Tanzania|Thailand|Tunisia|Turkey|Uganda|Ukraine|Vietnam|Wales)$/,
    points: {
      learning: [
        'Find {s} on a map, with neighbours',
        'Name three places in {s}',
        'Tell a day in {s}',
        'Say one sentence in its language',
      ],
      introduction: [
        '{s} on the map: size, neighbours',
        'Flag and anthem: what they tell',
        'Who has been there?',
      ],
      background: ['First people in {s}', 'Rulers, wars and borders', 'How {s} became what it is'],
      keyTerms: ['Capital, money, language', 'Rivers, mountains, coasts', 'Regions of {s}'],
      method: [
        'Climate: dry, wet, hot, cold',
        'What {s} grows, makes and sells',
        'Who governs {s}',
        'School and work in {s}',
      ],
      effects: ['What {s} gave the world', 'Who leaves {s}, who comes'],
      example: ['A city in {s}', 'A dish from {s}', 'A feast in {s}', 'A song from {s}'],
      discussion: ['What is different from here?', 'What is the same?', 'What should a guest in {s} know?'],
      exercise: ['Blank map: label rivers and cities', 'Plan a week in {s}', 'Compare two photos of {s}'],
      significance: ['What {s} is known for, and rightly', 'What few know about {s}'],
      limitations: ['Rich and poor in {s}', 'Forest, water, air'],
      future: ['Young people in {s}: plans', 'What {s} argues about now'],
      conclusion: ['Three pictures of {s} to keep', 'A question to somebody from {s}'],
    },
  },
  {
    key: 'eating',
    match: /\b(?:healthy eating|nutrition|healthy diet|vegetarian\w*|vegan\w*|sugar|vitamins?|obesity)\b/i,
    points: {
      introduction: [
        'Your plate yesterday: draw it',
        'Hunger, habit, boredom: why we eat',
        'What this is not: a diet',
      ],
      background: [
        'Grandmother’s table and ours',
        'When the supermarket came',
        'Advice that changed: fat, eggs, sugar',
      ],
      keyTerms: [
        'Carbohydrates, fat, protein',
        'Fibre, vitamins, minerals',
        'Reading a label: per 100 grams',
      ],
      method: [
        'Half the plate: vegetables and fruit',
        'Whole grain before white',
        'Water instead of juice',
        'Slowly, at a table',
      ],
      effects: [
        'After an hour: tired or awake',
        'After a year: weight, teeth, blood',
        'Costs of a week: fresh and ready-made',
      ],
      example: [
        'A school lunch for five days',
        'A snack from the kiosk, and one from home',
        'A week’s shopping list',
      ],
      limitations: [
        'Illness, allergies, pregnancy: ask a doctor',
        'No money, no time, no kitchen',
        'What studies cannot show',
      ],
      future: ['Taxes on sugar, signs on packs', 'Protein from peas, insects, tanks'],
      conclusion: ['One change for this week', 'A recipe to take home'],
    },
  },
  {
    key: 'disease',
    match:
      /\b(?:diabetes|asthma|cancer|dementia|alzheimer\w*|stroke|flu|influenza|covid\w*|malaria|depression|allerg(?:y|ies)|high blood pressure|hypertension|measles|epilepsy|migraine)\b/i,
    points: {
      introduction: [
        '{s} in the body, in two sentences',
        'People with {s}: how many, says who',
        'No advice for one person',
      ],
      background: ['Since when {s} has a name', '{s} a hundred years ago'],
      keyTerms: ['Kinds of {s} in medicine', 'Values measured in {s}', 'Acute and chronic'],
      method: ['Healthy: what the organ does', '{s}: what goes wrong', 'Medicine for {s}: where it acts'],
      effects: ['First signs of {s}', '{s} at meals, sport, work', '{s} untreated'],
      example: ['A day with {s}', 'Friends and colleagues: what helps'],
      limitations: ['{s} despite good habits', 'Unsolved in research on {s}'],
      future: ['Treatments of {s} in trials', 'Screening for {s}: what it can do'],
      conclusion: ['When to see a doctor', 'Help for people with {s}'],
    },
  },
  {
    key: 'revolution',
    match:
      /\b(?:revolution|civil war|world war|war of|empire|uprising|crusades?|cold war|middle ages|renaissance)\b/i,
    points: {
      learning: [
        'Five events of {s} in order',
        'Three causes of {s}',
        'Farmer, nobleman, woman: what changed',
        'Judge a source: whose, for whom?',
      ],
      introduction: [
        'A picture: who stands, who kneels?',
        'Prices and hunger beforehand',
        'Did {s} have to come?',
      ],
      keyTerms: ['Estates, classes, parties', 'Words with another meaning then', 'Flag, song, dress'],
      method: [
        'Causes built up over decades',
        'The spark: day and place',
        'From reform to violence',
        'End of {s}: who declared it',
      ],
      example: ['One person in {s}', 'One town in {s}', 'A decree, line by line'],
      discussion: [
        'Who gained from {s}, who paid?',
        'Was violence avoidable?',
        '{s} today: law, calendar, memory',
      ],
      exercise: ['In pairs: order ten cards', 'A letter from the capital', 'Two pictures of one day'],
      background: ['Rulers, taxes, rights before {s}', 'Ideas in the air'],
      conclusion: ['Before and after {s}', 'Still disputed about {s}'],
    },
  },
  {
    key: 'space',
    match:
      /\b(?:black holes?|planets?|solar system|stars?|galax(?:y|ies)|the moon|mars|big bang|universe|comets?)\b/i,
    points: {
      learning: [
        'Say what {s} [is|are], without a formula',
        'Order sizes and distances',
        'Explain how we know it, although nobody was there',
        'Tell a good picture from an artist’s drawing',
      ],
      introduction: [
        'A night sky: what one sees, and what not',
        'The first who thought of {s}, and why nobody believed it',
        'How long light takes to get here',
      ],
      keyTerms: [
        'Mass, gravity, light year',
        'Edge and centre: the names for the parts of {s}',
        'Kinds of {s} by size',
      ],
      method: [
        'How {s} [forms|form]',
        'What {s} [does|do] to what comes near',
        'How {s} [is|are] measured from the earth',
        'How {s} [ends|end]',
      ],
      example: [
        'The nearest one to us',
        'The first of which there is a picture',
        'The largest that is known',
      ],
      discussion: [
        'What would happen to the earth?',
        'What films get wrong about {s}',
        'Is it worth the money to look?',
      ],
      exercise: [
        'Build the sizes with peas and balls',
        'Work out a light path on paper',
        'Sort statements: measured, worked out, guessed',
      ],
    },
  },
  {
    key: 'earth',
    match:
      /\b(?:volcano(?:e?s)?|earthquakes?|tsunamis?|glaciers?|hurricanes?|tornado(?:e?s)?|rain ?forests?|deserts?|oceans?|coral reefs?|rivers?)\b/i,
    points: {
      introduction: [
        'A map: where {s} are found, and where not',
        'A picture of {s} from above',
        'The one in the news last',
      ],
      background: ['How {s} form, over how many years', 'What people believed about {s} in earlier times'],
      keyTerms: [
        'A cross-section of {s} with five labels',
        'Kinds of {s}',
        'The scale by which {s} are measured',
      ],
      method: [
        'What moves or builds up underneath',
        'The trigger',
        'The event, minute by minute',
        'The time after',
      ],
      effects: ['What {s} destroy', 'What {s} bring: soil, water, warmth', 'How far away they are noticed'],
      example: [
        'The most famous case, with date',
        'A case that could have been worse, and why it was not',
        'The nearest case to us',
      ],
      limitations: ['What can be predicted, and how early', 'What cannot be predicted at all'],
      future: ['Where the next one is expected', 'What warning and building can do'],
      conclusion: ['Three numbers about {s} to remember', 'What to do if one is near'],
    },
  },
  {
    key: 'magnets',
    match: /\b(?:magnets?|magnetism|electricity|circuits?|light and shadow|sound waves?|gravity|density)\b/i,
    points: {
      introduction: [
        'The question that we wanted to answer',
        'What we guessed beforehand, and why',
        'Where {s} [is|are] at work in this room',
      ],
      background: ['What others have found out about {s}', 'Terms that we use'],
      keyTerms: ['Three words with a drawing', 'What attracts, what repels, what does nothing'],
      method: [
        'What we built',
        'What we changed, what we kept the same',
        'How often we measured',
        'What we wrote down',
      ],
      effects: ['What we saw at once', 'What only the figures showed'],
      example: ['Our best experiment, to try at the table', 'A device at home that works by it'],
      limitations: ['What went wrong', 'What we could not measure'],
      conclusion: ['Was our guess right?', 'What we would try next'],
    },
  },
  {
    key: 'photosynthesis',
    match:
      /\b(?:photosynthesis|plants?|seeds?|cells?|digestion|the heart|blood circulation|food chains?|ecosystems?|water cycle)\b/i,
    points: {
      learning: [
        'Say what goes in and what comes out',
        'Name the place where it happens, on a drawing',
        'Explain what happens when one part is missing',
        'Use the words of the unit in a sentence of their own',
      ],
      materials: [
        'A potted plant, one leaf covered with foil for two days',
        'Water plant in a glass under a lamp',
        'Work sheet with an unlabelled drawing',
        'Coloured cards for what goes in and out',
      ],
      introduction: [
        'A seed weighs a gram, a tree a tonne: where from?',
        'Guess first, collect on the board, keep for the end',
      ],
      exercise: [
        'In groups: count bubbles under the lamp and in the shade',
        'In pairs: lay the cards to a chain',
        'Alone: label the drawing',
        'For the quick ones: how can the dark deep sea live?',
      ],
      conclusion: [
        'Back to the guesses on the board: which hold?',
        'Exit card: one sentence with three of the words',
      ],
    },
  },
  {
    key: 'fractions',
    match:
      /\b(?:fractions?|decimals?|percentages?|multiplication|times tables?|long division|equations?|geometry|algebra)\b/i,
    points: {
      learning: [
        'Show {s} in a drawing',
        'Compare two, with a reason',
        'Find two of equal worth',
        'Solve a task from life',
      ],
      materials: [
        'Paper strips to fold',
        'Dominoes: drawing and number',
        'Number line on the board',
        'Cards on three levels',
      ],
      introduction: ['Chocolate for four: fold it', 'A third or a quarter: vote'],
      exercise: [
        'Fold, colour, name: in pairs',
        'Eight cards in order',
        'Domino in fours',
        'Three levels of tasks on {s}',
      ],
      discussionQuestions: ['Larger number, smaller piece: why?', 'When are two the same?'],
      conclusion: ['A task at the door', 'The mistake of the day'],
    },
  },
  {
    key: 'sleep',
    match: /\b(?:sleep|memory|attention|stress|burn-?out|mindfulness|happiness|motivation)\b/i,
    points: {
      summary: ['Question, sample, method, result: one sentence each'],
      background: [
        'Phases of a night, and what is known of each',
        'Kinds of memory, and how each is tested',
        'Two studies that contradict each other',
      ],
      goals: ['Does one night more or less change what is recalled?', 'What result would speak against it'],
      method: [
        'Who takes part: age, number, how found',
        'Control group and blinding',
        'Task in the evening, test in the morning',
        'Diary or device: how sleep is recorded',
      ],
      results: ['Recall by group, with spread', 'Drop-outs and missing nights', 'A second test after a week'],
      limitations: ['A laboratory is no bedroom', 'Students are not everybody'],
      conclusion: ['What can be said for this sample', 'What to test next'],
    },
  },
  {
    key: 'novel',
    match:
      /\b(?:book report|frankenstein|novel|hamlet|macbeth|romeo and juliet|poem by|short story by|1984|animal farm)\b/i,
    points: {
      summary: [
        'Author, year, kind of book',
        'The plot in five sentences, without the end',
        'Who tells it, and when',
      ],
      background: ['The author’s life at the time of writing', 'What readers of that time feared or hoped'],
      researchMethod: ['Which edition was read', 'Passages chosen, with page'],
      method: [
        'Which edition was read',
        'Three passages chosen, with page',
        'What they show: character, place, idea',
      ],
      results: [
        'The main character at the beginning and at the end',
        'The sentence on which everything turns, quoted with page',
        'An object or image that comes back',
      ],
      discussion: [
        'Who is to blame?',
        'Would you have acted the same way?',
        'What the book says that is still true',
      ],
      recommendations: [
        'For whom the book is right',
        'What one should know before page one',
        'Film or book first?',
      ],
      nextSteps: ['A second book by the author', 'A film or play of it'],
    },
  },
  {
    key: 'chess',
    match: /\b(?:chess|football|basketball|tennis|olympic\w*|judo|board games?|video games?)\b/i,
    points: {
      introduction: ['A board, a ball or a field: what one needs', 'Who plays it today, and how many'],
      beginnings: [
        'The oldest find or mention',
        'The way from country to country',
        'How the rules differed then',
      ],
      background: [
        'At court, in the street, at school: who was allowed to play',
        'Word and name: where they come from',
      ],
      turningPoints: [
        'The year in which the rules were fixed',
        'The first championship',
        'The match that everybody remembers',
        'Machines, television, internet: what they changed',
      ],
      peopleBehind: [
        'Three great players, and what each did differently',
        'Somebody who was not allowed to take part',
        'The city or club where it all came together',
      ],
      today: ['Clubs near by', 'Money, cheating and records', 'What children learn from it'],
      conclusion: ['Three dates to remember', 'A position or a move to try out'],
    },
  },
  {
    key: 'bread',
    match: /\b(?:sourdough|bread baking|bread)\b(?<!banana bread)/i,
    points: {
      introduction: [
        'The smell of the first loaf, and why it was flat',
        'Flour, water, salt: the whole list',
        'How much time it takes, and how much of that is waiting',
      ],
      background: [
        'What lives in a starter',
        'Bread before there was yeast to buy',
        'Names of flours, and what the numbers mean',
      ],
      benefits: [
        'Taste and keeping',
        'Costs of a loaf against the baker’s',
        'For whom it is not: no time on weekdays, no oven',
      ],
      example: [
        'Day one to seven of a starter, in pictures',
        'A loaf that stayed flat, and the reason',
        'A timetable for people who work',
      ],
      conclusion: [
        'Start with fifty grams of flour tonight',
        'Post a picture of your crumb',
        'Next time: rye',
      ],
    },
  },
  {
    key: 'banana-bread',
    match: /\bbanana bread\b/i,
    points: {
      introduction: [
        'Moist inside, dark on top: bananas with brown spots',
        'One loaf tin, about ten slices',
        'A quarter of an hour of work, an hour in the oven',
      ],
      materials: [
        'Three ripe bananas',
        'Flour, sugar, baking powder, a pinch of salt',
        'Butter or oil, two eggs',
        'Cinnamon, nuts or chocolate, as you like',
        'Loaf tin and baking paper',
      ],
      method: [
        'Heat the oven, line the tin',
        'Mash the bananas, stir in eggs, sugar and melted butter',
        'Fold in flour and baking powder, only until no white is left',
        'Bake in the middle of the oven for about an hour',
        'Push in a stick: it should come out clean',
        'Cool in the tin for ten minutes, then on a rack',
      ],
      troubleshooting: [
        'Dark on top, wet inside: cover with foil, lower the heat',
        'Tough: the batter was stirred too long',
      ],
      conclusion: ['Keeps three days wrapped, or frozen in slices', 'Toasted with butter on the second day'],
    },
  },
  {
    key: 'bicycle',
    match: /\b(?:bicycle|bike)\b.{0,12}\b(?:tyre|tire|tube|puncture|chain|brakes?)\b/i,
    points: {
      introduction: [
        'Half an hour the first time, ten minutes later',
        'Front wheel first: it is the easier one',
        'Tyre or tube: how to tell which one is broken',
      ],
      materials: [
        'Two tyre levers',
        'New tube or patches, in the size printed on the tyre',
        'Pump that fits the valve',
        'Spanner, if the wheel has nuts',
      ],
      method: [
        'Open the brake, loosen the wheel, lift it out',
        'Let the air out, lever one side of the tyre over the rim',
        'Pull out the tube, feel inside the tyre for glass or thorns',
        'Put a little air into the new tube, lay it in, valve straight',
        'Press the tyre back with the thumbs, away from the valve last',
        'Pump up, check the seat all round, wheel in, brake closed',
      ],
      care: ['Fingers away from spokes and disc', 'Test the brake before you ride off'],
      troubleshooting: [
        'Flat again at once: the tube was pinched',
        'The wheel rubs: not straight in the fork',
      ],
      conclusion: ['A short ride, then press the tyre once more', 'Check the pressure every two weeks'],
    },
  },
  {
    key: 'compost',
    match: /\bcompost\w*\b/i,
    points: {
      introduction: [
        'From peel to earth: how many months it takes',
        'Garden, balcony or kitchen: which kind fits',
        'What is saved: bin, peat, fertiliser',
      ],
      materials: [
        'A bin with holes, or a heap of a square metre',
        'Green and wet: peel, coffee, grass',
        'Brown and dry: leaves, straw, cardboard',
        'Fork and a little ripe compost to start',
      ],
      method: [
        'A shady place on open ground',
        'Twigs below for air',
        'Green and brown in layers, a hand deep',
        'Damp as a wrung-out sponge',
        'Turn it after six weeks, sift it when it smells of forest',
      ],
      care: ['No meat, no cooked food, no diseased plants', 'A lid or wire against rats'],
      troubleshooting: [
        'It stinks: too wet, add cardboard and turn',
        'Nothing happens: too dry or too small',
      ],
      conclusion: [
        'Sow cress on it: if it grows, the compost is ripe',
        'A bucket for each square metre of bed',
      ],
    },
  },
  {
    key: 'phishing',
    match:
      /\b(?:phishing|cyber ?security|passwords?|it security|information security|data protection|gdpr)\b/i,
    points: {
      goals: ['Forged mail, spotted in seconds', 'Whom to tell, without shame', 'No password behind a link'],
      benefits: ['What one click opens', 'An hour without systems: cost', 'Why reception is written to'],
      method: [
        'Stop: hurry is a sign',
        'Look: sender, link, spelling',
        'Check: ring a known number',
        'Report: button or IT',
      ],
      care: [
        'One password per account',
        'Second factor on',
        'No payment by mail alone',
        'Unknown USB sticks: to IT',
      ],
      exercise: ['Six mails: real or not?', 'Links, read from the right', 'Play: boss wants gift cards'],
      troubleshooting: [
        'Clicked: network off, ring IT',
        'Password typed: change it everywhere',
        'Money sent: ring the bank',
      ],
      resources: ['Report button in mail', 'IT number on the badge'],
      conclusion: ['Stop, look, check, report', 'Test mails soon: report them'],
    },
  },
  {
    key: 'fire-safety',
    match:
      /\b(?:fire (?:safety|drill|protection)|workplace safety|occupational safety|first aid|evacuation)\b/i,
    points: {
      goals: [
        'Find two ways out from where you work',
        'Know where extinguisher and alarm are',
        'Know the meeting point',
      ],
      benefits: [
        'How fast a room fills with smoke',
        'What has burnt in places like ours',
        'Why lifts and going back for a bag are deadly',
      ],
      method: [
        'Raise the alarm: button, then telephone',
        'Warn people, help those who need it',
        'Leave by the marked way, doors shut, not locked',
        'Meeting point: say who is missing',
        'Fight the fire only if your way out is free',
      ],
      care: [
        'Ways out stay clear, fire doors are never wedged',
        'No own heaters, no chargers under paper',
        'Hot work only with a permit',
      ],
      exercise: [
        'Walk both ways out with closed eyes and a hand on the wall',
        'Lift and aim an extinguisher',
        'Count the group at the meeting point',
      ],
      troubleshooting: [
        'Way out full of smoke: close the door, go to the window',
        'Clothes on fire: stop, drop, roll',
        'False alarm: nobody goes back before the word is given',
      ],
      resources: ['Escape plan on every floor', 'Names of the fire wardens'],
      conclusion: ['Alarm, people, doors, meeting point', 'Date of the next drill'],
    },
  },
  {
    key: 'feedback',
    match:
      /\b(?:feedback|difficult conversations?|conflict|delegation|coaching|leadership|trust in (?:teams?|leaders?)|team ?work|communication skills)\b/i,
    points: {
      goals: [
        'Say what you saw, not what you think of it',
        'Praise that can be repeated',
        'One talk this week that you have put off',
      ],
      background: [
        'The best and the worst you ever got',
        'Why we wait too long',
        'Once a year or once a week?',
      ],
      care: ['In private, soon, about one thing', 'First ask, then tell', 'No third persons, no “always”'],
      exercise: [
        'Threes: one speaks, one listens, one watches',
        'Scene: late for the third time',
        'Scene: good work that nobody noticed',
        'Scene: the team leader is the one who hears it',
      ],
      discussion: [
        'What was harder, to give it or to take it?',
        'Where did you soften it until it was gone?',
      ],
      recommendations: [
        'A fixed quarter of an hour each month',
        'Ask for it yourself, in front of the team',
        'Write it down the same day',
      ],
      nextSteps: ['Name, day and first sentence of your next talk', 'Partner who asks you in two weeks'],
    },
  },
  {
    key: 'waiters',
    match: /\b(?:waiters?|waitress(?:es)?|baristas?|kitchen staff|hotel staff|shop assistants?|cashiers?)\b/i,
    points: {
      goals: [
        'Serve your own three tables by the end of the week',
        'Know menu, allergens and today’s specials',
        'Work the till without help',
      ],
      benefits: [
        'Guests remember how it began and how it ended',
        'Allergens: a mistake can kill',
        'Tips, and how they are shared',
      ],
      method: [
        'Greet, seat, water, menu',
        'Take the order, repeat it, enter it',
        'Serve, ask once, clear together',
        'Bill, payment, goodbye',
      ],
      care: [
        'Hair, hands, shoes, apron',
        'Hot plates and full trays',
        'No phone on the floor',
        'Who may be refused a drink',
      ],
      exercise: [
        'Carry three plates through the chairs',
        'Play it: a guest sends back the fish',
        'Explain the menu to a vegan with a nut allergy',
      ],
      troubleshooting: [
        'Wrong order: say sorry, replace, tell the kitchen',
        'Long wait: go to the table before they call',
        'Drunk or rude guest: fetch the shift leader',
      ],
      resources: ['Allergen list behind the bar', 'Shift plan and number for calling in sick'],
      conclusion: ['Greet, repeat, ask once, say goodbye', 'First shift: who you walk with'],
    },
  },
  {
    key: 'studio',
    match: /\b(?:yoga|pilates|fitness|dance|martial arts|gym)\b/i,
    points: {
      goals: [
        'Trial lessons a week, and how many stay',
        'Courses that should be full by autumn',
        'Members who leave, and why',
      ],
      customers: [
        'Beginner with a stiff back, evenings',
        'Parent with an hour in the morning',
        'Regular who brings friends',
      ],
      market: [
        'Studios within two kilometres: price of ten lessons',
        'Free videos at home',
        'Firms and health insurers that pay part of it',
      ],
      messages: [
        'For whom the first lesson is, in one sentence',
        'What one needs to bring: nothing',
        'How small the groups are',
      ],
      marketing: [
        'Trial lesson to book in two taps',
        'Physiotherapists and doctors near by',
        'Open day in January and September',
        'A picture of real people, with consent',
      ],
      timeline: [
        'Before the season: photos, timetable, prices',
        'January and September: open day',
        'Summer: lessons in the park',
      ],
      metrics: [
        'Trial lessons, and members after a month',
        'Places filled per course',
        'Where new people heard of it',
      ],
    },
  },
  {
    key: 'museum',
    match:
      /\b(?:museum|art gallery|(?:public|town|city|national|university) library|theatre|archive|zoo)\b(?! ethics)/i,
    points: {
      background: [
        'Visitors by age, origin and month',
        'Collection: what is shown, what lies in store',
        'Building: lift, climate, roof',
        'Who pays: town, state, tickets, friends',
      ],
      market: ['Schools within an hour', 'Families on a rainy Sunday', 'People who have never been inside'],
      goals: [
        'Visitors a year, and share of under thirty',
        'Objects catalogued and online',
        'Share of income that is not public',
      ],
      vision: [
        'The place that everybody in the region has been to once',
        'What will be shown that has never been shown',
      ],
      recommendations: [
        'Fewer exhibitions, longer and better',
        'Evenings, outreach, a van that travels',
        'Share store and workshop with others',
      ],
      risks: ['Grant cut by a tenth', 'Water or mould in store', 'Two experts retire in the same year'],
      nextSteps: [
        'Ask a hundred people who do not come',
        'Count and sort the store',
        'Talk to town and friends',
      ],
    },
  },
  {
    key: 'delivery',
    match: /\b(?:food delivery|grocery delivery|meal kits?|courier)\b/i,
    points: {
      problem: [
        'A guest’s evening: ordered when, arrived when, how warm?',
        'What is left to a restaurant of a bill of twenty',
        'A rider’s hour: paid minutes and waiting',
      ],
      market: [
        'Orders a week in the first city',
        'Average bill, and share that goes to delivery',
        'Restaurants without delivery of their own',
      ],
      product: [
        'For guests: what they see between order and doorbell',
        'For kitchens: how an order comes in',
        'For riders: routes, hours, pay',
      ],
      businessModel: [
        'Commission, fee, subscription: which, how much',
        'What is left of a bill after rider and payment',
        'Orders an hour at which a rider pays',
      ],
      competition: [
        'The two large platforms: fee, speed, rating',
        'Restaurants’ own riders',
        'Cooking, frozen pizza',
      ],
      financials: [
        'Orders a day to cover one city',
        'Cost of winning a guest, and orders in the first year',
        'Riders: employed or not',
      ],
    },
  },
  {
    key: 'pets',
    match: /\b(?:lost pets?|missing pets?|pet (?:owners?|sitters?)|animal shelter|animal rescue)\b/i,
    points: {
      problem: [
        'A cat gone for a night: posters, calls, three websites',
        'Finders who do not know whom to ring',
        'Chips that nobody reads',
      ],
      solution: [
        'Who hears of a lost animal, how fast and how far around',
        'Who can look into the list: shelters, vets, town',
        'How a found animal is matched with a lost one',
      ],
      market: [
        'Households with a cat or dog in the first city',
        'Animals reported missing in a year',
        'Who pays: owners, insurers, makers of chips',
      ],
      product: [
        'Reporting an animal: which questions, how many minutes',
        'What a neighbour gets to see',
        'What a finder without the program can do',
      ],
      summary: [
        'Animals taken in, placed, returned to owners',
        'Days an animal stays, on average',
        'The animal whose story everybody followed',
      ],
      results: [
        'Dogs, cats, small animals: in and out',
        'Treatments, operations, chips',
        'Home visits before and after',
      ],
      financials: ['Vet, food, rent, wages', 'Donations, fees, grants, legacies'],
      team: ['Staff, volunteers, hours given', 'Foster homes'],
    },
  },
  {
    key: 'cleaning',
    match: /\b(?:cleaning (?:company|service|firm)|cleaners|window cleaning|facility management)\b/i,
    points: {
      problem: [
        'What visitors notice first when it was not done',
        'How often the person changes',
        'Who checks, and who hears of it',
      ],
      solution: [
        'Who comes: always the same people?',
        'How the customer sees what was done, and when',
        'Whom to ring when something was missed',
      ],
      product: [
        'Floors, desks, kitchen, toilets: how often each',
        'Windows, carpets, move-out: what is extra',
        'Who brings products and machines',
      ],
      benefits: [
        'Cover in holidays: whose worry is it?',
        'Hours that own staff spend on it today',
        'Keys and insurance: who is liable',
      ],
      businessModel: [
        'What the price depends on: area, times, floors',
        'Notice period and trial period',
        'What happens if the work was not good',
      ],
    },
  },
  {
    key: 'recycling',
    match: /\b(?:recycling|waste|plastic|zero waste)\b/i,
    points: {
      learning: [
        'Sort ten things into the right bin',
        'Tell what becomes of a bottle',
        'Name two things that are better not bought',
      ],
      introduction: [
        'Empty the class bin on a sheet: what is in it?',
        'How much each of us throws away in a week',
      ],
      method: ['Bin, lorry, sorting belt', 'Shred, wash, melt', 'New thing, or burnt after all'],
      exercise: ['Sorting race in two teams', 'Make something out of a carton', 'A week of weighing the bin'],
      conclusion: ['Avoid, use again, sort: in this order', 'One thing that our class changes'],
    },
  },
];
