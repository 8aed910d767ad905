import type { Topic } from './topic.ts';

/** Topics in French. The subject stands where no grammar of its own is needed. */
export const TOPICS_FR: readonly Topic[] = [
  {
    key: 'summary',
    match: /résumé|synthèse|aperçu|en bref|bilan/iu,
    points: ['{s} en une phrase', 'Le chiffre clé : {s}', 'Ce qui reste ouvert : {s}'],
    leads: ['Voici l’essentiel sur ce sujet : {s}.'],
  },
  {
    key: 'introduction',
    match: /introduction|présentation|accueil|avant-propos|origines/iu,
    points: ['De quoi il s’agit : {s}', 'À qui s’adresse ce sujet : {s}', 'Un premier exemple : {s}'],
    leads: ['Il est question ici de ce sujet : {s}.'],
  },
  {
    key: 'background',
    match: /contexte|situation|état des lieux|historique|menaces|constat/iu,
    points: ['Comment on en est arrivé là : {s}', 'Ce qui a été tenté avant : {s}', 'Ce qui a changé depuis'],
    leads: ['Pour juger de ce sujet ({s}), il faut en connaître le passé.'],
  },
  {
    key: 'problem',
    match: /problème|enjeux|défis|difficult/iu,
    points: ['Qui est touché : {s}', 'Le prix de l’inaction : {s}', 'Pourquoi maintenant : {s}'],
    leads: ['Au départ de ce projet ({s}) se trouve une difficulté à nommer.'],
  },
  {
    key: 'solution',
    match: /solution|proposition|mesures|approche|produit|offre/iu,
    points: ['Ce qui change : {s}', 'Ce qui reste en place : {s}', 'Par où commencer : {s}'],
    leads: ['La proposition tient en ces mots : {s}.'],
  },
  {
    key: 'market',
    match: /marché|concurrence|clients|public/iu,
    points: [
      'Qui achète, qui paie : {s}',
      'Les autres choix possibles : {s}',
      'Ce qui fait la différence : {s}',
    ],
    leads: ['Le marché se décrit par ceux qui paient : {s}.'],
  },
  {
    key: 'method',
    match: /méthode|fonctionnement|(?<!prochaines )étapes|déroulement|mode d’emploi|mise en œuvre/iu,
    points: [
      'Étape par étape : {s}',
      'Ce qu’il faut avant de commencer : {s}',
      'Les signes que tout va bien : {s}',
    ],
    leads: ['La marche à suivre ({s}) se lit pas à pas.'],
  },
  {
    key: 'timeline',
    match: /calendrier|planning|échéan|feuille de route|phases/iu,
    points: [
      'La date de départ : {s}',
      'L’échéance qui ne bouge pas : {s}',
      'Le premier résultat visible : {s}',
    ],
    leads: ['Le travail avance par phases : {s}.'],
  },
  {
    key: 'financials',
    match: /prix|coût|budget|financ|honoraires|tarif/iu,
    points: ['Le coût de départ : {s}', 'Le coût par an : {s}', 'Qui finance : {s}'],
    leads: ['Le coût comprend le départ et la suite : {s}.'],
  },
  {
    key: 'risks',
    match: /risque|limites|obstacles/iu,
    points: [
      'Ce qui pourrait tout arrêter : {s}',
      'Le premier signe à surveiller : {s}',
      'La réponse prévue : {s}',
    ],
    leads: ['Les risques se nomment d’avance : {s}.'],
  },
  {
    key: 'results',
    match: /résultat|bilan chiffré|indicateurs|impact/iu,
    points: ['Ce qui a été obtenu : {s}', 'Ce qui a manqué : {s}', 'La fiabilité du résultat : {s}'],
    leads: ['Les résultats viennent ici par ordre d’importance : {s}.'],
  },
  {
    key: 'example',
    match: /exemple|cas|étude/iu,
    points: [
      'Un cas du début à la fin : {s}',
      'Ce qu’il a de typique : {s}',
      'Ailleurs, ce serait autrement : {s}',
    ],
    leads: ['Un cas montre mieux qu’une définition : {s}.'],
  },
  {
    key: 'team',
    match: /équipe|acteurs|responsab/iu,
    points: ['Qui porte le projet : {s}', 'Qui y travaille : {s}', 'Qui manque encore : {s}'],
    leads: ['Tout tient à ceux qui le portent : {s}.'],
  },
  {
    key: 'goals',
    match: /objectif|but|vision/iu,
    points: ['Ce qui doit changer : {s}', 'À quoi on le verra : {s}', 'Ce qui n’est pas visé : {s}'],
    leads: ['Le but se reconnaîtra à un changement visible : {s}.'],
  },
  {
    key: 'conclusion',
    match: /conclusion|perspectives|pour finir/iu,
    points: ['À retenir : {s}', 'Ce qui reste à savoir : {s}', 'La suite probable : {s}'],
    leads: ['Ce qu’il faut retenir tient en peu de mots : {s}.'],
  },
  {
    key: 'nextSteps',
    match: /prochaines étapes|suite|actions/iu,
    points: [
      'Le premier pas, et par qui : {s}',
      'La décision à prendre : {s}',
      'Le prochain rendez-vous : {s}',
    ],
    leads: ['Chaque pas a besoin d’un nom et d’une date : {s}.'],
  },
];
