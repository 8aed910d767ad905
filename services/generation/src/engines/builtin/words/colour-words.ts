/**
 * Colour names beyond the CSS ones, in the interface languages, each with the sRGB value that the name stands for.
 * English CSS names ("cream" is none) are taken from the colour library and also found when written as two words.
 */
export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  '#fffdd0':
    'cream|creme|cremefarben*|cremeweiß*|crème|crema|color crema|creme-weiß|kremow*|krem|クリーム|クリーム色|奶油色|米白|米白色|كريمي|क्रीम',
  '#800020':
    'burgundy|bordeaux|bordeauxrot*|burgund*|weinrot*|rouge bordeaux|burdeos|borgoña|bordô|borgonha|bordowy|bordow*|bordeauxrood|ワインレッド|バーガンディ|ボルドー|酒红|酒红色|勃艮第|عنابي|خمري|बरगंडी',
  '#191970':
    'midnight blue|mitternachtsblau*|bleu nuit|azul medianoche|blu notte|azul meia-noite|azul noite|middernachtblauw|nachtblauw|granat nocy|ミッドナイトブルー|午夜蓝|深夜蓝|أزرق منتصف الليل|आधी रात का नीला',
  '#228b22':
    'forest green|waldgrün*|tannengrün*|vert forêt|vert sapin|verde bosque|verde foresta|verde bosco|verde floresta|bosgroen*|leśna zieleń|leśn* zieleń|zieleń leśna|フォレストグリーン|深緑|森林绿|墨绿|墨绿色|أخضر غابي|أخضر غامق|गहरा हरा',
  '#000080':
    'navy|navy blue|marineblau*|marine|bleu marine|azul marino|blu navy|blu marino|azul marinho|azul-marinho|marineblauw*|granatow*|granat|ネイビー|紺|紺色|海军蓝|藏青|藏青色|藏蓝|كحلي|نيفي|नेवी|नेवी ब्लू|गहरा नीला',
  '#008080':
    'teal|petrol*|blaugrün*|bleu canard|bleu pétrole|verde azulado|verde petróleo|ottanio|petrolio|verde-azulado|azul-petróleo|azul petróleo|petrolgroen|blauwgroen*|morsk*|ティール|青緑|蓝绿|蓝绿色|凫蓝|أزرق مخضر|टील',
  '#c2b280':
    'sand|sandfarben*|sable|color arena|arena|sabbia|areia|zandkleur*|zand|piaskow*|砂色|サンド|沙色|沙|رملي|रेत*',
  '#f5f5dc': 'beige|color beige|bege|beżow*|beż|ベージュ|米色|بيج|बेज',
  '#f5ebe0': 'linen white|oat|oatmeal|haferfarben',
  '#fffff0':
    'ivory|elfenbein*|ivoire|marfil|avorio|marfim|ivoor*|kość słoniowa|kości słoniowej|アイボリー|象牙色|象牙白|عاجي|हाथीदांत|आइवरी',
  '#fdfbf7':
    'off-white|off white|offwhite|gebrochenes weiß|altweiß|blanc cassé|blanco roto|bianco sporco|branco sujo|off-white|gebroken wit|złamana biel|złamanej bieli|オフホワイト|灰白色|أوف وايت',
  '#e2725b':
    'terracotta|terra cotta|terrakotta*|terre cuite|terracota|ceglast*|テラコッタ|赤陶色|赤土色|陶土色|طيني|तेराकोटा|टेराकोटा',
  '#9caf88':
    'sage|sage green|salbei*|salbeigrün*|vert sauge|sauge|verde salvia|salvia|sálvia|verde sálvia|saliegroen*|salie|szałwiow*|szałwia|セージ|セージグリーン|鼠尾草绿|灰绿|灰绿色|أخضر مريمي|सेज',
  '#808000':
    'olive|olive green|olivgrün*|oliv*|vert olive|verde oliva|oliva|verde-oliva|olijfgroen*|oliwkow*|オリーブ|オリーブグリーン|橄榄绿|橄榄色|أخضر زيتوني|زيتي|زيتوني|जैतूनी',
  '#ffd700':
    'gold|golden|goldfarben|doré|dorado|dorados|oro|dorato|dourado|dourada|goud|gouden|złot*|złoto|złotem|ゴールド|金色|金|ذهبي|सुनहरा|सुनहरे|सोना|सुनहरी',
  '#c0c0c0':
    'silver|silber*|silbern|argenté|plateado|argento|argentato|prateado|zilver*|srebrn*|シルバー|銀色|银色|فضي|चांदी|चाँदी',
  '#b87333': 'copper|kupfer*|cuivre|cuivré|cobre|cobrizo|rame|koper*|miedzian*|銅色|カッパー|铜色|نحاسي|तांबा',
  '#cd7f32': 'bronze|bronce|bronzo|brons|brązow* złoto|ブロンズ|青铜色|برونزي|कांस्य',
  '#b76e79':
    'rose gold|roségold|or rose|oro rosa|oro rosado|ouro rosé|rosé goud|różowe złoto|ローズゴールド|玫瑰金|روز جولد',
  '#e1ad01':
    'mustard|mustard yellow|senfgelb*|senf|moutarde|jaune moutarde|mostaza|senape|mostarda|mosterdgeel|mosterd|musztardow*|マスタード|からし色|芥末黄|芥末色|خردلي|सरसों',
  '#36454f':
    'charcoal|charcoal grey|charcoal gray|anthrazit*|anthracite|gris anthracite|antracita|gris carbón|antracite|antracite|antraciet*|grafitow*|antracytow*|チャコール|炭色|炭灰|炭灰色|فحمي|चारकोल',
  '#708090':
    'slate|slate grey|slate gray|schiefer*|schiefergrau*|ardoise|gris pizarra|pizarra|ardesia|ardósia|leigrijs|leisteen*|łupkow*|スレート|石板灰|رمادي أردوازي',
  '#003153':
    'prussian blue|preußischblau*|bleu de prusse|azul de prusia|blu di prussia|azul da prússia|pruisisch blauw|błękit pruski|紺青|プルシアンブルー|普鲁士蓝',
  '#4169e1':
    'royal blue|königsblau*|bleu roi|azul real|blu reale|koningsblauw*|królewski błękit|ロイヤルブルー|宝蓝|宝蓝色|皇家蓝|أزرق ملكي|शाही नीला',
  '#0047ab':
    'cobalt|cobalt blue|kobaltblau*|bleu cobalt|azul cobalto|blu cobalto|kobaltblauw*|kobaltow*|コバルトブルー|钴蓝|钴蓝色|أزرق كوبالت|कोबाल्ट',
  '#87ceeb':
    'sky blue|himmelblau*|bleu ciel|azul cielo|celeste|azzurro|azul-céu|azul céu|azul claro|hemelsblauw*|lichtblauw*|błękitn*|błękit|スカイブルー|空色|水色|天蓝|天蓝色|浅蓝|浅蓝色|سماوي|أزرق سماوي|أزرق فاتح|आसमानी|हल्का नीला',
  '#0077be':
    'ocean blue|ozeanblau*|bleu océan|azul océano|blu oceano|azul oceano|oceaanblauw|oceaniczn*|オーシャンブルー|海蓝|海蓝色|أزرق محيطي|समुद्री नीला',
  '#0f52ba':
    'sapphire|saphirblau*|saphir|bleu saphir|zafiro|zaffiro|safira|saffierblauw|szafirow*|サファイア|宝石蓝|ياقوتي|नीलम',
  '#50c878':
    'emerald|emerald green|smaragdgrün*|smaragd|émeraude|vert émeraude|esmeralda|verde esmeralda|smeraldo|verde smeraldo|smaragdgroen*|szmaragdow*|szmaragd|エメラルド|エメラルドグリーン|祖母绿|翡翠绿|زمردي|पन्ना',
  '#98ff98':
    'mint|mint green|minzgrün*|mintgrün*|menthe|vert menthe|verde menta|menta|verde-menta|mintgroen*|miętow*|mięta|ミント|ミントグリーン|薄荷绿|薄荷色|نعناعي|पुदीना',
  '#e6e6fa':
    'lavender|lavendel*|lavande|lavanda|color lavanda|lawendow*|lawenda|ラベンダー|薰衣草紫|淡紫|淡紫色|لافندر|लैवेंडर',
  '#c8a2c8': 'lilac|flieder*|lila pastell|lilas|lila claro|lilla|lilás|liliow*|ライラック|丁香紫|ليلكي|बकाइन',
  '#8e4585': 'plum|pflaume*|prune|ciruela|prugna|ameixa|pruim*|śliwkow*|プラム|梅紫|梅子色|برقوقي|जामुनी',
  '#614051':
    'aubergine|eggplant|berenjena|melanzana|berinjela|beringela|bakłażanow*|なす色|茄紫|باذنجاني|बैंगनी गहरा',
  '#f4c2c2':
    'blush|blush pink|dusty rose|dusty pink|altrosa|puderrosa|rose poudré|vieux rose|rosa palo|rosa viejo|rosa empolvado|rosa cipria|rosa antico|rosa chá|rosa velho|oudroze|poederroze|pudrow*|brudny róż|くすみピンク|藕粉|裸粉|وردي فاتح|हल्का गुलाबी',
  '#ffe5b4':
    'peach|pfirsich*|pêche|melocotón|durazno|pesca|pêssego|perzik*|brzoskwin*|ピーチ|桃色|蜜桃色|خوخي|आड़ू',
  '#ff7f50': 'coral|koralle*|korall*|corail|corallo|koraal*|koralow*|コーラル|珊瑚色|珊瑚|مرجاني|मूंगा',
  '#fa8072': 'salmon|lachs*|saumon|salmón|salmone|salmão|zalm*|łososiow*|サーモン|三文鱼色|鲑红|سلموني',
  '#dc143c':
    'crimson|karmesin*|karminrot*|cramoisi|carmesí|cremisi|carmesim|karmozijn*|karmazynow*|クリムゾン|深红|深红色|绯红|قرمزي|किरमिजी',
  '#b7410e':
    'rust|rostrot*|rostfarben*|rouille|óxido|color óxido|ruggine|ferrugem|roestkleur*|roest|rdzaw*|錆色|铁锈红|铁锈色|صدئي|जंग',
  '#ff0000':
    'red|rot|rote|roten|roter|rotes|rouge|rouges|rojo|roja|rojos|rojas|rosso|rossa|rossi|rosse|vermelho|vermelha|vermelhos|rood|rode|czerwon*|czerwień|czerwienią|czerwieni|赤|赤い|赤色|レッド|朱色|红|红色|أحمر|حمراء|الأحمر|लाल',
  '#0000ff':
    'blue|blau|blaue|blauen|blauer|blaues|bleu|bleue|bleus|bleues|azul|azules|blu|azuis|blauw|blauwe|niebiesk*|青|青い|青色|ブルー|蓝|蓝色|أزرق|زرقاء|नीला|नीले|नीली|ब्लू',
  '#008000':
    'green|grün|grüne|grünen|grüner|grünes|vert|verts|verte|vertes|verde|verdes|verdi|groen|groene|zielon*|zieleń|zielenią|緑|緑色|グリーン|绿|绿色|أخضر|خضراء|हरा|हरे|हरी|ग्रीन',
  '#ffff00':
    'yellow|gelb|gelbe|gelben|gelber|gelbes|jaune|jaunes|amarillo|amarilla|amarillos|giallo|gialla|gialli|amarelo|amarela|geel|gele|żółt*|żółć|żółcią|黄|黄色|イエロー|أصفر|صفراء|पीला|पीले|पीली',
  '#ffa500':
    'orange|orangefarben*|orangene*|oranges|naranja|naranjas|arancione|arancio|laranja|oranje|pomarańczow*|pomarańcz|オレンジ|橙|橙色|橘色|برتقالي|نारंगी|नारंगी|संतरी',
  '#800080':
    'purple|lila|violett*|pourpre|violette|morado|morada|púrpura|violeta|viola|roxo|roxa|paars|paarse|fioletow*|fiolet|purpurow*|紫|紫色|パープル|بنفسجي|أرجواني|बैंगनी|जामुनी रंग',
  '#ffc0cb':
    'pink|rosa|rosafarben*|rose pâle|rosado|rosada|cor-de-rosa|roze|różow*|róż|różem|różu|ピンク|粉色|粉红|粉红色|وردي|زهري|गुलाबी',
  '#ff69b4':
    'hot pink|knallpink|rose vif|fucsia|fuchsia rose|rosa choque|fel roze|ホットピンク|玫红|亮粉|فوشيا|गहरा गुलाबी',
  '#a52a2a':
    'brown|braun|braune|braunen|brauner|braunes|brun|brune|bruns|marron|marrón|marrones|marrone|marroni|castanho|castanha|marrom|bruin|bruine|brązow*|brąz|brązem|茶色|ブラウン|棕|棕色|褐色|بني|بنية|भूरा|भूरे|भूरी',
  '#7b3f00':
    'chocolate brown|schokoladenbraun*|schokobraun*|brun chocolat|marrón chocolate|marrone cioccolato|marrom chocolate|chocoladebruin*|czekoladow* brąz|チョコレート色|巧克力色|بني شوكولاتة|चॉकलेटी',
  '#6f4e37':
    'coffee brown|kaffeebraun*|brun café|marrón café|marrone caffè|marrom café|koffiebruin*|kawow*|コーヒー色|咖啡色|بني قهوة|कॉफी रंग',
  '#000000':
    'black|jet black|schwarz|schwarze|schwarzen|schwarzer|schwarzes|noir|noire|noirs|noires|negro|negra|negros|negras|nero|nera|neri|preto|preta|pretos|zwart|zwarte|czarn*|czerń|czernią|czerni|黒|黒色|ブラック|黑|黑色|أسود|سوداء|काला|काले|काली|ब्लैक',
  '#ffffff':
    'white|pure white|weiß|weiss|weiße|weißen|weißer|weißes|blanc|blanche|blancs|blanches|blanco|blanca|blancos|bianco|bianca|bianchi|branco|branca|brancos|wit|witte|biał*|biel|bielą|bieli|白|白色|ホワイト|أبيض|بيضاء|सफेद|सफ़ेद|श्वेत|व्हाइट',
  '#808080':
    'grey|gray|grau|graue|grauen|grauer|graues|gris|grises|grigio|grigia|grigi|cinza|cinzento|cinzenta|grijs|grijze|szar*|szarość|szarością|灰|灰色|グレー|رمادي|رمادية|ग्रे|धूसर|स्लेटी',
  '#d3d3d3':
    'light grey|light gray|pale grey|hellgrau*|gris clair|gris claro|grigio chiaro|cinza claro|cinzento claro|lichtgrijs|lichtgrijze|jasnoszar*|薄い灰色|ライトグレー|浅灰|浅灰色|رمادي فاتح|हल्का ग्रे',
  '#696969':
    'dark grey|dark gray|deep grey|dunkelgrau*|gris foncé|gris oscuro|grigio scuro|cinza escuro|cinzento escuro|donkergrijs|donkergrijze|ciemnoszar*|ダークグレー|深灰|深灰色|رمادي داكن|गहरा ग्रे',
  '#00008b':
    'dark blue|deep blue|dunkelblau*|tiefblau*|bleu foncé|bleu profond|azul oscuro|azul profundo|blu scuro|blu profondo|azul escuro|azul profundo|donkerblauw*|diepblauw*|ciemnoniebiesk*|濃い青|ダークブルー|深蓝|深蓝色|أزرق داكن|أزرق غامق|गहरे नीले',
  '#006400':
    'dark green|deep green|dunkelgrün*|tiefgrün*|vert foncé|vert profond|verde oscuro|verde scuro|verde escuro|donkergroen*|ciemnozielon*|濃い緑|ダークグリーン|深绿|深绿色|أخضر داكن|गहरे हरे',
  '#004225':
    'racing green|british racing green|bottle green|flaschengrün*|vert bouteille|vert anglais|verde botella|verde inglés|verde bottiglia|verde inglese|verde garrafa|flessengroen*|butelkow* zieleń|ボトルグリーン|瓶绿',
  '#8b0000':
    'dark red|deep red|blood red|oxblood|dunkelrot*|tiefrot*|ochsenblut*|rouge foncé|rouge sang|rojo oscuro|rosso scuro|vermelho escuro|donkerrood|donkerrode|ciemnoczerwon*|濃い赤|暗红|暗红色|أحمر داكن|गहरा लाल',
  '#90ee90':
    'light green|pale green|hellgrün*|vert clair|verde claro|verde chiaro|lichtgroen*|jasnozielon*|薄緑|黄緑|浅绿|浅绿色|أخضر فاتح|हल्का हरा',
  '#add8e6':
    'light blue|pale blue|hellblau*|bleu clair|azul pálido|blu chiaro|jasnoniebiesk*|bladoniebiesk*|薄い青|ライトブルー|淡蓝|淡蓝色|हल्के नीले',
  '#b0e0e6':
    'powder blue|ice blue|baby blue|eisblau*|babyblau|bleu glacier|bleu layette|azul hielo|azul bebé|azul bebê|celeste polvere|ijsblauw|babyblauw|lodow* błękit|アイスブルー|冰蓝|冰蓝色|婴儿蓝|أزرق جليدي',
  '#40e0d0':
    'turquoise|türkis*|turquesa|turchese|turkoois|turkusow*|turkus|ターコイズ|绿松石|绿松石色|فيروزي|फ़िरोज़ी|फिरोजी',
  '#00ffff': 'cyan|zyan|ciano|cyjan|シアン|青色系|سيان',
  '#ff00ff': 'magenta|fuchsia|fúcsia|マゼンタ|洋红|品红|ماجنتا|मैजेंटा',
  '#800000':
    'maroon|kastanienbraun|bordeaux foncé|granate|marrone rossiccio|grená|kastanje*|kasztanow*|マルーン|えんじ|えんじ色|栗色|褐红|كستنائي|मैरून',
  '#264348': 'japanese indigo|indigoblau dunkel|藍色|藍|靛青',
  '#4b0082': 'indigo|índigo|indaco|indygo|インディゴ|靛蓝|靛蓝色|靛|نيلي|इंडिगो',
  '#cc7722': 'ochre|ocher|ocker*|ocre|ocra|oker*|ochra|オークル|赭色|赭石|أوكر|गेरुआ',
  '#ffbf00': 'amber|bernstein*|ambre|ámbar|ambra|âmbar|amber|bursztynow*|アンバー|琥珀|琥珀色|كهرماني|अंबर',
  '#f4c430':
    'saffron|safran*|azafrán|zafferano|açafrão|saffraan*|szafranow*|サフラン|藏红花色|زعفراني|केसरिया|भगवा',
  '#d2b48c':
    'tan|camel|kamelfarben|camello|cammello|caramel|karamell*|caramelo|caramello|karmelow*|キャメル|驼色|焦糖色|جملي|ऊंट',
  '#f7e7ce': 'champagne|champagner*|champán|champaña|szampańsk*|シャンパン|香槟色|香槟金|شامبانيا',
  '#483c32': 'taupe|taupe grau|gris topo|tortora|トープ|灰褐色',
  '#8a9a5b':
    'moss|moss green|moosgrün*|vert mousse|verde musgo|verde muschio|mosgroen*|mchow*|モスグリーン|苔藓绿|苔绿|طحلبي',
  '#32cd32':
    'lime|lime green|limettengrün*|vert citron|verde lima|verde lime|limoengroen|limonkow*|ライム|青柠色|ليموني|नींबू',
  '#fff44f':
    'lemon|lemon yellow|zitronengelb*|jaune citron|amarillo limón|giallo limone|amarelo limão|citroengeel|cytrynow*|レモン色|レモンイエロー|柠檬黄|أصفر ليموني',
  '#c4d600':
    'chartreuse|pistachio|pistazie*|pistache|pistacho|pistacchio|pistacjow*|ピスタチオ|开心果绿|فستقي|पिस्ता',
  '#39ff14':
    'neon green|neongrün*|vert fluo|verde neón|verde neon|verde fluo|neongroen|neonow* zieleń|ネオングリーン|荧光绿|أخضر نيون',
  '#ff5f1f':
    'neon orange|burnt orange|tangerine|gebranntes orange|orange brûlé|naranja quemado|arancione bruciato|laranja queimado|palony pomarańcz|バーントオレンジ|焦橙',
  '#111827': 'ink|ink blue|tinte|tintenblau*|encre|tinta|inchiostro|inktblauw|atramentow*|墨色|墨|墨黑|حبري',
  '#f8f4e3':
    'eggshell|parchment|pergament*|eierschale*|coquille d oeuf|pergamino|cáscara de huevo|guscio d uovo|pergamena|casca de ovo|eierschaal|生成り|きなり|蛋壳色|羊皮纸',
  '#e0115f': 'ruby|rubinrot*|rubis|rubí|rubino|rubi|robijnrood|rubinow*|ルビー|宝石红|ياقوتي أحمر',
  '#7851a9':
    'royal purple|königslila|violet royal|púrpura real|viola reale|roxo real|koningspaars|ロイヤルパープル|皇家紫|बैंगनी शाही',
  '#ff007f': 'rose|rosé|róża|ローズ|玫瑰色|玫瑰红',
  '#ee82ee':
    'light purple|light violet|helllila|violet clair|morado claro|viola chiaro|roxo claro|lichtpaars|jasnofioletow*|薄紫|浅紫|浅紫色|بنفسجي فاتح',
  '#301934':
    'dark purple|deep purple|dunkellila|dunkelviolett*|violet foncé|morado oscuro|viola scuro|roxo escuro|donkerpaars|ciemnofioletow*|濃い紫|深紫|深紫色|بنفسجي داكن',
};

/** Words that give a colour a part to play: what stands near the colour's name decides its role. */
export const COLOUR_ROLES = {
  background:
    'background|backgrounds|backdrop|canvas|page colour|page color|base|hintergrund*|untergrund|fond|fonds|arrière-plan|fondo|sfondo|fundo|achtergrond*|tło|tle|tła|tłem|背景|背景色|地色|底色|底|خلفية|पृष्ठभूमि|बैकग्राउंड',
  text: 'text|texts|type|typography|font|fonts|lettering|letters|headline|headlines|heading|headings|copy|schrift*|texte|überschrift*|caractères|typographie|titres|texto|textos|letras|tipografía|títulos|testo|testi|caratteri|scritte|titoli|letra|tekst*|letters|lettertype|koppen|napis*|litery|nagłówk*|文字|文字色|テキスト|字体|字|标题|نص|النص|الخط|पाठ|टेक्स्ट|अक्षर',
  component:
    'button|buttons|ctas|cta|links|header|headers|navbar|footer|cards|components|bars|boxes|primary|main colour|main color|primary colour|primary color|brand colour|brand color|knöpfe|buttons|schaltfläche*|kopfzeile|leitfarbe|hauptfarbe|primärfarbe|hausfarbe|boutons|bouton|en-tête|couleur principale|couleur primaire|botones|botón|cabecera|color principal|color primario|color corporativo|pulsanti|pulsante|bottoni|intestazione|colore principale|colore primario|botões|botão|cabeçalho|cor principal|cor primária|knoppen|koptekst|hoofdkleur|przycisk*|kolor główny|ボタン|見出し|メインカラー|主色|主色调|主题色|按钮|أزرار|الأزرار|اللون الرئيسي|اللون الأساسي|बटन|मुख्य रंग',
  accent:
    'accent|accents|highlight|highlights|details|trim|touches|detailing|akzent*|highlights|accents|touches|rehauts|acento|acentos|detalles|toques|accento|accenti|dettagli|tocchi|acento|destaque|destaques|detalhes|toques|accent|accenten|accentkleur|akcent*|dodatk*|アクセント|差し色|強調|点缀|点缀色|强调色|辅助色|تمييز|لمسات|بلمسات|अलंकरण|एक्सेंट|हाइलाइट',
} as const;

/** Between two colours these say that the first lies on the second. */
export const ON_WORDS = 'on|auf|sur|sobre|su|em|op|na';
