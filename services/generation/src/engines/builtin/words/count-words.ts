import type { CountNoun } from '../brief/requests.ts';

/** Small numbers as words, in the interface languages. One and its likes are left out: they are articles. */
export const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: 'one|single|一つ|一個|一个|واحد|एक ही',
  2: 'two|zwei|deux|dos|due|dois|duas|twee|dwa|dwie|dwóch|二つ|二|两个|两|اثنان|اثنين|दो',
  3: 'three|drei|trois|tres|tre|três|drie|trzy|trzech|三つ|三|三个|ثلاث|ثلاثة|तीन',
  4: 'four|vier|quatre|cuatro|quattro|quatro|cztery|czterech|四つ|四|四个|أربع|أربعة|चार',
  5: 'five|fünf|cinq|cinco|cinque|vijf|pięć|pięciu|五つ|五|五个|خمس|خمسة|पांच|पाँच',
  6: 'six|sechs|seis|sei|zes|sześć|sześciu|六つ|六|六个|ست|ستة|छह|छः',
  7: 'seven|sieben|sept|siete|sette|sete|zeven|siedem|siedmiu|七つ|七|七个|سبع|سبعة|सात',
  8: 'eight|acht|huit|ocho|otto|oito|osiem|ośmiu|八つ|八|八个|ثمان|ثماني|ثمانية|आठ',
  9: 'nine|neun|neuf|nueve|nove|negen|dziewięć|dziewięciu|九つ|九|九个|تسع|تسعة|नौ',
  10: 'ten|zehn|dix|diez|dieci|dez|tien|dziesięć|dziesięciu|十|十个|عشر|عشرة|दस',
  11: 'eleven|elf|onze|once|undici|jedenaście|十一|أحد عشر|ग्यारह',
  12: 'twelve|zwölf|douze|doce|dodici|doze|twaalf|dwanaście|a dozen|dozen|十二|اثنا عشر|बारह',
  15: 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnaście|十五|خمسة عشر|पंद्रह',
  20: 'twenty|zwanzig|vingt|veinte|venti|vinte|twintig|dwadzieścia|二十|عشرون|عشرين|बीस',
};

export const AT_LEAST_WORDS =
  'at least|minimum|a minimum of|no fewer than|no less than|not less than|over|more than|min|mindestens|wenigstens|minimum|au moins|au minimum|plus de|al menos|como mínimo|por lo menos|mínimo|almeno|minimo|pelo menos|no mínimo|ao menos|minstens|tenminste|ten minste|minimaal|co najmniej|przynajmniej|minimum|少なくとも|最低|以上|至少|不少于|على الأقل|لا يقل عن|कम से कम|न्यूनतम';

/** Words that a number counts, in the interface languages. */
export const COUNT_NOUNS: Readonly<Record<CountNoun, string>> = {
  pages:
    'page|pages|pager|seite|seiten|página|páginas|pagina|pagine|pagina s|strona|strony|stron|stronach|ページ|页|页面|个页面|صفحة|صفحات|पेज|पृष्ठ|पृष्ठों',
  slides:
    'slide|slides|folie|folien|diapositive|diapositives|diapos|diapositiva|diapositivas|diapositive|lâminas|dia s|dias|slajd|slajdy|slajdów|枚|枚のスライド|スライド|张幻灯片|幻灯片|页幻灯片|张|شريحة|شرائح|स्लाइड|स्लाइड्स|स्लाइडों',
  sections:
    'section|sections|abschnitt|abschnitte|abschnitten|chapitre|chapitres|sección|secciones|sezione|sezioni|seção|seções|secções|sectie|secties|sekcj*|セクション|个部分|章节|أقسام|قسم|खंड|अनुभाग|chapter|chapters|kapitel',
  plans:
    'plan|plans|tier|tiers|package|packages|subscription|subscriptions|price plans|pricing plans|pricing tiers|tarif|tarife|tarifen|preismodelle|pakete|formule|formules|forfait|forfaits|offres|planes|tarifas|paquetes|piani|pacchetti|tariffe|planos|pacotes|pakketten|abonnementen|tarieven|plany|pakiety|planów|pakietów|プラン|料金プラン|个套餐|套餐|个方案|خطط|باقات|باقة|प्लान|योजनाएँ|योजनाएं|योजना',
  questions:
    'question|questions|faq|faqs|q&as|frage|fragen|preguntas|domande|perguntas|vragen|pytania|pytań|問|つの質問|件の質問|質問|个问题|个常见问题|问题|أسئلة|سؤال|प्रश्न|प्रश्नों|सवाल',
  members:
    'member|members|team members|people|person|persons|lawyer|lawyers|doctor|doctors|attorneys|employees|staff|trainers|teachers|instructors|coaches|musicians|artists|mitglieder|mitglied|personen|mitarbeiter|mitarbeitenden|ärzte|ärzten|anwälte|anwälten|lehrer|trainer|membres|personnes|avocats|médecins|collaborateurs|miembros|personas|abogados|médicos|profesores|membri|persone|avvocati|medici|collaboratori|membros|pessoas|advogados|médicos|professores|leden|personen|mensen|medewerkers|advocaten|osób|osoby|członków|prawników|lekarzy|名|人|名のスタッフ|人のスタッフ|位|名成员|位成员|名员工|أعضاء|أشخاص|محامين|أطباء|सदस्य|सदस्यों|लोग|लोगों|वकील',
  posts:
    'post|posts|blog posts|articles|article|blog articles|news items|stories|beiträge|blogbeiträge|artikel|blogartikel|entradas|artículos|articoli|artigos|artikelen|blogberichten|wpisy|wpisów|artykuły|artykułów|件の記事|記事|本の記事|篇文章|篇博客|文章|مقالات|तदوينات|लेख|पोस्ट',
  products:
    'product|products|articles en vente|produkte|produkten|produits|productos|prodotti|produtos|producten|produkty|produktów|商品|点の商品|个产品|件商品|款产品|产品|منتجات|منتج|उत्पाद|उत्पादों',
  testimonials:
    'testimonial|testimonials|reviews|customer quotes|kundenstimmen|bewertungen|témoignages|avis|testimonios|opiniones|reseñas|testimonianze|recensioni|depoimentos|testemunhos|avaliações|recensies|ervaringen|opinie|opinii|お客様の声|件のレビュー|条评价|个评价|شهادات|تقييمات|प्रशंसापत्र|समीक्षाएँ|समीक्षाएं',
  features:
    'feature|features|benefits|key features|funktionen|vorteile|vorteilen|fonctionnalités|avantages|características|ventajas|beneficios|funzionalità|vantaggi|funcionalidades|vantagens|functies|voordelen|funkcje|zalety|つの機能|機能|つの特徴|特徴|个功能|个特点|个优势|ميزات|مزايا|विशेषताएँ|विशेषताएं|सुविधाएँ|सुविधाएं',
  services:
    'service|services|treatments|leistungen|dienstleistungen|angebote|prestations|servicios|servizi|serviços|diensten|usługi|usług|つのサービス|サービス|个服务|项服务|خدمات|सेवाएँ|सेवाएं|सेवाओं',
  galleries:
    'gallery|galleries|galerien|galeries|galerías|gallerie|galerias|galerijen|galerie|galerii|つのギャラリー|ギャラリー|个画廊|个相册|معارض|गैलरी',
  images:
    'image|images|photo|photos|picture|pictures|bilder|fotos|imágenes|immagini|foto|imagens|afbeeldingen|foto s|zdjęć|zdjęcia|枚の写真|张照片|张图片|صور|तस्वीरें|चित्र',
  steps:
    'step|steps|schritte|schritten|étapes|pasos|passaggi|fasi|passos|etapas|stappen|kroki|kroków|etapy|ステップ|つのステップ|个步骤|步|خطوات|चरण|चरणों',
  events:
    'event|events|sessions|talks|concerts|workshops|veranstaltungen|termine|vorträge|événements|concerts|ateliers|eventos|conciertos|talleres|eventi|concerti|evenementen|lezingen|wydarzeń|wydarzenia|warsztat*|つのイベント|イベント|公演|场活动|个活动|فعاليات|कार्यक्रम',
  speakers:
    'speaker|speakers|keynotes|referenten|referentinnen|sprecher|intervenants|orateurs|conférenciers|ponentes|conferenciantes|relatori|palestrantes|oradores|sprekers|prelegentów|prelegenci|名の登壇者|登壇者|位嘉宾|位演讲者|متحدثين|متحدثون|वक्ता|वक्ताओं',
  projects:
    'project|projects|case studies|works|projekte|projekten|arbeiten|fallstudien|projets|réalisations|proyectos|casos|progetti|lavori|projetos|trabalhos|projecten|projekty|projektów|realizacji|件の事例|作品|点の作品|个项目|个案例|مشاريع|مشروع|परियोजनाएँ|परियोजनाएं|परियोजनाओं',
  points:
    'point|points|bullets|bullet points|key points|takeaways|punkte|punkten|stichpunkte|puntos|punti|pontos|tópicos|punten|punkty|punktów|つのポイント|ポイント|个要点|نقاط|बिंदु|बिंदुओं',
  words:
    'word|words|wörter|worte|wörtern|mots|palabras|parole|palavras|woorden|słów|słowa|文字|字|字以上|个字|كلمة|كلمات|शब्द|शब्दों',
  charts:
    'chart|charts|graphs|plots|diagramme|diagrammen|grafiken|graphiques|gráficos|grafici|grafieken|wykresy|wykresów|つのグラフ|グラフ|个图表|张图表|رسوم بيانية|चार्ट',
  days: 'day|days|tage|tagen|jours|días|giorni|dias|dagen|dni|日間|天|أيام|दिन|दिनों',
  columns:
    'column|columns|spalten|colonnes|columnas|colonne|colunas|kolommen|kolumn*|列|カラム|栏|أعمدة|कॉलम|स्तंभ',
  rows: 'row|rows|zeilen|lignes|filas|righe|linhas|rijen|wiersz*|行|صفوف|पंक्तियाँ|पंक्तियां',
  items:
    'item|items|entries|dishes|einträge|gerichte|éléments|plats|elementos|platos|elementi|piatti|itens|pratos|gerechten|items|pozycj*|dań|品|项|道菜|عناصر|أطباق|आइटम|व्यंजन',
  frames:
    'frame|frames|artboards|variants|variations|versions|sizes|formats|screens|varianten|formate|größen|formats|versiones|formatos|varianti|formati|versões|varianten|formaten|warianty|formaty|種類|サイズ|个版本|个尺寸|تصاميم|नमूने|प्रकार',
};
