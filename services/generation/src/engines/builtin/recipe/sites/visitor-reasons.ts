/**
 * What brings people to a site of a kind, in English, as phrases that can stand after "for" and "about". They say
 * nothing about the business itself, so that sentences made of them claim nothing that its owner did not.
 */
const REASONS: Readonly<Record<string, string>> = {
  nonprofit:
    'a way to help|the next day of action|a donation|volunteering for an hour|a talk at a school|the latest report|sharing skills',
  church:
    'a service to join|a wedding or a christening|a quiet half hour|somebody to talk to|the children’s group|music and choir|a funeral',
  club: 'a first training session|membership|the next fixture|a team for the children|lending a hand|a sport to try|company at the weekend',
  theatre:
    'tonight’s show|a season ticket|a school performance|a stage to rent|an evening out|the next premiere|a backstage visit',
  photographer:
    'a portrait|a wedding day|pictures for a magazine|a print for the wall|a day of commercial work|an exhibition|a licence for an image',
  artist:
    'a commission|a studio visit|a print to frame|an exhibition|an illustration for a book|a piece for one particular wall|the story behind a work',
  'design-studio':
    'a new name and look|a website that fits|packaging|a campaign|a second opinion|a workshop with the team|a brand that has outgrown itself',
  architect:
    'a house to build|an old roof with potential|an office to rethink|a feasibility study|a first sketch|a planning application|an extension',
  musician:
    'a concert|a booking|the new record|a night out|a song to listen to|merchandise|a session or a collaboration',
  writer:
    'a new book|a reading|an article to commission|a translation|the next chapter|a manuscript question|an interview',
  developer:
    'a project to discuss|a code review|a role to fill|a rescue of something that broke|open-source work|a talk at a meetup|a prototype',
  conference:
    'the programme|a ticket|a talk to propose|a stand|the way there|people from the same field|what happens in the breaks',
  festival: 'a ticket|the line-up|a place to sleep|the way there|a stall|a day with friends|helping out',
  wedding:
    'the day itself|the way there|a bed for the night|what to wear|a song for the dance floor|a present|saying yes',
  podcast:
    'the newest episode|the archive|a guest to suggest|a question for the hosts|sponsoring|a favourite moment|something for the journey',
  neutral:
    'a first impression|a quick question|an idea to share|more detail|a next step|a reply from a person|the full picture',
  bakery:
    'bread for the weekend|a birthday cake|something warm for breakfast|rolls for a meeting|a loaf to take home|a sweet afternoon|a treat for the office',
  cafe: 'a first coffee|a slow breakfast|cake with a friend|a quiet hour with a book|something to take away|lunch between two appointments|a table for four',
  'coffee-roaster':
    'beans for espresso|a bag for filter|a tasting|coffee for the office|a gift for somebody who grinds|a subscription|brewing advice',
  restaurant:
    'dinner for two|a family table|a lunch among colleagues|a birthday|something to take home|a private evening|a dish to share',
  'bar-brewery':
    'a first drink|a tasting|an evening with friends|a tour|bottles to take along|a private party|something new in the glass',
  'grocer-farm':
    'a box for the week|something in season|cheese for Sunday|a visit with children|supplies for the kitchen|a present to eat|what grows right now',
  dentist:
    'a check-up|a toothache|a cleaning|a first visit with the children|a second opinion|a brighter smile|a worry about treatment',
  clinic:
    'a first appointment|a pain that stays|a check-up|a second opinion|a prescription|advice before a journey|results to talk through',
  veterinary:
    'a vaccination|a limping dog|a check-up for the cat|an emergency|advice on feeding|a new puppy|an old companion',
  pets: 'a new puppy|better walks|an animal that is shy|somebody to look after them|a lively young dog|a question about food|an old habit',
  'salon-spa':
    'a cut before the weekend|a new colour|an hour of quiet|a wedding day|a present for somebody|a trim at short notice|a change',
  'gym-yoga':
    'a first class|getting stronger|a stiff back|company while training|a new routine|a plan for the spring|an hour to breathe',
  hotel:
    'a weekend away|a quiet room|a stop on the journey|a family holiday|breakfast with time|a small celebration|a week by yourselves',
  travel:
    'the next journey|a week on foot|a family trip|a guide who knows the way|a route off the map|a honeymoon|advice before booking',
  school:
    'a place for your child|an open day|the timetable|a meeting with the teachers|term dates|enrolment|a visit during lessons',
  course:
    'a first lesson|an exam in sight|a language for the holidays|a hobby for the evening|catching up|a course as a present|a trial hour',
  'law-firm':
    'a contract to check|a letter with a deadline|a dispute|a will|a notice of dismissal|starting a company|a second view of a case',
  accountant:
    'this year’s return|bookkeeping|a new company|payroll|a letter from the tax office|a business plan|getting the papers in order',
  consulting:
    'a decision that is due|a team that is stuck|a market to enter|a process to untangle|an outside view|a workshop|a plan for next year',
  'real-estate':
    'a first home|a flat with a balcony|a house to sell|a valuation|a viewing|somewhere to rent|a move to another town',
  cycles:
    'a flat tyre|a first service|gears that slip|a bike that fits|a tour in the summer|brakes that squeal|an old frame',
  tattoo:
    'a first piece|a date for a sitting|an idea on paper|something small|a cover-up|a gift for a friend|a question about care',
  transport:
    'a move|a delivery|a ride|a regular run|a quote for one crate|something bulky|a date that is tight',
  trades:
    'a leak|a new bathroom|a repair that has waited|wiring for an old house|a quote|a renovation|something urgent',
  industry:
    'a drawing to quote|a sample|a series|a spare part|a site visit|a data sheet|a machine that has stopped',
  crafts:
    'a piece for the table|a gift with a story|something made to measure|a repair|a workshop for beginners|a commission|a closer look',
  fashion:
    'something for every day|a coat that lasts|the right size|a present|an alteration|the new collection|one good pair',
  florist:
    'a bouquet for tomorrow|a wedding|flowers for a farewell|a plant that survives|a present|a table to decorate|a subscription',
  bookshop:
    'the next good book|a present for a reader|a reading|something for the children|a title to order|a shelf to browse|a quiet corner',
  shop: 'a gift|something for the home|the right size|a piece to order|an everyday thing|a question before buying|something to collect',
  saas: 'a demo|the price list|a first trial|the switch from a spreadsheet|an integration|security questions|fewer manual steps',
  app: 'a first look|early access|the price|a question about privacy|an idea for a feature|the version for your phone|less to remember',
  game: 'the rules|a first round|news about the release|a review copy|the table at home|artwork|an evening with friends',
  startup: 'a demo|early access|an investment|a partnership|a job|the idea behind it|a pilot',
  product:
    'a first look|the details|a pre-order|a question about delivery|a gift|the size and the colour|a sample for review',
  entertainer:
    'a birthday|a company party|a wedding|an afternoon at school|a free date|a show for all ages|something to laugh about',
  funeral:
    'the first hours|a farewell that fits|a burial or a cremation|planning ahead|the paperwork|a conversation at home|flowers and music',
  kindergarten:
    'a place for your child|a visit|the daily rhythm|settling in|opening hours|meeting the team|the summer party',
  personal: 'a photo or two|a story|a hello|the latest news|something to smile about|memories|an answer',
  museum:
    'the current exhibition|a ticket|a guided tour|a visit with children|opening times|the collection|a rainy afternoon',
  public:
    'the plan in short|dates to note|a form|taking part|documents|a question to the office|what happens next',
  cleaning:
    'a one-off clean|a regular visit|a quote|a car that shines|windows|the end of a tenancy|a free slot this week',
  blog: 'the newest post|the archive|a route to copy|a recipe|a recommendation|an idea for later|writing back',
};

/** Reasons for a recipe; those of the neutral one where it has none. */
export function reasonsFor(recipeId: string): readonly string[] {
  return (REASONS[recipeId] ?? REASONS.neutral ?? '').split('|');
}
