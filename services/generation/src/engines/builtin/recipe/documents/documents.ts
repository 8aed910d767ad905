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
    key: 'policy',
    type: 'policy',
    match:
      /\b(policy|policies|terms (?:of|and)|privacy|code of conduct|guidelines|regulations?|standard operating procedure|sop|richtlinie|charte|política|regolamento|beleid|polityka|contract|agreement)\b/i,
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
    outline: ['!Summary', '!Background', '!Scope', '!Timeline', '!Budget', 'Risks', '!Next steps'],
    signature: true,
  },
  {
    key: 'business-plan',
    type: 'proposal',
    match: /\b(business plan|geschäftsplan|plan d'affaires|plan de negocio)\b/i,
    opening: 'cover',
    outline: [
      '!Summary',
      '!Product',
      '!Market',
      'Competition',
      '!Marketing',
      'Team',
      '!Financials',
      'Risks',
      'Roadmap',
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
      'Benefits',
      '!How to apply',
    ],
  },
  {
    key: 'project-brief',
    type: 'brief',
    match:
      /\b(creative brief|project brief|design brief|brief for|briefing|statement of work|itinerary|checklist)\b/i,
    opening: 'title',
    outline: [
      '!Background',
      '!Goals',
      '!Target audience',
      'Deliverables',
      'Timeline',
      'Budget',
      '!Next steps',
    ],
  },
  {
    key: 'lesson-plan',
    type: 'report',
    match:
      /\b(lesson plan|teaching plan|course plan|unterrichtsentwurf|plan de cours|syllabus|curriculum)\b/i,
    opening: 'title',
    outline: [
      '!Learning objectives',
      'Materials',
      '!Introduction',
      '!Class activities',
      'Discussion questions',
      'Homework',
      '!Conclusion',
    ],
  },
  {
    key: 'press-release',
    type: 'article',
    match:
      /\b(press release|news (?:report|article|story)|pressemitteilung|communiqué|comunicado|chinese news|news for)\b/i,
    opening: 'title',
    outline: ['!Highlights', '!Background', 'Impact', 'Outlook'],
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
    key: 'guide',
    type: 'article',
    match:
      /\b(guide|how.?to|manual|tutorial|instructions|handbook|anleitung|ratgeber|mode d'emploi|guía|handleiding|poradnik|faq|detailed information)\b/i,
    opening: 'title',
    outline: ['!Introduction', '!Resources', '!Steps', 'Safety', 'Common problems', '!Conclusion'],
  },
  {
    key: 'article',
    type: 'article',
    match:
      /\b(article|blog|post|column|newsletter|artikel|beitrag|artículo|articolo|artigo|artykuł|copy|script)\b|文章|記事/iu,
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
