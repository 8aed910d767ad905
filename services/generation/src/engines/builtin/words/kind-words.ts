/**
 * Kinds of business, person, event and cause, by the English name that recipes match on, with the words that say so
 * in the interface languages. A word that ends in `*` stands for every word that begins so.
 */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  bakery:
    'bakery|bakeries|baker|bakers|patisserie|pastry shop|cake shop|bäckerei*|bäcker|konditorei*|boulangerie|pâtisserie|boulanger|panadería|pastelería|panadero|panificio|forno|pasticceria|padaria|confeitaria|pastelaria|bakkerij|bakker|banketbakker*|piekarni*|cukierni*|piekarz|パン屋|ベーカリー|ケーキ屋|洋菓子店|面包店|烘焙店|蛋糕店|甜品店|مخبز|مخبزة|حلويات|बेकरी',
  cafe: 'cafe|café|cafes|coffee shop|coffeeshop|coffee house|coffee bar|tea house|tea room|tearoom|kaffeehaus|salon de thé|cafetería|caffè|caffetteria|cafeteria|koffiebar|koffiehuis|kawiarni*|カフェ|喫茶店|コーヒーショップ|咖啡馆|咖啡厅|咖啡店|茶馆|مقهى|كافيه|कैफे|कैफ़े|चाय की दुकान',
  'coffee roaster':
    'coffee roaster|coffee roasters|coffee roastery|roastery|kaffeerösterei*|rösterei*|torréfacteur|torréfaction|tostador de café|tostadora|torrefazione|torrefação|koffiebranderij|palarni*|焙煎所|コーヒー焙煎*|コーヒー豆|咖啡烘焙|محمصة',
  restaurant:
    'restaurant|restaurants|bistro|brasserie|pizzeria|trattoria|osteria|diner|eatery|steakhouse|gastropub|ramen bar|sushi bar|taqueria|gasthaus|gaststätte|gasthof|wirtshaus|restaurante|ristorante|eetcafé|restauracj*|レストラン|食堂|居酒屋|寿司屋|ラーメン屋|ラーメン店|料理店|餐厅|餐馆|饭店|酒楼|火锅店|مطعم|रेस्तरां|रेस्टोरेंट|भोजनालय|ढाबा',
  bar: 'cocktail bar|wine bar|pub|tavern|nightclub|speakeasy|kneipe|weinbar|bar à vin*|bar de copas|enoteca|wijnbar|bar koktajlowy|バー|酒吧',
  'food truck':
    'food truck|food trucks|coffee truck|coffee van|coffee cart|ice cream van|ice cream truck|burger van|pizza van|street food|foodtruck*|imbiss|food-truck|キッチンカー|餐车',
  brewery:
    'brewery|breweries|microbrewery|taproom|cidery|distillery|brauerei*|brasserie artisanale|cervecería|birrificio|cervejaria|brouwerij|browar*|destillerie|ブルワリー|醸造所|酒蔵|啤酒厂|酿酒厂',
  winery:
    'winery|wineries|vineyard|vineyards|weingut|winzer|domaine viticole|vignoble|bodega|viñedo|cantina|azienda vinicola|vinícola|adega|wijngaard|winnic*|ワイナリー|酒庄',
  catering: 'catering|caterer|private chef|traiteur|partyservice|banqueting|ケータリング|餐饮服务|تموين',
  grocery:
    'grocery|greengrocer|deli|delicatessen|farm shop|butcher|butchery|cheesemonger|fishmonger|supermarket|hofladen|metzgerei*|épicerie|fromagerie|boucherie|ultramarinos|carnicería|alimentari|macelleria|mercearia|kruidenier|slagerij|delikates*|sklep spożywczy|八百屋|食料品店|杂货店|بقالة|किराना',
  farm: 'farm|farms|orchard|csa|apiary|beekeeper|ranch|dairy|bauernhof|imkerei*|ferme|granja|finca|fattoria|azienda agricola|fazenda|quinta|boerderij|gospodarstw*|農園|農場|牧場|农场|果园|مزرعة|खेत|फार्म',
  florist:
    'florist|florists|flower shop|flower studio|blumenladen|floristik*|fleuriste|floristería|fioraio|fiorista|florista|floricultura|bloemist*|bloemenwinkel|kwiaciarni*|花屋|フラワーショップ|花店|محل زهور|फूलों की दुकान',
  shop: 'online shop|online store|webshop|web shop|e-commerce|ecommerce|storefront|shop front|boutique|shop|store|onlineshop|laden|geschäft|boutique en ligne|tienda|tienda online|negozio|loja|loja virtual|winkel|webwinkel|sklep*|ショップ|オンラインストア|通販|お店|网店|商店|网上商店|متجر|दुकान|ऑनलाइन स्टोर',
  ceramics:
    'ceramics|ceramic|pottery|potter|clay studio|keramik*|töpferei*|céramique*|poterie|cerámica|alfarer*|ceramica|ceramiche|cerâmica|keramiek|pottenbakker*|ceramik*|陶芸|陶器|焼き物|陶瓷|陶艺|خزف|فخار|मिट्टी के बर्तन',
  jewellery:
    'jewellery|jewelry|jeweller|jeweler|goldsmith|schmuck*|juwelier|goldschmied*|bijou*|joyería|joyas|gioielleria|gioielli|joalheria|joias|sieraden|biżuteri*|ジュエリー|アクセサリー|珠宝|首饰|مجوهرات|आभूषण|ज्वेलरी|ज्वेलर*',
  fashion:
    'fashion|clothing|apparel|streetwear|sneaker*|shoe|shoes|tailor|modelabel|modeladen|modehaus|maison de mode|boutique de mode|créateur de mode|kleidung|vêtements|prêt-à-porter|moda|ropa|abbigliamento|sartoria|roupas|vestuário|kleding|odzież*|ファッション|アパレル|洋服|服装|时装|服饰|أزياء|ملابس|फैशन|कपड़े',
  furniture:
    'furniture|carpenter|carpentry|woodworker|woodworking|joiner|joinery|cabinetmaker|möbel*|tischlerei*|schreinerei*|meubles|menuiserie|ébénist*|muebles|carpintería|mobili|falegnameria|móveis|carpintaria|meubel*|timmer*|mebl*|stolarni*|stolarz|家具|木工|木匠|أثاث|نجارة|फर्नीचर',
  bookshop:
    'bookshop|bookstore|book shop|book store|bookseller|buchhandlung|buchladen|librairie|librería|libreria|livraria|boekhandel|boekwinkel|księgarni*|書店|本屋|古本屋|书店|مكتبة لبيع|किताबों की दुकान',
  library:
    'library|libraries|bibliothek|bücherei|bibliothèque|médiathèque|biblioteca|bibliotheek|bibliotek*|図書館|图书馆|पुस्तकालय',
  museum:
    'museum|museums|art gallery|exhibition|kunsthalle|ausstellung|musée|galerie d art|exposition|museo|mostra|exposición|museu|exposição|tentoonstelling|muze*|wystaw*|美術館|博物館|展覧会|博物馆|美术馆|展览|متحف|معرض فني|संग्रहालय',
  dentist:
    'dentist|dentists|dental|dental practice|dental clinic|orthodontist|zahnarzt*|zahnärzt*|dentiste|cabinet dentaire|dentista|clínica dental|studio dentistico|clínica dentária|clínica odontológica|tandarts*|dentyst*|stomatolog*|歯科*|歯医者|牙科|牙医|口腔诊所|طبيب أسنان|عيادة أسنان|दंत*|डेंटल',
  clinic:
    'clinic|clinics|doctor|doctors|medical|medical practice|gp practice|hospital|physician|healthcare|arztpraxis|hausarzt*|kinderarzt*|klinik*|cabinet médical|clinique|médecin|clínica|médico|consultorio|ambulatorio|studio medico|consultório|huisarts*|kliniek|ziekenhuis|przychodni*|klinik*|lekarz*|クリニック|病院|医院|診療所|诊所|عيادة|مستشفى|क्लिनिक|अस्पताल',
  physiotherapy:
    'physiotherapy|physiotherapist|physical therapy|osteopath*|chiropract*|massage|physio*|krankengymnastik|kinésithérap*|ostéopath*|fisioterapi*|fizjoterap*|fysiotherap*|整体|整骨院|理学療法|理疗|علاج طبيعي|फिजियोथेरेपी',
  therapist:
    'therapist|psychotherap*|psycholog*|counsellor|counselling|counseling|coach|life coach|coaching|psychologue|thérapeute|terapeuta|psicólog*|psicolog*|カウンセリング|心理咨询|علاج نفسي|परामर्श',
  veterinary:
    'vet|vets|veterinary|veterinarian|veterinarians|animal hospital|animal clinic|tierarzt*|tierklinik|vétérinaire*|veterinari*|veterinário|dierenarts*|weterynar*|動物病院|獣医*|宠物医院|兽医|طبيب بيطري|عيادة بيطرية|पशु चिकित्स*',
  pets: 'pet shop|pet store|dog walker|dog walking|dog groomer|dog groomers|dog grooming|dog grooming salon|pet grooming|dog training|kennel|cattery|animal shelter|hundeschule|hundesalon|tierheim|animalerie|toilettage|mascotas|tienda de mascotas|animali domestici|animais de estimação|dierenwinkel|hondenschool|zoologiczny|psów|ペットショップ|トリミング|宠物店|حيوانات أليفة|पालतू',
  pharmacy:
    'pharmacy|chemist|drugstore|apotheke|pharmacie|farmacia|farmácia|apotheek|aptek*|薬局|药店|صيدلية|फार्मेसी|दवाखाना',
  optician:
    'optician|opticians|optometrist|eyewear|optiker|opticien|óptica|ottico|opticien|optyk*|眼鏡*|眼镜店|نظارات',
  salon:
    'hair salon|hairdresser|barber|barbershop|barber shop|beauty salon|nail salon|nail studio|stylist|friseur*|frisör*|kosmetik*|nagelstudio|coiffeur|salon de coiffure|institut de beauté|barbier|peluquería|barbería|salón de belleza|parrucchier*|barbiere|estetista|centro estetico|cabeleireir*|barbearia|salão de beleza|kapper*|kapsalon|schoonheidssalon|fryzjer*|salon kosmetyczny|美容院|美容室|ヘアサロン|理容室|ネイルサロン|理发店|美发店|美甲|صالون|حلاق|सैलून|ब्यूटी पार्लर',
  spa: 'spa|wellness|sauna|day spa|thermal bath|therme|bien-être|balneario|benessere|termas|uzdrowisk*|エステ|温泉|水疗|سبا|स्पा',
  tattoo: 'tattoo|tattoos|tattoo studio|tatouage|tatuaje*|tatuaggi*|tatuagem|tatuaż*|タトゥー|纹身',
  gym: 'gym|gyms|fitness|fitness studio|crossfit|personal trainer|personal training|boxing club|climbing gym|bouldering|fitnessstudio|kletterhalle|salle de sport|escalade|gimnasio|entrenador personal|palestra|academia de ginástica|ginásio|sportschool|siłowni*|ジム|フィットネス|健身房|健身|نادي رياضي|صالة رياضية|जिम|फिटनेस',
  yoga: 'yoga|pilates|meditation|yoga studio|yogastudio|jóga|joga|studio jogi|ヨガ|ピラティス|瑜伽|يوغا|يوجا|योग*',
  dance:
    'dance school|dance studio|ballet|tanzschule|tanzstudio|école de danse|escuela de baile|escuela de danza|scuola di danza|escola de dança|dansschool|szkoła tańca|ダンス|バレエ|舞蹈|رقص|नृत्य',
  music:
    'music|band|my band|our band|indie band|rock band|musician|singer|choir|orchestra|dj|record label|album|jazz|concert|musik*|chor|orchester|musique|chanteu*|música|músico|musica|cantante|coro|cantor|muziek|muzyk*|zespół|音楽|バンド|ジャズ|音乐|乐队|موسيقى|संगीत|गायक',
  photographer:
    'photographer|photographers|photography|photo studio|fotograf*|photographe|photographie|fotógraf*|fotografía|fotografia|fotografo|fotografa|写真家|カメラマン|フォトグラファー|写真館|摄影师|摄影|مصور|تصوير|फोटोग्राफर|फ़ोटोग्राफ़*|फोटोग्राफी',
  artist:
    'artist|painter|illustrator|sculptor|calligrapher|printmaker|künstler*|malerin|maler|illustratorin|artiste|peintre|illustrat*|artista|pintor|pintora|ilustrador*|pittore|pittrice|illustratore|kunstenaar|schilder|artyst*|malark*|ilustrator*|画家|イラストレーター|アーティスト|艺术家|插画师|فنان|رسام|कलाकार|चित्रकार',
  designer:
    'graphic designer|ux designer|ui designer|product designer|web designer|interior designer|design studio|interior design|grafikdesign*|designerin|innenarchit*|graphiste|architecte d intérieur|diseñador*|diseño gráfico|interiorismo|interiorista|grafico|interior designer|designer de interiores|vormgever|grafisch|interieur*|projektant*|grafik|デザイナー|デザイン事務所|インテリア|设计师|设计工作室|室内设计|مصمم|डिज़ाइनर|डिजाइनर',
  architect:
    'architect|architects|architecture|architecture firm|architekt*|architecte*|arquitect*|architetto|architetti|studio di architettura|arquitet*|建築家|建築事務所|建筑师|建筑事务所|مهندس معماري|वास्तुकार|आर्किटेक्ट',
  writer:
    'writer|author|novelist|poet|journalist|copywriter|translator|autor|autorin|schriftsteller*|übersetzer*|écrivain*|auteur|traduct*|escritor*|autora|scrittore|scrittrice|traduttore|escritora|schrijver|vertaler|pisarz|pisark*|tłumacz*|作家|ライター|翻訳*|翻译|كاتب|مترجم|लेखक|अनुवादक',
  developer:
    'developer|software engineer|programmer|web developer|freelance developer|frontend|full stack|softwareentwickler*|entwickler*|développeu*|desarrollador*|programador*|sviluppatore|desenvolvedor*|ontwikkelaar|programist*|エンジニア|プログラマー|开发者|程序员|مطور|مبرمج|डेवलपर',
  resume: 'cv|resume|résumé|curriculum vitae|lebenslauf|bewerbung|currículum|履歴書|简历|سيرة ذاتية|बायोडाटा',
  'law firm':
    'law firm|lawyer|lawyers|attorney|attorneys|solicitor*|barrister*|legal services|notary|rechtsanw*|kanzlei|anwalt*|anwält*|notar*|cabinet d avocat*|avocat*|notaire|abogad*|bufete|despacho de abogados|avvocat*|studio legale|notaio|advogad*|escritório de advocacia|advocaten*|advocaat|notaris|kancelari*|adwokat*|radca prawny|法律事務所|弁護士*|行政書士|律师事务所|律师|律所|محام*|مكتب محاماة|वकील|विधि',
  accountant:
    'accountant|accountants|accounting|accountancy|bookkeep*|tax advis*|steuerberat*|buchhalt*|wirtschaftsprüf*|expert-comptable|comptab*|contable|contabilidad|asesoría fiscal|gestoría|commercialista|contabilità|contabilidade|contador|boekhoud*|accountantskantoor|księgow*|doradca podatkowy|税理士|会計*|会计*|محاسب*|محاسبة|लेखाकार|लेखांकन',
  consulting:
    'consulting|consultancy|consultant|consultants|advisory|management consulting|unternehmensberat*|beratung|cabinet de conseil|conseil|consultor*|consultoría|consulenza|consulente|consultoria|adviesbureau|adviseur|doradztw*|konsulting*|コンサル*|咨询*|顾问|استشارات|सलाहकार|परामर्शदाता',
  agency:
    'marketing agency|digital agency|creative agency|agency|advertising|branding|seo|social media agency|pr agency|agentur|werbeagentur|agence|agencia|agenzia|agência|reclamebureau|agencj*|広告代理店|制作会社|广告公司|营销|وكالة|एजेंसी|विज्ञापन',
  saas: 'saas|software|vpn|software as a service|platform|api|crm|erp|developer tool|dashboard tool|cloud service|b2b software|logiciel|plateforme|plataforma|software de gestión|gestionale|piattaforma|oprogramowani*|platform*|ソフトウェア|クラウドサービス|プラットフォーム|软件|平台|云服务|برنامج|برمجيات|منصة|सॉफ्टवेयर|सॉफ़्टवेयर|प्लेटफॉर्म',
  app: 'app|mobile app|ios app|android app|application mobile|aplicación móvil|aplicativo|applicazione|aplikacj*|アプリ|应用程序|应用|手机应用|تطبيق|ऐप|एप्प',
  startup:
    'startup|start-up|startups|jungunternehmen|jeune pousse|spółka technologiczna|スタートアップ|初创公司|创业公司|شركة ناشئة|स्टार्टअप',
  fintech:
    'fintech|bank|banking|insurance|insurer|investment|payments company|versicherung*|banque|assurance*|banco|seguros|banca|assicurazion*|seguradora|verzekering*|ubezpiecz*|銀行|保険*|银行|保险|بنك|تأمين|बैंक|बीमा',
  'real estate':
    'real estate|real estate agency|real estate agent|real estate agents|property agency|realtor|estate agent|estate agency|property|properties|letting|immobilien*|makler*|immobilier*|agence immobilière|inmobiliari*|immobiliare|imobiliári*|makelaar*|vastgoed|nieruchomości*|不動産*|房地产|房产|عقار*|رياल एस्टेट|रियल एस्टेट|संपत्ति',
  hotel:
    'hotel|hotels|guesthouse|guest house|b&b|bed and breakfast|inn|hostel|resort|pension|ferienwohnung*|gästehaus|hôtel|chambre d hôte*|gîte|hostal|posada|albergo|agriturismo|pousada|alojamiento|alojamento|pensjonat*|hotelik|ホテル|旅館|民宿|ゲストハウス|酒店|旅馆|客栈|فندق|نزل|होटल|गेस्ट हाउस',
  travel:
    'travel|travel agency|tour operator|tours|tour guide|safari|holiday|trips|reisebüro|reisen|reiseveranstalter|agence de voyage*|voyage*|agencia de viajes|viajes|agenzia viaggi|viaggi|viagens|agência de viagens|reisbureau|reizen|biuro podróży|podróż*|wycieczk*|旅行*|ツアー|旅行社|旅游|سفر|سياحة|यात्रा|पर्यटन',
  transport:
    'taxi|logistics|freight|courier|moving company|removals|shipping company|delivery service|spedition|umzug*|logistik*|logistique|déménag*|transportista|mudanzas|logística|logistica|trasloch*|mudanças|verhuis*|logistiek|przeprowadz*|logistyk*|引っ越し|運送*|物流|搬家|نقل|شحن|परिवहन|लॉजिस्टिक्स',
  bicycle:
    'bike shop|bicycle shop|cycle shop|bike repair|bicycle repair|bike workshop|bike mechanic|fahrradladen|fahrradwerkstatt|vélo*|bicicletas|biciclette|fietsenwinkel|fietsenmaker|fietswinkel|rower*|自転車*|自行车店|دراجات|साइकिल',
  garage:
    'car garage|garage for cars|motor garage|garage services|car repair|auto repair|mechanic|car dealer|car wash|tyre|autowerkstatt|kfz*|garagiste|concessionnaire|taller mecánico|concesionario|officina|autofficina|concessionaria|oficina mecânica|autogarage|warsztat*|自動車整備|修车|汽车维修|ورشة|سيارات|गैराज',
  construction:
    'construction|builder|builders|roofing|roofer|plumber|plumbing|electrician|electrical contractor|renovation|contractor|painter and decorator|hvac|solar installer|bauunternehmen|dachdecker*|klempner*|elektriker*|handwerk*|sanitär*|plombier|électricien|couvreur|bâtiment|rénovation|construcción|fontaner*|electricista|reformas|impresa edile|idraulico|elettricista|ristrutturazion*|construtora|encanador|eletricista|reformas|aannemer*|loodgieter*|elektricien|budowlan*|hydraulik*|elektryk*|remont*|工務店|建設*|リフォーム|水道工事|建筑公司|装修|水管工|مقاول*|سباك|كهربائي|निर्माण|प्लंबर|इलेक्ट्रीशियन',
  cleaning:
    'cleaning|cleaner|cleaning service|car valeting|valeting|car detailing|mobile car wash|window cleaning|pressure washing|housekeeping|laundry|dry cleaning|reinigung*|gebäudereinigung|nettoyage|pressing|limpieza|pulizie|lavanderia|limpeza|schoonmaak*|sprzątani*|pralni*|清掃*|クリーニング|保洁|洗衣|تنظيف|सफाई',
  gardening:
    'gardener|gardening|landscap*|garden centre|garden center|nursery garden|gärtnerei*|gartenbau*|jardinier|paysagist*|jardinería|jardinero|giardiniere|giardinaggio|vivaio|jardinagem|hovenier*|tuincentrum|ogrodnicz*|ogrodnik|造園|庭師|园艺|园林|بستنة|حدائق|बागवानी',
  energy:
    'solar|wind energy|renewable energy|desalination|energy company|solaranlag*|photovoltaik*|énergie*|energía solar|energia|fotovoltaic*|zonnepanelen|energi*|fotowoltai*|太陽光*|エネルギー|太阳能|新能源|طاقة|सौर ऊर्जा|ऊर्जा',
  manufacturing:
    'manufacturer|manufacturing|factory|machinery|industrial|hersteller|maschinenbau|fabrik*|fabricant|usine|fabricante|fábrica|produttore|fabbrica|fabrikant|fabriek|producent*|fabryk*|製造*|工場|メーカー|制造*|工厂|مصنع|निर्माता|कारखाना',
  school:
    'school|schools|academy|college|montessori|schule|gymnasium|école|lycée|escuela|colegio|scuola|escola|colégio|school|kinderopvang|basisschool|szkoł*|przedszkol*|żłob*|学校|幼稚園|保育園|幼儿园|مدرسة|روضة|स्कूल|विद्यालय',
  tutoring:
    'tutor|tutoring|tuition|language school|online course|course|courses|workshop|workshops|bootcamp|nachhilfe|sprachschule|kurs|kurse|cours particulier*|formation|école de langue*|clases|curso|cursos|academia de idiomas|corso|corsi|ripetizioni|scuola di lingue|aulas|bijles|cursus|taalschool|korepetycj*|szkoła językowa|kurs*|塾|教室|講座|語学学校|培训|补习|课程|دروس|دورة|ट्यूशन|कोचिंग|पाठ्यक्रम',
  university:
    'university|research group|research lab|laboratory|faculty|institute|universität|hochschule|institut|université|laboratoire|universidad|laboratorio|università|universidade|laboratório|universiteit|onderzoek*|uniwersytet*|大学|研究室|研究所|实验室|جامعة|مختبر|विश्वविद्यालय|प्रयोगशाला',
  nonprofit:
    'nonprofit|non-profit|charity|food bank|ngo|foundation|association|fundraiser|fundraising|donation|volunteer*|verein|gemeinnützig*|förderverein|musikverein|kunstverein|gartenverein|stiftung|spenden*|association loi|ong|fondation|bénévol*|organización sin ánimo de lucro|fundación|asociación|voluntari*|associazione|fondazione|onlus|associação|fundação|instituição|stichting|vereniging|vrijwillig*|fundacj*|stowarzyszeni*|wolontari*|NPO|非営利*|ボランティア|慈善|公益|基金会|جمعية|خيرية|مؤسسة خيرية|एनजीओ|दान|गैर-लाभकारी',
  church:
    'church|parish|mosque|temple|synagogue|congregation|kirche|gemeinde|pfarrei|église|paroisse|iglesia|parroquia|chiesa|parrocchia|igreja|paróquia|kerk|parafi*|kości*|教会|神社|寺院|お寺|教堂|寺庙|مسجد|كنيسة|मंदिर|गिरजाघर|मस्जिद',
  club: 'club|sports club|football club|rowing club|chess club|choir club|team sport|sportverein|ruderverein|turnverein|tennisverein|schachverein|reitverein|schützenverein|fußballverein|club sportif|club deportivo|club de fútbol|società sportiva|clube|sportclub|voetbalclub|klub*|クラブ|サークル|サッカー|俱乐部|نادي|क्लब',
  sports:
    'running|trail-running|trail running|marathon|race|cycling|triathlon|tournament|lauf|rennen|turnier|course à pied|tournoi|carrera|torneo|maratón|maratona|gara|corrida|hardloop*|wedstrijd|toernooi|bieg*|zawod*|turniej*|マラソン|大会|马拉松|比赛|ماراثون|سباق|बैडमिंटन|मैराथन|क्रिकेट|टूर्नामेंट',
  conference:
    'conference|conferences|summit|meetup|symposium|congress|convention|hackathon|trade fair|konferenz*|tagung|kongress|messe|conférence|congrès|colloque|salon professionnel|conferencia|congreso|jornadas|conferenza|congresso|convegno|fiera|conferência|conferentie|congres|konferencj*|kongres*|カンファレンス|会議|学会|勉強会|会议|大会|峰会|مؤتمر|سम्मेलन|सम्मेलन|कॉन्फ्रेंस',
  festival:
    'festival|film festival|street fair|carnival|music festival|fest|stadtfest|fête|feria|fiesta|festa|sagra|festiwal*|祭り|フェス*|フェスティバル|音乐节|节日|مهرجان|महोत्सव|उत्सव|त्योहार',
  concert:
    'concert|gig|live music|jazz night|recital|konzert*|récital|concierto|concerto|koncert*|optreden|コンサート|ライブ|演唱会|音乐会|حفلة موسيقية|حفل|संगीत कार्यक्रम',
  wedding:
    'wedding|weddings|wedding planner|marriage|bride|hochzeit*|mariage|boda|bodas|matrimonio|nozze|casamento|bruiloft|trouwen|ślub*|wesel*|結婚式|ウェディング|婚礼|婚庆|زفاف|عرس|शादी|विवाह',
  party:
    'birthday|party|baby shower|anniversary|geburtstag*|feier|anniversaire|cumpleaños|compleanno|aniversário|verjaardag*|urodzin*|誕生日|パーティー|生日|عيد ميلاد|जन्मदिन',
  theatre:
    'theatre|theater|opera|comedy club|circus|cinema|film|bühne|kino|théâtre|cinéma|teatro|cine|cirque|teatr*|bioscoop|劇場|映画*|剧院|电影院|مسرح|سينما|थिएटर|नाटक|सिनेमा',
  podcast: 'podcast|podcasts|radio show|video channel|youtube channel|ポッドキャスト|播客|بودكاست|पॉडकास्ट',
  magazine:
    'magazine|newspaper|news site|publication|zine|journal|zeitung|zeitschrift|revue|journal|revista|periódico|rivista|giornale|jornal|tijdschrift|krant|czasopism*|gazet*|雑誌|新聞|杂志|报纸|مجلة|صحيفة|पत्रिका|समाचार',
  blog: 'blog|weblog|personal blog|travel blog|food blog|ブログ|博客|مدونة|ब्लॉग',
  game: 'game|video game|board game|game studio|esports|spiel|brettspiel*|jeu vidéo|jeu|juego|videojuego|gioco|jogo|gra planszow*|gry|ゲーム|游戏|لعبة|ألعاب|गेम|खेल',
  community:
    'community|neighbourhood|neighborhood|coworking|co-working|coworking space|cooperative|gemeinschaft|nachbarschaft*|genossenschaft|communauté|quartier|coopérative|comunidad|cooperativa|comunità|comunidade|buurt*|wijk|społeczność*|spółdzieln*|コミュニティ|コワーキング|社区|共享办公|مجتمع|समुदाय|सहकारी',
  government:
    'municipality|city council|town hall|public service|ministry|stadtverwaltung|gemeindeverwaltung|rathaus|mairie|commune|ayuntamiento|comune|municipio|prefeitura|câmara municipal|gemeente|urząd*|市役所|自治体|政府|市政府|بلدية|حكومة|नगर निगम|सरकार',
  recruitment:
    'recruitment|recruiting|staffing|headhunter|job board|hr agency|personalvermittlung|zeitarbeit|recrutement|intérim|reclutamiento|selección de personal|selezione del personale|recrutamento|uitzendbureau|rekrutacj*|人材*|転職|招聘|人力资源|توظيف|भर्ती',
  security:
    'cybersecurity|security company|it security|it-sicherheit|sicherheitsdienst|cybersécurité|ciberseguridad|sicurezza informatica|cibersegurança|beveiliging*|cyberbezpiecz*|セキュリティ|网络安全|أمن سيبراني|सुरक्षा',
  ai: 'artificial intelligence|machine learning|ai company|ai startup|künstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|inteligência artificial|sztuczn* inteligencj*|人工知能|人工智能|ذكاء اصطناعي|कृत्रिम बुद्धिमत्ता',
  printing:
    'print shop|printing|screen printing|stationery|letterpress|druckerei*|papeterie|imprimerie|imprenta|papelería|tipografia|cartoleria|gráfica|papelaria|drukkerij|drukarni*|papeterii|印刷*|文房具|印刷厂|文具|مطبعة|छपाई|प्रिंटिंग',
  toys: 'toy|toys|toy shop|spielzeug*|jouet*|juguete*|giocattol*|brinquedo*|speelgoed*|zabaw*|おもちゃ|玩具|ألعاب أطفال|खिलौन*',
  tea: 'tea|tea shop|teeladen|thé|tienda de té|tè|chá|thee|herbat*|お茶|日本茶|茶叶|شاي|चाय',
  chocolate:
    'chocolate|chocolatier|chocolaterie|confectioner*|schokolad*|chocolat|chocolate artesanal|cioccolat*|chocolade|czekolad*|チョコレート|巧克力|شوكولاتة|चॉकलेट',
  product:
    'product launch|new product|our product|gadget|device|wearable|travel mug|backpack|preorder|pre-order|kickstarter|crowdfunding|produkteinführung|nouveau produit|nuevo producto|nuovo prodotto|novo produto|新製品|新产品|منتج جديد',
  entertainer:
    'magician|clown|entertainer|face painter|face painting|juggler|puppeteer|balloon artist|ventriloquist|zauberer|zauberkünstler|magicien|mago|prestidigitador|goochelaar|iluzjonist*|マジシャン|魔术师|ساحر|जादूगर',
  funeral:
    'funeral|funeral home|funeral director|undertaker|undertakers|crematorium|bestattung*|bestatter|beerdigungsinstitut|pompes funèbres|funeraria|tanatorio|onoranze funebri|funerária|uitvaart*|pogrzeb*|葬儀*|殡葬|جنازة|अंतिम संस्कार',
  kindergarten:
    'kindergarten|nursery school|preschool|pre-school|daycare|day nursery|childminder|playgroup|kita|kindertagesstätte|krippe|crèche|école maternelle|jardín de infancia|guardería|asilo nido|scuola materna|jardim de infância|creche|kinderdagverblijf|kinderopvang|przedszkol*|żłobek|保育園|幼稚園|幼儿园|روضة أطفال|حضانة|बालवाड़ी|नर्सरी',
  personal:
    'my dog|my cat|my puppy|my kitten|my rabbit|my horse|my parrot|my hamster|our dog|our cat|my family|our family|family site|fan page|fan site|mein hund|meinen hund|meine katze|mon chien|mon chat|mi perro|mi gato|il mio cane|il mio gatto|meu cachorro|meu gato|mijn hond|mijn kat|mój pies|mojego psa|私の犬|うちの犬|我的狗|我的猫|كلبي|قطتي|मेरा कुत्ता|मेरी बिल्ली',
  icecream:
    'ice cream|gelato|gelateria|eisdiele|eiscafé|glacier|heladería|sorveteria|ijssalon|lodziarni*|アイスクリーム|冰淇淋|آيس كريم|आइसक्रीम',
};

/** The words of a result itself, not of what it is about: "website", "deck", "Bericht". */
export const RESULT_WORDS =
  'website|web site|webpage|web page|site|homepage|landing page|landingpage|one-page site|one-pager|onepager|single-page site|portfolio site|internet site|webseite|webauftritt|internetseite|site web|site internet|page web|sitio web|sitio|página web|web|sito|sito web|pagina web|página|website|webpagina|strona internetowa|stronę internetową|strona|stronę|witryn*|ウェブサイト|サイト|ホームページ|ランディングページ|网站|网页|主页|官网|موقع|موقع إلكتروني|صفحة|वेबसाइट|साइट|वेब पेज|pitch deck|slide deck|deck|slides|slide|slideshow|presentation|powerpoint|ppt|keynote|präsentation|folien|foliensatz|présentation|diaporama|diapositives|presentación|diapositivas|presentazione|apresentação|presentatie|dia s|prezentacj*|slajd*|プレゼン*|スライド|演示文稿|幻灯片|عرض تقديمي|شرائح|प्रस्तुति|प्रेजेंटेशन|स्लाइड|document|report|proposal|memo|memorandum|letter|cover letter|brief|resume|résumé|cv|article|policy|invoice|essay|meeting minutes|paper|white paper|whitepaper|bericht|dokument|angebot|brief|rechnung|protokoll|aufsatz|artikel|rapport|proposition|lettre|facture|compte rendu|informe|propuesta|carta|factura|artículo|ensayo|relazione|proposta|lettera|fattura|verbale|articolo|saggio|relatório|fatura|ata|artigo|ensaio|verslag|voorstel|factuur|notulen|raport*|ofert*|faktur*|protokół|artykuł|esej|レポート|報告書|提案書|手紙|請求書|議事録|記事|报告|提案|信函|发票|会议纪要|文章|تقرير|مقترح|رسالة|فاتورة|محضر|مقال|रिपोर्ट|प्रस्ताव|पत्र|लेख|चालान|poster|flyer|flier|leaflet|banner|logo|business card|invitation|invite|greeting card|social media post|instagram post|instagram story|facebook ad|ad|advert|advertisement|brochure|menu card|postcard|label|sticker|thumbnail|cover|book cover|plakat*|visitenkarte*|einladung*|flugblatt|anzeige|affiche|carte de visite|invitation|cartel|tarjeta de visita|invitación|anuncio|manifesto|locandina|biglietto da visita|invito|volantino|cartaz|panfleto|convite|cartão de visita|visitekaartje|uitnodiging|poster|plakat|ulotk*|wizytówk*|zaproszeni*|ポスター|チラシ|名刺|招待状|バナー|海报|传单|名片|邀请函|横幅|ملصق|بطاقة|دعوة|إعلان|पोस्टर|निमंत्रण|बैनर|dashboard|chart|charts|graph|plot|diagram|visualisation|visualization|diagramm|grafik|graphique|tableau de bord|gráfico|gráfica|grafico|cruscotto|painel|grafiek|wykres*|グラフ|チャート|ダッシュボード|图表|仪表板|رسم بياني|لوحة معلومات|चार्ट|ग्राफ';
