import type { SiteTrade } from './site-trade.ts';

/** What photographers photograph; whoever names it expects to read of it. */
export const PHOTOGRAPHY_TRADES: readonly SiteTrade[] = [
  {
    id: 'wedding-photography',
    of: 'photographer',
    words:
      'wedding photo*|wedding and portrait*|wedding & portrait*|wedding and family photo*|wedding and event photo*|photographer for wedding*|photographer of wedding*|photographer shooting wedding*|photographs weddings|photographer portfolio for wedding*|photography for wedding*|photographing weddings|engagement photo*|elopement photo*|hochzeitsfoto*|photographe de mariage*|fotógraf* de boda*|fotograf* di matrimoni*|fotógraf* de casamento*|bruidsfoto*|fotograf* ślubn*',
    motifs: ['portrait', 'confetti', 'leaves'],
    offers: [
      'The whole day | From the last button of the dress to the first dance.',
      'Only the ceremony | Register office or church, rings, family on the steps.',
      'Engagement | An hour for two, to get used to a camera.',
      'The album | Sixty frames of a wedding day, printed and bound.',
    ],
    leads: [
      'Weddings, from the first nervous button to the last dance.',
      'Vows, rings, grandmothers and the dance floor.',
      'Wedding pictures of what happened, and of who cried.',
    ],
    notes: [
      'At the ceremony, ask guests to leave their telephones in their pockets: faces are better than screens.',
      'A list of family groups, with one relative who knows every name, saves half an hour on a wedding day.',
      'Half an hour alone for the couple, an hour before sunset, gives the calmest wedding pictures.',
      'Ask registrar or priest beforehand where a photographer may stand.',
    ],
    steps: [
      'Name the date | With the place of the ceremony and that of the party.',
      'Walk through the day | Dressing, vows, groups, cake: hour by hour on one page.',
      'Choose for the album | Together, when the flowers have long dried.',
    ],
    faq: [
      'How early should a wedding be booked? | Saturdays in summer go first; ask as soon as there is a date.',
      'How many wedding pictures will there be? | Ask for the number per hour, and whether all are edited.',
      'What if it rains on the day? | Umbrellas, doorways and windows: rain makes good light.',
    ],
    quotes: ['My father does not cry, and there is the picture.', 'We had forgotten the camera by the cake.'],
    calls: ['Name your wedding date', 'Ask about a wedding day'],
    shots: [
      'Rings on an open palm',
      'The walk down the aisle',
      'A first dance under string lights',
      'A bouquet on a windowsill',
      'Guests throwing petals',
      'Two hands at the register office',
    ],
  },
  {
    id: 'family-photography',
    of: 'photographer',
    words:
      'newborn photo*|newborn and family photo*|baby photo*|maternity photo*|family photo*|children’s photo*|photographer for families|photographer of families|babyfoto*|familienfoto*|kinderfoto*',
    motifs: ['portrait', 'rooms', 'blobs'],
    offers: [
      'Newborn | In the first two weeks, while they still sleep through it.',
      'Families | At home, on the sofa where they always sit.',
      'Growing up | The same corner once a year.',
      'Three generations | Before the youngest can walk away.',
    ],
    leads: [
      'Newborns, toddlers and the people who carry them.',
      'Small toes, big brothers and tired, happy parents.',
      'Families as they are on a Sunday morning.',
    ],
    notes: [
      'Newborns are best photographed between day five and day fourteen, fed and warm.',
      'Toddlers give twenty good minutes: begin with them, and with a snack in reserve.',
      'Dress a family in one range of colours, not in one colour.',
    ],
    steps: [
      'Tell names and ages | And the hour at which the youngest is cheerful.',
      'Choose a room with a window | A bed beside it is studio enough.',
      'Print a few | Children look at walls more often than at telephones.',
    ],
    faq: [
      'What if the baby cries? | Ask how much time is left for tears and feeding.',
      'Can the dog be in the family picture? | Say so before, and bring what it likes to eat.',
      'What should children wear? | What they can sit on the floor in.',
    ],
    quotes: ['He slept through all of it.', 'All four look at the camera: once in ten years.'],
    calls: ['Tell the ages of your children', 'Ask about a newborn morning'],
    shots: [
      'Tiny feet in a blanket',
      'A toddler on big shoulders',
      'Breakfast on a crowded bed',
      'A grandmother holding a newborn',
    ],
  },
  {
    id: 'product-photography',
    of: 'photographer',
    words:
      'food photo*|product photo*|still life photo*|commercial photo*|advertising photo*|foodfoto*|produktfoto*',
    motifs: ['product', 'plate', 'abstract'],
    offers: [
      'On white | Each article from three sides, cut out for a shop.',
      'On the table | Plates, hands and steam, for menus and books.',
      'In the hand | Things where they belong, with somebody who holds them.',
      'A series | Forty articles, one light, one angle.',
    ],
    leads: [
      'Plates, bottles and boxes, in front of a lens.',
      'Things to sell, in the light that suits them.',
      'Still lifes for menus, packets and shop windows.',
    ],
    notes: [
      'Send two of each article: one for the picture, one in case of a scratch.',
      'Number, size and material of the articles decide how long a day in front of the lens takes.',
      'Food lasts ten minutes under lamps; a cook beside the table saves the salad.',
    ],
    steps: [
      'List the articles | With size, material and where the pictures will appear.',
      'Agree on one picture | Background, angle and shadow, before the other thirty-nine.',
      'Get the files | Cropped for shop, print and packet.',
    ],
    faq: [
      'Do the articles have to be sent? | Ask which size can travel, and which wants a visit.',
      'Who styles the food? | Ask whether a stylist is part of the day.',
      'What may the product pictures be used for? | Shop, packet or poster: each is named in the offer.',
    ],
    quotes: ['It looks as heavy as it is.', 'People order the dish on page one.'],
    calls: ['List your articles', 'Ask for one trial picture'],
    shots: ['A bottle against the light', 'A plate from above', 'Three boxes in a row', 'Steam over a bowl'],
  },
  {
    id: 'architecture-photography',
    of: 'photographer',
    words:
      'architecture photo*|architectural photo*|real estate photo*|property photo*|interior photo*|interiors photo*|architekturfoto*|immobilienfoto*',
    motifs: ['skyline', 'rooms', 'arches'],
    offers: [
      'Outside | A house by day, and again when its lamps are on.',
      'Inside | Rooms with straight walls and true colours.',
      'On the site | The same view each month, until the roof is on.',
      'For a sale | Ten rooms in one morning.',
    ],
    leads: [
      'Buildings, rooms and straight lines.',
      'Houses at the hour when the windows begin to glow.',
      'Stairs, corners and the light that falls into them.',
    ],
    notes: [
      'Which way the front faces decides the hour: east in the morning, west in the evening.',
      'Clear tables, hide cables and park the car around the corner before a house is photographed.',
      'Tenants and neighbours should know the day before the tripod stands in the yard.',
    ],
    steps: [
      'Send plan and address | With the side that faces south.',
      'Choose the light outside | Morning, noon or the ten minutes of blue.',
      'Select the views | One for the cover, the rest in the order of the rooms.',
    ],
    faq: [
      'How long does a house take? | A flat half a day, a school a whole one.',
      'Who may print the pictures of a building? | Architect, builder and press are named one by one.',
      'Should the rooms be empty? | Not empty, but tidy; one chair shows how large they are.',
    ],
    quotes: ['The walls are straight, at last.', 'It was sold before the second viewing.'],
    calls: ['Send plan and address', 'Ask for a morning of rooms'],
    shots: [
      'A stairwell from below',
      'A front at dusk',
      'A kitchen in morning light',
      'A corner of concrete and sky',
    ],
  },
  {
    id: 'nature-photography',
    of: 'photographer',
    words:
      'wildlife photo*|photographer of wildlife|nature photo*|bird photo*|animal photo*|underwater photo*|landscape photo*|naturfoto*|tierfoto*',
    motifs: ['mountains', 'water', 'landscape', 'leaves'],
    offers: [
      'Prints | Owls, seals and mountains, for the wall.',
      'Stories | A valley through one year, in twelve frames.',
      'Walks with a camera | In small groups, before sunrise.',
      'Picture files | For books, calendars and boards along the path.',
    ],
    leads: [
      'Feathers, fur and a long wait.',
      'Animals that have not noticed anybody.',
      'Mist, moor and whatever comes out of it.',
    ],
    notes: [
      'No picture is worth a nest: long lenses keep the distance that birds need.',
      'Calendars and books want upright and wide frames of the same animal; ask for both.',
      'The best hour with wild animals is the one before breakfast.',
    ],
    steps: [
      'Name the animal | Or the valley, and the season.',
      'Look through the frames | Upright, wide and close.',
      'Say where it will hang | Wall, page or board in the rain.',
    ],
    faq: [
      'Are the animals wild? | Ask of any picture where it was taken, and how.',
      'Is there a print without a frame? | Ask for sizes and paper, and how a print travels.',
      'Can a place be kept secret? | Ask for it, where rare nests are concerned.',
    ],
    quotes: ['The owl looks back at me every morning.', 'I can hear the moor.'],
    calls: ['Name an animal or a valley', 'Ask for a print'],
    shots: [
      'A fox at the edge of a field',
      'Geese over mist',
      'A ridge before sunrise',
      'A seal on wet rock',
    ],
  },
];
