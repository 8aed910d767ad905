import type { SiteRecipe } from './site-recipe.ts';

/** Trades between shop and studio, where things are sold, mended or drawn by hand. */
export const WORKSHOP_SITES: readonly SiteRecipe[] = [
  {
    id: 'cycles',
    kinds: ['bicycle'],
    goal: 'contact',
    offer: 'services',
    sections: [
      'services',
      'steps',
      'gallery',
      'richText',
      'locationHours',
      'testimonials',
      'faq',
      'contactForm',
    ],
    motifs: ['grid', 'map', 'rooms'],
    icons: ['wrench', 'map', 'clock', 'leaf'],
    noun: 'workshop',
    people: 'riders',
    about: [
      'A bike that is ridden every day wears like shoes do. Here it is mended with that in mind.',
      'Chains, cables and brakes go first; this workshop looks at them before anything else.',
    ],
    offers: [
      'Tune-up | Brakes, gears and bearings, set and tested on the road.',
      'Puncture and tyres | While you wait, if the stand is free.',
      'Wheel building | Spoke by spoke, trued by hand.',
      'Fitting | Saddle, bars and reach, until nothing aches.',
    ],
    steps: [
      'Bring it in | Or describe the noise.',
      'Hear what it needs | And what can wait.',
      'Ride home | After a turn around the block.',
    ],
    faq: [
      'Must the bike be clean? | No, but the workshop sees more when it is.',
      'Are old frames worth it? | Often; bring it and ask.',
      'Are electric bikes repaired too? | Ask with the make of the motor.',
    ],
    quotes: ['It shifts as it did when it was new.', 'They told me what could wait, and it could.'],
    roles: ['Workshop', 'Wheels', 'Counter'],
    posts: [
      'A chain in five minutes | Wipe, drop, turn, wipe.',
      'Before the first spring ride | Six things to check.',
      'Lights for dark months | Where to put them, and how high.',
    ],
    calls: ['Bring your bike by', 'Ask about a repair'],
    shots: ['A wheel in a truing stand', 'Frames hung along a wall', 'Tools in order of size'],
  },
  {
    id: 'tattoo',
    kinds: ['tattoo'],
    goal: 'book',
    offer: 'services',
    sections: ['services', 'gallery', 'booking', 'team', 'steps', 'locationHours', 'testimonials', 'faq'],
    motifs: ['waves', 'portrait', 'rooms'],
    icons: ['pen', 'sparkles', 'calendar', 'shield'],
    noun: 'studio',
    people: 'clients',
    about: [
      'Every piece begins on paper. It goes on skin when you would also hang it on a wall.',
      'New needles, covered surfaces and enough time are where each session starts.',
    ],
    offers: [
      'Custom piece | Drawn for you, changed until it fits.',
      'Flash | Ready drawings, first come, first inked.',
      'Cover-up | Something old beneath something better.',
      'Fine line | Small, thin and placed with care.',
    ],
    steps: [
      'Send your idea | Place, size and a picture or two.',
      'See the drawing | And say what should change.',
      'Sit for it | Well rested and fed.',
    ],
    faq: [
      'Does it hurt? | Some places more than others; ask about yours.',
      'How is it cared for? | You go home with a sheet of paper that says so.',
      'Can I bring a drawing? | Please do; it is redrawn so that it lasts.',
    ],
    quotes: ['It healed exactly as drawn.', 'I came with a scribble and left with the thing I meant.'],
    roles: ['Artist', 'Artist, fine line', 'Artist, colour', 'Front desk'],
    posts: [
      'The first two weeks | Wash, dry, leave alone.',
      'Where it ages well | And where it does not.',
      'From sketch to stencil | What changes on the way.',
    ],
    calls: ['Bring your idea', 'Ask for a date'],
    shots: ['A sheet of flash on the wall', 'Ink caps in a row', 'A lamp over an empty chair'],
  },
];
