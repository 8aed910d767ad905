import { eld } from 'eld/small';
import type { TextDirection } from './brief.ts';
import { tokensOf } from './phrase-index.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv']);
const LONGEST_SAMPLE = 2000;

/** Scripts that tell the language, or nearly, without statistics. Order matters: kana before Han. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['ru', /[\u0400-\u04ff]/g],
];

/** Small words and the words people start a request with: what decides in a short prompt. */
const MARKERS: Readonly<Record<string, string>> = {
  en: 'a an the for of and with in on it as by at this show include to my our build create make design write site website page please about is from that i we you your based landing portfolio deck slides report no per how many much what which who when where were are has have did each every than',
  de: 'ein eine einen einer für und mit der die das des dem den im am auf zu von über erstelle erstellen baue entwirf schreibe gestalte webseite bitte ich wir mein unsere uns aus seite nach pro beim als wie vom zur zum sind ist hat wird was mir bau mach',
  fr: 'un une des le la les du de pour et avec dans sur à au aux en mon ma notre créer crée créez faites fais rédige rédigez site je nous qui',
  es: 'un una unos el la los las de del para y con en sobre mi nuestra nuestro crea crear haz diseña escribe sitio página quiero que por',
  it: 'fattura preventivo scadenza ore alla dal un una uno il lo la i gli le di del della per e con in su sul sulla mio nostra nostro crea creare fai scrivi progetta sito che nel dei delle vorrei',
  pt: 'um uma uns o a os as de do da dos das para e com em no na nos meu minha nosso crie criar faça escreva desenhe site página quero que são não',
  nl: 'een de het voor en met in op van te mijn onze maak ontwerp schrijf bouw site over een wij ik bij naar aan die dat',
  pl: 'dla i z w na do o ze od po przez stwórz zrób zaprojektuj napisz przygotuj stronę strona jest oraz się moja nasza mój prosty prosta',
};

/** Names of trades, which are all that the shortest prompts consist of; words that several languages share are left out. */
const TRADES: Readonly<Record<string, string>> = {
  en: 'plumber plumbers plumbing electrician electricians bakery baker bakers florist dentist lawyer lawyers accountant photographer restaurant hairdresser barber gym shop studio firm company agency school church museum bookshop brewery carpenter builder roofer painter gardener cleaner tutor caterer winery charity kindergarten wedding podcast startup clinic vet coach consultant consultancy tailor butcher jeweller designer developer architect writer musician translator dog walking cleaning moving driving law estate garden furniture coffee tea wine piano guitar violin teacher lessons classes',
  de: 'klempner elektriker bäckerei bäcker blumenladen florist zahnarzt zahnärztin zahnarztpraxis anwalt rechtsanwalt rechtsanwältin rechtsanwaltskanzlei anwaltskanzlei kanzlei steuerberater steuerberaterin fotograf fotografin friseur friseursalon frisör tischler tischlerei schreiner schreinerei dachdecker maler malerbetrieb gärtner gärtnerei gartenbau metzgerei buchhandlung buchladen brauerei weingut autowerkstatt fahrschule tanzschule musikschule sprachschule kirche kirchengemeinde verein sportverein hausarzt arztpraxis tierarzt tierarztpraxis hundeschule reinigung umzugsunternehmen hochzeit physiotherapie praxis handwerker kindergarten gasthaus ferienwohnung bestatter bestattungen apotheke optiker schmuck möbel schneiderei',
  fr: 'plombier plombière électricien électricienne boulangerie boulanger pâtisserie fleuriste dentiste avocat avocate avocats comptable photographe coiffeur coiffeuse menuisier menuiserie couvreur peintre jardinier paysagiste boucherie librairie brasserie vignoble garagiste école église mairie vétérinaire médecin cabinet ostéopathe nettoyage déménagement mariage bijoutier bijouterie traiteur couturière pharmacie opticien maçon',
  es: 'fontanero fontanería electricista panadería panadero pastelería floristería dentista abogado abogada abogados bufete gestoría fotógrafo fotógrafa peluquería peluquero carpintero carpintería jardinero carnicería librería cervecería bodega taller escuela iglesia ayuntamiento veterinario veterinaria médico limpieza mudanzas boda joyería tienda zapatería farmacia óptica albañil restaurante',
  it: 'idraulico elettricista panificio panettiere pasticceria fioraio fiorista avvocato avvocati commercialista fotografo parrucchiere parrucchiera falegname falegnameria giardiniere macelleria libreria birrificio cantina officina scuola chiesa comune veterinario medico pulizie traslochi matrimonio gioielleria negozio farmacia ottico muratore ristorante agriturismo',
  pt: 'encanador canalizador eletricista padaria padeiro confeitaria pastelaria dentista advogado advogada advogados contador contabilista fotógrafo cabeleireiro barbearia carpinteiro carpintaria jardineiro açougue talho livraria cervejaria oficina escola igreja veterinário médico limpeza mudanças casamento joalharia joalheria loja farmácia pedreiro',
  nl: 'loodgieter elektricien bakkerij bakker bloemist bloemenwinkel tandarts advocaat advocatenkantoor boekhouder accountantskantoor fotograaf kapper kapsalon timmerman dakdekker schilder hovenier slagerij slager boekhandel brouwerij wijngaard garagebedrijf rijschool dansschool kerk gemeente dierenarts huisarts schoonmaakbedrijf verhuisbedrijf bruiloft juwelier winkel apotheek',
  pl: 'hydraulik elektryk piekarnia piekarz cukiernia kwiaciarnia dentysta stomatolog adwokat prawnik kancelaria księgowa księgowy fotograf fryzjer stolarz stolarnia dekarz malarz ogrodnik księgarnia browar winnica warsztat szkoła kościół urząd weterynarz lekarz sprzątanie przeprowadzki ślub jubiler sklep apteka restauracja',
};
const FEW_WORDS = 8;

export interface Language {
  /** BCP 47. */
  tag: string;
  dir: TextDirection;
}

/** The language that a prompt is written in. Data blocks should be blanked before. Never throws; English if in doubt. */
export function detectLanguage(text: string): Language {
  const sample = text
    .slice(0, 4 * LONGEST_SAMPLE)
    .trim()
    .slice(0, LONGEST_SAMPLE);
  const tag = byScript(sample) ?? byMarkers(sample);
  return { tag, dir: directionOf(tag) };
}

export function directionOf(tag: string): TextDirection {
  return RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

function byScript(sample: string): string | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const counts = SCRIPTS.map(([tag, script]) => ({ tag, count: sample.match(script)?.length ?? 0 }));
  const han = counts.find((entry) => entry.tag === 'zh')?.count ?? 0;
  const kana = counts.find((entry) => entry.tag === 'ja')?.count ?? 0;
  // A few kana in a text of Han make it Japanese; ideographs weigh more than letters, as one is a word.
  if (kana > 0 && (kana + han) * 3 >= letters && kana * 12 >= han) return 'ja';
  const leading = counts.toSorted((left, right) => right.count - left.count)[0];
  if (!leading || leading.count * (leading.tag === 'zh' ? 3 : 2) < letters) return undefined;
  return refine(leading.tag, sample);
}

/** Languages that share a script: Persian and Urdu letters, Ukrainian and Bulgarian, traditional Chinese, Marathi. */
function refine(tag: string, sample: string): string {
  if (tag === 'ar') {
    if (/[ٹڈڑںے]/.test(sample)) return 'ur';
    return (sample.match(/[پچژگکی]/g)?.length ?? 0) * 20 > sample.length ? 'fa' : 'ar';
  }
  if (tag === 'ru' || tag === 'hi') {
    if (tag === 'ru' && /[іїєґ]/i.test(sample)) return 'uk';
    const guess = eld.detect(sample).language;
    const family = tag === 'ru' ? ['ru', 'bg', 'sr', 'mk', 'be', 'uk'] : ['hi', 'mr', 'ne'];
    return sample.length > 60 && family.includes(guess) ? guess : tag;
  }
  if (tag === 'zh') return traditionalShare(sample) > 0.08 ? 'zh-Hant' : 'zh';
  return tag;
}

function traditionalShare(sample: string): number {
  const traditional =
    sample.match(/[個們這說來時會國學體點網頁單關與為開業務專於後從對應當營業間聯絡絡圖圓畫書價錢種樣歡]/g)
      ?.length ?? 0;
  const simplified =
    sample.match(/[个们这说来时会国学体点网页单关与为开业务专于后从对应当营间联络图圆画书价钱种样欢]/g)
      ?.length ?? 0;
  return traditional > simplified ? traditional / Math.max(1, sample.length) : 0;
}

function byMarkers(sample: string): string {
  const words = tokensOf(sample.toLowerCase()).map((token) => token.text);
  const scores = Object.entries(MARKERS)
    .map(([tag, list]) => ({
      tag,
      score: markerScore(words, new Set(`${list} ${words.length > FEW_WORDS ? '' : TRADES[tag]}`.split(' '))),
    }))
    .toSorted((left, right) => right.score - left.score);
  const [best, second] = scores;
  const detected = eld.detect(words.filter((word) => /^\p{L}+$/u.test(word)).join(' '));
  const guess = detected.language;
  const isLong = words.filter((word) => /^\p{L}{3,}$/u.test(word)).length >= 10;
  if (isLong && detected.isReliable() && !isFarBehind(scores, guess)) return normalTag(guess);
  if (best && best.score > 0 && best.score >= (second?.score ?? 0) * 1.3) return best.tag;
  if (best && best.score > 0 && scores.some((entry) => entry.tag === guess && entry.score === best.score))
    return guess;
  if (best && best.score > 0) return best.tag;
  return words.length >= 4 && detected.isReliable() ? normalTag(guess) : 'en';
}

/** True if markers speak clearly for another language than the statistics do: names can mislead those. */
function isFarBehind(scores: readonly { tag: string; score: number }[], guess: string): boolean {
  const best = scores[0];
  if (!best || best.score === 0) return false;
  const own = scores.find((entry) => entry.tag === guess);
  // Names of dishes read like Catalan; "menu for a" does not.
  const isEnglish = best.tag === 'en' && best.score >= (scores[1]?.score ?? 0) * 1.3;
  return own ? best.score > own.score * 2 : best.score >= (isEnglish ? 0.06 : 0.3);
}

function markerScore(words: readonly string[], markers: ReadonlySet<string>): number {
  const found = words.filter((word) => markers.has(word)).length;
  return words.length === 0 ? 0 : found / words.length;
}

function normalTag(guess: string): string {
  return /^[a-z]{2,3}$/.test(guess) ? guess : 'en';
}
