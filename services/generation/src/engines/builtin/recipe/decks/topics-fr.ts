import type { Topic } from './topic.ts';

/** Topics in French. The subject stands where no grammar of its own is needed. */
export const TOPICS_FR: readonly Topic[] = [
  {
    key: 'summary',
    match: /résumé|synthèse|aperçu|en bref|bilan/iu,
    points: ['{s} en une phrase', '{s} : le chiffre clé', '{s} : ce qui reste ouvert'],
    leads: [],
  },
  {
    key: 'introduction',
    match: /introduction|présentation|accueil|avant-propos|origines/iu,
    points: ['{s} : de quoi il s’agit', '{s} : à qui s’adresse ce sujet', '{s} : un premier exemple'],
    leads: [],
  },
  {
    key: 'background',
    match: /contexte|situation|état des lieux|historique|menaces|constat/iu,
    points: [
      '{s} : comment on en est arrivé là',
      '{s} : ce qui a été tenté avant',
      '{s} : ce qui a changé depuis',
    ],
    leads: [],
  },
  {
    key: 'problem',
    match: /problème|enjeux|défis|difficult/iu,
    points: ['{s} : qui est touché', '{s} : le prix de l’inaction', '{s} : pourquoi maintenant'],
    leads: [],
  },
  {
    key: 'solution',
    match: /solution|proposition|mesures|approche|produit|offre/iu,
    points: ['{s} : ce qui change', '{s} : ce qui reste en place', '{s} : par où commencer'],
    leads: [],
  },
  {
    key: 'market',
    match: /marché|concurrence|clients|public/iu,
    points: [
      '{s} : qui achète, qui paie',
      '{s} : les autres choix possibles',
      '{s} : ce qui fait la différence',
    ],
    leads: [],
  },
  {
    key: 'method',
    match:
      /méthode|fonctionnement|comment ça marche|(?<!prochaines )étapes|déroulement|mode d’emploi|mise en œuvre/iu,
    points: [
      '{s} : étape par étape',
      '{s} : ce qu’il faut avant de commencer',
      '{s} : les signes que tout va bien',
    ],
    leads: [],
  },
  {
    key: 'timeline',
    match: /calendrier|planning|échéan|feuille de route|phases/iu,
    points: [
      '{s} : la date de départ',
      '{s} : l’échéance qui ne bouge pas',
      '{s} : le premier résultat visible',
    ],
    leads: [],
  },
  {
    key: 'financials',
    match: /prix|coût|budget|financ|honoraires|tarif/iu,
    points: ['{s} : le coût de départ', '{s} : le coût par an', '{s} : qui finance'],
    leads: [],
  },
  {
    key: 'risks',
    match: /risque|limites|obstacles/iu,
    points: [
      '{s} : ce qui pourrait tout arrêter',
      '{s} : le premier signe à surveiller',
      '{s} : la réponse prévue',
    ],
    leads: [],
  },
  {
    key: 'results',
    match: /résultat|bilan chiffré|indicateurs|impact/iu,
    points: ['{s} : ce qui a été obtenu', '{s} : ce qui a manqué', '{s} : la fiabilité du résultat'],
    leads: [],
  },
  {
    key: 'example',
    match: /exemple|cas|étude/iu,
    points: [
      '{s} : un cas du début à la fin',
      '{s} : ce qu’il a de typique',
      '{s} : ailleurs, ce serait autrement',
    ],
    leads: [],
  },
  {
    key: 'team',
    match: /équipe|acteurs|responsab/iu,
    points: ['{s} : qui porte le projet', '{s} : qui y travaille', '{s} : qui manque encore'],
    leads: [],
  },
  {
    key: 'goals',
    match: /objectif|but|vision/iu,
    points: ['{s} : ce qui doit changer', '{s} : à quoi on le verra', '{s} : ce qui n’est pas visé'],
    leads: [],
  },
  {
    key: 'conclusion',
    match: /conclusion|perspectives|pour finir/iu,
    points: ['{s} : à retenir', '{s} : ce qui reste à savoir', '{s} : la suite probable'],
    leads: [],
  },
  {
    key: 'nextSteps',
    match: /prochaines étapes|suite|actions/iu,
    points: [
      '{s} : le premier pas, et par qui',
      '{s} : la décision à prendre',
      '{s} : le prochain rendez-vous',
    ],
    leads: [],
  },
  {
    key: 'scope',
    match: /périmètre|étendue|prestations/iu,
    points: [
      '{s} : ce qui en fait partie',
      '{s} : ce qui n’en fait pas partie',
      '{s} : ce que d’autres apportent',
    ],
    leads: [],
  },
  {
    key: 'recommendations',
    match: /recommand|conseils/iu,
    points: [
      '{s} : ce qu’il faut faire tout de suite',
      '{s} : ce qui peut attendre',
      '{s} : ce qui peut rester',
    ],
    leads: [],
  },
];
