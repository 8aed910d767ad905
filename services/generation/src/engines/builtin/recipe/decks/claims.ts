/** What a slide still needs whose title is a statement of the asker's; questions, never claims. */
export const CLAIM_POINTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Evidence for it, with the source',
    'What it means for the people in the room',
    'What follows from it',
  ],
  de: ['Der Beleg dafür, mit Quelle', 'Was das für die Anwesenden heißt', 'Was daraus folgt'],
  fr: ['La preuve, avec sa source', 'Ce que cela change pour l’auditoire', 'Ce qui en découle'],
  es: ['La prueba, con su fuente', 'Qué significa para los presentes', 'Qué se deduce de ello'],
  it: ['La prova, con la fonte', 'Che cosa significa per i presenti', 'Che cosa ne segue'],
  pt: ['A prova, com a fonte', 'O que significa para os presentes', 'O que se segue'],
  nl: ['Het bewijs, met bron', 'Wat het betekent voor de aanwezigen', 'Wat eruit volgt'],
  pl: ['Dowód i jego źródło', 'Co to znaczy dla obecnych', 'Co z tego wynika'],
  ja: ['根拠と出典', '聞き手にとっての意味', '次に取るべき行動'],
  zh: ['依据与出处', '对听众意味着什么', '由此得出的下一步'],
  ar: ['الدليل ومصدره', 'ما يعنيه ذلك للحاضرين', 'ما يترتب عليه'],
  hi: ['प्रमाण और उसका स्रोत', 'श्रोताओं के लिए इसका अर्थ', 'इससे क्या निकलता है'],
};

/** Where a title is itself a question, it cannot stand within another one. */
export const QUESTION_POINTS: readonly string[] = [
  'The answer, in the words of {s}',
  'An example of it from {s}',
  'Where more can be read on {s}',
];
