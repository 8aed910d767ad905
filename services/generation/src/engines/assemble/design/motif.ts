import type { Pattern } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';

/** What a project is about, by the beginnings of words in the languages that are written most, and the figure for it. */
const SUBJECTS: readonly (readonly [pattern: Pattern, ...words: RegExp[]])[] = [
  [
    'leaves',
    /(?<!\p{L})(?:plant|garden|orchard|tree|leaf|leaves|forest|flower|florist|herb|harvest|vegetable|salad|compost|nursery)/giu,
    /(?<!\p{L})(?:garten|gärtn|baum|bäume|blatt|wald|blume|pflanz|gemüse|kräuter|jardin|arbre|forêt|fleur|feuille|légume)/giu,
    /(?<!\p{L})(?:jardín|árbol|bosque|flor(?:es|ista)?(?!\p{L})|hoja|huert|giardin|alber[oi]|bosc|fior|fogli|orto(?!\p{L})|árvore|floresta|folha)/giu,
    /(?<!\p{L})(?:tuin|boom|bomen|plantes?|bloem|träd|skog|blom|ogród|drzew|kwiat|bahçe|ağaç|çınar|yapra|çiçek)|庭|園|植物|花|木々|森|बगीच|पेड़|حديقة|شجر/giu,
  ],
  [
    'waves',
    /(?<!\p{L})(?:water|sea(?!\p{L}|son)|seaside|river|lake|harbou?r|swim|fish|boat|sail|beach|ferry|ferries|pool|otter|canal|diving|rowing|surf)/giu,
    /(?<!\p{L})(?:wasser|meer|fluss|flüsse|see(?!\p{L})|hafen|schwimm|fisch|boot|segel|strand|fähre|mer(?!\p{L})|rivière|lac(?!\p{L})|poisson|bateau|voile|plage|natation)/giu,
    /(?<!\p{L})(?:agua|río|lago|mar(?!\p{L})|puerto|pez|pesca|barco|playa|natación|acqua|fiume|porto(?!\p{L})|nuot|spiaggia|água|praia|barco)/giu,
    /(?<!\p{L})(?:zee|rivier|haven|zwem|vatten|sjö|hav(?!\p{L})|morze|rzek|jezior|deniz|nehir|göl(?!\p{L}))|海|川|水|湖|河|नदी|समुद्र|بحر|نهر/giu,
  ],
  [
    'ridges',
    /(?<!\p{L})(?:mountain|alpin|alps|hik(?:e|ing)|climb|summit|peak|hill|ski(?!\p{L}n|\p{L}l)|gebirge|berge?(?!\p{L})|wander|gipfel|montagne|randonn|sommet|montañ|sender|cumbre)/giu,
    /(?<!\p{L})(?:montagn|escursion|vetta|montanh|trilh|berg(?:en)?(?!\p{L})|fjäll|vandr|góry|górsk|szczyt|dağ|zirve|planin)|山|登山|पहाड़|पर्वत|جبل|جبال/giu,
  ],
  [
    'sun',
    /(?<!\p{L})(?:sun(?!d)|summer|solar|solstice|sonne|sommer|soleil|été(?!\p{L})|sol(?!\p{L})|verano|sole(?!\p{L})|estate(?!\p{L})|verão|zon(?!\p{L})|zomer|sommar|słońc|lato(?!\p{L})|güneş|yaz(?!\p{L}))|夏|太陽|太阳|सूरज|شمس|صيف/giu,
  ],
  [
    'stars',
    /(?<!\p{L})(?:star(?:s|light|ry)?(?!\p{L})|night|lantern|candle|christmas|winter|new year|stern|nacht|latern|kerze|weihnacht|étoile|nuit|noël|lanterne|estrella|noche|navidad|farol)/giu,
    /(?<!\p{L})(?:stell[ae]|notte|natale|lantern|estrela|noite|natal(?!\p{L})|stjärn|natt|jul(?!\p{L}|i)|gwiazd|noc(?!\p{L})|yıldız|gece)|星|夜|灯|तारा|रात|نجوم|ليل/giu,
  ],
  [
    'wheels',
    /(?<!\p{L})(?:bik(?:e|es|ing)(?!\p{L})|bicycl|cycl(?:e|es|ing|ist)|wheel|cargo|train(?:s|line)?(?!\p{L})|railway|tram|bus(?!\p{L}|i)|car(?:s)?(?!\p{L})|van(?!\p{L})|motor|garage|tyre)/giu,
    /(?<!\p{L})(?:fahrr|rad(?!\p{L})|räder|bahn|zug(?!\p{L})|auto(?:s)?(?!\p{L})|werkstatt|vélo|roue|voiture|autorail|bicicl|rueda|tren(?!\p{L})|coche|treno|ruot|comboio|carro|fiets|wiel|trein|cykel|tåg|rower|pociąg|bisiklet|araba)|自転車|電車|列車|自行车|साइकिल|دراجة|قطار/giu,
  ],
  [
    'bowls',
    /(?<!\p{L})(?:potter|ceramic|clay|bowl|cup|mug|coffee|café|cafe|tea(?!\p{L})|soup|lunch|kitchen|restaurant|bakery|menu|dish|supper|dinner|canteen|cook|noodle|ramen)/giu,
    /(?<!\p{L})(?:töpfer|keramik|schüssel|tasse|kaffee|suppe|küche|speise|mittag|gasthaus|poteri|céramiqu|bol(?!\p{L})|soupe|cuisine|carte des|taza|cuenco|cerámic|alfarer|cocina|comida|barro)/giu,
    /(?<!\p{L})(?:ceramic|terracott|ciotol|tazz|cucina|pranzo|cerâmic|tigel|xícara|torno|cozinha|almoço|aardewerk|kom(?!\p{L}m)|koffie|keuken|keramik|skål|kaffe|kök|ceramik|misk|kawa|kuchni|seramik|çanak|fincan|kahve|mutfak)|陶|器|茶|食堂|珈琲|चाय|रसोई|खाना|خزف|قهوة|مطبخ/giu,
  ],
  [
    'roofs',
    /(?<!\p{L})(?:house|housing|home(?:s)?(?!\p{L})|roof|neighbou?r|village|tenant|architect|build(?:er|ing)|street party|haus|häuser|dach|nachbar|dorf|mieter|architekt|maison|toit|voisin|logement|architecte)/giu,
    /(?<!\p{L})(?:casa(?:s)?(?!\p{L})|vecin|viviend|arquitect|patio|tejad|case(?!\p{L})|vicin[io](?!\p{L})|tett|architett|vizinh|arquitet|telhad|huis|huizen|buur|dak(?!\p{L})|hus(?!\p{L})|granne|dom(?:y|ów)?(?!\p{L})|sąsiad|konut|komşu|ev(?!\p{L})|mimar)|家|住|建築|घर|मकान|بيت|منزل|سكن/giu,
  ],
  [
    'crosses',
    /(?<!\p{L})(?:health|clinic|hospital|vaccin|nurse|doctor|medic|first aid|physio|dental|dentist|pharmac|gesund|klinik|impf|pflege|arzt|ärzt|apothek|praxis|santé|hôpital|vaccin|médec|soins|pharmac)/giu,
    /(?<!\p{L})(?:salud|clínic|vacun|enfermer|médic|farmaci|salute|ospedal|vaccin|infermier|saúde|vacina|enfermag|gezond|ziekenhuis|zorg(?!\p{L})|hälsa|sjukhus|vård|zdrow|szpital|szczepi|sağlık|hastane|aşı)|健康|病院|医|接種|स्वास्थ्य|टीका|صحة|مستشفى|لقاح/giu,
  ],
  [
    'speech',
    /(?<!\p{L})(?:translat|interpret(?:er|ing)|language|conversation|talk(?:s)?(?!\p{L})|debate|dialog|mediation|podcast|übersetz|dolmetsch|sprach|gespräch|mediation|traduc|traduct|langue|débat|médiation)/giu,
    /(?<!\p{L})(?:traduz|tradutor|idioma|lengua|charla|mediaci|traduttor|lingua|dibattito|língua|conversa|vertal|taal|gesprek|översätt|språk|samtal|tłumacz|język|rozmow|çevir|dil(?!\p{L})|sohbet)|翻訳|通訳|言葉|翻译|अनुवाद|भाषा|ترجم|لغة/giu,
  ],
  [
    'sound',
    /(?<!\p{L})(?:choir|concert|music|song|sing(?!\p{L}l)|singing|radio|band(?!\p{L})|orchestra|jazz|gig(?!\p{L})|chor(?!\p{L})|konzert|musik|lied|chœur|chorale|musique|chanson|coro(?!\p{L})|concierto|música|canción)/giu,
    /(?<!\p{L})(?:concerto|musica|canzon|muziek|koor|lied|konsert|kör(?!\p{L})|chór|muzyk|koncert|koro|müzik|konser)|音楽|合唱|音乐|संगीत|موسيق/giu,
  ],
  [
    'pages',
    /(?<!\p{L})(?:book|librar|reading|reader|literature|writer|novel|buch|bücher|biblioth|lesung|lese|livre|lecture|biblio|libro|lectura|leer(?!\p{L})|lettur|livro|leitura|boek|lezen|bok(?!\p{L})|läs(?!\p{L}t)|książ|czyt|kitap|okuma)|本屋|書|读|图书|किताब|पुस्तक|كتاب|مكتبة/giu,
  ],
  [
    'weave',
    /(?<!\p{L})(?:weav|textile|wool|knit|sewing|quilt|yarn|fabric|loom|web(?:en|erei)|stoff(?!\p{L})|wolle|strick|näh(?:en|kurs|erei)|tissage|laine|tricot|couture|tejid|lana(?!\p{L})|costura|tessitur|cucit|tecelag|lã(?!\p{L})|weven|breien|väv|ull(?!\p{L})|stick(?:a|ning)|tkan|wełn|dokuma|yün|örgü)|織|編み|毛糸|纺织|बुनाई|نسيج|صوف/giu,
  ],
  [
    'bells',
    /(?<!\p{L})(?:cow ?bell|bell(?:s)?(?!\p{L})|glocke|kuhglocke|cloche|campan|sino(?!\p{L})|dzwon|çan(?!\p{L}))|鐘|घंटी|جرس/giu,
  ],
];

const MOST_COUNTED = 3;

const countOf = (words: readonly RegExp[], text: string): number =>
  Math.min(
    MOST_COUNTED,
    words.reduce((sum, word) => sum + [...text.matchAll(word)].length, 0),
  );

interface Said {
  text: string;
  weight: number;
}

/** What a pattern's own mood counts for it. */
const OWN = 3;

/** The figure nearest to what texts are about; undefined if the first of them, which name the thing, tell of none. */
function patternOf(naming: readonly Said[], further: readonly Said[], own?: Pattern): Pattern | undefined {
  const sum = (texts: readonly Said[], words: readonly RegExp[]): number =>
    texts.reduce((all, { text, weight }) => all + countOf(words, text) * weight, 0);
  const found = SUBJECTS.flatMap(([pattern, ...words]) => {
    const named = sum(naming, words);
    return named === 0 ? [] : [{ pattern, score: named + sum(further, words) + (pattern === own ? OWN : 0) }];
  });
  return found.toSorted((one, other) => other.score - one.score)[0]?.pattern;
}

/** The pattern of a project: what its words tell of, else its mood's. */
export function motifOf(draft: DesignDraft, own: Pattern | undefined): Pattern | undefined {
  const { title, organisation, tagline, summary } = draft;
  const pictures = draft.parts.map(({ picture, icons }) => [picture, ...icons].join('. ')).join('. ');
  const said = draft.parts.flatMap(({ texts }) => texts.map(({ text }) => text)).join('. ');
  const naming = [
    { text: title, weight: 3 },
    { text: organisation, weight: 2 },
    { text: tagline, weight: 2 },
    { text: summary, weight: 1 },
  ];
  const further = [
    { text: pictures, weight: 1.5 },
    { text: said, weight: 1 },
  ];
  return patternOf(naming, further, own) ?? own;
}

/** The figure that words for a sign name: "two small houses side by side". */
export function figureOf(words: string): Pattern | undefined {
  const pattern = patternOf([{ text: words, weight: 1 }], []);
  return pattern === 'leaves' ? 'sprig' : pattern === 'waves' ? undefined : pattern;
}
