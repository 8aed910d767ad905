export type CreativeKind = 'poem' | 'story' | 'dialogue';

/** A part of a piece of writing, and what its writer should ask themselves there. Slots: `{x}` theme, `{c}` character, `{e}` event. */
export interface CreativePart {
  title: string;
  prompts: readonly string[];
}

/** What a plan for a poem, a story or a dialogue says, in one language. */
export interface CreativeWords {
  note: string;
  forWhom: string;
  about: string;
  character: string;
  event: string;
  length: string;
  words: string;
  lines: string;
  speaker: string;
  aim: string;
  line: string;
  stanza: string;
  /** One for each theme, then the closing one. */
  stanzas: readonly (readonly string[])[];
  ending: readonly string[];
  story: readonly CreativePart[];
  /** Aims of the lines of a dialogue, the two speakers in turn. */
  turns: readonly string[];
}

export const CREATIVE: Readonly<Record<string, CreativeWords>> = {
  en: {
    note: 'A plan to write from: the lines themselves are left to the writer.',
    forWhom: 'For',
    about: 'About',
    character: 'Main character',
    event: 'What happens',
    length: 'Length',
    words: 'words',
    lines: 'lines',
    speaker: 'Speaker',
    aim: 'What this line does',
    line: 'Line',
    stanza: 'Stanza',
    stanzas: [
      [
        'One moment with {x} that only the two of you know',
        'A colour, a sound or a smell that belongs to it',
      ],
      ['{x} at the start, and today', 'What stayed the same all along'],
      ['Something small about {x} that others overlook', 'A verb nobody would expect with it'],
      ['What would be missing without {x}', 'The line that should be said slowly'],
    ],
    ending: [
      'Return to the first image, changed by one word',
      'End on a thing that can be seen, not on a feeling that is named',
    ],
    story: [
      {
        title: 'Opening',
        prompts: [
          'An ordinary day of {c}, told by one habit',
          'The place in two details that are heard rather than seen',
        ],
      },
      {
        title: 'What changes',
        prompts: ['The moment: {e}', 'Why it matters to {c} today and would not have a year ago'],
      },
      {
        title: 'The attempt',
        prompts: ['What {c} tries first, and why it fails', 'Who or what stands in the way'],
      },
      {
        title: 'The turn',
        prompts: ['What {c} understands that the reader has guessed a page before', 'What it costs'],
      },
      {
        title: 'End',
        prompts: [
          'The habit of the opening once more, now different',
          'The last sentence: an image, no lesson',
        ],
      },
    ],
    turns: [
      'Opens with what is wanted, plainly',
      'Answers, and asks back what is behind it',
      'Tells the reason, with one detail',
      'Admits what is not possible',
      'Insists, or shows being let down',
      'Offers another way',
      'Hesitates, asks the one question left',
      'Settles it, with a line to remember',
    ],
  },
  de: {
    note: 'Ein Plan zum Schreiben: Die Zeilen selbst bleiben der Autorin oder dem Autor.',
    forWhom: 'Für',
    about: 'Über',
    character: 'Hauptfigur',
    event: 'Was geschieht',
    length: 'Länge',
    words: 'Wörter',
    lines: 'Zeilen',
    speaker: 'Stimme',
    aim: 'Was die Zeile leistet',
    line: 'Zeile',
    stanza: 'Strophe',
    stanzas: [
      [
        'Ein Augenblick mit {x}, den nur ihr beide kennt',
        'Eine Farbe, ein Klang oder ein Geruch, der dazugehört',
      ],
      ['Wie {x} am Anfang war und wie heute', 'Was die ganze Zeit gleich blieb'],
      ['Etwas Kleines an {x}, das andere übersehen', 'Ein Verb, das niemand dazu erwartet'],
      ['Was ohne {x} fehlen würde', 'Die Zeile, die langsam gesprochen wird'],
    ],
    ending: [
      'Zurück zum ersten Bild, um ein Wort verändert',
      'Mit etwas Sichtbarem enden, nicht mit einem benannten Gefühl',
    ],
    story: [
      {
        title: 'Anfang',
        prompts: [
          'Ein gewöhnlicher Tag: {c}, gezeigt an einer Gewohnheit',
          'Der Ort in zwei Einzelheiten, die man eher hört als sieht',
        ],
      },
      {
        title: 'Was sich ändert',
        prompts: ['Der Augenblick: {e}', 'Warum es heute zählt und vor einem Jahr nicht gezählt hätte'],
      },
      {
        title: 'Der Versuch',
        prompts: ['Was zuerst versucht wird und warum es misslingt', 'Wer oder was im Weg steht'],
      },
      {
        title: 'Die Wende',
        prompts: ['Was jetzt verstanden wird, das Lesende schon ahnen', 'Was es kostet'],
      },
      {
        title: 'Schluss',
        prompts: [
          'Noch einmal die Gewohnheit vom Anfang, nun anders',
          'Der letzte Satz: ein Bild, keine Lehre',
        ],
      },
    ],
    turns: [
      'Beginnt offen mit dem Wunsch',
      'Antwortet und fragt nach dem Grund',
      'Nennt den Grund mit einer Einzelheit',
      'Gibt zu, was nicht geht',
      'Beharrt oder zeigt Enttäuschung',
      'Bietet einen anderen Weg an',
      'Zögert und stellt die letzte Frage',
      'Schließt ab, mit einem Satz, der bleibt',
    ],
  },
  fr: {
    note: 'Un plan pour écrire : les lignes elles-mêmes restent à l’auteur.',
    forWhom: 'Pour',
    about: 'Sujet',
    character: 'Personnage principal',
    event: 'Ce qui arrive',
    length: 'Longueur',
    words: 'mots',
    lines: 'vers',
    speaker: 'Voix',
    aim: 'Ce que fait la réplique',
    line: 'Réplique',
    stanza: 'Strophe',
    stanzas: [
      ['Un moment avec {x} que vous seuls connaissez', 'Une couleur, un son ou une odeur qui va avec'],
      ['{x} au début, puis aujourd’hui', 'Ce qui n’a jamais changé'],
      ['Un petit détail de {x} que les autres ne voient pas', 'Un verbe que personne n’attend là'],
      ['Ce qui manquerait sans {x}', 'Le vers à dire lentement'],
    ],
    ending: [
      'Revenir à la première image, un mot changé',
      'Finir sur une chose que l’on voit, non sur un sentiment nommé',
    ],
    story: [
      {
        title: 'Ouverture',
        prompts: [
          'Un jour ordinaire : {c}, montré par une habitude',
          'Le lieu en deux détails que l’on entend',
        ],
      },
      {
        title: 'Ce qui change',
        prompts: ['Le moment : {e}', 'Pourquoi cela compte aujourd’hui et pas il y a un an'],
      },
      {
        title: 'La tentative',
        prompts: ['Ce qui est essayé d’abord, et pourquoi cela échoue', 'Qui ou quoi fait obstacle'],
      },
      {
        title: 'Le tournant',
        prompts: ['Ce qui est compris et que le lecteur devinait', 'Ce que cela coûte'],
      },
      {
        title: 'Fin',
        prompts: ['L’habitude du début, autrement', 'Dernière phrase : une image, pas de morale'],
      },
    ],
    turns: [
      'Dit simplement ce qui est voulu',
      'Répond et demande ce qu’il y a derrière',
      'Donne la raison, avec un détail',
      'Avoue ce qui n’est pas possible',
      'Insiste ou montre sa déception',
      'Propose une autre voie',
      'Hésite et pose la dernière question',
      'Conclut, d’une phrase qui reste',
    ],
  },
  es: {
    note: 'Un plan para escribir: los versos y las frases quedan para quien escribe.',
    forWhom: 'Para',
    about: 'Sobre',
    character: 'Personaje principal',
    event: 'Qué ocurre',
    length: 'Extensión',
    words: 'palabras',
    lines: 'versos',
    speaker: 'Voz',
    aim: 'Qué hace la frase',
    line: 'Frase',
    stanza: 'Estrofa',
    stanzas: [
      ['Un momento con {x} que solo conocéis vosotros', 'Un color, un sonido o un olor que lo acompaña'],
      ['Cómo era {x} al principio y cómo es hoy', 'Lo que nunca cambió'],
      ['Algo pequeño de {x} que otros no ven', 'Un verbo que nadie espera ahí'],
      ['Qué faltaría sin {x}', 'El verso que se dice despacio'],
    ],
    ending: [
      'Volver a la primera imagen con una palabra distinta',
      'Terminar en algo que se ve, no en un sentimiento nombrado',
    ],
    story: [
      {
        title: 'Comienzo',
        prompts: [
          'Un día cualquiera: {c}, contado por una costumbre',
          'El lugar en dos detalles que se oyen',
        ],
      },
      { title: 'Lo que cambia', prompts: ['El momento: {e}', 'Por qué importa hoy y no hace un año'] },
      { title: 'El intento', prompts: ['Qué se prueba primero y por qué falla', 'Quién o qué se interpone'] },
      { title: 'El giro', prompts: ['Qué se entiende ahora y ya se intuía', 'Qué cuesta'] },
      {
        title: 'Final',
        prompts: ['La costumbre del comienzo, ya distinta', 'La última frase: una imagen, sin moraleja'],
      },
    ],
    turns: [
      'Dice sin rodeos lo que quiere',
      'Responde y pregunta qué hay detrás',
      'Da la razón, con un detalle',
      'Admite lo que no es posible',
      'Insiste o muestra decepción',
      'Ofrece otro camino',
      'Duda y hace la última pregunta',
      'Cierra con una frase que queda',
    ],
  },
};

/** How the kinds are asked for. */
export const CREATIVE_KINDS: readonly (readonly [CreativeKind, RegExp])[] = [
  [
    'poem',
    /\b(?:poem|poetry|haiku|sonnet|limerick|ballad|song|lyrics|gedicht|lied|liedtext|poème|chanson|poema|canción)\b/iu,
  ],
  ['dialogue', /\b(?:dialogue|conversation between|sketch between|dialog|gespräch zwischen|diálogo)\b/iu],
  [
    'story',
    /\b(?:short story|story|fairy tale|fable|bedtime story|novel|kurzgeschichte|geschichte|märchen|conte|nouvelle|cuento|relato)\b/iu,
  ],
];
