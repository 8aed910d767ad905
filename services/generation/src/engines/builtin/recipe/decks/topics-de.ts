import type { Topic } from './topic.ts';

/** Topics in German. The subject stands where no grammar of its own is needed. */
export const TOPICS_DE: readonly Topic[] = [
  {
    key: 'summary',
    match: /zusammenfassung|überblick|kurzfassung|das wichtigste|rückblick/iu,
    points: ['{s} in einem Satz', 'Die wichtigste Zahl zu {s}', 'Was bei {s} noch offen ist'],
    leads: ['Das Wichtigste zu {s} steht hier vorweg.'],
  },
  {
    key: 'introduction',
    match: /einleitung|einführung|begrüßung|worum es geht|vorstellung/iu,
    points: ['Worum es bei {s} geht', 'Für wen {s} wichtig ist', 'Ein erstes Beispiel für {s}'],
    leads: ['Es geht um {s}.'],
  },
  {
    key: 'background',
    match: /ausgangslage|hintergrund|ist-zustand|situation|voraussetzungen|geschichte|grundlagen/iu,
    points: ['Wie es zu {s} kam', 'Was vor {s} versucht wurde', 'Was sich seither geändert hat'],
    leads: ['Wer {s} beurteilen will, muss die Vorgeschichte kennen.'],
  },
  {
    key: 'problem',
    match: /problem|herausforderung|schwierigkeit/iu,
    points: ['Wer ohne {s} auskommen muss', 'Was es kostet, nichts zu tun', 'Warum {s} jetzt ansteht'],
    leads: ['Am Anfang von {s} steht eine Schwierigkeit, die benannt sein will.'],
  },
  {
    key: 'solution',
    match: /lösung|maßnahmen|ansatz|konzept|vorschlag|angebot|produkt/iu,
    points: ['Was {s} verändert', 'Was bleibt, wie es ist', 'Womit {s} beginnt'],
    leads: ['Der Vorschlag lautet: {s}.'],
  },
  {
    key: 'method',
    match:
      /funktionsweise|vorgehen|methode|ablauf|(?<!nächste )schritte|so funktioniert|umsetzung|anleitung/iu,
    points: ['{s} Schritt für Schritt', 'Was vorher bereitliegen muss', 'Woran man merkt, dass {s} gelingt'],
    leads: ['Wie {s} vor sich geht, zeigt die folgende Reihe.'],
  },
  {
    key: 'timeline',
    match: /zeitplan|termine|fahrplan|meilensteine|phasen|roadmap/iu,
    points: ['Wann {s} beginnt', 'Der Termin, der nicht rücken darf', 'Wann das erste Ergebnis sichtbar ist'],
    leads: ['{s} verläuft in Abschnitten, jeder mit einem Ergebnis.'],
  },
  {
    key: 'financials',
    match: /kosten|budget|finanz|preis|förderung|umsatz|investition/iu,
    points: ['Was {s} einmalig kostet', 'Was {s} im Jahr kostet', 'Woher das Geld für {s} kommt'],
    leads: ['Zu den Kosten von {s} gehören der Anfang und der laufende Betrieb.'],
  },
  {
    key: 'risks',
    match: /risik|gefahren|grenzen|einwände/iu,
    points: ['Was {s} aufhalten könnte', 'Das erste Anzeichen dafür', 'Was dann geschieht'],
    leads: ['Was bei {s} schiefgehen kann, lässt sich vorher sagen.'],
  },
  {
    key: 'results',
    match: /ergebnis|auswertung|erfolge|kennzahlen|bilanz|wirkung/iu,
    points: ['Was {s} gebracht hat', 'Was ausgeblieben ist', 'Wie sicher das Ergebnis ist'],
    leads: ['Was {s} gebracht hat, steht hier nach Gewicht geordnet.'],
  },
  {
    key: 'benefits',
    match: /vorteile|nutzen|warum|gründe|chancen/iu,
    points: ['Wer von {s} etwas hat', 'Was {s} spart', 'Unter welcher Bedingung sich {s} lohnt'],
    leads: ['Für {s} sprechen mehrere Gründe.'],
  },
  {
    key: 'example',
    match: /beispiel|fall|praxis|anwendung/iu,
    points: ['Ein Fall von {s} von Anfang bis Ende', 'Was daran typisch ist', 'Wo {s} anders aussähe'],
    leads: ['Ein Fall zeigt {s} besser als eine Beschreibung.'],
  },
  {
    key: 'questions',
    match: /fragen|faq/iu,
    points: ['Die häufigste Frage zu {s}', 'Was noch offen ist', 'Wo man mehr über {s} erfährt'],
    leads: ['Fragen zu {s}, die erfahrungsgemäß zuerst kommen:'],
  },
  {
    key: 'team',
    match: /team|beteiligte|ansprechpartner|zuständig|organisation/iu,
    points: ['Wer {s} verantwortet', 'Wer mitarbeitet', 'Wer noch fehlt'],
    leads: ['{s} steht und fällt mit denen, die es tragen.'],
  },
  {
    key: 'goals',
    match: /ziel|zweck|vision|lernziele/iu,
    points: ['Was {s} ändern soll', 'Woran man das merkt', 'Was {s} nicht leisten soll'],
    leads: ['{s} ist fertig, wenn man den Unterschied sieht.'],
  },
  {
    key: 'conclusion',
    match: /fazit|schluss|ausblick|abschluss/iu,
    points: ['Was von {s} zu behalten ist', 'Was als Nächstes zu klären ist', 'Was sich bei {s} ändern wird'],
    leads: ['Was von {s} bleibt, passt in wenige Sätze.'],
  },
  {
    key: 'nextSteps',
    match: /nächste schritte|weiteres vorgehen|aufgaben|nächstes/iu,
    points: [
      'Der erste Schritt für {s}, und wer ihn tut',
      'Was zu entscheiden ist',
      'Wann {s} wieder auf den Tisch kommt',
    ],
    leads: ['Für {s} braucht jeder Schritt einen Namen und ein Datum.'],
  },
];
