import type { SectionKind } from '../brief/requests.ts';

/**
 * Words by which people ask for a section of a site, in the interface languages. Those under `weak` also turn up in
 * ordinary sentences and count only where a list of sections or pages is being given.
 */
export interface SectionWords {
  strong: string;
  weak: string;
}

export const SECTION_WORDS: Readonly<Partial<Record<SectionKind, SectionWords>>> = {
  hero: {
    strong:
      'hero|hero section|hero image|header image|hero banner|titelbild|bannière d accueil|cabecera|banner principal|baner|ヒーロー|メインビジュアル|首屏|横幅|قسم البطل|हीरो',
    weak: 'intro|banner|headline',
  },
  features: {
    strong:
      'features|feature list|feature section|key features|benefits|advantages|funktionen|vorteile|fonctionnalités|avantages|características|ventajas|beneficios|funzionalità|vantaggi|caratteristiche|funcionalidades|vantagens|benefícios|recursos|functies|voordelen|funkcje|zalety|korzyści|機能|特徴|特長|功能|特点|优势|المميزات|ميزات|مزايا|विशेषताएँ|विशेषताएं|सुविधाएँ|सुविधाएं|लाभ',
    weak: 'product|produkt|modules|curriculum|syllabus|why us|what makes us|how we help|highlights|usp|values|our values|werte|valeurs|valores|valori|waarden|wartości|強み|为什么选择我们',
  },
  services: {
    strong:
      'services|our services|service list|what we do|what we offer|practice areas|treatments|leistungen|angebote|dienstleistungen|behandlungen|prestations|nos services|soins|servicios|tratamientos|especialidades|servizi|trattamenti|serviços|tratamentos|diensten|behandelingen|usługi|usług|oferta|zabiegi|サービス|施術メニュー|業務内容|取扱業務|診療内容|服务|服务项目|业务范围|الخدمات|خدمات|خدماتنا|सेवाएँ|सेवाएं|सेवाओं|उपचार',
    weak: 'services offered|classes|courses|programmes|programs|offer|angebot|kurse|cours|clases|cursos|corsi|aulas|cursussen|lessen|zajęcia|kursy|コース|课程|دورات|कक्षाएं|कक्षाएँ|पाठ्यक्रम|specialties|expertise|donation|donations',
  },
  pricing: {
    strong:
      'pricing|prices|price list|pricing table|pricing plans|plans|subscription plans|membership plans|membership|memberships|tickets|ticket prices|entry fees|fees|rates|tariffs|preise|preisliste|preistabelle|tarife|tickets|eintritt*|mitgliedschaft*|mitgliedsbeitr*|honorare|tarifs|prix|grille tarifaire|abonnements|formules|honoraires|billetterie|billets|precios|tarifas|planes|entradas|honorarios|abonos|prezzi|listino|tariffe|piani|biglietti|abbonamenti|preços|planos|tarifas|bilhetes|ingressos|honorários|mensalidades|prijzen|tarieven|prijslijst|abonnementen|kaartjes|cennik|ceny|cenami|plany|bilety|abonament*|karnet*|料金|料金表|価格|価格表|プラン|チケット|月謝|价格|价格表|定价|套餐|收费|门票|票价|会员|الأسعار|أسعار|باقات|الباقات|خطط|التذاكر|تذاكر|اشتراك*|मूल्य|कीमत|कीमतें|दरें|योजनाएँ|योजनाएं|प्लान|टिकट|शुल्क|फीस',
    weak: 'packages|package|rooms|zimmer|chambres|habitaciones|camere|quartos|kamers|pokoje|部屋|客室|客房|غرف|कमरे',
  },
  menu: {
    strong:
      'food menu|drinks menu|lunch menu|dinner menu|tasting menu|a la carte|our breads|breads|dishes|cakes|drinks|wine list|beer list|our beers|coffee list|beans|speisekarte|getränkekarte|speisen|mittagskarte|brote|torten|carte des vins|nos plats|la carte|menu du jour|nos pains|platos|carta de vinos|la carta|nuestros panes|menú|piatti|carta dei vini|il menù|menù|pratos|carta de vinhos|cardápio|ementa|gerechten|menukaart|wijnkaart|karta dań|menu obiadowe|dania|karta win|wypieki|豆の紹介|お品書き|メニュー|料理|ドリンク|菜单|茶单|餐单|酒水单|菜品|酒单|饮品|قائمة الطعام|المنيو|الأطباق|قائمة المشروبات|मेनू|मेन्यू|व्यंजन',
    weak: 'beers|wines|cocktails|pizzas|flavours|flavors|biere|weine|bières|vins|cervezas|vinos|birre|vini|menu|menus|speise*|carta|carte|kaart|karta|القائمة|豆',
  },
  productGrid: {
    strong:
      'products|merch|merchandise|product list|product grid|product catalogue|product catalog|catalogue|catalog|collections|bestsellers|best sellers|online shop|shop page|store page|produkte|produktübersicht|sortiment|kollektion*|produits|catalogue produits|nos produits|boutique en ligne|productos|catálogo|tienda online|prodotti|catalogo|collezion*|produtos|coleç*|producten|assortiment|collectie|produkty|produktów|asortyment|kolekcj*|商品|商品一覧|製品|製品一覧|産品|产品|产品列表|商品列表|作品集|المنتجات|منتجات|منتجاتنا|उत्पाद|उत्पादों|संग्रह',
    weak: 'collection|shop|store|shop front|storefront|boutique|tienda|negozio|loja|winkel|sklep|ショップ|商店|المتجر|दुकान|laden',
  },
  testimonials: {
    strong:
      'testimonials|testimonial|reviews|customer reviews|customer quotes|client quotes|what clients say|what customers say|what couples say|what guests say|what people say|kind words|success stories|kundenstimmen|bewertungen|referenzstimmen|rezensionen|erfahrungsberichte|patientenstimmen|témoignages|avis clients|avis|testimonios|opiniones|reseñas|testimonianze|recensioni|opinioni|depoimentos|testemunhos|avaliações|ervaringen|recensies|beoordelingen|opinie|opinie klientów|referencje|お客様の声|口コミ|レビュー|体験談|客户评价|用户评价|评价|好评|学员评价|آراء العملاء|شهادات|تقييمات|प्रशंसापत्र|समीक्षाएँ|समीक्षाएं|ग्राहकों की राय|ग्राहक समीक्षा*',
    weak: 'quotes|praise|customers|kunden|clients|customer stories',
  },
  faq: {
    strong:
      'faq|faqs|f a q|frequently asked questions|q&a|questions and answers|common questions|häufige fragen|häufig gestellte fragen|fragen und antworten|questions fréquentes|foire aux questions|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|najczęściej zadawane pytania|częste pytania|pytania i odpowiedzi|よくある質問|よくあるご質問|常见问题|常见问答|الأسئلة الشائعة|أسئلة شائعة|सामान्य प्रश्न|अक्सर पूछे जाने वाले प्रश्न|अक्सर पूछे जाने वाले सवाल',
    weak: '',
  },
  gallery: {
    strong:
      'gallery|galleries|photo gallery|image gallery|photos|photo grid|pictures|lookbook|galerie|galerien|bildergalerie|fotogalerie|fotos|bilder|photos|galería|galerías|galería de fotos|galleria|gallerie|foto|galeria|galerias|fotogalerij|galerij|foto s|galeri*|zdjęć|zdjęcia|ギャラリー|写真|フォトギャラリー|画廊|相册|图库|照片|معرض الصور|معرض صور|صور|गैलरी|तस्वीरें|फोटो',
    weak: 'images|series|exhibitions',
  },
  team: {
    strong:
      'team|our team|meet the team|team section|team page|team members|staff|our people|speakers|speaker list|instructors|teachers|trainers|doctors|board members|faculty|crew|coaches|mitarbeiter*|unser team|ärzteteam|referenten|referentinnen|sprecher|vorstand|lehrer*|trainerteam|équipe|intervenants|professeurs|orateurs|conférenciers|enseignants|equipo|ponentes|profesores|entrenadores|personal médico|squadra|relatori|docenti|istruttori|il team|equipe|equipa|palestrantes|professores|oradores|het team|medewerkers|sprekers|docenten|zespół|zespole|nasz zespół|prelegen*|nauczyciel*|trenerzy|kadra|スタッフ|スタッフ紹介|チーム|講師|講師紹介|医師紹介|登壇者|メンバー|团队|团队介绍|讲师|师资|嘉宾|员工|医生团队|教练|الفريق|فريق العمل|فريقنا|المتحدثون|المتحدثين|المدربون|المدربين|टीम|हमारी टीम|वक्ता|शिक्षक|प्रशिक्षक|डॉक्टर',
    weak: 'founders|lawyers|attorneys|people|members|mitglieder|gründer|fondateurs|abogados|avvocati|advogados|advocaten|prawnicy|弁護士|律师',
  },
  stats: {
    strong:
      'stats|statistics|key figures|key numbers|numbers section|impact numbers|in numbers|kennzahlen|zahlen und fakten|zahlen|statistik*|chiffres clés|statistiques|cifras|estadísticas|en cifras|numeri|statistiche|in cifre|números|estatísticas|cijfers|statistieken|in cijfers|statystyk*|liczby|w liczbach|数字で見る|実績|統計|数据|统计|数字|إحصائيات|أرقام|आँकड़े|आंकड़े|सांख्यिकी',
    weak: 'impact|metrics|results|wirkung|impacto|impatto',
  },
  steps: {
    strong:
      'how it works|how to order|how to apply|process|our process|step by step|steps|so funktioniert*|ablauf|schritte|comment ça marche|étapes|déroulement|processus|cómo funciona|pasos|proceso|come funziona|passaggi|fasi|processo|como funciona|passos|etapas|hoe het werkt|werkwijze|stappen|jak to działa|kroki|etapy|proces|ご利用の流れ|流れ|手順|使い方|流程|步骤|使用方法|كيف نعمل|كيف يعمل|خطوات|कैसे काम करता है|प्रक्रिया|चरण',
    weak: '',
  },
  timeline: {
    strong:
      'timeline|our history|the history|company history|milestones|roadmap|chronology|zeitleiste|zeitstrahl|geschichte|unsere geschichte|meilensteine|chronik|frise|frise chronologique|historique|histoire|notre histoire|cronología|historia|línea de tiempo|hitos|cronologia|storia|la nostra storia|linea del tempo|história|linha do tempo|cronograma|tijdlijn|geschiedenis|mijlpalen|oś czasu|historia firmy|nasza historia|kamienie milowe|沿革|歴史|年表|あゆみ|时间线|时间轴|历史|发展历程|大事记|الجدول الزمني|تاريخنا|محطات|समयरेखा|इतिहास|टाइमलाइन',
    weak: 'our story|story|history',
  },
  logos: {
    strong:
      'sponsors|sponsor logos|partners|partner logos|client logos|customer logos|logo wall|logo strip|logos|brands|as seen in|press logos|trusted by|sponsoren|partner|partnerlogos|kundenlogos|partenaires|sponsors|logos clients|patrocinadores|socios|logotipos|marcas|sponsor|loghi|partner|marchi|patrocinadores|parceiros|logótipos|logomarcas|partners|sponsoren|klantlogo*|sponsorzy|partnerzy|logotypy|スポンサー|協賛|パートナー|取引先|赞助商|合作伙伴|合作品牌|الرعاة|الشركاء|شركاؤنا|प्रायोजक|साझेदार|भागीदार',
    weak: 'press|awards|clients',
  },
  portfolio: {
    strong:
      'selected work|selected works|our work|works|projects|project list|case studies|case study|recent projects|portfolio section|completed projects|projekte|referenzen|arbeiten|fallstudien|projets|réalisations|travaux|études de cas|proyectos|trabajos|casos de éxito|obras|progetti|lavori|opere|casi studio|realizzazioni|projetos|trabalhos|obras|estudos de caso|projecten|werk|realisaties|projekty|realizacje|prace|作品|作品一覧|制作実績|施工事例|事例|実績紹介|プロジェクト|项目|案例|作品展示|مشاريع|المشاريع|أعمالنا|أعمال|مشاريعنا|परियोजनाएँ|परियोजनाएं|कार्य|प्रोजेक्ट',
    weak: 'portfolio|work|portefólio|ポートフォリオ|作品集|معرض الأعمال|पोर्टफोलियो|customers',
  },
  posts: {
    strong:
      'blog|blog posts|blog section|posts|articles|news|news section|journal|latest news|press releases|insights|resources|recipes|blogbereich|blogartikel|beiträge|neuigkeiten|aktuelles|nachrichten|artikel|rezepte|actualités|articles|articles de blog|recettes|noticias|artículos|entradas de blog|recetas|notizie|articoli|ricette|notícias|artigos|receitas|nieuws|artikelen|blogartikelen|recepten|aktualności|wpisy|artykuły|blogu|przepisy|ブログ|ブログ記事|お知らせ|ニュース|新着情報|記事|レシピ|博客|新闻|文章|资讯|动态|食谱|المدونة|مدونة|الأخبار|أخبار|مقالات|وصفات|ब्लॉग|समाचार|लेख|ब्लॉग पोस्ट|रेसिपी',
    weak: 'stories|news page|podcast episodes|episodes',
  },
  events: {
    strong:
      'events|upcoming events|event calendar|event list|calendar|schedule|programme|agenda|timetable|class schedule|tour dates|gigs|concert dates|opening night|fixtures|veranstaltungen|termine|terminen|programm|kursplan|stundenplan|veranstaltungskalender|spielplan|événements|calendrier|programme|planning|horaires des cours|agenda|eventos|calendario|programa|horario de clases|programación|eventi|calendario eventi|programma|calendário|programação|evenementen|programma|rooster|lesrooster|wydarzenia|harmonogram|grafik zajęć|kalendarz|program|terminarz|イベント|スケジュール|日程|プログラム|時間割|公演情報|活动|日程安排|课程表|时间表|议程|赛程|الفعاليات|فعاليات|جدول|البرنامج|برنامج|कार्यक्रम|आयोजन|समय सारणी|समय-सारणी|शेड्यूल|अनुसूची',
    weak: 'dates|races|workshops|event',
  },
  locationHours: {
    strong:
      'opening hours|opening times|business hours|hours|location|locations|our location|find us|how to find us|how to get here|getting here|directions|map|map link|map embed|address|venue|visit us|access|where to find us|öffnungszeiten|anfahrt|standort|standorte|lage|adresse|sprechzeiten|so finden sie uns|wegbeschreibung|horaires|horaires d ouverture|plan d accès|accès|adresse|nous trouver|localisation|horario|horarios|ubicación|cómo llegar|dirección|mapa|horario de apertura|orari|orari di apertura|dove siamo|come arrivare|indirizzo|mappa|posizione|horário|horários|horário de funcionamento|localização|como chegar|endereço|morada|openingstijden|openingsuren|locatie|route|adres|bereikbaarheid|godziny otwarcia|lokalizacja|dojazd|jak dojechać|mapa dojazdu|mapą dojazdu|mapka|営業時間|アクセス|所在地|住所|地図|定休日|診療時間|交通案内|店舗情報|营业时间|开放时间|地址|位置|地图|交通|门店|如何到达|ساعات العمل|أوقات العمل|الموقع والعنوان|العنوان|موقعنا|خريطة|الخريطة|मानचित्र|खुलने का समय|समय और पता|स्थान|पता|नक्शा|मैप|कार्य समय|पहुँचने का रास्ता',
    weak: 'course map|where|open',
  },
  comparison: {
    strong:
      'comparison|comparison table|compare plans|feature comparison|versus|before and after|vergleich*|comparatif|comparaison|tableau comparatif|comparación|comparativa|tabla comparativa|confronto|tabella comparativa|comparação|comparativo|tabela comparativa|vergelijking*|porównanie|比較|比較表|对比|比较|مقارنة|तुलना',
    weak: '',
  },
  chart: {
    strong:
      'chart|graph|diagram of|bar chart|pie chart|line chart|diagramm|graphique|gráfico|grafico|grafiek|wykres|グラフ|图表|رسم بياني|चार्ट',
    weak: '',
  },
  richText: {
    strong:
      'about|about us|about me|about page|bio|short bio|biography|our story|mission|mission statement|code of conduct|privacy policy|terms|terms and conditions|imprint|legal notice|returns policy|return policy|refund policy|shipping info|shipping information|delivery information|shipping|manifesto|philosophy|introduction text|über uns|über mich|impressum|datenschutz*|agb|versand|versandinfo*|rückgabe*|leitbild|biografie|vorstellung|verhaltenskodex|à propos|qui sommes nous|notre mission|biographie|mentions légales|politique de confidentialité|cgv|livraison|retours|philosophie|code de conduite|sobre nosotros|sobre mí|quiénes somos|nuestra historia|biografía|aviso legal|política de privacidad|envíos|envío|devoluciones|política de devoluciones|misión|filosofía|chi siamo|chi sono|biografia|la nostra filosofia|note legali|informativa sulla privacy|spedizione|spedizioni|resi|politica di reso|missione|sobre nós|sobre mim|quem somos|missão|política de privacidade|entregas|envio|devoluções|política de devolução|filosofia|over ons|over mij|wie zijn wij|onze missie|privacybeleid|verzending|retourbeleid|algemene voorwaarden|o nas|o mnie|kim jesteśmy|nasza misja|polityka prywatności|regulamin|dostawa|zwroty|biogram|私たちについて|当店について|会社概要|企業情報|プロフィール|自己紹介|理念|ごあいさつ|こだわり|特定商取引法|プライバシーポリシー|配送|返品|关于我们|关于|公司简介|简介|品牌故事|隐私政策|配送信息|退货政策|使命|من نحن|عن الشركة|نبذة|نبذة عنا|نبذة عني|قصتنا|سياسة الخصوصية|الشحن|سياسة الإرجاع|رسالتنا|हमारे बारे में|मेरे बारे में|परिचय|जीवनी|हमारी कहानी|गोपनीयता नीति|मिशन',
    weak: 'story|company|unternehmen|storia|historia|histoire|history page|philosophy|values',
  },
  callToAction: {
    strong:
      'call to action|cta|donate button|donation button|donate|buy button|book button|sign-up button|download button|spendenbutton|spenden|jetzt spenden|handlungsaufforderung|bouton de don|faire un don|appel à l action|botón de donación|donar|llamada a la acción|pulsante dona|donazione|dona ora|invito all azione|botão de doação|doar|chamada para ação|doneerknop|doneren|oproep tot actie|przycisk wpłat*|wpłać|wezwanie do działania|寄付|寄付ボタン|お申し込みボタン|捐款|捐赠按钮|行动号召|زر التبرع|تبرع|दान बटन|दान करें',
    weak: 'button|botón|bouton|pulsante|botão|knop|przycisk',
  },
  newsletter: {
    strong:
      'newsletter|newsletter sign-up|newsletter signup|mailing list|email sign-up|email signup|subscribe form|email capture|waitlist|wait list|waiting list|newsletteranmeldung|newsletter-anmeldung|warteliste|infolettre|liste d attente|boletín|boletín de noticias|lista de espera|suscripción|lista d attesa|iscrizione alla newsletter|boletim|lista de espera|nieuwsbrief|wachtlijst|newslettera|newsletterem|zapis na newsletter|lista oczekujących|メールマガジン|メルマガ|ニュースレター|邮件订阅|订阅|新闻通讯|النشرة البريدية|نشرة بريدية|قائمة الانتظار|न्यूज़लेटर|न्यूजलेटर|समाचार पत्र',
    weak: '',
  },
  contactForm: {
    strong:
      'contact form|contact|contact us|enrolment|enrollment|admissions|anmeldung|inscripción|iscrizione|inscrição|inschrijving|zapisy|contact page|contact section|enquiry form|inquiry form|get in touch|quote form|request a quote|volunteer form|application form|registration form|feedback form|rsvp|rsvp form|sign-up form|signup form|kontakt|kontaktformular|kontaktseite|anfrageformular|anmeldeformular|formulaire de contact|contact|contactez nous|formulaire|formulaire d inscription|devis|demande de devis|contacto|formulario de contacto|formulario|formulario de inscripción|contatti|contatto|modulo di contatto|modulo contatti|modulo di iscrizione|preventivo|contato|contacto|formulário de contato|formulário de contacto|formulário|contactformulier|aanmeldformulier|offerteformulier|kontakt|formularz kontaktowy|formularz|formularzem kontaktowym|formularz zgłoszeniowy|お問い合わせ|お問合せ|お問い合わせフォーム|問い合わせ|連絡先|資料請求|联系我们|联系方式|联系表单|联系|留言表单|报名表|اتصل بنا|تواصل معنا|نموذج اتصال|نموذج الاتصال|نموذج تواصل|التواصل|संपर्क|संपर्क फ़ॉर्म|संपर्क फॉर्म|सम्पर्क|संपर्क करें|पंजीकरण फॉर्म',
    weak: 'form|email|e-mail|mail|registration|formular|enquiries|quote',
  },
  booking: {
    strong:
      'booking|bookings|schedule a free|schedule a trial|schedule an appointment|schedule a visit|schedule a tour|schedule a demo|schedule a lesson|schedule a consultation|schedule a meeting|book a lesson|book a class|book a table|book a visit|reserve a spot|reserve a place|reserve your spot|online booking|booking form|booking calendar|book an appointment|appointment|appointments|appointment booking|appointment request|reservations|reservation|reserve a table|table booking|book a table|book online|schedule a call|book a call|book calls|booking calls|book a demo|terminanfrage|online-terminanfrage|onlineterminanfrage|terminbuchung|online-terminbuchung|termin buchen|probestunde buchen|terminvereinbarung|buchung|reservierung|tischreservierung|online-buchung|onlinebuchung|prise de rendez-vous|rendez-vous|réservation|réservations|réserver|reservas|reserva|reserva online|cita previa|pedir cita|citas|reserva de citas|prenotazione|prenotazioni|prenota|prenotazione online|agendamento|marcação|marcações|reserva|agendar|afspraak|afspraak maken|online afspraak|reserveren|reservering|boeken|boekingsformulier|rezerwacj*|umawianie wizyt|umów wizytę|予約|ご予約|オンライン予約|予約フォーム|宿泊予約|体験予約|预约|在线预约|预订|订位|预定|حجز|الحجز|حجز موعد|حجز المواعيد|مواعيد|बुकिंग|अपॉइंटमेंट|आरक्षण|ऑनलाइन बुकिंग|बुक करें',
    weak: 'book|demo|consultation|trial class|trial',
  },
  video: {
    strong:
      'video|promo video|video section|explainer video|trailer|showreel|videos|film trailer|erklärvideo|vidéo|vídeo|filmik|wideo|動画|ビデオ|视频|فيديو|वीडियो',
    weak: '',
  },
};
