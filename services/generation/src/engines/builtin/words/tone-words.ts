/** Tones, by the English name that palettes and copy match on, with the words that ask for them. */
export const TONE_WORDS: Readonly<Record<string, string>> = {
  warm: 'warm|cosy|cozy|homely|welcoming|inviting|warme|warmen|gemütlich*|herzlich*|chaleureu*|chaud|chaudes|cálido|cálida|cálidos|acogedor*|caldo|caldi|accoglient*|quente|quentes|acolhedor*|aconchegante|gezellig|warme|ciepł*|przytuln*|温かい|温かみ*|暖かい|暖色|温暖|暖色调|温馨|دافئ|دافئة|ودود|गर्म|गर्मजोशी|आरामदायक',
  calm: 'calm|calming|serene|peaceful|soothing|quiet|tranquil|gentle|ruhig*|beruhigend*|sanft*|calme|apaisant*|serein*|doux|tranquilo|tranquila|sereno|serena|relajante|calmo|calma|sereno|rilassante|suave|rustig*|kalm|spokojn*|łagodn*|落ち着い*|穏やか*|静か*|癒し*|平静|宁静|舒缓|هادئ|هادئة|शांत|सुकून',
  minimal:
    'minimal|minimalist|minimalistic|clean|simple|uncluttered|understated|minimalistisch*|schlicht*|reduziert*|klar|épuré*|minimaliste|sobre et|sobre|minimalista|limpio|limpia|sencillo|sencilla|pulito|semplice|essenziale|limpo|limpa|simples|strak|eenvoudig|minimalistyczn*|prost*|czyst*|ミニマル|シンプル|すっきり|极简|简约|简洁|بسيط|بسيطة|مينيمال|मिनिमल|सरल|सादा|साफ',
  modern:
    'modern|contemporary|sleek|fresh|up-to-date|moderne|modernen|modernes|zeitgemäß*|frisch*|contemporain*|moderno|moderna|actual|fresco|contemporáneo|attuale|contemporaneo|contemporâneo|hedendaags|nowoczesn*|współczesn*|モダン|現代的*|近代的|现代|时尚|عصري|عصرية|حديث|حديثة|आधुनिक|मॉडर्न',
  elegant:
    'elegant|refined|sophisticated|graceful|classy|luxury|luxurious|premium|upscale|high-end|exclusive|edel|edle|vornehm*|luxuriös*|hochwertig*|élégant*|raffiné*|luxueu*|haut de gamme|elegante|refinado|lujo|lujoso|lujosa|exclusivo|raffinato|lussuoso|di lusso|sofisticado|sofisticada|luxo|luxuoso|stijlvol*|luxe|eleganck*|luksusow*|wykwintn*|エレガント|上品*|高級*|優雅*|ラグジュアリー|优雅|高端|奢华|精致|أنيق|أنيقة|فاخر|فاخرة|راقي|सुरुचिपूर्ण|शानदार|लक्ज़री|एलिगेंट',
  playful:
    'playful|fun|funny|whimsical|quirky|cheerful|lively|happy|cute|festive|joyful|verspielt*|lustig*|fröhlich*|bunt*|ludique|amusant*|joyeu*|festif|festive|divertido|divertida|alegre|juguetón|festivo|giocoso|divertente|allegro|allegra|vivace|brincalhão|alegre|divertida|festivo|speels*|vrolijk*|leuk|zabawn*|wesoł*|radosn*|楽しい|かわいい|可愛い|ポップ|にぎやか*|有趣|可爱|活泼|欢快|مرح|مرحة|لطيف|مبهج|मज़ेदार|मजेदार|चंचल|प्यारा|खुशनुमा',
  bold: 'bold|striking|edgy|strong|daring|loud|dramatic|high-contrast|high contrast|vibrant|energetic|dynamic|powerful|mutig*|kräftig*|auffällig*|dynamisch*|energisch*|audacieu*|percutant*|dynamique|énergique|audaz|llamativo|atrevido|enérgic*|dinámico|audace|deciso|energico|dinamico|d impatto|ousado|arrojado|vibrante|energético|dinâmico|gedurfd*|krachtig*|dynamisch|odważn*|wyrazist*|dynamiczn*|energiczn*|大胆*|力強い|インパクト*|ダイナミック|鲜明|有力|活力|充满活力|جريء|جريئة|قوي|حيوي|बोल्ड|साहसी|जीवंत|ऊर्जावान',
  professional:
    'professional|corporate|business-like|businesslike|serious|trustworthy|formal|authoritative|reliable|professionell*|seriös*|sachlich*|förmlich*|vertrauenswürdig*|geschäftlich|professionnel*|sérieu*|formel*|profesional|serio|seria|formal|confiable|professionale|serio|formale|affidabile|profissional|sério|confiável|professioneel|professionele|zakelijk*|serieus|profesjonaln*|poważn*|formaln*|プロフェッショナル|ビジネス|信頼*|真面目|フォーマル|专业|商务|正式|可靠|مهني|احترافي|احترافية|رسمي|رسمية|موثوق|पेशेवर|व्यावसायिक|औपचारिक|विश्वसनीय',
  friendly:
    'friendly|approachable|casual|down-to-earth|warmhearted|family-friendly|freundlich*|nahbar*|locker*|persönlich*|familiär*|amical*|convivial*|accessible|décontracté*|amable|cercano|cercana|amigable|informal|familiar|amichevole|familiare|alla mano|amigável|próximo|descontraído|vriendelijk*|toegankelijk*|persoonlijk*|przyjazn*|swobodn*|rodzinn*|親しみやすい|フレンドリー|気さく|アットホーム|友好|亲切|亲民|ودية|ودي|دوستانہ|दोस्ताना|मैत्रीपूर्ण|मिलनसार',
  rustic:
    'rustic|country|handmade look|vintage|retro|old-fashioned|traditional|nostalgic|craft|rustikal*|ländlich*|traditionell*|nostalgisch*|rustique|traditionnel*|rétro|authentique|rústico|rústica|tradicional|retro|rustico|tradizionale|vintage|retrò|autentico|rústico|rustiek|traditioneel|ambachtelijk|rustykaln*|tradycyjn*|staroświeck*|レトロ|ヴィンテージ|素朴*|和風|伝統的*|昔ながら*|复古|怀旧|传统|乡村|古朴|ريفي|تقليدي|تقليدية|كلاسيكي|देहाती|पारंपरिक|विंटेज|रेट्रो',
  natural:
    'natural|organic|earthy|earth tones|botanical|eco|eco-friendly|sustainable|green look|natürlich*|naturnah*|erdig*|erdtöne|nachhaltig*|naturel*|nature|terreux|écologique|natural|naturales|orgánico|tonos tierra|ecológico|naturale|naturali|organico|ecologico|sostenibile|toni della terra|orgânico|ecológico|sustentável|tons terrosos|natuurlijk*|aardetinten|duurzaam|naturaln*|ekologiczn*|organiczn*|ナチュラル|自然*|オーガニック|アースカラー|自然|天然|有机|大地色|环保|طبيعي|طبيعية|عضوي|ترابي|प्राकृतिक|जैविक|मिट्टी',
  technical:
    'technical|futuristic|high-tech|tech|cyberpunk|neon|digital look|engineering|technisch*|futuristisch*|technique|futuriste|técnico|futurista|tecnológico|tecnico|futuristico|tecnologico|technologiczn*|futurystyczn*|techniczn*|未来的*|近未来|テック|ハイテク|科技感|未来感|科技|تقني|مستقبلي|तकनीकी|भविष्यवादी',
  dark: 'dark|dark mode|dark theme|moody|noir style|gothic|dunkel|dunkle|dunkles|dunklen|düster*|sombre|sombres|mode sombre|oscuro|oscura|modo oscuro|scuro|scura|tema scuro|escuro|escura|modo escuro|donker|donkere|donkere modus|ciemn*|mroczn*|ダーク|ダークモード|暗い|黒基調|深色|暗色|暗黑|深色模式|داكن|داكنة|مظلم|الوضع الداكن|गहरे रंग|डार्क',
  pastel:
    'pastel|pastels|pastellfarben*|pastell*|pasteles|pastelli|pastello|pastéis|pasteltinten|pastelow*|パステル|パステルカラー|粉彩|马卡龙|باستيل|पेस्टल',
  colourful:
    'colourful|colorful|rainbow|multicolour*|multicolor*|bright colours|bright colors|farbenfroh*|farbig*|coloré*|vif|vives|colorido|colorida|colores vivos|colorato|colorata|colori vivaci|cores vivas|kleurrijk*|kolorow*|カラフル|鮮やか*|五彩|多彩|色彩丰富|鲜艳|ملون|ملونة|زاهي|रंगीन|रंगबिरंगा|चमकीले',
  romantic:
    'romantic|dreamy|soft|feminine|delicate|romantisch*|verträumt*|zart*|romantique|délicat*|romántico|romántica|delicado|delicada|romantico|romantica|delicato|romântico|romântica|romantyczn*|delikatn*|ロマンチック|やわらか*|フェミニン|浪漫|梦幻|柔美|رومانسي|رومانسية|ناعم|रोमांटिक|कोमल',
  editorial:
    'editorial|magazine style|magazine-like|literary|typographic|redaktionell*|éditorial*|editoriale|redactioneel|edytorsk*|エディトリアル|雑誌風|杂志风',
  urgent:
    'urgent|persuasive|convincing|sales-driven|dringlich|überzeugend*|persuasi*|convaincant*|convincente|urgente|convincente|persuasivo|overtuigend|przekonując*|説得力*|紧迫|有说服力|مقنع|प्रेरक',
  academic:
    'academic|scholarly|scientific|analytical|rigorous|akademisch*|wissenschaftlich*|analytisch*|académique|scientifique|analytique|académico|académica|científico|científica|accademico|scientifico|analitico|acadêmico|académico|científico|academisch|wetenschappelijk|akademick*|naukow*|analityczn*|学術的*|科学的*|アカデミック|学术|科学|严谨|أكاديمي|علمي|शैक्षणिक|वैज्ञानिक',
};

/** Styles named as such; kept as written and matched on by themes. */
export const STYLE_WORDS =
  'minimalist|minimal|brutalist|swiss|bauhaus|art deco|art nouveau|flat|flat design|material|glassmorphism|skeuomorphic|retro|vintage|mid-century|grunge|y2k|memphis|geometric|abstract|hand-drawn|hand drawn|watercolour|watercolor|illustrated|typographic|monochrome|monochromatic|gradient|industrial|scandinavian|nordic|japandi|wabi-sabi|boho|bohemian|rustic|futuristic|cyberpunk|vaporwave|pop art|collage|editorial|magazine|serif|sans serif|sans-serif|rounded|skandinavisch*|nordisch*|handgezeichnet|aquarell|géométrique|aquarelle|scandinave|nórdico|geométrico|acuarela|geometrico|acquerello|scandinavo|aquarela|escandinavo|geometrisch|waterverf|scandinavisch|akwarel*|geometryczn*|skandynawsk*|水彩|手描き|北欧|和風|幾何学|水墨|国潮|几何|手绘|هندسي|ألوان مائية|ज्यामितीय';
