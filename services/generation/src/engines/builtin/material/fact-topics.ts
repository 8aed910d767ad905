/** What a short statement of the prompt speaks of, by the topics of the chapters that may take it in. */
interface FactKind {
  match: RegExp;
  topics: readonly string[];
}

const MONEY =
  '(?:[$€£¥₹]\\s?\\d|\\d[\\d.,\\s]{0,15}(?:k\\s?)?(?:[€£$¥]|(?:EUR|USD|GBP|CHF|PLN|euros?|dollars?|pounds?|francs?|zł|złotych)(?!\\p{L})))';
const MONTH =
  '(?:jan(?:uary|uar|vier|eiro)?|enero|gennaio|feb(?:ruary|ruar|rero|braio)?|février|mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|avril|abril|ma[iy]o?|maggio|june?|juni|juin|junio|giugno|july?|juli|juillet|julio|luglio|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre|iembre)?|décembre|dicembre)\\.?';

/** The order counts: money that is asked for or was earned is no budget. */
const KINDS: readonly FactKind[] = [
  {
    match:
      /\d+\+?\s+(?:years?|jahren?|ans|années|años|anni)['’]?\s+(?:of |d['’]|de |di )?(?:\p{L}+ )?(?:experience|erfahrung|berufserfahrung|expérience|experiencia|esperienza)/iu,
    topics: ['experience', 'profile', 'team'],
  },
  {
    match: new RegExp(
      `(?:rais(?:e|ing)|seeking|asking for|seed|series [a-c]\\b|investment of)[^.\\n]{0,30}(?:${MONEY}|\\d+\\s?[km]\\b)`,
      'iu',
    ),
    topics: ['ask', 'financials'],
  },
  {
    match: new RegExp(
      `(?:over(?:spent|run|drawn)|over budget|behind schedule)|\\d+ (?:days?|weeks?|months?) (?:late|behind|overdue)|${MONEY}[^.\\n]{0,20}(?:overspent|over budget|too much)`,
      'iu',
    ),
    topics: ['wentBadly', 'results', 'financials'],
  },
  {
    match:
      /(?:revenue|sales|turnover|arr|mrr|profit|earned|umsatz|chiffre d['’]affaires|ventas|fatturato)(?!\p{L})[^.\n]{0,30}\d/iu,
    topics: ['results', 'traction', 'financials'],
  },
  {
    match:
      /\b(?:we have|we['’]ve|we serve|we count|already|signed(?: up)?|live in|used by)\s[^.\n]{0,24}?\d[\d.,]*\+?k?\s+(?:\p{L}+ ){0,2}?(?:shops|stores|customers|clients|users|subscribers|members|pilots|partners|restaurants|hotels|schools|clinics|farms|companies|teams|downloads|drivers)\b/iu,
    topics: ['traction', 'results'],
  },
  {
    match: new RegExp(
      `(?:salary|wage|gehalt|lohn|salaire|sueldo|salario)[^.\\n]{0,30}\\d|${MONEY}[^.\\n]{0,20}(?:per (?:hour|year|month)|a year|an hour)`,
      'iu',
    ),
    topics: ['offer', 'businessModel', 'financials'],
  },
  {
    match:
      /\b(?:the old|old \p{L}+ (?:is|are|runs?)|currently|at present|at the moment|until now|so far)\b/iu,
    topics: ['background'],
  },
  { match: new RegExp(MONEY, 'iu'), topics: ['financials', 'businessModel', 'ask'] },
  {
    match: new RegExp(
      `\\d{1,2}:\\d\\d|(?:${MONTH})\\s+\\d|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de )?(?:${MONTH})|\\b(?:by|until|before|due|deadline|done|ready|bis|fertig|ab|avant|jusqu|prêt|ouverture|antes|hasta|listo|terminad[oa]|entro|pronto|opening|opens|launch\\p{L}*|start\\p{L}*)\\b[^.\\n]{0,30}(?:19|20)\\d\\d|\\b(?:within|in|over|for|lasts?)\\s+\\d+\\s+(?:days?|weeks?|months?)\\b|^\\d+[ -](?:days?|weeks?|months?|wochen|monate|semaines|mois|semanas|meses)(?!\\p{L})`,
      'iu',
    ),
    topics: ['timeline', 'programme', 'nextSteps'],
  },
  {
    match: /\d+\s+(?:\p{L}+\s+)?(?:use|uses|visit|benefit|live|work)(?!\p{L})/iu,
    topics: ['customers', 'scope', 'background'],
  },
  {
    match:
      /\d+\s+(?:guests?|visitors?|runners?|participants?|attendees|gäste|besucher|teilnehmer|invités|visiteurs|invitados|visitantes|asistentes)(?!\p{L})/iu,
    topics: ['customers', 'programme', 'scope', 'background'],
  },
  {
    match:
      /\d+\s+(?:people|persons?|staff|employees|colleagues|helpers|volunteers|members|developers|engineers|nurses|teachers|personen|leute|mitarbeiter\p{L}*|beschäftigte|personnes|salariés|employés|personas|empleados|persone|dipendenti|pessoas|funcionários|mensen|medewerkers|osób|of us)(?!\p{L})/iu,
    topics: ['team', 'scope', 'background'],
  },
  {
    match:
      /^(?:in |at )?(?:the )?(?:\p{L}+ )?(?:garden|hall|room|hotel|church|park|barn|pub|restaurant|theatre|town hall|gym)\b/iu,
    topics: ['venue'],
  },
];

/** What a statement is about stands near its beginning; a wall of digits is not searched to its end. */
const LONGEST = 300;

/** The topics of the chapters in which a statement is looked for, best first; none where any chapter will do. */
export function factTopics(text: string): readonly string[] {
  const head = text.slice(0, LONGEST);
  return KINDS.find((kind) => kind.match.test(head))?.topics ?? [];
}

/** Every topic that the prompt gives a fact for. */
export function givenTopics(prompt: string): ReadonlySet<string> {
  const clauses = prompt
    .slice(0, 4000)
    .split(/[;\n]|[,.](?=\s)|(?<!\p{L})(?:and|und|et|y|with|mit|avec|con)(?=\s)/iu);
  return new Set(clauses.flatMap((clause) => factTopics(clause.trim()).slice(0, 1)));
}
