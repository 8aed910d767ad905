import type { SiteMatter } from './site-matter.ts';

/** Places to stay, things to attend, groups, media and causes. */
export const OCCASION_MATTER: Readonly<Record<string, SiteMatter>> = {
  hotel: {
    leads: [
      'A bed, a breakfast and a key.',
      'Rooms for a night, a weekend or a week.',
      'For travellers with early trains and for those who sleep in.',
      'Sheets, keys and a number on the door.',
      'Check-in, sleep, coffee.',
      'For the night before, the weekend between and the week off.',
      'Beds, towels and somebody at the desk.',
    ],
    notes: [
      'Say whether you arrive by car, by bike or on foot from the station: it decides room and key.',
      'A cot, a ground-floor room or a quiet side is easiest to find when the booking names it.',
      'Rooms to the street see more, rooms to the yard hear less.',
      'Luggage can often be left before check-in and after check-out: ask at the desk.',
      'Weekdays and weekends differ in price and noise, mostly the other way round than one thinks.',
      'A very early breakfast is often a bag at the door, if it is asked for.',
      'Bikes, boots and skis want a dry room: ask for its key.',
      'Ask for the room away from the lift if you sleep lightly.',
    ],
    steps: [
      'Count the nights | Arrival, departure and how many sleep. || Name the guests | Grown-ups, children and dogs.',
      'Choose the room | Street or yard, one bed or two. || Choose what you wake up to | Street, yard or garden.',
      'Say when you arrive | Late keys need a word beforehand. || Tell the train | So that somebody is at the desk.',
    ],
  },
  travel: {
    leads: [
      'Routes, tickets and a bed at the end of each day.',
      'For journeys on foot, by train or wherever the road goes.',
      'Somewhere else, for a weekend or for a month.',
      'A route with room for detours.',
    ],
    notes: [
      'Check the passport first: many countries want six months left on it.',
      'Night trains and small guesthouses fill months ahead; day trains seldom do.',
      'A day without plan in each week is what travellers remember.',
      'Say what you can carry and how far you like to walk; routes follow from it.',
    ],
    steps: [
      'Dream on a map | Region, season and number of days.',
      'Draw the route | By train, on foot or both, with one free day.',
      'Book what fills up | Sleepers, small inns and mountain huts.',
    ],
  },
  theatre: {
    leads: [
      'Curtain up, lights down.',
      'Plays, premieres and an interval with a drink.',
      'Seats in the stalls, seats under the roof.',
      'Stories that are told by people in the same room.',
    ],
    notes: [
      'Latecomers wait for a break in the scene: plan a quarter of an hour for coats.',
      'Seats at the side see the actors’ hands, seats in the middle see the whole stage.',
      'Wheelchair places and hearing loops are best asked for with the ticket.',
      'For school classes, a talk before the play beats one after it.',
    ],
    steps: [
      'Pick a play | Something old, something new or something for children.',
      'Choose a seat | Stalls, circle or the end of a row.',
      'Come before the bell | With time for coat and programme.',
    ],
  },
  museum: {
    leads: [
      'Objects, labels and the stories between them.',
      'Rooms to walk through, slowly.',
      'A collection to look at, and an exhibition for now.',
      'For an hour between two showers or a whole afternoon.',
      'Glass cases, labels and benches.',
      'Old things, well lit.',
      'Something to look at for longer than a minute.',
    ],
    notes: [
      'Three rooms seen well stay longer in mind than thirty passed through.',
      'Photographs are mostly fine without flash; the sign at the door of a room says more.',
      'School classes and groups need a time of their own: ask before the bus is booked.',
      'Large bags and wet umbrellas stay in the cloakroom of any museum.',
      'Drawing in front of an object shows more than a photo of it.',
      'Lenders, donors and finders can write with a picture and the measures.',
      'Benches stand where an object deserves ten minutes.',
      'Labels are for reading after the first look.',
    ],
    steps: [
      'Choose your rooms | The collection, the exhibition or one object. || Pick one object | And look for five minutes.',
      'Book a tour | For a class, a group or a birthday. || Ask for a guide | In your language, for your group.',
      'Take your time to look | And a pencil, not a pen, near the cases. || Sit down once | The benches are there for that.',
    ],
  },
  conference: {
    leads: [
      'Talks, hallways and questions after each talk.',
      'For those who have something to say about {topic}, and those who want to hear it.',
      'A programme by day and conversations by evening.',
    ],
    notes: [
      'Abstracts are read fastest when the first sentence says what was found.',
      'Mark two talks a day in the programme and leave the rest to chance and coffee.',
      'Visas, posters and adapters are the three things that speakers forget.',
      'A badge with a readable first name starts more talks than a slide does.',
      'Proposals for {topic} should say who gains from hearing them.',
    ],
    steps: [
      'Read the programme | And mark the talks you will not miss.',
      'Get a ticket | Under the name that should be on the badge.',
      'Pack lightly | Badge, adapter and a question for a speaker.',
    ],
  },
  festival: {
    leads: [
      'Music, mud or sunshine, and people to share them with.',
      'A programme, a field and a ticket.',
      'For those on the start line and those who cheer.',
    ],
    notes: [
      'Earplugs for children, a hat for noon and a layer for midnight fit into one bag.',
      'Agree on a meeting point before the phones run out.',
      'Public transport runs fuller on the way back than on the way there: leave early or last.',
      'Bring a bottle to refill; glass mostly stays outside the gate.',
    ],
    steps: [
      'Get your place | A ticket or a start number, in your own name.',
      'Plan the way there | Train, shuttle or tent.',
      'Arrive before the crowd | While the queues at the gate are short.',
    ],
  },
  wedding: {
    leads: [
      'Save the date{inPlace}.',
      '{date}{inPlace}: come and celebrate with us.',
      'You are invited{inPlace}.',
      'One day, two families and a long table.',
    ],
    notes: [
      'Please tell us with your answer who comes with you and what they do not eat.',
      'For the night, book early: rooms near a wedding are gone first.',
      'A song that gets you onto the dance floor may be written into the reply.',
      'Shoes for grass and a shawl for the evening are part of any wedding outdoors.',
    ],
    steps: [
      'Say yes or no | With the names of all who come to the wedding.',
      'Find a bed | Or a driver who dances without drinking.',
      'Choose your shoes | For grass, for stairs and for dancing.',
    ],
  },
  party: {
    leads: [
      'Candles, cake and a reason to stay up.',
      '{date}{inPlace}: come to the party.',
      'You are invited to cake, music and late hours{inPlace}.',
    ],
    notes: [
      'Let us know who comes, so that there are as many plates as guests at the party.',
      'Songs make good presents; speeches should be shorter than the candles.',
      'Whoever brings a salad names it in the reply, or there will be nine of the same.',
    ],
    steps: [
      'Reply for the party | How many of you, and how many of them small.',
      'Bring something | A salad, a song or only yourselves.',
      'Plan the way home | Before the last song of the party, not after it.',
    ],
  },
  nonprofit: {
    leads: [
      'Help for {cause}: with time, money or things.',
      'For {cause}, with those who lend a hand.',
      'What is done for {cause}, and how to join in.',
    ],
    notes: [
      'An hour given to {cause} each month helps more than a day once a year.',
      'Ask what is needed for {cause} before you bring things: storage is short everywhere.',
      'A gift to {cause} that comes every month can be planned with; a large one can start something.',
    ],
    steps: [
      'Choose how to help {cause} | Hours, money or things.',
      'Say when you can | One evening for {cause} is a good beginning.',
      'See where it goes | Ask what your share of it did for {cause}.',
    ],
  },
  church: {
    leads: [
      'Services, silence and a talk at the door.',
      'For prayer, for music and for those who only want to sit.',
      'Baptisms, weddings, funerals and the Sundays in between.',
    ],
    notes: [
      'Nobody needs to know the hymns: sit near the back and follow the row in front.',
      'A baptism or a wedding begins with a talk, months before the date.',
      'A candle can be lit without a word to anybody.',
      'For a visit at home or at a bedside, a neighbour may ask as well as the family.',
    ],
    steps: [
      'Come on any Sunday | Or on a weekday, when it is quiet.',
      'Ask about a baptism | A wedding or a funeral, with the names and a date.',
      'Talk afterwards | At the door one gets to know a congregation.',
    ],
  },
  club: {
    leads: [
      'Training, matches and a drink afterwards.',
      'For those who play, those who coach and those who cut the oranges.',
      'Saturdays on the pitch and evenings in the clubhouse.',
    ],
    notes: [
      'Come to one training before you join: clothes you can sweat in are kit enough.',
      'Children learn a game by playing it; fixtures can wait for a season.',
      'Clubs live from drivers, referees and bakers as much as from players.',
      'Boots should fit with a thumb’s width to spare, and laces stay out of the way of the ball.',
    ],
    steps: [
      'Watch a match | Or come straight to training.',
      'Join a session | Whatever your level, shin pads are a good idea.',
      'Become a member | With a form, a photo and a shirt size.',
    ],
  },
  musician: {
    leads: [
      'Songs, gigs and records.',
      'Music to hear live, and to take home.',
      'Loud in parts, quiet in others.',
      'A set, an encore and the drive home.',
      'Played live, pressed on vinyl.',
      'Verse, chorus and feedback.',
    ],
    notes: [
      'For a booking, name the room, the hour and the loudest neighbour.',
      'Tell how large the stage is and how many sockets it has; a sound check takes an hour.',
      'A record sold after a concert pays for the petrol home.',
      'Press photos and a short text for posters are better asked for than copied.',
      'Rooms with curtains sound better than rooms with glass.',
      'For a wedding, send the song for the first dance two months ahead.',
      'Stage plans and a list of microphones go to the venue, not to the band.',
      'Merchandise sells by the door, after the last song.',
    ],
    steps: [
      'Listen first | One song loud, one through headphones.',
      'Ask about a gig | Date, room, stage and sockets.',
      'Come to the show | Earplugs are no insult to a band.',
    ],
  },
  podcast: {
    leads: [
      'Episodes about {topic}, to hear on the way.',
      '{Topic}, told one episode at a time.',
      'Conversations about {topic}, for headphones and kitchens.',
      'For the train, the kitchen and the walk with the dog: episodes to hear.',
    ],
    notes: [
      'New to {topic}? Start with the newest episode and go back from there.',
      'Guests who know {topic} from work make good episodes: suggest one, or yourself.',
      'A question about {topic} is best spoken into a phone in under a minute.',
      'An episode is best begun on a walk; chapters help to find the place again.',
      'Headphones shut out the tram, loudspeakers let others listen along to a show.',
    ],
    steps: [
      'Press play | Any episode about {topic} is a good first one.',
      'Subscribe | So that the next one on {topic} finds you.',
      'Send a question | About {topic}, in your own voice.',
      'Pick an episode | By guest, by length or by chance.',
      'Add the feed | To whichever player is on your phone.',
    ],
  },
  blog: {
    leads: [
      'Notes on {topic}, as they come.',
      '{Topic}, written down one post at a time.',
      'Posts about {topic}, the newest on top.',
      'Posts in the order they were written, the newest on top.',
    ],
    notes: [
      'Posts on {topic} get better through the mails that follow them: corrections are welcome.',
      'If you look for something on {topic} that is not here yet, ask for it.',
      'Quoting a line about {topic} with its link is good manners everywhere.',
      'Comments on a post are best when they add what its author could not know.',
      'Old posts are found best by a word that only they contain.',
    ],
    steps: [
      'Begin with the newest post | And follow the links about {topic}.',
      'Follow by mail | A mail comes when there is more on {topic}.',
      'Write back | With your own notes on {topic}.',
      'Read the newest post | Or the oldest, if you like to begin at the beginning.',
      'Follow along by mail | One message for each new post.',
    ],
  },
  game: {
    leads: [
      'Rules, pieces and an evening around one table.',
      'A first round to learn it, a second one to mean it.',
      'For an evening with friends: {described}.',
    ],
    notes: [
      'Rules are best read aloud by one player while the others set up the pieces.',
      'A first round is for learning: count the points, but do not mean them.',
      'For reviewers, name the outlet and the date, and ask about a copy of {thing}.',
    ],
    steps: [
      'Look at the rules | Players, minutes and the aim of the game.',
      'Play a first round | With open cards, if that helps.',
      'Stay in the round | And hear of news about {thing}.',
    ],
  },
  personal: {
    leads: [
      'Photos, stories and small news.',
      'A page to look at with a cup of tea: pictures and memories.',
      'Some pictures, a few stories and a way to say hello.',
    ],
    notes: [
      'If you are in one of these photos and would rather not be, say so.',
      'Old snapshots say more with a year on the back.',
      'A hello with a year and a place in it is the nicest kind.',
    ],
    steps: [
      'Look through the photos | Newest first, oldest funniest.',
      'Add a memory | A line, a year and who was there.',
      'Send a greeting | A short message is plenty for a family page.',
    ],
  },
  public: {
    leads: [
      'Forms, dates and who decides what.',
      'For residents: notices, meetings and the way to the right desk.',
      'What the council does, and how to take part.',
    ],
    notes: [
      'Bring identity card and proof of address to any counter; most forms ask for both.',
      'Council meetings are mostly open: agenda and papers come out some days before.',
      'An objection counts when it is in writing and before the closing date of the notice.',
      'Broken street lamps carry a number; with it a report takes a minute.',
    ],
    steps: [
      'Find the right form | Residence, parking, building or dogs.',
      'Bring the papers | Identity card and proof of address first of all.',
      'Note the reference | It is asked for in every later letter to the office.',
    ],
  },
  saas: {
    leads: [
      '{Described}.',
      'Less by hand, more in one place: {described}.',
      '{Described}, to try with a case of your own.',
    ],
    notes: [
      'For a demo of {thing}, bring one real case from last week: it shows more than sample data.',
      'Before a switch to {thing}, list what has to come along: people, records and rights.',
      'Ask of {thing} what you would ask of any software: where the data lies, who can see it and how it gets out again.',
    ],
    steps: [
      'Bring one real case | From last week, as it was, to try {thing} with.',
      'Try it with two or three people | Those who would use {thing} every day.',
      'Decide together | Whether {thing} takes over, and from which day on.',
    ],
  },
  app: {
    leads: ['{Described}.', 'On the phone, for in between: {described}.', '{Described}, a thumb away.'],
    notes: [
      'Say which phone you have when you ask about {thing}: screens and systems differ.',
      'An app needs few rights to do its work: ask what {thing} wants to know, and why.',
      'Early testers of {thing} help most with the second thing that annoys them; the first is known.',
    ],
    steps: [
      'Look at the screens | What {thing} shows first, and what comes after a tap.',
      'Become a tester | And say which phone will run {thing}.',
      'Send what you notice | A screenshot of {thing} with one sentence is best.',
    ],
  },
  startup: {
    leads: [
      '{Described}: an early company, and what it is working on.',
      'Early days for {described}.',
      '{Described}, from the first prototype on.',
    ],
    notes: [
      'Those who want to test early should say what they use today instead of {thing}.',
      'Investors and partners reach {thing} the same way as everybody else: with a short message and a reason.',
      'A first customer shapes {thing} more than a plan does: complaints are wanted.',
    ],
    steps: [
      'Say who you are | Tester, customer, partner or investor for {thing}.',
      'Ask for a look | At {thing} as it is today, not as it will be.',
      'Say what is missing | Before you order anything from {thing}.',
    ],
  },
  neutral: {
    leads: ['{Described}.', 'About {described}, in one place.', '{Described}: have a look, and ask.'],
    notes: [
      'Questions about {thing} are best sent with one example of what you mean.',
      'If you know {thing} already, say what you would like to see here; if not, ask for the short version.',
      'Say when you write about {thing} what you need it for, and by which day.',
    ],
    steps: [
      'Read about {thing} | And note what stays open.',
      'Write a line | What you would like of {thing}, and why.',
      'Agree on what comes next | A talk, a visit or a first try of {thing}.',
    ],
  },
};
