import type { Topic } from './topic.ts';

/** Topics in German. The subject stands before a colon, where it needs no grammar of its own. */
export const TOPICS_DE: readonly Topic[] = [
  {
    key: 'summary',
    match: /zusammenfassung|überblick|kurzfassung|das wichtigste|rückblick/iu,
    points: ['{s} in einem Satz', 'Die wichtigste Zahl: {s}', '{s}: was noch offen ist'],
    leads: [],
  },
  {
    key: 'introduction',
    match: /einleitung|einführung|begrüßung|worum es geht|vorstellung/iu,
    points: [
      '{s}: worum es geht',
      'Ein erstes Beispiel: {s}',
      '{s}: was viele falsch sehen',
      '{s}, mit einem Bild erklärt',
    ],
    leads: [],
  },
  {
    key: 'background',
    match: /ausgangslage|hintergrund|ist-zustand|situation|voraussetzungen|geschichte|grundlagen/iu,
    points: ['{s}: wie es dazu kam', '{s}: was vorher versucht wurde', '{s}: der Stand heute, in Zahlen'],
    leads: [],
  },
  {
    key: 'market',
    match: /markt|kunden|zielgruppe|wettbewerb|konkurrenz/iu,
    points: ['{s}: für wen', '{s}: wer es sonst noch anbietet', '{s}: was den Ausschlag gibt'],
    leads: [],
  },
  {
    key: 'problem',
    match: /problem|herausforderung|schwierigkeit/iu,
    points: ['{s}: wer davon betroffen ist', '{s}: der Preis des Abwartens', '{s}: warum gerade jetzt'],
    leads: [],
  },
  {
    key: 'scope',
    match: /umfang|leistungen|lieferumfang|abgrenzung/iu,
    points: [
      '{s}: was dazugehört, Stück für Stück',
      '{s}: was nicht dazugehört',
      '{s}: was andere beisteuern',
      '{s}: wer das Ergebnis abnimmt',
    ],
    leads: [],
  },
  {
    key: 'recommendations',
    match: /empfehlung|vorschläge|ratschläge/iu,
    points: ['{s}: was sofort zu tun ist', '{s}: was später zu tun ist', '{s}: was so bleiben kann'],
    leads: [],
  },
  {
    key: 'solution',
    match: /lösung|maßnahmen|ansatz|konzept|vorschlag|angebot|produkt/iu,
    points: ['{s}: was sich ändert', '{s}: was bleibt', '{s}: womit begonnen wird'],
    leads: [],
  },
  {
    key: 'method',
    match:
      /funktionsweise|vorgehen|methode|ablauf|(?<!nächste )schritte|so funktioniert|so läuft|umsetzung|anleitung|zubereitung/iu,
    points: [
      '{s}: was bereitliegen muss',
      '{s}: der erste Schritt',
      '{s}: was danach kommt',
      '{s}: woran man Gelingen merkt',
    ],
    leads: [],
  },
  {
    key: 'timeline',
    match: /zeitplan|termine|fahrplan|meilensteine|phasen|roadmap|programm/iu,
    points: [
      '{s}: der Beginn',
      '{s}: das erste sichtbare Ergebnis',
      '{s}: der feste Termin',
      '{s}: Übergabe, mit Reserve',
    ],
    leads: [],
  },
  {
    key: 'financials',
    match: /kosten|budget|finanz|preis|förderung|umsatz|investition/iu,
    points: [
      '{s}: einmalige Kosten',
      '{s}: laufende Kosten',
      '{s}: woher das Geld kommt',
      '{s}: Reserve für Unvorhergesehenes',
    ],
    leads: [],
  },
  {
    key: 'risks',
    match: /risik|gefahren|grenzen|einwände/iu,
    points: ['{s}: was es aufhalten könnte', '{s}: das erste Anzeichen dafür', '{s}: was dann geschieht'],
    leads: [],
  },
  {
    key: 'results',
    match: /ergebnis|auswertung|erfolge|kennzahlen|bilanz|wirkung/iu,
    points: [
      '{s}: das Ergebnis in einer Zahl',
      '{s}: was ausgeblieben ist',
      '{s}: der Vergleich zum Vorjahr',
    ],
    leads: [],
  },
  {
    key: 'benefits',
    match: /vorteile|nutzen|warum|gründe|chancen/iu,
    points: ['{s}: wer etwas davon hat', '{s}: was gespart wird', '{s}: wann es sich nicht lohnt'],
    leads: [],
  },
  {
    key: 'example',
    match: /beispiel|fall|praxis|anwendung/iu,
    points: ['{s}: ein Fall von Anfang bis Ende', '{s}: ein Beispiel aus der Nähe', '{s}: ein Gegenbeispiel'],
    leads: [],
  },
  {
    key: 'questions',
    match: /fragen|faq/iu,
    points: ['{s}: die häufigste Frage', '{s}: was noch offen ist', '{s}: wo mehr zu erfahren ist'],
    leads: [],
  },
  {
    key: 'team',
    match: /team|beteiligte|ansprechpartner|zuständig|organisation/iu,
    points: ['{s}: wer die Leitung hat', '{s}: wer mitarbeitet', '{s}: wer noch fehlt'],
    leads: [],
  },
  {
    key: 'goals',
    match: /ziel|zweck|vision|lernziele/iu,
    points: ['{s}: was am Ende anders ist', '{s}: woran man es misst', '{s}: was nicht erreicht werden soll'],
    leads: [],
  },
  {
    key: 'conclusion',
    match: /fazit|schluss|ausblick|abschluss/iu,
    points: ['{s}: der Satz zum Behalten', '{s}: was noch zu klären ist', '{s}: was ab morgen möglich ist'],
    leads: [],
  },
  {
    key: 'nextSteps',
    match: /nächste schritte|weiteres vorgehen|aufgaben|nächstes/iu,
    points: ['{s}: erster Schritt, durch wen', '{s}: was zu entscheiden ist', '{s}: das nächste Gespräch'],
    leads: [],
  },
];
