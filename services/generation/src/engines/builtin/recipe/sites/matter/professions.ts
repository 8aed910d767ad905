import type { SiteMatter } from './site-matter.ts';

/** Work for clients: studios, offices, workshops and works. */
export const PROFESSION_MATTER: Readonly<Record<string, SiteMatter>> = {
  photographer: {
    leads: [
      'Portraits, places and the light between them.',
      'Pictures of people, rooms and days that pass quickly.',
      'For weddings, magazines and the wall above the sofa.',
      'Faces, light and a hundredth of a second.',
    ],
    notes: [
      'The hour after sunrise and the one before sunset flatter faces and fields alike.',
      'For a portrait, plain clothes in two colours leave the eye on the face.',
      'A price for pictures follows from where they will be shown, how long and how large: say so when you ask.',
      'At a wedding, one relative who knows every name is worth two lenses.',
    ],
    steps: [
      'Say what is to be seen | A face, a house, a day or a product.',
      'Choose light and place | Outdoors, at home or before a plain wall.',
      'Pick from the proofs | Which pictures, which size and for what use.',
    ],
  },
  artist: {
    leads: [
      'Paintings, drawings and prints.',
      'Work on paper, canvas and panel.',
      'Pictures, and the studio in which they dry.',
      'Line, colour and what happens between them.',
    ],
    notes: [
      'Original, edition or print: the words decide the price, so ask which one a picture is.',
      'Measure the wall and send a photo of it; a picture wants air on both sides.',
      'Works on paper last longest out of direct sun and behind glass.',
      'A commission begins with three pictures that you like, and one that you do not.',
    ],
    steps: [
      'Look at the work | On paper, on canvas and on the wall.',
      'Ask about a piece | Size, technique and whether it is still there.',
      'Hang it | Its centre at the height of your eyes.',
    ],
  },
  'design-studio': {
    leads: [
      'Names, marks, type and what they are printed on.',
      'Identities, packaging and pages.',
      'For what has to be seen, read and recognised.',
      'Type, colour and form for things with a purpose.',
    ],
    notes: [
      'A design brief on one page answers four things: who sees it, where, what they should do and by when.',
      'A mark has to work at the size of a thumbnail and in one colour.',
      'Changes are cheap in a sketch and dear at the printer’s.',
      'Bring examples that you like, and say what you like in each: the type, the tone or the space.',
    ],
    steps: [
      'Write one page | Who sees it, where, and what they should do then.',
      'Compare sketches | Two directions, side by side, at real size.',
      'Release the files | For print, for screen and for whoever comes next.',
    ],
  },
  architect: {
    leads: [
      'Houses, rooms and what stands between them.',
      'New buildings, old roofs and plans for both.',
      'From the first line on tracing paper to the last door handle.',
      'Drawing, permission, building site.',
    ],
    notes: [
      'Site plan, budget and a list of rooms by hours of sun are the best papers for a first talk.',
      'An old house tells its age in beams and cellar walls: have those seen before you draw.',
      'Permission often takes longer than the drawing, and sometimes longer than the building.',
      'Decide early what may be left out; it is the only saving that costs nothing.',
    ],
    steps: [
      'Walk the site | With the plan, a compass and the neighbours’ windows in view.',
      'Draw in stages | Sketch, permission, construction: each with its price.',
      'Build | With the drawings on the wall of the site hut.',
    ],
  },
  developer: {
    leads: [
      'Code for websites, interfaces and the parts that nobody sees.',
      'From a failing test to a running release.',
      'Software that is read more often than it is written.',
      'Front ends, back ends and the queue in the middle.',
    ],
    notes: [
      'A good bug report has three lines: what was done, what was expected, what came instead.',
      'For an estimate, the interfaces to other systems matter more than the number of screens.',
      'Access, repository and a test system on the first day save a week.',
      'An old code base wants tests before it wants features.',
    ],
    steps: [
      'Describe the system | What runs, on what, and what hurts.',
      'Cut a first slice | Small enough to be live within days.',
      'Hand over with tests | And a page that says how to release.',
    ],
  },
  'law-firm': {
    leads: [
      'Contracts, disputes and letters with a deadline.',
      'For what is to be signed, and for what is to be contested.',
      'Work, family, tenancy, company: the law in everyday matters.',
      'When there is something in writing that you would rather have checked.',
    ],
    notes: [
      'Deadlines run from the day a letter arrives: keep the envelope and note the date.',
      'For a first consultation, put the papers in order of date and write three lines about what you want to reach.',
      'Sign nothing on the day of a dismissal; receipt can be confirmed without agreeing.',
      'Ask what a case may cost if it is lost, not only if it is won.',
      'Legal costs insurance has to be asked before the first letter, not after.',
    ],
    steps: [
      'Sort the papers | By date, with the newest letter on top.',
      'Name the deadline | Court dates and notice periods come first.',
      'Weigh the case | What can be won, what it costs and what a settlement would be.',
    ],
  },
  accountant: {
    leads: [
      'Books, returns and payroll.',
      'For receipts in a shoebox and balance sheets in a drawer.',
      'Tax for people, for partners and for companies.',
      'From the first invoice to the annual accounts.',
    ],
    notes: [
      'Bank statements, invoices in and invoices out: these three piles are most of what bookkeeping needs.',
      'Keep receipts printed on thermal paper as a scan; they fade within a year or two.',
      'A letter from the tax office names a date: send it on the day it comes.',
      'Before a large purchase, ask what it does to this year’s tax and what to the next.',
    ],
    steps: [
      'Make three piles | Bank, invoices in, invoices out.',
      'Settle who does what | You collect receipts, or hand over the box.',
      'Look at the figures | Each month or quarter, before the tax is due.',
    ],
  },
  consulting: {
    leads: [
      'For decisions that are due and processes that are stuck.',
      'Questions from outside, answers from within.',
      'Analysis, options and the work that follows.',
      'A second look at how things are done.',
    ],
    notes: [
      'A good question for a consultant fits into one sentence and has a date by which it must be answered.',
      'Those who do the work know most about a process: give an adviser time on the night shift.',
      'Ask any adviser to name what they would leave out; a list of everything is no recommendation.',
      'Figures from three months are enough to begin an analysis, if they are the same three everywhere.',
    ],
    steps: [
      'Put the question | One sentence, and the date of the decision.',
      'Look at the process | With those who work in it, shift by shift.',
      'Compare options | Two or three, each with its price and its risk.',
    ],
  },
  'real-estate': {
    leads: [
      'Flats, houses and plots, to buy, sell or let.',
      'For those who look for a door of their own, and those who hand over the keys.',
      'Viewings, valuations and the papers in between.',
      'Rooms, roofs and what they are worth.',
    ],
    notes: [
      'View a flat twice: once in daylight, once at the hour when the neighbours are at home.',
      'Land register, floor plan and energy certificate are what a seller is asked for first.',
      'Ask for the minutes of the last owners’ meetings; they say what the roof will cost.',
      'Name your limit with all costs in it: tax, notary and the kitchen.',
    ],
    steps: [
      'Draw the search | District, rooms, limit and the date of the move.',
      'View with papers | Floor plan and energy certificate in hand.',
      'Sign at the notary’s | After the draft has lain on your desk for some days.',
    ],
  },
  transport: {
    leads: [
      'Boxes, pianos and everything else that has to be somewhere else.',
      'For a move around the corner or across a border.',
      'Loading, driving and unloading.',
      'From one crate to a whole household.',
    ],
    notes: [
      'Floors, lifts and the distance to the van decide the hours of a move more than the kilometres do.',
      'Books go into small boxes, pillows into large ones, and plates stand on edge.',
      'A no-parking zone before the door has to be applied for days ahead.',
      'Write the room on two sides of each box, never on the lid.',
    ],
    steps: [
      'List what moves | Rooms, boxes and the heavy pieces.',
      'Measure the way | Stairs, doors and where a van can stand.',
      'Load last what you need first | Kettle, bedding and tools.',
    ],
  },
  trades: {
    leads: [
      'Walls, floors, roofs and what holds them up.',
      'For an extension, a conversion or an old house made sound.',
      'Building and rebuilding, from the footing to the ridge.',
      'Brick, timber, plaster and a plan for the dust.',
    ],
    notes: [
      'Before a wall goes, somebody has to work out what rests on it.',
      'Living in a house while it is rebuilt works with one dry room, one socket and one tap kept out of it.',
      'Compare building quotes line by line: what is missing in the cheap one is usually skips, scaffold and making good.',
      'Damp has a cause; plaster over it only hides where.',
    ],
    steps: [
      'Show the building | Plans if there are any, photos if there are none.',
      'Fix the extent | Which walls, which floor, which finish.',
      'Plan the weeks | Skips, scaffold, drying times and when the kitchen is out of use.',
    ],
  },
  industry: {
    leads: [
      'Parts, machines and the drawings they are made from.',
      'From a sample to a series.',
      'Turned, milled, assembled and measured.',
      'For drawings that have to become parts.',
    ],
    notes: [
      'A drawing with tolerances, a material and a yearly quantity is all that a quotation for a part needs.',
      'Loose tolerances where nothing fits together save more than a cheaper material.',
      'Ask for a first sample with its measuring report before a series is released.',
      'Spare parts are cheapest on the day the machine is ordered.',
    ],
    steps: [
      'Send a drawing | With material, tolerances and quantity.',
      'Check the sample | Measured, fitted and signed.',
      'Release the series | With dates for each lot.',
    ],
  },
  writer: {
    leads: [
      'Books, essays and sentences that took a while.',
      'Stories, articles and what was left out of them.',
      'Words on paper, and some read aloud.',
      'From the first draft to the page proofs.',
    ],
    notes: [
      'For a commission, say length, date and reader; the subject often comes last.',
      'A reading needs a lamp, a glass of water and chairs that do not creak.',
      'Quoting a paragraph is mostly free, reprinting a page is not: ask for the rights.',
      'Reviewers can ask for a proof copy with an address and a date of publication.',
    ],
    steps: [
      'Begin on any page | One will do to hear the tone.',
      'Ask for a text | With length, reader and deadline.',
      'Answer the draft | In the margin, where the sentence is.',
    ],
  },
};
