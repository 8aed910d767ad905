import type { SiteMatter } from './site-matter.ts';

export const RETAIL_MATTER: Readonly<Record<string, SiteMatter>> = {
  crafts: {
    leads: [
      'Cups, bowls and plates from the wheel.',
      'Clay, glaze and fire: pots for the table.',
      'Stoneware to eat from, and vases to look at.',
      'Thrown, glazed and fired by hand.',
    ],
    notes: [
      'Two bowls from one hand are never quite alike: rims, glaze and weight differ, and that is how you know.',
      'Stoneware is fired hot enough to hold water; earthenware needs its glaze for that.',
      'Ask before a pot goes into the dishwasher or the oven: it depends on clay and glaze.',
      'A set made to order takes weeks, since clay dries slowly and a kiln is fired only when it is full.',
    ],
    steps: [
      'Pick a form | Cup, bowl, plate or vase.',
      'Pick a glaze | Matt, glossy or bare clay.',
      'Wait for the kiln | Clay dries and cools at its own speed.',
    ],
  },
  fashion: {
    leads: [
      'Coats, shirts and trousers to wear, wash and mend.',
      'Cloth, cut and colour.',
      'Clothes for working days and for the others.',
      'From the first sketch to the last seam.',
    ],
    notes: [
      'Measure a garment that fits you, laid flat, and compare: sizes on labels differ from house to house.',
      'Wool airs better than it washes; a night by an open window does for most coats.',
      'Linen creases and cotton shrinks: both are in the cloth, not in the making.',
      'A hem or a sleeve can be altered; shoulders hardly ever.',
    ],
    steps: [
      'Find your size | By a garment that fits you already.',
      'Choose the cloth | Wool, cotton or linen.',
      'Try it on | Sit, reach and walk in it before the label comes off.',
    ],
  },
  bookshop: {
    leads: [
      'Novels, poems and everything between two covers.',
      'Shelves to browse and books to order.',
      'For readers, for those who give to readers and for children.',
      'The next book, and the one after it.',
      'Paperbacks, picture books and the odd folio.',
      'Something to read on the way home.',
      'Books on tables, on shelves and in piles.',
    ],
    notes: [
      'For a present, the last three books that somebody loved tell more than their age.',
      'A title, an author or the colour of the cover: one of them is mostly enough to find a book again.',
      'Books in print can usually be ordered within days, those out of print take a search.',
      'Reading aloud works from the first year on; thick pages help.',
      'The title on the spine runs down in one country and up in another: tilt your head.',
      'Half a book read is no debt; exchange it with a friend.',
      'For reading circles, ten copies of one title should be ordered two weeks ahead.',
      'Poetry is best bought by opening it in the middle.',
    ],
    steps: [
      'Browse or ask | By shelf, by mood or by the last book you liked. || Name the last good one | And whoever recommended it.',
      'Read a page | The ninetieth says more than the first. || Leaf through three | Standing up.',
      'Take it or order it | With the author’s name, if the title has slipped away. || Order what is missing | By title or by the half of it you remember.',
    ],
  },
  shop: {
    leads: [
      '{Goods} to look at, to choose from and to order.',
      '{Goods}, for yourself or as a present.',
      '{Goods}: see what there is and ask about the rest.',
      'Shelves to look along and a counter to ask at.',
    ],
    notes: [
      'When you ask about {goods}, say what you have already and what you miss in it.',
      'If {goods} are to be a present, name the day they have to be there.',
      'Size, colour and number: with those three a question about {goods} can be answered at once.',
      'For a parcel, ask what it weighs; for a present, ask whether it can be wrapped.',
      'Keep the receipt: a shop needs it to exchange a thing.',
    ],
    steps: [
      'Look through {goods} | And mark the ones you would keep.',
      'Ask about {goods} | Which kind, how many and by when.',
      'Settle the order | Payment, parcel or pick-up of your {goods}.',
      'Look along the shelves | And note what you like.',
      'Ask at the counter | For a size, a colour or the thing that is out of sight.',
      'Take it home | Or have the parcel sent.',
    ],
  },
  product: {
    leads: [
      '{Described}: what it is and what it is for.',
      'A closer look at {described}.',
      '{Described}, from the first sketch to the thing in your hands.',
    ],
    notes: [
      'Ask what {thing} weighs, measures and is made of: three answers that a picture cannot give.',
      'If you want {thing} by a certain day, name it in the first line.',
      'How {thing} is looked after and repaired is worth a question before you order.',
    ],
    steps: [
      'Look at it closely | Size, weight and colour of {thing}.',
      'Ask what is open | How {thing} reaches you, and when.',
      'Put your name down | One line says how many of them you would like.',
    ],
  },
  cycles: {
    leads: [
      'Brakes, gears, chains and wheels.',
      'For bikes that squeal, skip or stand still.',
      'Repairs, services and a saddle at the right height.',
      'From a flat tyre to a wheel built spoke by spoke.',
    ],
    notes: [
      'A chain that is wiped and oiled every few hundred kilometres spares the sprockets, which cost more.',
      'Tyres go soft by themselves; a pump once a month prevents most punctures.',
      'For a repair, the make, the size of the wheel and a film of the noise help more than its name.',
      'Knees that hurt are often a matter of the saddle’s height.',
    ],
    steps: [
      'Bring the bike | Or describe the noise and when it comes.',
      'Hear what it needs | Brakes and bearings first, beauty last.',
      'Ride a round | Before you take it home.',
    ],
  },
};
