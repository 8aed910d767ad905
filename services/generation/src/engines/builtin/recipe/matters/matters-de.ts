import type { Matter } from './matter.ts';

/** What is known in German of undertakings that people ask for most. */
export const GERMAN_MATTERS: readonly Matter[] = [
  {
    key: 'onboarding',
    match: /onboarding|einarbeitung|neue[rn]? (?:mitarbeite|kolleg|angestellte|azubi|auszubildende)/iu,
    points: {
      goals: [
        'Erster Tag, erste Woche, drei Monate: was dann sitzt',
        'Was nach der Einarbeitung ohne Hilfe gelingt',
        'Wer bestätigt, dass sie abgeschlossen ist',
      ],
      method: [
        'Vor dem ersten Tag: Zugänge, Schlüssel, Kleidung',
        'Rundgang und Vorstellung im Team',
        'Patin oder Pate: wer, wie lange',
        'Erste eigene Aufgabe, mit Rückmeldung',
        'Gespräch nach zwei und nach sechs Wochen',
      ],
      summary: [
        'Die drei Termine, die feststehen',
        'Ansprechpersonen mit Telefonnummer',
        'Was bei der letzten Einarbeitung gefehlt hat',
      ],
    },
  },
];
