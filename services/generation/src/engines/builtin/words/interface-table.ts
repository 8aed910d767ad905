import type { InterfaceWords } from './interface-words.ts';

/** Columns of the table, in order. */
export const INTERFACE_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ja',
  'zh',
  'ar',
  'hi',
] as const;

/** One row a word, one column a language. */
export const INTERFACE_TABLE: Readonly<Record<keyof InterfaceWords, string>> = {
  home: 'Home|Start|Accueil|Inicio|Home|Início|Home|Strona główna|ホーム|首页|الرئيسية|होम',
  about:
    'About|Über uns|À propos|Sobre nosotros|Chi siamo|Sobre nós|Over ons|O nas|私たちについて|关于我们|من نحن|हमारे बारे में',
  services:
    'Services|Leistungen|Services|Servicios|Servizi|Serviços|Diensten|Usługi|サービス|服务|الخدمات|सेवाएँ',
  products:
    'Products|Produkte|Produits|Productos|Prodotti|Produtos|Producten|Produkty|商品|产品|المنتجات|उत्पाद',
  product: 'Product|Produkt|Produit|Producto|Prodotto|Produto|Product|Produkt|製品|产品|المنتج|उत्पाद',
  pricing: 'Pricing|Preise|Tarifs|Precios|Prezzi|Preços|Prijzen|Cennik|料金|价格|الأسعار|मूल्य',
  menu: 'Menu|Karte|Carte|Carta|Menù|Ementa|Menukaart|Menu|メニュー|菜单|قائمة الطعام|मेनू',
  gallery: 'Gallery|Galerie|Galerie|Galería|Galleria|Galeria|Galerij|Galeria|ギャラリー|图库|معرض الصور|गैलरी',
  portfolio: 'Work|Arbeiten|Réalisations|Trabajos|Lavori|Trabalhos|Werk|Realizacje|作品|作品|أعمالنا|कार्य',
  projects:
    'Projects|Projekte|Projets|Proyectos|Progetti|Projetos|Projecten|Projekty|プロジェクト|项目|المشاريع|परियोजनाएँ',
  team: 'Team|Team|Équipe|Equipo|Team|Equipa|Team|Zespół|スタッフ|团队|الفريق|टीम',
  blog: 'Blog|Blog|Blog|Blog|Blog|Blog|Blog|Blog|ブログ|博客|المدونة|ब्लॉग',
  news: 'News|Aktuelles|Actualités|Noticias|Notizie|Notícias|Nieuws|Aktualności|お知らせ|新闻|الأخبار|समाचार',
  events:
    'Events|Veranstaltungen|Événements|Eventos|Eventi|Eventos|Agenda|Wydarzenia|イベント|活动|الفعاليات|कार्यक्रम',
  schedule:
    'Schedule|Programm|Programme|Programa|Programma|Programa|Programma|Program|スケジュール|日程|البرنامج|समय-सारणी',
  speakers:
    'Speakers|Vortragende|Intervenants|Ponentes|Relatori|Oradores|Sprekers|Prelegenci|登壇者|演讲嘉宾|المتحدثون|वक्ता',
  tickets: 'Tickets|Tickets|Billets|Entradas|Biglietti|Bilhetes|Tickets|Bilety|チケット|门票|التذاكر|टिकट',
  venue: 'Venue|Veranstaltungsort|Lieu|Sede|Sede|Local|Locatie|Miejsce|会場|地点|المكان|स्थल',
  contact:
    'Contact|Kontakt|Contact|Contacto|Contatti|Contacto|Contact|Kontakt|お問い合わせ|联系我们|اتصل بنا|संपर्क',
  faq: 'Questions|Häufige Fragen|Questions fréquentes|Preguntas frecuentes|Domande frequenti|Perguntas frequentes|Veelgestelde vragen|Pytania|よくある質問|常见问题|الأسئلة الشائعة|सामान्य प्रश्न',
  customers: 'Customers|Kunden|Clients|Clientes|Clienti|Clientes|Klanten|Klienci|お客様|客户|العملاء|ग्राहक',
  partners:
    'Partners|Partner|Partenaires|Socios|Partner|Parceiros|Partners|Partnerzy|パートナー|合作伙伴|الشركاء|साझेदार',
  sponsors:
    'Sponsors|Sponsoren|Sponsors|Patrocinadores|Sponsor|Patrocinadores|Sponsoren|Sponsorzy|スポンサー|赞助商|الرعاة|प्रायोजक',
  testimonials:
    'What people say|Stimmen|Témoignages|Opiniones|Dicono di noi|Testemunhos|Ervaringen|Opinie|お客様の声|客户评价|آراء العملاء|ग्राहकों की राय',
  features:
    'Features|Funktionen|Fonctionnalités|Características|Funzionalità|Funcionalidades|Functies|Funkcje|機能|功能|المميزات|विशेषताएँ',
  timeline:
    'Our story so far|Stationen|Notre histoire|Nuestra historia|La nostra storia|A nossa história|Onze geschiedenis|Nasza historia|あゆみ|发展历程|محطات|हमारा सफ़र',
  steps:
    'How it works|So läuft es ab|Comment ça marche|Cómo funciona|Come funziona|Como funciona|Zo werkt het|Jak to działa|ご利用の流れ|流程|كيف نعمل|यह कैसे काम करता है',
  numbers:
    'In numbers|In Zahlen|En chiffres|En cifras|In cifre|Em números|In cijfers|W liczbach|数字で見る|数据|بالأرقام|आँकड़ों में',
  comparison:
    'Comparison|Vergleich|Comparatif|Comparación|Confronto|Comparação|Vergelijking|Porównanie|比較|对比|مقارنة|तुलना',
  location:
    'Find us|So finden Sie uns|Nous trouver|Cómo llegar|Dove siamo|Como chegar|Zo vindt u ons|Jak dojechać|アクセス|交通与位置|موقعنا|हम तक पहुँचें',
  openingHours:
    'Opening hours|Öffnungszeiten|Horaires|Horario|Orari|Horário|Openingstijden|Godziny otwarcia|営業時間|营业时间|ساعات العمل|खुलने का समय',
  newsletter:
    'Newsletter|Newsletter|Lettre d’information|Boletín|Newsletter|Newsletter|Nieuwsbrief|Newsletter|ニュースレター|邮件订阅|النشرة البريدية|न्यूज़लेटर',
  video: 'Video|Video|Vidéo|Vídeo|Video|Vídeo|Video|Wideo|動画|视频|فيديو|वीडियो',
  shop: 'Shop|Shop|Boutique|Tienda|Negozio|Loja|Winkel|Sklep|ショップ|商店|المتجر|दुकान',
  booking:
    'Book|Termin buchen|Réserver|Reservar|Prenota|Reservar|Reserveren|Rezerwacja|ご予約|预约|الحجز|बुकिंग',
  privacy:
    'Privacy|Datenschutz|Confidentialité|Privacidad|Privacy|Privacidade|Privacy|Prywatność|プライバシー|隐私政策|الخصوصية|गोपनीयता',
  legalNotice:
    'Legal notice|Impressum|Mentions légales|Aviso legal|Note legali|Aviso legal|Colofon|Nota prawna|運営者情報|法律声明|إشعار قانوني|कानूनी सूचना',
  terms:
    'Terms|AGB|Conditions|Condiciones|Condizioni|Condições|Voorwaarden|Regulamin|利用規約|服务条款|الشروط|शर्तें',
  shipping: 'Shipping|Versand|Livraison|Envíos|Spedizione|Envios|Verzending|Dostawa|配送|配送|الشحن|शिपिंग',
  returns: 'Returns|Rückgabe|Retours|Devoluciones|Resi|Devoluções|Retourneren|Zwroty|返品|退货|الإرجاع|वापसी',
  codeOfConduct:
    'Code of conduct|Verhaltenskodex|Code de conduite|Código de conducta|Codice di condotta|Código de conduta|Gedragscode|Kodeks postępowania|行動規範|行为准则|مدونة السلوك|आचार संहिता',
  careers:
    'Careers|Karriere|Carrières|Empleo|Lavora con noi|Carreiras|Vacatures|Kariera|採用情報|加入我们|الوظائف|करियर',
  donate: 'Donate|Spenden|Faire un don|Donar|Dona|Doar|Doneren|Wesprzyj|寄付する|捐款|تبرع|दान करें',
  volunteer:
    'Volunteer|Mithelfen|Devenir bénévole|Hazte voluntario|Diventa volontario|Ser voluntário|Vrijwilliger worden|Zostań wolontariuszem|ボランティア|成为志愿者|تطوّع|स्वयंसेवक बनें',
  learnMore:
    'Learn more|Mehr erfahren|En savoir plus|Saber más|Scopri di più|Saber mais|Meer weten|Dowiedz się więcej|詳しく見る|了解更多|اعرف المزيد|और जानें',
  readMore:
    'Read on|Weiterlesen|Lire la suite|Seguir leyendo|Continua a leggere|Continuar a ler|Lees verder|Czytaj dalej|続きを読む|阅读更多|تابع القراءة|आगे पढ़ें',
  getStarted:
    'Get started|Jetzt starten|Commencer|Empezar|Inizia|Começar|Aan de slag|Zacznij|始める|立即开始|ابدأ الآن|शुरू करें',
  contactUs:
    'Get in touch|Kontakt aufnehmen|Nous contacter|Contactar|Contattaci|Fale connosco|Neem contact op|Skontaktuj się|お問い合わせはこちら|联系我们|تواصل معنا|संपर्क करें',
  bookNow:
    'Book now|Jetzt buchen|Réserver|Reservar ahora|Prenota ora|Reservar agora|Nu boeken|Zarezerwuj|予約する|立即预订|احجز الآن|अभी बुक करें',
  buyNow: 'Buy|Kaufen|Acheter|Comprar|Acquista|Comprar|Kopen|Kup|購入する|购买|اشترِ الآن|खरीदें',
  seeAll:
    'See all|Alle ansehen|Tout voir|Ver todo|Vedi tutto|Ver tudo|Alles bekijken|Zobacz wszystko|すべて見る|查看全部|عرض الكل|सभी देखें',
  seeMenu:
    'See the menu|Zur Karte|Voir la carte|Ver la carta|Vedi il menù|Ver a ementa|Bekijk de kaart|Zobacz menu|メニューを見る|查看菜单|شاهد القائمة|मेनू देखें',
  seePrices:
    'See prices|Preise ansehen|Voir les tarifs|Ver precios|Vedi i prezzi|Ver preços|Bekijk de prijzen|Zobacz cennik|料金を見る|查看价格|اطّلع على الأسعار|मूल्य देखें',
  seeWork:
    'See the work|Arbeiten ansehen|Voir les réalisations|Ver los trabajos|Guarda i lavori|Ver os trabalhos|Bekijk het werk|Zobacz realizacje|作品を見る|查看作品|شاهد الأعمال|कार्य देखें',
  subscribe:
    'Subscribe|Abonnieren|S’abonner|Suscribirse|Iscriviti|Subscrever|Aanmelden|Zapisz się|登録する|订阅|اشترك|सदस्यता लें',
  send: 'Send|Absenden|Envoyer|Enviar|Invia|Enviar|Versturen|Wyślij|送信|发送|إرسال|भेजें',
  signUp:
    'Sign up|Anmelden|S’inscrire|Inscribirse|Iscriviti|Inscrever-se|Inschrijven|Zapisz się|申し込む|报名|سجّل|साइन अप करें',
  register:
    'Register|Anmelden|S’inscrire|Inscribirse|Registrati|Inscrever-se|Inschrijven|Zarejestruj się|申し込む|报名|التسجيل|पंजीकरण करें',
  getTickets:
    'Get tickets|Tickets sichern|Prendre un billet|Comprar entradas|Acquista i biglietti|Comprar bilhetes|Koop tickets|Kup bilet|チケットを購入|购票|احصل على التذاكر|टिकट लें',
  choosePlan: 'Choose|Auswählen|Choisir|Elegir|Scegli|Escolher|Kiezen|Wybierz|選択する|选择|اختر|चुनें',
  callUs: 'Call us|Anrufen|Appeler|Llamar|Chiamaci|Ligar|Bel ons|Zadzwoń|電話する|致电|اتصل بنا|कॉल करें',
  writeUs:
    'Write to us|Schreiben Sie uns|Nous écrire|Escríbenos|Scrivici|Escreva-nos|Schrijf ons|Napisz do nas|メールを送る|给我们写信|راسلنا|हमें लिखें',
  directions:
    'Directions|Wegbeschreibung|Itinéraire|Cómo llegar|Indicazioni|Direções|Routebeschrijving|Dojazd|道順|路线|الاتجاهات|दिशा-निर्देश',
  download:
    'Download|Herunterladen|Télécharger|Descargar|Scarica|Descarregar|Downloaden|Pobierz|ダウンロード|下载|تنزيل|डाउनलोड',
  joinUs:
    'Join us|Mitmachen|Nous rejoindre|Únete|Unisciti a noi|Junte-se a nós|Doe mee|Dołącz do nas|参加する|加入我们|انضم إلينا|हमसे जुड़ें',
  requestAppointment:
    'Request an appointment|Termin anfragen|Demander un rendez-vous|Pedir cita|Richiedi un appuntamento|Pedir marcação|Afspraak aanvragen|Umów wizytę|予約を申し込む|预约|اطلب موعدًا|अपॉइंटमेंट लें',
  viewOnMap:
    'View on a map|Auf der Karte ansehen|Voir sur la carte|Ver en el mapa|Vedi sulla mappa|Ver no mapa|Bekijk op de kaart|Zobacz na mapie|地図で見る|在地图上查看|اعرض على الخريطة|मानचित्र पर देखें',
  backToTop:
    'Back to top|Nach oben|Haut de page|Volver arriba|Torna su|Voltar ao topo|Naar boven|Do góry|ページ上部へ|返回顶部|العودة إلى الأعلى|ऊपर जाएँ',
  skipToContent:
    'Skip to content|Zum Inhalt|Aller au contenu|Ir al contenido|Vai al contenuto|Ir para o conteúdo|Naar de inhoud|Przejdź do treści|本文へ|跳到正文|انتقل إلى المحتوى|सामग्री पर जाएँ',
  openMenu:
    'Open menu|Menü öffnen|Ouvrir le menu|Abrir menú|Apri il menu|Abrir menu|Menu openen|Otwórz menu|メニューを開く|打开菜单|افتح القائمة|मेनू खोलें',
  name: 'Name|Name|Nom|Nombre|Nome|Nome|Naam|Imię i nazwisko|お名前|姓名|الاسم|नाम',
  email:
    'Email|E-Mail|E-mail|Correo electrónico|E-mail|E-mail|E-mail|E-mail|メールアドレス|电子邮箱|البريد الإلكتروني|ईमेल',
  phone: 'Phone|Telefon|Téléphone|Teléfono|Telefono|Telefone|Telefoon|Telefon|電話番号|电话|الهاتف|फ़ोन',
  message:
    'Message|Nachricht|Message|Mensaje|Messaggio|Mensagem|Bericht|Wiadomość|メッセージ|留言|الرسالة|संदेश',
  subject: 'Subject|Betreff|Objet|Asunto|Oggetto|Assunto|Onderwerp|Temat|件名|主题|الموضوع|विषय',
  company: 'Company|Firma|Entreprise|Empresa|Azienda|Empresa|Bedrijf|Firma|会社名|公司|الشركة|कंपनी',
  date: 'Date|Datum|Date|Fecha|Data|Data|Datum|Data|日付|日期|التاريخ|तारीख',
  time: 'Time|Uhrzeit|Heure|Hora|Ora|Hora|Tijd|Godzina|時間|时间|الوقت|समय',
  people: 'People|Personen|Personnes|Personas|Persone|Pessoas|Personen|Liczba osób|人数|人数|عدد الأشخاص|लोग',
  service: 'Service|Leistung|Service|Servicio|Servizio|Serviço|Dienst|Usługa|サービス|服务|الخدمة|सेवा',
  address: 'Address|Adresse|Adresse|Dirección|Indirizzo|Morada|Adres|Adres|住所|地址|العنوان|पता',
  consent:
    'I agree that my details are used to answer my enquiry|Ich bin einverstanden, dass meine Angaben zur Beantwortung verwendet werden|J’accepte que mes données servent à répondre à ma demande|Acepto que se usen mis datos para responder a mi consulta|Acconsento all’uso dei miei dati per rispondere alla richiesta|Aceito que os meus dados sejam usados para responder ao pedido|Ik ga ermee akkoord dat mijn gegevens worden gebruikt om te antwoorden|Zgadzam się na użycie moich danych w celu udzielenia odpowiedzi|お問い合わせへの回答のために個人情報を利用することに同意します|我同意为答复咨询而使用我的信息|أوافق على استخدام بياناتي للرد على استفساري|मैं सहमत हूँ कि मेरी जानकारी उत्तर देने के लिए उपयोग की जाए',
  required:
    'required|Pflichtfeld|obligatoire|obligatorio|obbligatorio|obrigatório|verplicht|wymagane|必須|必填|مطلوب|आवश्यक',
  optional:
    'optional|optional|facultatif|opcional|facoltativo|opcional|optioneel|opcjonalnie|任意|选填|اختياري|वैकल्पिक',
  thankYou:
    'Thank you. We will reply soon.|Vielen Dank. Wir melden uns bald.|Merci. Nous répondrons rapidement.|Gracias. Responderemos pronto.|Grazie. Risponderemo presto.|Obrigado. Responderemos em breve.|Bedankt. We antwoorden snel.|Dziękujemy. Wkrótce odpowiemy.|ありがとうございます。追ってご連絡いたします。|谢谢，我们会尽快回复。|شكرًا لك. سنرد قريبًا.|धन्यवाद। हम जल्द उत्तर देंगे।',
  monday: 'Monday|Montag|Lundi|Lunes|Lunedì|Segunda-feira|Maandag|Poniedziałek|月曜日|星期一|الاثنين|सोमवार',
  tuesday: 'Tuesday|Dienstag|Mardi|Martes|Martedì|Terça-feira|Dinsdag|Wtorek|火曜日|星期二|الثلاثاء|मंगलवार',
  wednesday:
    'Wednesday|Mittwoch|Mercredi|Miércoles|Mercoledì|Quarta-feira|Woensdag|Środa|水曜日|星期三|الأربعاء|बुधवार',
  thursday:
    'Thursday|Donnerstag|Jeudi|Jueves|Giovedì|Quinta-feira|Donderdag|Czwartek|木曜日|星期四|الخميس|गुरुवार',
  friday: 'Friday|Freitag|Vendredi|Viernes|Venerdì|Sexta-feira|Vrijdag|Piątek|金曜日|星期五|الجمعة|शुक्रवार',
  saturday: 'Saturday|Samstag|Samedi|Sábado|Sabato|Sábado|Zaterdag|Sobota|土曜日|星期六|السبت|शनिवार',
  sunday: 'Sunday|Sonntag|Dimanche|Domingo|Domenica|Domingo|Zondag|Niedziela|日曜日|星期日|الأحد|रविवार',
  closed: 'Closed|Geschlossen|Fermé|Cerrado|Chiuso|Fechado|Gesloten|Zamknięte|定休日|休息|مغلق|बंद',
  perMonth:
    'per month|pro Monat|par mois|al mes|al mese|por mês|per maand|miesięcznie|月額|每月|شهريًا|प्रति माह',
  perYear: 'per year|pro Jahr|par an|al año|all’anno|por ano|per jaar|rocznie|年額|每年|سنويًا|प्रति वर्ष',
  perWeek:
    'per week|pro Woche|par semaine|a la semana|a settimana|por semana|per week|tygodniowo|週額|每周|أسبوعيًا|प्रति सप्ताह',
  perDay: 'per day|pro Tag|par jour|al día|al giorno|por dia|per dag|dziennie|日額|每天|يوميًا|प्रति दिन',
  perHour:
    'per hour|pro Stunde|par heure|por hora|all’ora|por hora|per uur|za godzinę|時間あたり|每小时|في الساعة|प्रति घंटा',
  perPerson:
    'per person|pro Person|par personne|por persona|a persona|por pessoa|per persoon|za osobę|お一人様|每人|للشخص|प्रति व्यक्ति',
  perNight:
    'per night|pro Nacht|par nuit|por noche|a notte|por noite|per nacht|za noc|一泊|每晚|لليلة|प्रति रात',
  free: 'Free|Kostenlos|Gratuit|Gratis|Gratis|Grátis|Gratis|Bezpłatnie|無料|免费|مجاني|निःशुल्क',
  from: 'from|ab|à partir de|desde|da|a partir de|vanaf|od|〜から|起|من|से',
  mostChosen:
    'Most chosen|Am häufigsten gewählt|Le plus choisi|El más elegido|Il più scelto|O mais escolhido|Meest gekozen|Najczęściej wybierany|人気|最受欢迎|الأكثر اختيارًا|सबसे ज़्यादा चुना गया',
  agenda:
    'Agenda|Agenda|Ordre du jour|Agenda|Agenda|Agenda|Agenda|Agenda|アジェンダ|议程|جدول الأعمال|कार्यसूची',
  overview:
    'Overview|Überblick|Vue d’ensemble|Visión general|Panoramica|Visão geral|Overzicht|Przegląd|概要|概览|نظرة عامة|अवलोकन',
  summary:
    'Summary|Zusammenfassung|Résumé|Resumen|Sintesi|Resumo|Samenvatting|Podsumowanie|要約|摘要|الملخص|सारांश',
  introduction:
    'Introduction|Einleitung|Introduction|Introducción|Introduzione|Introdução|Inleiding|Wstęp|はじめに|引言|مقدمة|परिचय',
  background:
    'Background|Hintergrund|Contexte|Antecedentes|Contesto|Contexto|Achtergrond|Kontekst|背景|背景|الخلفية|पृष्ठभूमि',
  scope: 'Scope|Umfang|Périmètre|Alcance|Ambito|Âmbito|Reikwijdte|Zakres|範囲|范围|النطاق|कार्यक्षेत्र',
  goals: 'Goals|Ziele|Objectifs|Objetivos|Obiettivi|Objetivos|Doelen|Cele|目標|目标|الأهداف|लक्ष्य',
  problem: 'Problem|Problem|Problème|Problema|Problema|Problema|Probleem|Problem|課題|问题|المشكلة|समस्या',
  solution:
    'Solution|Lösung|Solution|Solución|Soluzione|Solução|Oplossing|Rozwiązanie|解決策|解决方案|الحل|समाधान',
  market: 'Market|Markt|Marché|Mercado|Mercato|Mercado|Markt|Rynek|市場|市场|السوق|बाज़ार',
  traction:
    'Traction|Bisherige Erfolge|Traction|Tracción|Trazione|Tração|Tractie|Trakcja|実績|进展|الإنجازات|प्रगति',
  businessModel:
    'Business model|Geschäftsmodell|Modèle économique|Modelo de negocio|Modello di business|Modelo de negócio|Verdienmodel|Model biznesowy|ビジネスモデル|商业模式|نموذج العمل|व्यवसाय मॉडल',
  competition:
    'Competition|Wettbewerb|Concurrence|Competencia|Concorrenza|Concorrência|Concurrentie|Konkurencja|競合|竞争|المنافسة|प्रतिस्पर्धा',
  financials:
    'Financials|Finanzen|Finances|Finanzas|Dati finanziari|Finanças|Financiën|Finanse|財務|财务|البيانات المالية|वित्त',
  ask: 'The ask|Unser Anliegen|Notre demande|Lo que pedimos|La richiesta|O que pedimos|Onze vraag|Czego potrzebujemy|お願い|融资需求|المطلوب|हमारी माँग',
  results:
    'Results|Ergebnisse|Résultats|Resultados|Risultati|Resultados|Resultaten|Wyniki|結果|结果|النتائج|परिणाम',
  recommendations:
    'Recommendations|Empfehlungen|Recommandations|Recomendaciones|Raccomandazioni|Recomendações|Aanbevelingen|Rekomendacje|提言|建议|التوصيات|सिफ़ारिशें',
  risks: 'Risks|Risiken|Risques|Riesgos|Rischi|Riscos|Risico’s|Ryzyka|リスク|风险|المخاطر|जोखिम',
  budget: 'Budget|Budget|Budget|Presupuesto|Budget|Orçamento|Begroting|Budżet|予算|预算|الميزانية|बजट',
  nextSteps:
    'Next steps|Nächste Schritte|Prochaines étapes|Próximos pasos|Prossimi passi|Próximos passos|Volgende stappen|Kolejne kroki|今後の予定|下一步|الخطوات التالية|अगले कदम',
  conclusion:
    'Conclusion|Fazit|Conclusion|Conclusión|Conclusione|Conclusão|Conclusie|Wnioski|まとめ|结论|الخاتمة|निष्कर्ष',
  contents:
    'Contents|Inhalt|Sommaire|Contenido|Indice|Índice|Inhoud|Spis treści|目次|目录|المحتويات|विषय-सूची',
  appendix: 'Appendix|Anhang|Annexe|Anexo|Appendice|Anexo|Bijlage|Załącznik|付録|附录|ملحق|परिशिष्ट',
  references:
    'References|Quellen|Références|Referencias|Riferimenti|Referências|Bronnen|Źródła|参考文献|参考资料|المراجع|संदर्भ',
  notes: 'Notes|Notizen|Notes|Notas|Note|Notas|Notities|Notatki|メモ|备注|ملاحظات|टिप्पणियाँ',
  author: 'Author|Verfasst von|Auteur|Autor|Autore|Autor|Auteur|Autor|作成者|作者|الكاتب|लेखक',
  recipient: 'To|An|À l’attention de|Para|A|Para|Aan|Do|宛先|收件人|إلى|प्रति',
  total: 'Total|Gesamt|Total|Total|Totale|Total|Totaal|Razem|合計|合计|المجموع|कुल',
  quantity: 'Quantity|Menge|Quantité|Cantidad|Quantità|Quantidade|Aantal|Ilość|数量|数量|الكمية|मात्रा',
  price: 'Price|Preis|Prix|Precio|Prezzo|Preço|Prijs|Cena|価格|价格|السعر|मूल्य',
  item: 'Item|Position|Poste|Concepto|Voce|Artigo|Post|Pozycja|項目|项目|البند|मद',
  amount: 'Amount|Betrag|Montant|Importe|Importo|Montante|Bedrag|Kwota|金額|金额|المبلغ|राशि',
  description:
    'Description|Beschreibung|Description|Descripción|Descrizione|Descrição|Omschrijving|Opis|説明|说明|الوصف|विवरण',
  duration: 'Duration|Dauer|Durée|Duración|Durata|Duração|Duur|Czas trwania|期間|时长|المدة|अवधि',
  owner:
    'Owner|Verantwortlich|Responsable|Responsable|Responsabile|Responsável|Verantwoordelijke|Odpowiedzialny|担当|负责人|المسؤول|ज़िम्मेदार',
  status: 'Status|Status|Statut|Estado|Stato|Estado|Status|Status|状況|状态|الحالة|स्थिति',
  phase: 'Phase|Phase|Phase|Fase|Fase|Fase|Fase|Etap|フェーズ|阶段|المرحلة|चरण',
  signature:
    'Signature|Unterschrift|Signature|Firma|Firma|Assinatura|Handtekening|Podpis|署名|签名|التوقيع|हस्ताक्षर',
  questions:
    'Questions?|Fragen?|Des questions ?|¿Preguntas?|Domande?|Perguntas?|Vragen?|Pytania?|ご質問|提问|أسئلة؟|प्रश्न?',
  thanks:
    'Thank you|Vielen Dank|Merci|Gracias|Grazie|Obrigado|Dank u|Dziękujemy|ありがとうございました|谢谢|شكرًا|धन्यवाद',
  page: 'Page|Seite|Page|Página|Pagina|Página|Pagina|Strona|ページ|页|صفحة|पृष्ठ',
  table: 'Table|Tabelle|Tableau|Tabla|Tabella|Tabela|Tabel|Tabela|表|表|جدول|तालिका',
  figure: 'Figure|Abbildung|Figure|Figura|Figura|Figura|Figuur|Rysunek|図|图|شكل|चित्र',
  dashboard:
    'Dashboard|Dashboard|Tableau de bord|Panel|Cruscotto|Painel|Dashboard|Pulpit|ダッシュボード|仪表板|لوحة المعلومات|डैशबोर्ड',
  value: 'Value|Wert|Valeur|Valor|Valore|Valor|Waarde|Wartość|値|数值|القيمة|मान',
  category:
    'Category|Kategorie|Catégorie|Categoría|Categoria|Categoria|Categorie|Kategoria|分類|类别|الفئة|श्रेणी',
  source: 'Source|Quelle|Source|Fuente|Fonte|Fonte|Bron|Źródło|出典|来源|المصدر|स्रोत',
  year: 'Year|Jahr|Année|Año|Anno|Ano|Jaar|Rok|年|年份|السنة|वर्ष',
  month: 'Month|Monat|Mois|Mes|Mese|Mês|Maand|Miesiąc|月|月份|الشهر|माह',
  share: 'Share|Anteil|Part|Proporción|Quota|Quota|Aandeel|Udział|割合|占比|النسبة|हिस्सा',
  average: 'Average|Durchschnitt|Moyenne|Promedio|Media|Média|Gemiddelde|Średnia|平均|平均|المتوسط|औसत',
  highest: 'Highest|Höchster Wert|Maximum|Máximo|Massimo|Máximo|Hoogste|Najwyższa|最大|最高|الأعلى|सर्वाधिक',
  lowest: 'Lowest|Niedrigster Wert|Minimum|Mínimo|Minimo|Mínimo|Laagste|Najniższa|最小|最低|الأدنى|न्यूनतम',
  count: 'Count|Anzahl|Nombre|Cantidad|Conteggio|Contagem|Aantal|Liczba|件数|数量|العدد|संख्या',
  insights:
    'What stands out|Was auffällt|À retenir|Lo que destaca|Cosa emerge|O que se destaca|Wat opvalt|Co się wyróżnia|読み取れること|主要发现|أبرز النتائج|मुख्य बातें',
  exampleData:
    'Example data|Beispieldaten|Données d’exemple|Datos de ejemplo|Dati di esempio|Dados de exemplo|Voorbeeldgegevens|Przykładowe dane|サンプルデータ|示例数据|بيانات توضيحية|उदाहरण डेटा',
  placeholder:
    'To be replaced|Noch zu ersetzen|À remplacer|Por sustituir|Da sostituire|A substituir|Nog te vervangen|Do uzupełnienia|差し替えてください|待替换|يُستبدل لاحقًا|बदला जाना है',
  toBeConfirmed:
    'To be confirmed|Noch zu bestätigen|À confirmer|Por confirmar|Da confermare|A confirmar|Nog te bevestigen|Do potwierdzenia|未定|待确认|يُؤكَّد لاحقًا|पुष्टि शेष',
  notAvailable:
    'Not available here|Hier nicht verfügbar|Non disponible ici|No disponible aquí|Non disponibile qui|Não disponível aqui|Hier niet beschikbaar|Niedostępne|ここでは利用できません|此处不可用|غير متاح هنا|यहाँ उपलब्ध नहीं',
  sampleQuote:
    'Sample quote, to be replaced with a real one|Beispielzitat, bitte durch ein echtes ersetzen|Exemple de témoignage, à remplacer par un vrai|Cita de ejemplo, sustituir por una real|Citazione di esempio, da sostituire con una vera|Citação de exemplo, substituir por uma real|Voorbeeldcitaat, te vervangen door een echt citaat|Przykładowa opinia, do zastąpienia prawdziwą|サンプルの声です。実際の声に差し替えてください|示例评价，请替换为真实评价|اقتباس نموذجي يُستبدل باقتباس حقيقي|नमूना राय, वास्तविक राय से बदलें',
  yourName:
    'Name to be added|Name folgt|Nom à ajouter|Nombre por añadir|Nome da aggiungere|Nome a acrescentar|Naam volgt|Imię do uzupełnienia|お名前（後日掲載）|姓名待补充|يُضاف الاسم لاحقًا|नाम जोड़ा जाना है',
  photo: 'Photo|Foto|Photo|Foto|Foto|Foto|Foto|Zdjęcie|写真|照片|صورة|फ़ोटो',
  illustration:
    'Illustration|Illustration|Illustration|Ilustración|Illustrazione|Ilustração|Illustratie|Ilustracja|イラスト|插图|رسم توضيحي|चित्रांकन',
  logo: 'Logo|Logo|Logo|Logotipo|Logo|Logótipo|Logo|Logo|ロゴ|标志|الشعار|लोगो',
  and: 'and|und|et|y|e|e|en|i|と|和|و|और',
  or: 'or|oder|ou|o|o|ou|of|lub|または|或|أو|या',
  in: 'in|in|à|en|a|em|in|w|で|在|في|में',
  by: 'by|von|par|por|di|por|door|autor:|作|作者|بقلم|द्वारा',
  for: 'for|für|pour|para|per|para|voor|dla|向け|面向|لـ|के लिए',
  since: 'since|seit|depuis|desde|dal|desde|sinds|od|創業|始于|منذ|से',
};
