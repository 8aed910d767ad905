/** A kind of deck: how to recognise it and what it usually runs through, most needed first in `core`. */
export interface DeckRecipe {
  key: string;
  match: RegExp;
  /** Titles in order; the ones that a short deck keeps are marked with `!`. */
  outline: readonly string[];
}

export const DECK_RECIPES: readonly DeckRecipe[] = [
  {
    key: 'speech',
    match:
      /\b(?:(?:wedding|birthday|farewell|retirement|funeral|graduation) (?:speech|toast|address)|toast (?:for|to)|eulogy|festrede|hochzeitsrede|discours de mariage|discurso de boda)/i,
    outline: ['!Opening', '!Beginnings', '!A story', '!Wishes', '!Toast'],
  },
  {
    key: 'history',
    match: /\b(?:history of|origins? of|life (?:and work )?of|biography)\b/i,
    outline: [
      '!Introduction',
      '!Beginnings',
      'Background',
      '!Turning points',
      'People and places',
      '!Today',
      'References',
      '!Conclusion',
    ],
  },
  {
    key: 'pitch',
    match:
      /\b(pitch|investors?(?! (?:update|report|letter|meeting|call))|seed|series [a-c]|fundrais|start-?up deck)/i,
    outline: [
      '!Problem',
      '!Solution',
      'Market',
      '!Product',
      'Traction',
      'Business model',
      'Competition',
      'Team',
      'Financials',
      '!Ask',
    ],
  },
  {
    key: 'quarterly-review',
    match:
      /\b(quarter|q[1-4]\b|business review|qbr|investor (?:update|report|letter)|board (?:update|report|meeting)|monthly review|annual review|year in review)/i,
    outline: [
      '!Highlights',
      '!Results',
      'Customers',
      '!What went well',
      '!What did not go well',
      'Lessons',
      'Risks',
      '!Next quarter',
    ],
  },
  {
    key: 'lesson',
    match: /\b(lesson|class\b|lecture|students?|pupils?|grade|course|teach|school|explain)/i,
    outline: [
      '!Learning objectives',
      'Introduction',
      '!Key terms',
      '!How it works',
      '!Example',
      'Discussion',
      '!Exercise',
      'Recap',
    ],
  },
  {
    key: 'guide',
    match: /\b(?:how to|tutorial|step by step)\b/i,
    outline: ['!Introduction', '!What you need', '!Steps', 'Safety', 'Common problems', '!Recap'],
  },
  {
    key: 'training',
    match: /\b(training|schulung|formation|formación|onboarding|new hires?|employees learn|safety briefing)/i,
    outline: [
      '!Goals',
      'Why it matters',
      '!Steps',
      'Rules',
      '!Practice',
      'Common problems',
      'Resources',
      '!Recap',
    ],
  },
  {
    key: 'sales',
    match:
      /\b(sales deck|sales presentation|sell|prospects?|customer presentation|product presentation|product demo)/i,
    outline: [
      '!Challenge',
      '!Solution',
      'Benefits',
      '!Product',
      'Customers',
      'Pricing',
      'Implementation plan',
      '!Next steps',
    ],
  },
  {
    key: 'research-talk',
    match: /\b(research|study|thesis|paper|conference talk|defen[cs]e|dissertation|academic|findings)/i,
    outline: [
      '!Background',
      '!Research goals',
      '!Method',
      '!Results',
      'Discussion',
      'Limitations',
      '!Conclusion',
      'References',
    ],
  },
  {
    key: 'status',
    match:
      /\b(?:status (?:update|report|meeting)|project (?:update|status|review)|progress (?:report|update)|statusbericht|projektstand|point d['’]étape)\b/i,
    outline: [
      '!Summary',
      '!What went well',
      '!What did not go well',
      'Timeline',
      'Budget',
      'Risks',
      '!Next steps',
    ],
  },
  {
    key: 'kick-off',
    match: /\b(kick-?off|project (start|plan|proposal)|launch meeting)/i,
    outline: [
      '!Goals',
      '!Background',
      '!Scope',
      'Team',
      '!Timeline',
      'Budget',
      'Risks',
      'Ways of working',
      '!Next steps',
    ],
  },
  {
    key: 'roadmap',
    match: /\b(roadmap|product plan|release plan|milestones)/i,
    outline: ['!Vision', 'Where we stand', '!Goals', '!Roadmap', 'Resources', 'Risks', '!Next steps'],
  },
  {
    key: 'all-hands',
    match: /\b(all-?hands|town ?hall|company (meeting|update)|team meeting)/i,
    outline: [
      '!Highlights',
      '!Results',
      'Customers',
      'People and culture',
      '!Goals',
      'Lessons',
      '!Questions',
    ],
  },
  {
    key: 'workshop',
    match: /\b(workshop|brainstorm|design sprint|retro|facilitat)/i,
    outline: [
      '!Purpose',
      'Background',
      '!Rules',
      '!Exercise',
      'Group discussion',
      'Options',
      '!Decision',
      'Next steps',
    ],
  },
  {
    key: 'case-study',
    match: /\b(case study|success story|client story)/i,
    outline: ['!Customer', '!Challenge', '!Approach', '!Results', 'Lessons', 'Next steps'],
  },
  {
    key: 'marketing-plan',
    match: /\b(marketing|campaign|brand(?:ing)?\b|social media|go-?to-?market)/i,
    outline: [
      '!Goals',
      '!Target audience',
      'Market',
      'Key messages',
      '!Channels',
      'Budget',
      '!Timeline',
      'Metrics',
    ],
  },
  {
    key: 'strategy',
    match: /\b(strategy|strategic|vision|transformation|business plan)/i,
    outline: [
      '!Where we stand',
      'Market',
      '!Vision',
      '!Goals',
      'Options',
      '!Roadmap',
      'Resources',
      'Risks',
      '!Next steps',
    ],
  },
  {
    key: 'event',
    match: /\b(event|conference|festival|wedding|ceremony|fundraiser|campaign night)/i,
    outline: [
      '!Purpose',
      '!Programme',
      'Audience',
      'Venue and resources',
      'Budget',
      'Timeline',
      'Risks',
      '!Next steps',
    ],
  },
  {
    key: 'policy',
    match: /\b(policy|compliance|regulation|security|privacy|gdpr|health and safety|ethic)/i,
    outline: ['!Purpose', 'Background', '!Scope', '!Rules', 'Who does what', 'Examples', '!Next steps'],
  },
  {
    key: 'portfolio',
    match: /\b(portfolio|about (me|us|our company)|company profile|introduce (myself|our))/i,
    outline: ['!Introduction', 'Background', '!What we do', '!Results', 'Team', 'Values', '!Next steps'],
  },
  {
    key: 'proposal',
    match: /\b(proposal|propose|offer|tender|bid|grant)/i,
    outline: [
      '!Summary',
      '!Problem',
      '!Approach',
      'Scope',
      '!Timeline',
      '!Budget',
      'Team',
      'Risks',
      'Next steps',
    ],
  },
  {
    key: 'report',
    match: /\b(report|analysis|market study|survey|review)/i,
    outline: [
      '!Summary',
      'Background',
      'Method',
      '!Results',
      '!Discussion',
      '!Recommendations',
      'Next steps',
    ],
  },
];

/** What an unrecognised subject is told by. */
export const GENERAL_DECK: DeckRecipe = {
  key: 'general',
  match: /(?:)/,
  outline: [
    '!Introduction',
    'Background',
    '!Key concepts',
    '!How it works',
    'Effects',
    '!Examples',
    'Limitations',
    'Outlook',
    '!Conclusion',
  ],
};
