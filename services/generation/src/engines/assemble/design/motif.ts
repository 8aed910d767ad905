import type { Pattern } from '@sitewright/site-spec';
import type { DesignDraft } from '../../draft/draft.ts';

/** What a project is about, by words in the languages that are written most; `*` stands for any ending. */
const SUBJECTS: readonly (readonly [pattern: Pattern, words: string])[] = [
  [
    'leaves',
    `plant* garden* orchard* tree* leaf* leaves forest* flower* florist* herb* harvest* vegetable* salad* compost* nursery garten* gärtn* baum* bäume* blatt* wald* blume* pflanz* gemüse* kräuter* jardin* arbre* forêt* fleur* feuille* légume* jardín* árbol* bosque* flor flores florista* hoja* huert* giardin* alber* bosc* fior* fogli* orto árvore* floresta* folha* tuin* boom* bomen* bloem* träd* skog* blom* ogród* drzew* kwiat* bahçe* ağaç* çınar* yapra* çiçek* 庭 園 植物 花 木々 森 बगीच पेड़ حديقة شجر`,
  ],
  [
    'waves',
    `water* sea seas seaside river* lake* harbor* harbour* swim* fish* boat* sail* beach* ferry* ferries pool* otter* canal* diving rowing surf* wasser* meer* fluss* flüsse* see hafen* schwimm* fisch* boot* segel* strand* fähre* mer rivière* lac poisson* bateau* voile* plage* natation* agua* río* lago* mar puerto* pez pesca* barco* playa* natación acqua* fiume* porto nuot* spiaggia* água* praia* zee rivier* haven* zwem* vatten* sjö* hav morze* rzek* jezior* deniz* nehir* göl 海 川 水 湖 河 नदी समुद्र بحر نهر`,
  ],
  [
    'ridges',
    `mountain* alpin* alps hike* hiking climb* summit* peak* hill* ski skis skiing skier* gebirge* berg berge bergen wander* gipfel* montagn* randonn* sommet* montañ* sender* cumbre* escursion* vetta* montanh* trilh* fjäll* vandr* góry górsk* szczyt* dağ* zirve* planin* 山 登山 पहाड़ पर्वत جبل جبال`,
  ],
  [
    'sun',
    `sun sunny sunrise sunset sunlight summer* solar solstice sonne* sommer* soleil* été sol verano* sole estate verão* zon zomer* sommar* słońc* lato güneş* yaz 夏 太陽 太阳 सूरज شمس صيف`,
  ],
  [
    'stars',
    `star stars starlight starry night* lantern* candle* christmas winter* stern* nacht* latern* kerze* weihnacht* étoile* nuit* noël estrella* noche* navidad* farol* stella stelle notte* natale estrela* noite* natal stjärn* natt* jul gwiazd* noc yıldız* gece* 星 夜 灯 तारा रात نجوم ليل`,
  ],
  [
    'wheels',
    `bike bikes biking bicycl* cycle cycles cycling cyclist* wheel* cargo* train trains railway* tram* bus buses car cars van vans motor* garage* tyre* fahrr* rad räder* bahn* zug auto autos werkstatt* vélo* roue* voiture* bicicl* rueda* tren coche* treno* ruot* comboio* carro* fiets* wiel* trein* cykel* tåg* rower* pociąg* bisiklet* araba* 自転車 電車 列車 自行车 साइकिल دراجة قطار`,
  ],
  [
    'bowls',
    `potter* ceramic* clay* bowl* cup cups mug* coffee* café* cafe* tea soup* lunch* kitchen* restaurant* bakery* menu* dish* supper* dinner* canteen* cook* noodle* ramen* töpfer* keramik* schüssel* tasse* kaffee* suppe* küche* speise* mittag* gasthaus* poteri* céramiqu* bol soupe* cuisine* taza* cuenco* cerámic* alfarer* cocina* comida* barro* terracott* ciotol* tazz* cucina* pranzo* cerâmic* tigel* xícara* torno cozinha* almoço* aardewerk* kom koffie* keuken* skål* kaffe* kök* ceramik* misk* kawa* kuchni* seramik* çanak* fincan* kahve* mutfak* 陶 器 茶 食堂 珈琲 चाय रसोई खाना خزف قهوة مطبخ`,
  ],
  [
    'roofs',
    `house* housing home homes roof* neighbor* neighbour* village* tenant* architect* builder* building* haus* häuser* dach* nachbar* dorf* mieter* architekt* maison* toit* voisin* logement* casa casas vecin* viviend* arquitect* patio* tejad* case vicini vicino tett* architett* vizinh* arquitet* telhad* huis* huizen* buur* dak hus granne* dom domy domów sąsiad* konut* komşu* ev mimar* 家 住 建築 घर मकान بيت منزل سكن`,
  ],
  [
    'crosses',
    `health* clinic* hospital* vaccin* nurse* doctor* medic* physio* dental* dentist* pharmac* gesund* klinik* impf* pflege* arzt* ärzt* apothek* praxis santé* hôpital* médec* soins salud* clínic* vacun* enfermer* médic* farmaci* salute* ospedal* infermier* saúde* vacina* enfermag* gezond* ziekenhuis* zorg hälsa* sjukhus* vård* zdrow* szpital* szczepi* sağlık* hastane* aşı* 健康 病院 医 接種 स्वास्थ्य टीका صحة مستشفى لقاح`,
  ],
  [
    'speech',
    `translat* interpreter* interpreting language* conversation* talk talks debate* dialog* mediation* podcast* übersetz* dolmetsch* sprach* gespräch* traduc* langue* débat* médiation* traduz* tradutor* idioma* lengua* charla* mediaci* traduttor* lingua* dibattito* língua* conversa* vertal* taal* gesprek* översätt* språk* samtal* tłumacz* język* rozmow* çevir* dil sohbet* 翻訳 通訳 言葉 翻译 अनुवाद भाषा ترجم لغة`,
  ],
  [
    'sound',
    `choir* concert* music* song* sing sings singing singer* radio* band orchestra* jazz gig chor konzert* lied* chœur* chorale* chanson* coro música* canción* canzon* muziek* koor konsert* kör chór* muzyk* koncert* koro müzik* konser* 音楽 合唱 音乐 संगीत موسيق`,
  ],
  [
    'pages',
    `book* librar* reading reader* literature writer* novel* buch* bücher* biblio* lesung* lese* livre* lecture* libro* lectura* leer lettur* livro* leitura* boek* lezen bok läs książ* czyt* kitap* okuma* 本屋 書 读 图书 किताब पुस्तक كتاب مكتبة`,
  ],
  [
    'weave',
    `weav* textile* wool* knit* sewing* quilt* yarn* fabric* loom* weben weberei* stoff wolle* strick* nähen nähkurs* näherei* tissage* laine* tricot* couture* tejid* lana costura* tessitur* cucit* tecelag* lã weven breien väv* ull sticka stickning* tkan* wełn* dokuma* yün* örgü* 織 編み 毛糸 纺织 बुनाई نسيج صوف`,
  ],
  ['bells', `bell bells cowbell* glocke* kuhglocke* cloche* campan* sino dzwon* çan 鐘 घंटी جرس`],
];

const IS_SPACED = /\p{Script=Latin}/u;

/** One subject's words: those that stand alone, beginnings, and, in scripts that join words, what may stand anywhere. */
interface Vocabulary {
  pattern: Pattern;
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
  anywhere: readonly string[];
}

const VOCABULARIES: readonly Vocabulary[] = SUBJECTS.map(([pattern, words]) => {
  const all = words.split(' ');
  const spaced = all.filter((word) => IS_SPACED.test(word));
  return {
    pattern,
    whole: new Set(spaced.filter((word) => !word.endsWith('*'))),
    beginnings: spaced.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    anywhere: all.filter((word) => !IS_SPACED.test(word)),
  };
});

const MOST_COUNTED = 3;

function countOf({ whole, beginnings, anywhere }: Vocabulary, text: string): number {
  const read = text.toLowerCase();
  const words = read.match(/\p{L}+/gu) ?? [];
  const spaced = words.filter(
    (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  );
  const joined = anywhere.reduce((sum, word) => sum + read.split(word).length - 1, 0);
  return Math.min(MOST_COUNTED, spaced.length + joined);
}

interface Said {
  text: string;
  weight: number;
}

/** What a pattern's own mood counts for it. */
const OWN = 3;

/** The figure nearest to what texts are about; undefined if the first of them, which name the thing, tell of none. */
function patternOf(naming: readonly Said[], further: readonly Said[], own?: Pattern): Pattern | undefined {
  const sum = (texts: readonly Said[], vocabulary: Vocabulary): number =>
    texts.reduce((all, { text, weight }) => all + countOf(vocabulary, text) * weight, 0);
  const found = VOCABULARIES.flatMap((vocabulary) => {
    const { pattern } = vocabulary;
    const named = sum(naming, vocabulary);
    return named === 0
      ? []
      : [{ pattern, score: named + sum(further, vocabulary) + (pattern === own ? OWN : 0) }];
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
