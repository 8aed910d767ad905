import type { DocumentType } from '@sitewright/site-spec';

/** A kind of document: how to recognise it, its type, what opens it, and what it runs through. */
export interface DocumentRecipe {
  key: string;
  type: DocumentType;
  match: RegExp;
  opening: 'title' | 'cover' | 'memo' | 'letter' | 'minutes' | 'resume' | 'invoice';
  /** Titles in order; the ones a short document keeps are marked with `!`. */
  outline: readonly string[];
  signature?: boolean;
  /** What is spoken of where a prompt names the kind of text and nothing else, or where the text is about its occasion. */
  noun?: string;
  /** Minutes are about their meeting, whatever follows the word. */
  isOccasion?: boolean;
}

export const DOCUMENT_RECIPES: readonly DocumentRecipe[] = [
  {
    key: 'invoice',
    type: 'invoice',
    match: /\b(invoice|rechnung|facture|factura|fattura|fatura|factuur|faktura)\b|請求書|发票/iu,
    opening: 'invoice',
    outline: [],
  },
  {
    key: 'minutes',
    type: 'minutes',
    match:
      /\b(minutes of|meeting minutes|minutes for|protokoll|compte[- ]rendu|procès-verbal|acta de|verbale|notulen|protokół)\b|議事録|会议纪要/iu,
    opening: 'minutes',
    outline: ['!Summary', '!Discussion', '!Decisions', '!Action items'],
    noun: 'the meeting',
    isOccasion: true,
  },
  {
    key: 'agenda',
    type: 'minutes',
    match:
      /\b(?:meeting agenda|agenda (?:for|of)|agenda$|tagesordnung|ordre du jour|orden del d[ií]a|ordine del giorno|ordem do dia)(?!\p{L})/iu,
    opening: 'minutes',
    outline: ['!Purpose', '!Items', '!Preparation', 'Next steps'],
    noun: 'the meeting',
    isOccasion: true,
  },
  {
    key: 'speech',
    type: 'essay',
    match:
      /\b(?:(?:wedding|birthday|farewell|retirement|funeral|graduation|welcome|opening|acceptance) (?:speech|toast|address)|speech (?:for|at|to)|toast (?:for|to)|eulogy|festrede|\p{L}+rede (?:für|zum|zur)|discours (?:de|pour)|discurso (?:de|para))(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Opening', '!Beginnings', '!A story', '!Wishes', '!Toast'],
    noun: 'the guest of honour',
  },
  {
    key: 'recipe',
    type: 'article',
    match: /\b(?:recipe (?:for|of)|\p{L}+ recipe|rezept|recette|receta|ricetta|receita)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Introduction', '!Ingredients', '!Steps', 'Common problems', '!Serving and keeping'],
    noun: 'the dish',
  },
  {
    key: 'itinerary',
    type: 'brief',
    match: /\b(?:itinerary|travel plan|reiseplan|itinéraire|itinerario)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Summary', '!Programme', '!Venue and beds', '!Tickets and travel', 'Budget', '!Preparation'],
    noun: 'the trip',
  },
  {
    key: 'event-plan',
    type: 'brief',
    match:
      /\b(?:event (?:plan|brief|proposal)|(?:party|wedding|festival|conference) plan|veranstaltungsplan|plan (?:for|of) (?:an? |the |our )?(?:event|party|wedding|festival|run|conference))(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Goals',
      '!Programme',
      '!Venue and permits',
      'Audience',
      'Timeline',
      'Budget',
      'Team',
      'Risks',
      '!Next steps',
    ],
    noun: 'the event',
  },
  {
    key: 'checklist',
    type: 'brief',
    match:
      /\b(?:check ?list|to-?do list|packing list|checkliste|liste de contrôle|lista de (?:comprobación|tareas))(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Steps', '!Timeline', 'Budget', 'Team'],
    noun: 'the task',
  },
  {
    key: 'resume',
    type: 'resume',
    match: /(?<!\p{L})(?:résumé|resume|curriculum vitae|cv|lebenslauf)(?!\p{L})|履歴書|简历/iu,
    opening: 'resume',
    outline: ['!Profile', '!Experience', '!Education', 'Skills'],
  },
  {
    key: 'cover-letter',
    type: 'letter',
    match:
      /\b(cover letter|motivation letter|letter|brief an|lettre|carta|lettera|list do|anschreiben)\b|手紙|书信|信函/iu,
    opening: 'letter',
    outline: [],
    signature: true,
  },
  {
    key: 'memo',
    type: 'memo',
    match: /\b(memo|memorandum|aktennotiz|note de service|memorando)\b/i,
    opening: 'memo',
    outline: ['!Summary', '!Background', '!Recommendations', 'Next steps'],
    noun: 'the change',
  },
  {
    key: 'contract',
    type: 'policy',
    match:
      /\b(?:(?:rental|lease|employment|service|sales|loan|freelance|consulting|partnership) (?:contract|agreement)|contract (?:between|for)|agreement between|tenancy agreement|nda|non-disclosure agreement|\p{L}*vertrag|contrat|contrato|contratto|overeenkomst|umowa)(?!\p{L})|契約書|合同/iu,
    opening: 'title',
    outline: ['!Purpose', '!Scope', '!Rules'],
    signature: true,
  },
  {
    key: 'privacy-policy',
    type: 'policy',
    match:
      /\b(?:privacy (?:policy|notice|statement)|data protection (?:policy|notice)|datenschutzerkl[äa]rung|politique de confidentialité|política de privacidad)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Purpose',
      '!Data we collect',
      '!What we use it for',
      '!Who receives it',
      '!How long we keep it',
      '!Your rights',
      'Cookies',
      'Contact for data questions',
    ],
    noun: 'the service',
  },
  {
    key: 'sop',
    type: 'policy',
    match: /\b(?:standard operating procedure|sop|work instruction|arbeitsanweisung)\b/i,
    opening: 'title',
    outline: [
      '!Purpose',
      'Scope',
      '!Equipment',
      '!Steps',
      '!Safety',
      'Who does what',
      'If something goes wrong',
    ],
    noun: 'the procedure',
  },
  {
    key: 'policy',
    type: 'policy',
    match:
      /\b(policy|policies|terms (?:of|and)|privacy|code of conduct|guidelines|regulations?|richtlinie|charte|política|regolamento|beleid|polityka|contract|agreement)\b/i,
    opening: 'title',
    outline: ['!Purpose', '!Scope', 'Definitions', '!Rules', 'Who does what', 'Exceptions', 'Review'],
    signature: false,
  },
  {
    key: 'grant-proposal',
    type: 'proposal',
    match: /\b(grant (?:proposal|application)|funding application)\b/i,
    opening: 'cover',
    outline: [
      '!Summary',
      '!Problem',
      '!Goals',
      '!Approach',
      'Timeline',
      '!Budget',
      'Team',
      'Evaluation of results',
    ],
  },
  {
    key: 'proposal',
    type: 'proposal',
    match:
      /\b(proposal|offer|quotation|tender|bid|angebot|proposition|propuesta|proposta|voorstel|oferta)\b|提案/iu,
    opening: 'cover',
    outline: [
      '!Summary',
      '!Background',
      'Goals',
      '!Scope',
      '!Timeline',
      '!Budget',
      'Team',
      'Risks',
      '!Next steps',
    ],
    signature: true,
    noun: 'the proposed work',
  },
  {
    key: 'business-plan',
    type: 'proposal',
    match: /\b(business plan|geschäftsplan|plan d'affaires|plan de negocios?)\b/i,
    noun: 'the business',
    opening: 'cover',
    outline: [
      '!Summary',
      '!Product',
      '!Market',
      'Competition',
      '!Marketing',
      'Team',
      '!Financials',
      'Timeline',
      'Risks',
    ],
  },
  {
    key: 'job-posting',
    type: 'brief',
    match:
      /\b(job (?:posting|description|advert|ad)|vacancy|stellenanzeige|offre d'emploi|oferta de empleo|recruit)/i,
    opening: 'title',
    outline: [
      '!About the role',
      '!Responsibilities',
      '!Requirements for candidates',
      'What we offer',
      '!How to apply',
    ],
    noun: 'the post-holder',
  },
  {
    key: 'creative-brief',
    type: 'brief',
    match:
      /\b(?:(?:creative|design|brand|campaign|advertising|marketing|video|copy) brief|briefing for an? (?:campaign|video|logo|poster))\b/i,
    opening: 'title',
    outline: [
      '!Background',
      '!Goals',
      '!Target audience',
      '!Key messages',
      'Deliverables',
      'Timeline',
      'Budget',
      '!Next steps',
    ],
    noun: 'the campaign',
  },
  {
    key: 'project-brief',
    type: 'brief',
    match:
      /\b(?:project (?:brief|plan|charter|outline)|brief for|briefing|statement of work|projekt(?:plan|brief|skizze|auftrag)|plan de projet|plan de proyecto|piano di progetto|plano de projeto|projectplan)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Background', '!Goals', '!Scope', 'Team', 'Timeline', 'Budget', 'Risks', '!Next steps'],
    noun: 'the project',
  },
  {
    key: 'marketing-plan',
    type: 'proposal',
    match:
      /\b(?:marketing (?:plan|strategy|concept)|go-to-market plan|marketingplan|plan marketing|plan de marketing)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Goals',
      '!Target audience',
      'Market',
      '!Key messages',
      '!Channels',
      'Timeline',
      'Budget',
      '!Metrics',
    ],
    noun: 'the business',
  },
  {
    key: 'strategy',
    type: 'proposal',
    match: /\b(?:strategic plan|strategy (?:paper|document|for)|strategiepapier)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Where we stand',
      'Market',
      '!Vision',
      '!Goals',
      '!Options',
      'Resources',
      'Timeline',
      'Risks',
      '!Next steps',
    ],
    noun: 'the organisation',
  },
  {
    key: 'lesson-plan',
    type: 'report',
    match:
      /\b(lesson plan|teaching plan|course plan|unterrichtsentwurf|plan de cours|syllabus|curriculum)\b/i,
    opening: 'title',
    outline: [
      '!Learning objectives',
      '!Materials',
      '!Introduction',
      '!Class activities',
      'Discussion questions',
      'Homework',
      '!Conclusion',
    ],
    noun: 'the topic',
  },
  {
    key: 'press-release',
    type: 'article',
    match:
      /\b(press release|news (?:report|article|story)|pressemitteilung|communiqué|comunicado|chinese news|news for)\b/i,
    opening: 'title',
    outline: ['!Highlights', '!Background', 'Quote', 'Impact', 'Outlook', '!Press contact'],
    noun: 'the announcement',
  },
  {
    key: 'annual-report',
    type: 'report',
    match:
      /\b(?:annual (?:report|review)|yearly report|jahresbericht|rapport annuel|informe anual|memoria anual)(?!\p{L})/iu,
    opening: 'cover',
    outline: ['!Summary', '!Background', '!Results', 'Financials', '!Team', '!Outlook'],
    noun: 'the year',
  },
  {
    key: 'research-paper',
    type: 'report',
    match:
      /\b(research (?:paper|report|abstract|proposal)|white ?paper|thesis|dissertation|literature review|scientific|abstract)\b/i,
    opening: 'title',
    outline: [
      '!Abstract',
      '!Background',
      '!Method',
      '!Results',
      'Discussion',
      'Limitations',
      '!Conclusion',
      'References',
    ],
  },
  {
    key: 'case-study',
    type: 'report',
    match: /\b(case study|fallstudie|étude de cas|caso de estudio)\b/i,
    opening: 'title',
    outline: ['!Summary', '!Background', '!Problem', '!Approach', '!Results', 'Lessons', 'Recommendations'],
  },
  {
    key: 'essay',
    type: 'essay',
    match:
      /\b(essay|aufsatz|dissertation sur|ensayo|saggio|redação|opstel|esej|speech|reflection|thought report|poem|story|rede)\b|作文|エッセイ/iu,
    opening: 'title',
    outline: ['!Introduction', '!Significance', 'Perspectives', '!Conclusion'],
  },
  {
    key: 'report',
    type: 'report',
    match:
      /\b(report|analysis|audit|review|assessment|study|survey|bericht|analyse|rapport|informe|relazione|relatório|verslag|raport)\b|报告|報告|レポート|تقرير|रिपोर्ट/iu,
    opening: 'cover',
    outline: [
      '!Summary',
      '!Background',
      'Method',
      '!Results',
      'Discussion',
      '!Recommendations',
      'Next steps',
    ],
  },
  {
    key: 'newsletter',
    type: 'article',
    match: /\b(?:newsletter|rundbrief|bulletin d'information|boletín)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Highlights', '!Items', '!Timeline', '!Team'],
    noun: 'the club',
  },
  {
    key: 'comparison',
    type: 'report',
    match:
      /\b(?:comparison (?:of|between)|compare|vergleich (?:von|zwischen)|comparaison|comparación)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Summary', '!Criteria', '!Costs', '!Examples', '!Limits', '!Recommendations'],
  },
  {
    key: 'lesson',
    type: 'article',
    match:
      /\b(?:study (?:guide|notes|sheet)|revision (?:guide|notes)|lernzettel|fiche de révision)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Learning objectives',
      '!Introduction',
      '!Key terms',
      '!How it works',
      '!Examples',
      'Discussion questions',
    ],
    noun: 'the topic',
  },
  {
    key: 'feasibility',
    type: 'report',
    match:
      /\b(?:feasibility (?:study|report)|machbarkeitsstudie|étude de faisabilité|estudio de viabilidad)(?!\p{L})/iu,
    opening: 'cover',
    outline: [
      '!Summary',
      '!Background',
      '!Scope',
      'Market',
      '!Timeline',
      '!Costs',
      '!Risks',
      '!Recommendations',
    ],
    noun: 'the undertaking',
  },
  {
    key: 'biography',
    type: 'article',
    match: /\b(?:biography|biographie|biografía|biografia|life of)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Introduction',
      '!Early life',
      '!Turning points',
      '!People and places',
      '!Legacy',
      'References',
    ],
  },
  {
    key: 'onboarding',
    type: 'article',
    match:
      /\b(?:onboarding (?:guide|plan|handbook|document)|induction (?:plan|guide)|einarbeitungsplan)(?!\p{L})/iu,
    opening: 'title',
    outline: ['!Introduction', '!Timeline', '!What you need', '!Team', '!Goals', 'Contact for questions'],
    noun: 'the newcomer',
  },
  {
    key: 'manual',
    type: 'article',
    match:
      /\b(?:(?:user|owner|operating) (?:manual|guide)|manual for an?|bedienungsanleitung|mode d'emploi|manual de usuario)(?!\p{L})/iu,
    opening: 'title',
    outline: [
      '!Introduction',
      '!What you need',
      '!Steps',
      '!Safety',
      '!Common problems',
      'Service and spare parts',
    ],
    noun: 'the device',
  },
  {
    key: 'guide',
    type: 'article',
    match:
      /\b(guide|how.?to|manual|tutorial|instructions|handbook|anleitung|ratgeber|mode d'emploi|guía|handleiding|poradnik|faq|detailed information)\b/i,
    opening: 'title',
    outline: ['!Introduction', '!What you need', '!Steps', 'Safety', 'Common problems', '!Conclusion'],
    noun: 'the task',
  },
  {
    key: 'article',
    type: 'article',
    match:
      /\b(article|blog|post|column|artikel|beitrag|artículo|articolo|artigo|artykuł|copy|script)\b|文章|記事/iu,
    opening: 'title',
    outline: ['!Introduction', '!Background', 'Benefits', 'Examples', '!Conclusion'],
  },
];

/** What a prompt that names no kind of document gets. */
export const GENERAL_DOCUMENT: DocumentRecipe = {
  key: 'general',
  type: 'article',
  match: /(?:)/,
  opening: 'title',
  outline: ['!Introduction', '!Background', 'Significance', 'Examples', '!Conclusion'],
};
