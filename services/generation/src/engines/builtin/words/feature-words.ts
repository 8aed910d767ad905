import type { UnsupportedFeature } from '../brief/requests.ts';

/** Words for things that need a program or a payment behind them, which a specification cannot carry. */
export const FEATURE_WORDS: Readonly<Record<UnsupportedFeature, string>> = {
  login:
    'login|log in|log-in|sign in|user accounts|user account|member area|members area|members-only|client portal|customer portal|student portal|user registration|password protected|anmeldebereich|mitgliederbereich|kundenportal|benutzerkonto|einloggen|espace membre|espace client|connexion|compte client|área de clientes|área privada|inicio de sesión|iniciar sesión|área riservata|area riservata|accesso utenti|login utenti|área do cliente|área de membros|inloggen|klantportaal|ledenportaal|logowanie|panel klienta|konto użytkownika|ログイン|会員ページ|マイページ|会員登録|登录|会员中心|用户注册|تسجيل الدخول|حساب المستخدم|लॉगिन|लॉग इन|सदस्य क्षेत्र',
  cart: 'cart|shopping cart|basket|shopping basket|add to cart|warenkorb|panier|carrito|carrito de compra|carrello|carrinho|winkelwagen|winkelmand|koszyk|koszykiem|カート|買い物かご|购物车|سلة التسوق|عربة التسوق|السلة|कार्ट|शॉपिंग कार्ट',
  checkout:
    'checkout|check-out page|kasse|bezahlvorgang|paiement en ligne|caisse en ligne|pago en línea|finalizar compra|cassa online|finalização de compra|afrekenen|kasa online|チェックアウト|お会計|决済|结账|结算|إتمام الشراء|الدفع|चेकआउट',
  payments:
    'online payment|online payments|payment gateway|payment integration|stripe|paypal|apple pay|credit card payment|onlinezahlung|zahlungsabwicklung|paiement|passerelle de paiement|pago online|pasarela de pago|pagos|pagamento online|pagamenti online|pagamentos|online betalen|ideal|płatności online|płatności|オンライン決済|決済|クレジットカード決済|在线支付|支付|الدفع الإلكتروني|الدفع عبر الإنترنت|ऑनलाइन भुगतान|भुगतान',
  search:
    'search bar|search function|site search|live search|search box|search engine|property search|job search|suchfunktion|suchleiste|barre de recherche|moteur de recherche|buscador|barra de búsqueda|barra di ricerca|funzione di ricerca|barra de pesquisa|campo de busca|zoekfunctie|zoekbalk|wyszukiwark*|検索機能|検索|搜索功能|搜索|بحث|شريط البحث|खोज|सर्च',
  countdown:
    'countdown|countdown timer|count-down|count down|compte à rebours|cuenta atrás|cuenta regresiva|conto alla rovescia|contagem regressiva|contagem decrescente|aftelklok|aftellen|odliczanie|カウントダウン|倒计时|عد تنازلي|العد التنازلي|उलटी गिनती|काउंटडाउन',
  liveChat:
    'live chat|live-chat|livechat|chat widget|chatbot|chat bot|support chat|chat en direct|chat en vivo|chat dal vivo|chat ao vivo|czat na żywo|czat|チャット|チャットボット|在线客服|聊天|دردشة|दردشة مباشرة|लाइव चैट|चैटबॉट',
  map: 'interactive map|map|google map|google maps|map embed|embedded map|map link|course map|karte einbetten|anfahrtskarte|google-maps-karte|lageplan|carte interactive|plan interactif|mapa|mapa interactivo|mappa|mapa interativo|interactieve kaart|kaartje|mapą|mapka|地図|マップ|地图|خريطة|नक्शा|मैप|मानचित्र',
  comments:
    'comments|comment section|comment form|guestbook|forum|kommentare|kommentarfunktion|gästebuch|commentaires|livre d or|comentarios|foro|commenti|comentários|fórum|reacties|gastenboek|komentarze|コメント欄|掲示板|评论|留言板|论坛|تعليقات|منتدى|टिप्पणियाँ|फोरम',
  multilingual:
    'language switcher|language switch|multilingual|bilingual|multi-language|sprachumschalter|mehrsprachig|zweisprachig|multilingue|bilingue|sélecteur de langue|multilingüe|bilingüe|selector de idioma|selettore di lingua|seletor de idioma|meertalig|tweetalig|taalkeuze|wielojęzyczn*|dwujęzyczn*|多言語|言語切替|多语言|双语|语言切换|متعدد اللغات|تبديل اللغة|ثنائي اللغة|बहुभाषी|द्विभाषी',
  dashboard:
    'admin panel|user dashboard|admin dashboard|cms|adminbereich|panneau d administration|panel de administración|pannello di controllo|painel administrativo|beheeromgeving|panel administracyjny|管理画面|后台|لوحة التحكم|एडमिन पैनल',
  upload:
    'file upload|upload form|upload files|photo upload|datei-upload|dateiupload|téléversement|subir archivos|caricamento file|upload de arquivos|bestand uploaden|przesyłanie plików|ファイルアップロード|文件上传|رفع الملفات|फ़ाइल अपलोड',
  ai: 'ai assistant|ai chatbot|ai-powered|ai recommendations|recommendation engine|ki-assistent|assistant ia|asistente de ia|assistente ai|assistente de ia|ai-assistent|asystent ai|AIアシスタント|智能推荐|مساعد ذكي|एआई सहायक',
  animation:
    'animation|animations|animated|parallax|3d model|3d viewer|virtual tour|360 tour|animationen|animiert|rundgang|animations|visite virtuelle|animaciones|tour virtual|visita virtual|animazioni|tour virtuale|animações|animaties|animacj*|wirtualny spacer|アニメーション|バーチャルツアー|动画|虚拟游览|رسوم متحركة|جولة افتراضية|एनिमेशन',
  audio:
    'audio player|music player|play samples|sound samples|spotify embed|audioplayer|lecteur audio|reproductor de audio|lettore audio|leitor de áudio|odtwarzacz|試聴|音楽プレーヤー|音频播放器|مشغل صوت|ऑडियो प्लेयर',
  video:
    'background video|autoplay video|live stream|livestream|streaming|video hosting|hintergrundvideo|live-übertragung|vidéo en arrière-plan|retransmission en direct|transmisión en vivo|diretta streaming|transmissão ao vivo|transmisja na żywo|ライブ配信|直播|بث مباشر|लाइव स्ट्रीम',
  realTime:
    'real-time|real time|live scores|live prices|live data|live feed|stock ticker|weather widget|instagram feed|social feed|availability calendar|echtzeit|live-daten|temps réel|tiempo real|tempo reale|tempo real|realtime|czas rzeczywist*|リアルタイム|实时|الوقت الفعلي|वास्तविक समय',
  donationPayment:
    'donation form|online donations|donation payment|spendenformular|online-spenden|formulaire de don|dons en ligne|formulario de donación|donaciones en línea|modulo di donazione|donazioni online|formulário de doação|doações online|donatieformulier|formularz darowizn*|オンライン寄付|在线捐款|تبرع عبر الإنترنت|ऑनलाइन दान',
  customCode:
    'custom script|custom code|embed code|iframe|tracking pixel|google analytics|webhook|api integration|zapier|facebook pixel',
};
