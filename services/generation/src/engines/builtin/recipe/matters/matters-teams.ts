import type { Matter } from './matter.ts';

/** Teams that report on a period: what each counts and is asked about. */
export const TEAMS: readonly Matter[] = [
  {
    key: 'sales',
    match: /\bsales (?:team|department|force|review|meeting)\b|\breview\b.{0,20}\bsales\b/i,
    points: {
      summary: ['Bookings against target', 'Largest deal won; largest lost', 'Pipeline for the new quarter'],
      results: [
        'Bookings by region and month',
        'New customers; renewals',
        'Win rate; days to signature',
        'Average discount, granted by whom',
      ],
      customers: [
        'Accounts won, and why',
        'Accounts lost, and why',
        'Renewals due next',
        'Asked for, not sold',
      ],
      wentWell: ['A deal closed early', 'The campaign with real leads', 'Help outside one’s territory'],
      wentBadly: ['Deals that slipped', 'Territories below half of target', 'Quotes that took too long'],
      lessons: ['What won deals share', 'Leads to let go', 'An objection better answered'],
      risks: ['Dependence on one customer', 'Open seats in {s}', 'A rival’s price or launch'],
      nextSteps: ['Target by territory', 'Ten deals: owner, date', 'Price list, training, hiring: who'],
    },
  },
  {
    key: 'logistics',
    match: /\b(?:logistics|warehouse|shipping|supply chain|dispatch) (?:department|team|review)\b/i,
    points: {
      summary: ['On-time rate, accidents and cost per parcel on one line', 'The worst week, and why'],
      results: [
        'Deliveries on time, by route',
        'Damage and returns per thousand',
        'Cost per pallet, fuel and overtime',
        'Stock counted against stock booked',
      ],
      customers: [
        'Complaints about late or broken goods',
        'Customers with new delivery windows',
        'What drivers hear at the ramp',
      ],
      wentWell: ['A route or a shift that ran without a fault', 'A change at the ramp that saved minutes'],
      wentBadly: [
        'Each accident: place, cause, days lost',
        'Budget lines that were overdrawn',
        'Peaks for which hands were missing',
      ],
      lessons: ['What the accidents have in common', 'What temporary staff need on the first day'],
      risks: ['Drivers: open posts and retirements', 'A carrier that we depend on', 'Fuel, tolls, winter'],
      nextSteps: [
        'Measures against accidents, with date',
        'Overtime and fuel: new limit',
        'Cover for the next peak',
      ],
    },
  },
  {
    key: 'support',
    match:
      /\b(?:customer (?:complaints|service|support)|call cent(?:re|er)|help ?desk|support (?:team|department))\b/i,
    points: {
      summary: [
        'Complaints in the month, and the month before',
        'The reason that comes up most',
        'Days until a complaint is closed',
      ],
      background: [
        'How a complaint reaches us: telephone, mail, shop',
        'How many calls come in, complaints or not',
        'Promise we make on answering times',
      ],
      method: [
        'Records of which month, from which system',
        'How reasons were sorted, and by whom',
        'Calls listened to, with consent',
      ],
      results: [
        'Complaints by reason',
        'Complaints by week and hour',
        'Share solved in the first call',
        'What they cost: refunds, second deliveries',
      ],
      recommendations: [
        'Remove the main cause where it arises, not on the telephone',
        'Ring back before the customer does',
        'Let agents refund small sums themselves',
      ],
      nextSteps: ['Talk with delivery or production about the main cause', 'Count again in a month'],
    },
  },
  {
    key: 'marketing-team',
    match: /\bmarketing (?:team|department)\b/i,
    points: {
      summary: [
        'Leads, cost per lead, share that sales accepted',
        'The campaign that worked, and the one that did not',
      ],
      results: [
        'Visitors, sign-ups, buyers, by channel',
        'Money spent against plan',
        'Cost of one new customer',
      ],
      wentWell: ['The post, letter or event with most answers', 'A test with a clear winner'],
      wentBadly: ['Money spent without an effect', 'Texts or pictures that came late'],
      nextSteps: ['Budget by channel', 'Calendar of campaigns', 'What sales and product must hand over'],
      preparation: [
        'Spending so far, by channel',
        'Draft plan of the campaign, two pages',
        'Figures from the last campaign',
      ],
    },
  },
  {
    key: 'residents',
    match:
      /\b(?:residents?['’]? association|tenants|homeowners['’]? association|neighbou?rhood (?:council|association)|housing co-?operative)\b/i,
    points: {
      discussion: [
        'Repairs: roof, lift, heating, paths',
        'Service charge and reserve fund',
        'Noise, waste, bicycles, parking',
        'Report of the treasurer',
      ],
      decisions: ['Repairs ordered, with the sum', 'Accounts accepted', 'Board elected or confirmed'],
      nextSteps: [
        'Quotes to get in',
        'Letters to the landlord or the town',
        'Notice on the board in the hall',
      ],
    },
  },
];
