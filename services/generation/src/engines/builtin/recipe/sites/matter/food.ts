import type { SiteMatter } from './site-matter.ts';

export const FOOD_MATTER: Readonly<Record<string, SiteMatter>> = {
  bakery: {
    leads: [
      'Loaves, rolls and something sweet.',
      'Bread for the table, rolls for the morning and cake for the afternoon.',
      'From the crust of a loaf to the last crumb of a tart.',
      'Flour, water, salt and time: bread and pastries.',
    ],
    notes: [
      'Bread with a dark crust keeps longest: cut side down on a board, or in a cloth, and never in the fridge.',
      'A cake for a party is best ordered with three things settled: how many eat, which day, and what nobody may eat.',
      'Ask what is in a loaf if you avoid wheat, milk or nuts; a list of ingredients is quicker than a guess.',
      'Rye tastes better on its second day, a baguette in its first hours, and a croissant at once.',
      'Yesterday’s loaf makes toast, dumplings or breadcrumbs: five minutes in a hot oven bring the crust back.',
    ],
    steps: [
      'Choose the bread | Light or dark, whole or sliced, for today or for the freezer.',
      'Order ahead for a crowd | Rolls by the dozen and cakes by the slice need a day’s notice or more.',
      'Pick it up | In a bag of your own, if you have one with you.',
    ],
  },
  cafe: {
    leads: [
      'Coffee, cake and a chair to sit in.',
      'For the first cup of the day and the second slice of cake.',
      'Espresso at the bar or a long pot at the window.',
      'A table, a cup and something from the oven.',
    ],
    notes: [
      'A flat white has more coffee for its milk than a latte; say which you like if the names differ here.',
      'For six or more, a line beforehand helps to push two tables together.',
      'Oat, soya or plain: the milk changes the cup more than the beans do.',
      'Laptops and prams need different corners; ask which table suits you.',
      'Cake by the slice runs out before cake by order: for a whole one, say so two days ahead.',
    ],
    steps: [
      'Find a table | Window, sofa or bar stool.',
      'Order a cup | Short, long, filtered or with milk.',
      'Add a slice | Or take it along in a box.',
    ],
  },
  'coffee-roaster': {
    leads: [
      'Green beans in, brown beans out: coffee for espresso and for filter.',
      'Beans by origin, by roast and by the way you brew them.',
      'Coffee for the machine, the moka pot and the paper filter.',
      'Single origins and blends, whole or ground for your pot.',
    ],
    notes: [
      'Beans taste best between one and six weeks after roasting, and ground coffee within days.',
      'Sour in the cup means grind finer or brew hotter; bitter means the opposite.',
      'Fifteen grams to a quarter of a litre is a fair start for filter.',
      'A washed coffee tastes clean and bright, a natural one of ripe fruit: ask which is which on the shelf.',
      'Keep the bag shut and dry; the fridge only adds the smell of cheese.',
    ],
    steps: [
      'Say how you brew | Machine, moka pot, press or paper.',
      'Choose the beans | Chocolate and nuts, or fruit and flowers.',
      'Set the grind | Whole beans, or ground for your pot.',
    ],
  },
  restaurant: {
    leads: [
      'Lunch, dinner and a table in between.',
      'Plates to share, plates to keep for yourself and a chair at the table.',
      'A starter, a main course and room for dessert.',
      'For dinner for two, a family table or a birthday.',
    ],
    notes: [
      'Allergies are best named with the booking and again at the table: kitchens can swap a sauce, not guess it.',
      'A table for eight or more is easier midweek, and a menu fixed beforehand makes it easier still.',
      'Children, wheelchairs and dogs each need a different table; a word when you book finds it.',
      'If you are late by more than a quarter of an hour, ring: the kitchen plans by the clock.',
      'Wine can follow the food or lead it; tell the waiter which of the two you have chosen already.',
    ],
    steps: [
      'Name the evening | Day, hour and how many sit down.',
      'Mention what matters | Allergies, a high chair, a birthday candle.',
      'Sit down and eat | Coats off, menu open.',
    ],
  },
  'bar-brewery': {
    leads: [
      'Something in the glass and somebody across the table.',
      'Cocktails, wine and a place at the bar.',
      'For the first drink of the evening or the last.',
      'Stirred, shaken or simply poured.',
    ],
    notes: [
      'Say sweet, sour, bitter or strong, and whoever mixes knows where to begin.',
      'A drink without alcohol can have as many parts as one with it: ask for something bitter.',
      'Groups do better with a table kept for them than with luck on a Friday.',
      'A glass of water beside each drink is the oldest advice at any bar.',
    ],
    steps: [
      'Pick a seat | At the bar to watch, at a table to talk.',
      'Name your taste | Bitter, sweet, smoky or without alcohol.',
      'Drink slowly | The ice is there to help.',
    ],
  },
  'grocer-farm': {
    leads: [
      'Vegetables, eggs and milk, as the fields have them.',
      'What grows, what is picked and what is stored for winter.',
      'From the field to the crate: food in its season.',
      'Boxes of what is ripe and jars of what was.',
    ],
    notes: [
      'Asparagus is over by midsummer and pumpkins begin in September: what is in the crate follows the calendar.',
      'Carrots keep for weeks without their leaves, and for days with them.',
      'A weekly box suits those who like to cook from what there is; a list suits those who cook from a book.',
      'Bring crates and jars back: most can go round many times.',
      'For a visit with children, boots and a dry day are half of the plan.',
    ],
    steps: [
      'See what is in season | Roots, leaves or fruit.',
      'Choose box or list | A mix by the week, or only what you name.',
      'Fetch it in the cool | Morning is kindest to salad and eggs.',
    ],
  },
  florist: {
    leads: [
      'Stems, colours and the right size of vase.',
      'Bouquets to give, wreaths to hang and plants to keep.',
      'Flowers for a birthday, a wedding or a farewell.',
      'A bunch for the kitchen table or an arch for the church door.',
    ],
    notes: [
      'Cut stems at a slant, change the water every second day and keep the vase away from the fruit bowl.',
      'For a bouquet, a colour and an occasion say more than the names of flowers.',
      'Peonies are a matter of May and June, dahlias of late summer; a wedding date decides what can be in the bouquet.',
      'A card needs three things: a name, a line and the right address.',
      'For a funeral, ask the family whether flowers are wished, and in which colour.',
    ],
    steps: [
      'Name the occasion | A birthday, a wedding, a farewell or just a Tuesday.',
      'Choose colours | Two that you like, and one to leave out.',
      'Say where it goes | Into your hands, or to a door with a name on it.',
    ],
  },
};
