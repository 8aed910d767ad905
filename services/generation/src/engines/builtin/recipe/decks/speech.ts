/**
 * What a presenter might say, in the languages of the interface. Slots: `{t}` title, `{p}` a point, `{v}` a figure,
 * `{k}` a takeaway, `{s}` the subject, `{n}` the next title.
 */
export interface Speech {
  open: readonly string[];
  point: readonly string[];
  figure: readonly string[];
  chart: readonly string[];
  picture: readonly string[];
  bring: readonly string[];
  next: readonly string[];
  /** What to say on the first slide, over the table of contents and at the end; slots `{s}`, `{n}` and `{p}`. */
  frame?: Readonly<Record<'cover' | 'agenda' | 'closing', readonly string[]>>;
  /** What the points are that the asker did not give. */
  suggested?: readonly string[];
  /** Talking points for a title that no topic knows, each only a few words. */
  points: readonly string[];
}

/** English is also what other languages fall back on. */
export const ENGLISH_SPEECH: Speech = {
  open: [],
  point: [
    'Example ready for “{p}”?',
    'Expect questions: “{p}”.',
    'In your own words: “{p}”.',
    'Pause after “{p}”.',
    'Who knows more: “{p}”?',
  ],
  figure: ['{v}: measured against what?', 'Source of {v} at hand.', 'Say {v} slowly.'],
  chart: ['Axes of “{t}” first: {k}', 'Then, pointing: {k}', 'Reading of “{t}”: {k}'],
  picture: ['First the picture: {p}.', 'Point out: {p}.', 'Let them look: {p}.', 'Describe it: {p}.'],
  bring: [
    'Bring for “{t}”: {p}',
    'If there is time: {p}',
    'Not on the slide: {p}',
    'To find out beforehand: {p}',
  ],
  next: [],
  frame: {
    cover: [
      'Name yourself; say why {s}.',
      'Why {s}, why today? Then “{n}”.',
      'Wait for silence; “{n}” comes first.',
      'Greet, name {s}, go to “{n}”.',
    ],
    agenda: [
      '{c} parts on {s}: questions now or later?',
      'Which of the {c} parts matters most here?',
      '{c} parts; more time for “{n}”?',
    ],
    closing: [
      'Repeat each question on {s} first.',
      'No questions on {s}? Ask one yourself.',
      'Address for questions on {s}?',
    ],
  },
  suggested: [
    'Figures ready: “{p}”?',
    'Short of time: only “{p}”.',
    'Ask the room: “{p}”.',
    'Better with own facts: “{p}”.',
    'Begin with “{p}”.',
  ],
  points: [
    '{t} and {s}: how the one bears on the other',
    'An example of {t} from {s}',
    'Figures on {t}, with source and date',
    'Who can speak about {t} from experience',
    '{t}: what is to be decided',
  ],
};

export const SPEECH: Readonly<Record<string, Speech>> = {
  en: ENGLISH_SPEECH,
  de: {
    open: [],
    point: [
      'Zu „{p}“ genügt ein Beispiel.',
      'Bei „{p}“ mit einer Frage rechnen.',
      '„{p}“ an Bekanntes knüpfen.',
    ],
    figure: ['{v} langsam nennen und sagen, worauf es sich bezieht.', 'Die Quelle für {v} bereithalten.'],
    chart: ['Erst die Achsen von „{t}“, dann: {k}', '„{t}“ zeigt: {k}'],
    picture: ['Das Bild zuerst wirken lassen: {p}.'],
    bring: ['Für „{t}“ mitbringen: {p}', 'Noch zu klären bei „{t}“: {p}'],
    next: [],
    frame: {
      cover: ['Begrüßen, {s} nennen, weiter zu „{n}“.', 'Warum {s}, warum heute? Dann „{n}“.'],
      agenda: ['{c} Teile; „{n}“ kommt zuerst.', 'Welcher der {c} Teile zählt heute am meisten?'],
      closing: ['Jede Frage zu {s} laut wiederholen.', 'Keine Fragen zu {s}? Selbst eine stellen.'],
    },
    suggested: [
      'Zahlen bereit: „{p}“?',
      'Wenig Zeit: nur „{p}“.',
      'In den Raum fragen: „{p}“.',
      'Besser mit eigenen Angaben: „{p}“.',
      'Beginnen mit „{p}“.',
    ],
    points: [
      '{t}: Stand bei {s}',
      '{t}: wer beteiligt ist',
      '{t}: Zahlen und Quellen',
      '{t}: nächste Entscheidung',
      '{t}: ein Beispiel',
    ],
  },
  fr: {
    open: [],
    point: [
      'Sur « {p} », un exemple suffit.',
      'S’attendre à une question sur « {p} ».',
      'Relier « {p} » à ce que la salle connaît.',
    ],
    figure: ['Dire {v} lentement, et à quoi cela se rapporte.', 'Garder la source de {v} sous la main.'],
    chart: ['D’abord les axes de « {t} », puis : {k}', '« {t} » montre : {k}'],
    picture: ['Laisser d’abord regarder l’image : {p}.'],
    bring: ['À apporter pour « {t} » : {p}', 'Reste à préciser pour « {t} » : {p}'],
    next: [],
    frame: {
      cover: [
        'Saluer, nommer le sujet ({s}), passer à « {n} ».',
        'Pourquoi ce sujet ({s}), pourquoi aujourd’hui ? Puis « {n} ».',
      ],
      agenda: ['{c} parties ; « {n} » vient d’abord.', 'Laquelle des {c} parties compte le plus ici ?'],
      closing: [
        'Répéter chaque question à voix haute ({s}).',
        'Pas de question ({s}) ? En poser une soi-même.',
      ],
    },
    suggested: [
      'Chiffres prêts : « {p} » ?',
      'Peu de temps : seulement « {p} ».',
      'Demander à la salle : « {p} ».',
      'Mieux avec ses propres faits : « {p} ».',
      'Commencer par « {p} ».',
    ],
    points: [
      '{t} : où en est {s}',
      '{t} : qui est concerné',
      '{t} : chiffres et sources',
      '{t} : prochaine décision',
      '{t} : un exemple',
    ],
  },
  es: {
    open: [],
    point: [
      'Sobre «{p}» basta un ejemplo.',
      'Contar con una pregunta sobre «{p}».',
      'Unir «{p}» a algo que la sala conoce.',
    ],
    figure: ['Decir {v} despacio, y a qué se refiere.', 'Tener a mano la fuente de {v}.'],
    chart: ['Primero los ejes de «{t}», luego: {k}', '«{t}» muestra: {k}'],
    picture: ['Dejar mirar primero la imagen: {p}.'],
    bring: ['Traer para «{t}»: {p}', 'Por aclarar en «{t}»: {p}'],
    next: [],
    frame: {
      cover: [
        'Saludar, nombrar el tema ({s}), pasar a «{n}».',
        '¿Por qué este tema ({s}), por qué hoy? Luego «{n}».',
      ],
      agenda: ['{c} partes; «{n}» va primero.', '¿Cuál de las {c} partes importa más aquí?'],
      closing: ['Repetir cada pregunta en voz alta ({s}).', '¿Ninguna pregunta ({s})? Hacer una.'],
    },
    suggested: [
      '¿Cifras listas: «{p}»?',
      'Poco tiempo: solo «{p}».',
      'Preguntar a la sala: «{p}».',
      'Mejor con datos propios: «{p}».',
      'Empezar por «{p}».',
    ],
    points: [
      '{t}: situación de {s}',
      '{t}: quién participa',
      '{t}: cifras y fuentes',
      '{t}: próxima decisión',
      '{t}: un ejemplo',
    ],
  },
  it: {
    open: ['Iniziare da «{t}».', '«{t}»: dire in una frase perché è qui.'],
    point: ['Su «{p}» basta un esempio.', 'Aspettarsi una domanda su «{p}».'],
    figure: ['Dire {v} lentamente, e a che cosa si riferisce.'],
    chart: ['Prima gli assi di «{t}», poi: {k}'],
    picture: ['Lasciar guardare prima l’immagine: {p}.'],
    bring: ['Da portare per «{t}»: {p}'],
    next: ['Da qui a «{n}».', 'Questo porta a «{n}».'],
    points: [
      '{t}: a che punto è {s}',
      '{t}: chi è coinvolto',
      '{t}: cifre e fonti',
      '{t}: prossima decisione',
      '{t}: un esempio',
    ],
  },
  pt: {
    open: ['Começar por «{t}».', '«{t}»: dizer numa frase por que está aqui.'],
    point: ['Sobre «{p}» basta um exemplo.', 'Esperar uma pergunta sobre «{p}».'],
    figure: ['Dizer {v} devagar, e a que se refere.'],
    chart: ['Primeiro os eixos de «{t}», depois: {k}'],
    picture: ['Deixar ver primeiro a imagem: {p}.'],
    bring: ['Trazer para «{t}»: {p}'],
    next: ['Daqui para «{n}».', 'Isto leva a «{n}».'],
    points: [
      '{t}: situação de {s}',
      '{t}: quem participa',
      '{t}: números e fontes',
      '{t}: próxima decisão',
      '{t}: um exemplo',
    ],
  },
  nl: {
    open: ['Begin met “{t}”.', '“{t}”: zeg in één zin waarom het hier staat.'],
    point: ['Bij “{p}” volstaat één voorbeeld.', 'Reken op een vraag over “{p}”.'],
    figure: ['Zeg {v} langzaam, en waar het op slaat.'],
    chart: ['Eerst de assen van “{t}”, dan: {k}'],
    picture: ['Laat eerst naar het beeld kijken: {p}.'],
    bring: ['Meenemen voor “{t}”: {p}'],
    next: ['Van hier naar “{n}”.', 'Dat leidt naar “{n}”.'],
    points: [
      '{t}: stand van {s}',
      '{t}: wie erbij hoort',
      '{t}: cijfers en bronnen',
      '{t}: volgende beslissing',
      '{t}: een voorbeeld',
    ],
  },
  pl: {
    open: ['Zacznij od „{t}”.', '„{t}”: powiedz jednym zdaniem, dlaczego to tu jest.'],
    point: ['Przy „{p}” wystarczy jeden przykład.', 'Spodziewaj się pytania o „{p}”.'],
    figure: ['Powiedz {v} powoli i dodaj, czego dotyczy.'],
    chart: ['Najpierw osie „{t}”, potem: {k}'],
    picture: ['Najpierw pozwól obejrzeć obraz: {p}.'],
    bring: ['Przygotuj do „{t}”: {p}'],
    next: ['Stąd do „{n}”.', 'To prowadzi do „{n}”.'],
    points: [
      '{t}: stan ({s})',
      '{t}: kto bierze udział',
      '{t}: liczby i źródła',
      '{t}: następna decyzja',
      '{t}: przykład',
    ],
  },
  ja: {
    open: ['「{t}」から始めます。', '「{t}」をここで話す理由を一言で。'],
    point: ['「{p}」は例を一つ挙げます。', '「{p}」には質問が出るかもしれません。'],
    figure: ['{v}はゆっくり、何の数字かを添えて。'],
    chart: ['「{t}」の軸を説明してから：{k}'],
    picture: ['まず画像を見てもらいます：{p}。'],
    bring: ['「{t}」のために用意するもの：{p}'],
    next: ['次は「{n}」です。'],
    points: ['{t}：{s}の現状', '{t}：関係者', '{t}：数字と出典', '{t}：次の判断', '{t}：具体例'],
  },
  zh: {
    open: ['从“{t}”讲起。', '用一句话说明为什么讲“{t}”。'],
    point: ['关于“{p}”，举一个例子即可。', '“{p}”可能会有人提问。'],
    figure: ['说到{v}时放慢，并说明它指什么。'],
    chart: ['先说明“{t}”的坐标轴，再说：{k}'],
    picture: ['先让大家看图：{p}。'],
    bring: ['为“{t}”准备：{p}'],
    next: ['接下来是“{n}”。'],
    points: ['{t}：{s}的现状', '{t}：涉及的人', '{t}：数字与来源', '{t}：下一步决定', '{t}：一个例子'],
  },
  ar: {
    open: ['ابدأ بـ«{t}».', '«{t}»: قل في جملة واحدة لماذا هو هنا.'],
    point: ['يكفي مثال واحد عن «{p}».', 'توقّع سؤالًا عن «{p}».'],
    figure: ['قل {v} ببطء، وما الذي يشير إليه.'],
    chart: ['اشرح محاور «{t}» أولًا، ثم: {k}'],
    picture: ['دعهم ينظرون إلى الصورة أولًا: {p}.'],
    bring: ['ما يلزم لـ«{t}»: {p}'],
    next: ['من هنا إلى «{n}».'],
    points: ['{t}: وضع {s}', '{t}: المعنيّون', '{t}: الأرقام والمصادر', '{t}: القرار التالي', '{t}: مثال'],
  },
  hi: {
    open: ['“{t}” से शुरू करें।', '“{t}” यहाँ क्यों है, एक वाक्य में कहें।'],
    point: ['“{p}” पर एक उदाहरण काफ़ी है।', '“{p}” पर सवाल आ सकता है।'],
    figure: ['{v} धीरे बोलें और बताएँ कि यह किसका आँकड़ा है।'],
    chart: ['पहले “{t}” के अक्ष समझाएँ, फिर: {k}'],
    picture: ['पहले चित्र देखने दें: {p}।'],
    bring: ['“{t}” के लिए तैयार रखें: {p}'],
    next: ['यहाँ से “{n}” पर।'],
    points: [
      '{t}: {s} की स्थिति',
      '{t}: कौन शामिल है',
      '{t}: आँकड़े और स्रोत',
      '{t}: अगला निर्णय',
      '{t}: एक उदाहरण',
    ],
  },
};
