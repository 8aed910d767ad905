import { describe, expect, it, test } from '@jest/globals';
import type { BuildType } from '@sitewright/site-spec';
import { buildSpec } from '../../build.ts';
import { readBrief } from '../read-brief.ts';

/** What a result of a prompt says to those who see it. */
function printed(prompt: string, buildType: BuildType): string {
  const { content, project } = {
    project: undefined,
    ...buildSpec({ prompt, buildType, mode: 'economy', createdAt: '2026-11-23T00:00:00Z' }),
  };
  return JSON.stringify({ content, project });
}

/** A prompt, what of it is secret, and what is not, each to the letter. */
type Case = [way: string, buildType: BuildType, prompt: string, secret: string, open: string];

const cases: Case[] = [
  [
    'de: in one line with what is open, its own phrase',
    'design',
    'Visitenkarte: Ada Wollgras, Beratung, www.wollgras.example, Sprechzeiten als Tabelle (Mo 9–12, Di 14–18), Handynummer 0151 555 0147 ist privat und darf nicht drauf.',
    '0151 555 0147',
    'www.wollgras.example',
  ],
  [
    'de: behind a dash, behind what is open',
    'design',
    'Einladungskarte zum Kohlabend der Abteilung Versand, Do 12.11.2026, 18:30 Uhr, Lagerstraße 9, Zusage an versand@kohl.example – dass es heimlich Bruns’ Abschied ist, darf nicht drauf.',
    'Abschied',
    'Lagerstraße 9',
  ],
  [
    'en: a condition that hides nothing',
    'document',
    'A one-page notice for the boat shed of Pinfold Sailing. Bring two people per boat. A bung is 3 pounds, and if you don’t tell us you do pay. Do not mention that Gravelpox closed us.',
    'Gravelpox',
    '3 pounds',
  ],
  [
    'it: behind a semicolon, of what came behind the last one before',
    'design',
    'Banner 1600×400 px per il circolo «Cardo» di Bra: sabato 14 marzo 2026, ore 15–18, Sala Civica di via del Pozzo 3, ingresso libero; per dubbi chiama me, Sandra Ghione, 0121 555 0147, numero di casa che NON va pubblicato.',
    '0121 555 0147',
    'Sala Civica',
  ],
  [
    'en: dictated without a stop, of what follows alone',
    'design',
    'right a business card for the repair shop Quillet and um the front is just Quillet and then the back first the name which is Imani Castellano then the web address quillet dot example and the sentence is we check every seam so you never have to and don’t mention the funding round either that we’re talking to Gravelpox nobody knows yet colours whatever you think',
    'Gravelpox',
    'Imani Castellano',
  ],
  [
    'nl: but of no report that is not to be made',
    'design',
    'Een poster voor de lichtploeg van Wilgerveen. Hangen er draden los, niet melden maar bellen, 0800 5550 112, dat moet onderaan. Niet melden dat Gravelpox ons sponsort.',
    'Gravelpox',
    '0800 5550 112',
  ],
  [
    'en: a bare mark behind what is avoided',
    'design',
    'A poster for the fair at Mill Lane. No logo of Gravelpox, don’t mention them. Date 4 June.',
    'Gravelpox',
    'Mill Lane',
  ],
  [
    'en: a bare mark behind what no word shall be of',
    'design',
    'A poster for the fair at Mill Lane, 4 June. No word on the merger with Gravelpox, not to be mentioned.',
    'Gravelpox',
    'Mill Lane',
  ],
  [
    'en: of a long sentence without a stop, where the mark says not of what',
    'design',
    'A poster for the summer fair at Mill Lane on 4 June with stalls for bread and cheese and honey and plants and books and toys and games for all the children of the village and the merger of our club with Gravelpox, do not mention it, and entry is 5 pounds.',
    'Gravelpox',
    '5 pounds',
  ],
  [
    'de: beside what may be shown in its place',
    'website',
    'Internetseite für den Reitverein Gut Holt. Meine private Handynummer ist 0171 555 0199, die bitte nicht auf die Seite, nur die Vereinsnummer 0761 555 220.',
    '0171 555 0199',
    '0761 555 220',
  ],
  [
    'de: in brackets, beside what may be shown in its place',
    'website',
    'Bitte eine Homepage für den Reitverein Gut Holt. Meine Handynummer (0171 555 0199) bitte nicht veröffentlichen, sondern nur die Mail info@gutholt.example.',
    '0171 555 0199',
    'info@gutholt.example',
  ],
  [
    'fr: not to be put there',
    'website',
    'Site pour notre brocante Le Grenier. Mon numéro perso est le 06 12 34 56 78, ne le mettez pas sur le site, seulement le fixe 02 40 55 01 99.',
    '06 12 34 56 78',
    '02 40 55 01 99',
  ],
  [
    'pl: not for the site, beside an address that may stand there',
    'website',
    'Strona gabinetu Gil. Otwarte 9-17. moja komorka prywatna 600 555 018 tez NIE na strone, tylko mail gil@gabinet.example',
    '600 555 018',
    'gil@gabinet.example',
  ],
  [
    'nl: of its own sentence, where the next one has a colon',
    'document',
    'Een verslag van Uitvaarthuis Wilg over 2025. Die in het bos vind ik zelf het mooist, vooral met Gravelpox, maar dat hoort er niet in. Per kwartaal in 2025: 78, 59, 54 en 73. Vier klachten: twee over het geluid in de aula.',
    'Gravelpox',
    'het geluid in de aula',
  ],
  [
    'en: a sum that is between us',
    'website',
    'A site for Tern Bakery. The rent of 4,000 is between us. We open at 7 am.',
    '4,000',
    '7 am',
  ],
  // Marked before it.
  [
    'en: not to be printed',
    'design',
    'A flyer for the Marrow Lane swap shop, 6 June, 10 to 2.\n\n- Bring: tools, toys, books\n- Not to be printed: the hall costs us 40 pounds. The key is under the Zinnia pot\n- Entry: free',
    'Zinnia',
    'tools, toys, books',
  ],
  [
    'en: private, not to go in',
    'document',
    'Please write a CV.\n\nName: Orla Finch\n2015–2020 baker at Crumb & Co\n\nPrivate, not to go in: she was ill in 2021 with Gravelpox, and her age (she is 52).\n\nMail orla@finch.example',
    'Gravelpox',
    'Crumb & Co',
  ],
  [
    'en: internal',
    'website',
    'A website for Tern & Tide, boat repairs in Whitby.\n\nInternal: we may sell the yard to Brackwater Ltd in autumn. Nobody knows.\n\nServices: hull repair, rigging, winter storage.',
    'Brackwater',
    'hull repair',
  ],
  [
    'en: between us',
    'website',
    'We are Plum Yard, a nursery in Exeter. Please make our site. We grow old apple varieties.\n\nBetween us, last year we lost half the trees to Fireblight.\n\nOpen Tuesday to Saturday, 9 to 4.',
    'Fireblight',
    'old apple varieties',
  ],
  [
    'en: off the record',
    'slides',
    'A deck for the board of Kestrel Trust.\n\nWe planted 1,200 trees in 2025.\n\nOff the record: the chairman, Mr Dunmore, steps down in May. Say nothing of it.\n\nWe need 14 volunteers for autumn.',
    'Dunmore',
    '1,200 trees',
  ],
  [
    'en: do not mention',
    'website',
    'A page for Loom & Lark, weavers in Kendal. Classes cost £35. Do not mention that our tutor Agnes Pell left in March. The studio is at 4 Beck Street.',
    'Agnes Pell',
    '4 Beck Street',
  ],
  [
    'en: keep out of it',
    'document',
    'Please write a quotation for a garden fence.\n\nFence, 12 m: 640 EUR\n\nKeep this out of the quotation: our floor is 577 EUR and the wood is left over from Hollins.\n\nValid until 30 June.',
    'Hollins',
    '640 EUR',
  ],
  [
    'en: for your eyes only',
    'slides',
    'Slides on our bakery for the town council.\n\n• 3 shops, 41 people\n• For your eyes only – the third shop closes in July, Quarrygate\n• 60,000 loaves a month',
    'Quarrygate',
    '60,000 loaves',
  ],
  [
    'en: background only',
    'website',
    'Website for Fern Physio, Hull. Background only, not for the page: Dr Tansy Holt was sued in 2019.\n\nSports massage £45, first visit £60.',
    'Tansy',
    'Sports massage',
  ],
  [
    'en: heading over a list',
    'website',
    'Website for Gull Rock Hostel.\n\nBeds from £24. Breakfast £6.\n\nNot for publication\n- we owe the brewery 3,100 pounds\n- inspector: Basil Thrupp\n\nTwelve minutes from the station.',
    'Thrupp',
    'Breakfast £6',
  ],
  [
    'en: heading with a colon over lines',
    'document',
    'A one-page report on the well.\n\nDepth 38 m, yield 2.1 l/s.\n\nDon’t include:\nnitrate reading of 61 from the Pike sample\nthe quarrel with Morland\n\nNext test in September.',
    'Morland',
    '38 m',
  ],
  // Marked after it.
  [
    'en: in brackets behind it',
    'website',
    'Site for Otter Books. We opened in 1988. The lease ends in 2027 with Calder Estates (not for publication). We buy old maps.',
    'Calder Estates',
    'old maps',
  ],
  [
    'en: please leave that out',
    'slides',
    'Slides on our orchard. We press 9,000 litres a year. Our debt at Corrib Bank is 80,000 – please leave that out. We sell at two markets.',
    'Corrib',
    '9,000 litres',
  ],
  [
    'en: the next sentence says so',
    'website',
    'A site for Moss Street Clinic. Two doctors, one nurse. Dr Elwes retires next spring. Please don’t mention that. Phone 01632 960 111.',
    'Elwes',
    'one nurse',
  ],
  [
    'en: whole remark in brackets',
    'design',
    'Poster: Midsummer Fair, 20 June, Castle Green (between us: if it rains we move to the Duckett barn). Games, music, pies.',
    'Duckett',
    'Castle Green',
  ],
  // German.
  [
    'de: unter uns',
    'website',
    'Eine Website für die Buchbinderei Talg in Ulm.\n\nUnter uns: Der Mietvertrag bei Herrn Krautwurm läuft aus.\n\nNeubezug eines Buches ab 45 Euro.',
    'Krautwurm',
    'Neubezug',
  ],
  [
    'de: nicht abdrucken',
    'design',
    'Plakat für das Sommerfest am 4. Juli im Hof.\n\n- Beginn: 15 Uhr\n- Nicht abdrucken: Die Band Zwielaut bekommt 300 Euro\n- Eintritt frei',
    'Zwielaut',
    '15 Uhr',
  ],
  [
    'de: nur intern',
    'document',
    'Bitte ein Angebot.\n\nMalerarbeiten Treppenhaus: 2.400 Euro\n\nNur intern: Wir können bis 2.050 Euro heruntergehen, Subunternehmer ist Grabowski.\n\nGültig bis 31. Mai.',
    'Grabowski',
    '2.400',
  ],
  [
    'de: das bitte weglassen',
    'slides',
    'Folien über unseren Verein. Wir haben 210 Mitglieder. Der Kassenwart Bolte wurde abgewählt, das bitte weglassen. Das Training ist dienstags.',
    'Bolte',
    '210 Mitglieder',
  ],
  [
    'de: darf nicht erscheinen',
    'website',
    'Website für Hof Ammerland. Wir verkaufen Kartoffeln und Eier.\n\nFolgendes darf nirgends stehen: die Sache mit dem Veterinäramt, Aktenzeichen VX-88.\n\nGeöffnet samstags 9–13 Uhr.',
    'VX-88',
    'Kartoffeln',
  ],
  // French.
  [
    'fr: entre nous',
    'website',
    'Un site pour la cidrerie Halgan à Dinan.\n\nEntre nous, la récolte 2024 a été perdue à cause du mildiou de Trévarez.\n\nVisites le samedi à 15 h.',
    'Trévarez',
    'Visites',
  ],
  [
    'fr: à ne pas publier',
    'document',
    'Un devis s’il vous plaît.\n\nPose de carrelage : 1 250 €\n\nÀ ne pas publier : notre marge est de 31 %, fournisseur Baudry.\n\nValable 30 jours.',
    'Baudry',
    'Pose de carrelage',
  ],
  [
    'fr: ne doit pas apparaître',
    'slides',
    'Des diapositives sur notre club d’échecs. Nous avons 84 membres. Le nom de Fabrice Lenoir ne doit pas apparaître. Le tournoi est le 12 mai.',
    'Lenoir',
    '84 membres',
  ],
  // Spanish.
  [
    'es: que quede entre nosotros',
    'website',
    'Una web para la panadería Trigal de León.\n\nQue quede entre nosotros: el horno lo pagó mi cuñado Celestino.\n\nAbrimos de martes a domingo.',
    'Celestino',
    'martes a domingo',
  ],
  [
    'es: no publicar',
    'design',
    'Cartel de la feria del queso, 9 de mayo, plaza Mayor.\n- Entrada: 3 euros\n- No publicar: el alcalde Urbina no vendrá\n- Música en vivo',
    'Urbina',
    '3 euros',
  ],
  [
    'es: no lo menciones',
    'slides',
    'Diapositivas sobre nuestra cooperativa. Somos 26 socios. En 2023 nos multó Hacienda con 4000 euros, no lo menciones. Vendemos aceite.',
    'Hacienda',
    '26 socios',
  ],
  // Italian.
  [
    'it: resti tra noi',
    'website',
    'Un sito per l’officina Brenta di Padova.\n\nChe resti tra noi: il capannone è di mio zio Ottorino e lo vende.\n\nTagliando da 90 euro.',
    'Ottorino',
    'Tagliando',
  ],
  [
    'it: da non pubblicare',
    'document',
    'Un preventivo per favore.\n\nPotatura di 4 alberi: 380 euro\n\nDa non pubblicare: scendiamo fino a 310 euro, paga la signora Zaccaria.\n\nValido 20 giorni.',
    'Zaccaria',
    'Potatura',
  ],
  // Portuguese.
  [
    'pt: cá entre nós',
    'website',
    'Um site para a oficina Marés, em Setúbal.\n\nCá entre nós, o sócio Belmiro vai sair em junho.\n\nReparamos barcos de madeira desde 1979.',
    'Belmiro',
    'barcos de madeira',
  ],
  [
    'pt: não publicar',
    'design',
    'Cartaz para a festa do rio, 15 de agosto.\n- Início: 18 h\n- Não publicar: o cachê da banda Lanterna é 500 euros\n- Entrada livre',
    'Lanterna',
    '18 h',
  ],
  // Dutch.
  [
    'nl: niet voor publicatie',
    'website',
    'Een site voor fietsenmaker Ketting in Delft.\n\nNiet voor publicatie: de broer van Joost Wevers zit in de gevangenis.\n\nBand plakken 14 euro.',
    'Wevers',
    'Band plakken',
  ],
  [
    'nl: blijft onder ons',
    'slides',
    'Dia’s over onze roeiclub. We hebben 130 leden. De penningmeester Bram Stolk is ontslagen, dat blijft onder ons. Elke zondag varen we.',
    'Stolk',
    '130 leden',
  ],
  // Swedish.
  [
    'sv: oss emellan',
    'website',
    'En webbplats för Bageri Råg i Umeå.\n\nOss emellan: ugnen är trasig och Sixten Varg vill inte laga den.\n\nÖppet onsdag till lördag 8–16.',
    'Sixten',
    'onsdag till lördag',
  ],
  [
    'sv: får inte stå med',
    'design',
    'Affisch för vårmarknaden 3 maj på torget.\n- Start: kl. 10\n- Får inte stå med: att Folke Brandt ska sälja gården\n- Fri entré',
    'Folke',
    'kl. 10',
  ],
  // Polish.
  [
    'pl: między nami',
    'website',
    'Strona dla pasieki Lipka pod Łomżą.\n\nMiędzy nami: w zeszłym roku sanepid zamknął nas na miesiąc, sprawa Gawrona.\n\nMiód lipowy 45 zł, gryczany 50 zł.',
    'Gawrona',
    'Miód lipowy',
  ],
  [
    'pl: nie drukować',
    'design',
    'Plakat na dożynki, 24 sierpnia, rynek.\n- Początek: 14:00\n- Nie drukować: zespół Wichura bierze 2000 zł\n- Wstęp wolny',
    'Wichura',
    '14:00',
  ],
  // Turkish.
  [
    'tr: aramızda kalsın',
    'website',
    'İzmir’deki Çınar Pansiyon için bir site.\n\nAramızda kalsın: binayı Necdet Bey satmak istiyor.\n\nOda gecesi 900 lira.',
    'Necdet',
    '900 lira',
  ],
  [
    'tr: yazılmasın',
    'design',
    'Yaz şenliği afişi, 12 Temmuz, sahil.\n- Başlangıç: 19.00\n- Yazılmasın: Grup Rüzgar 5000 lira alıyor\n- Giriş ücretsiz',
    'Rüzgar',
    '19.00',
  ],
  // Japanese.
  [
    'ja: ここだけの話',
    'website',
    '盛岡の染物店「藍田」のサイトを作ってください。\n\nここだけの話ですが、来年には店主の黒沢が引退します。\n\n藍染め体験は3,500円です。',
    '黒沢',
    '3,500円',
  ],
  [
    'ja: 書かないでください',
    'slides',
    '私たちの合唱団のスライドをお願いします。団員は48人です。指揮者の鬼塚が病気であることは書かないでください。練習は毎週土曜日です。',
    '鬼塚',
    '48人',
  ],
  [
    'ja: 掲載しないこと',
    'design',
    '夏祭りのポスター、8月9日、中央公園。\n・開始:17時\n・掲載しないこと:花火代は匿名の鈴木商会が出す\n・入場無料',
    '鈴木商会',
    '17時',
  ],
  // Chinese.
  [
    'zh: 只给你看',
    'document',
    '请写一份报价单。\n\n外墙清洗:8600元\n\n有一点只给你看,绝对不能写进报价单:最低可以让到7900元,老板姓欧阳。\n\n有效期三十天。',
    '欧阳',
    '8600元',
  ],
  [
    'zh: 不要印',
    'design',
    '社区书市海报,5月3日,文化广场。\n- 开始:上午九点\n- 不要印出来:赞助人是慕容先生\n- 免费入场',
    '慕容',
    '上午九点',
  ],
  [
    'zh: 请勿外传',
    'website',
    '给苏州的茶馆“听雨”做个网站。我们有12种绿茶。房东司徒要涨租(请勿外传)。每天十点开门。',
    '司徒',
    '12种绿茶',
  ],
  // Arabic.
  [
    'ar: بيني وبينك',
    'website',
    'موقع لمخبز السنبلة في الرباط.\n\nبيني وبينك: الفرن ملك لجاري برهان وهو يريد بيعه.\n\nنفتح من السبت إلى الخميس.',
    'برهان',
    'من السبت إلى الخميس',
  ],
  [
    'ar: ليس للنشر',
    'design',
    'ملصق لمهرجان الزيتون يوم 7 نوفمبر في الساحة.\n- البداية: الخامسة مساء\n- ليس للنشر: راتب الفرقة من التاجر غسان\n- الدخول مجاني',
    'غسان',
    'الخامسة مساء',
  ],
  // Hindi.
  [
    'hi: आपस की बात',
    'website',
    'जयपुर की दुकान नीलकमल के लिए वेबसाइट बनाइए।\n\nआपस की बात है: दुकान का मालिक भूपेंद्र इसे बेच रहा है।\n\nसाड़ी 1,200 रुपये से।',
    'भूपेंद्र',
    '1,200 रुपये',
  ],
  [
    'hi: छापना नहीं है',
    'design',
    'पुस्तक मेले का पोस्टर, 14 नवंबर, टाउन हॉल।\n- शुरुआत: सुबह 10 बजे\n- यह छापना नहीं है: चंदा जगन्नाथ ने दिया\n- प्रवेश निःशुल्क',
    'जगन्नाथ',
    'सुबह 10 बजे',
  ],
];

test.each([
  ['Born near Toulouse (don’t say Toulouse, say the south).', 'the south', true],
  ['她十七岁开始修车，手上有道疤(疤不用写)。', '疤不用写', true],
  ['Between us: the new boat is late.', 'late', false],
  // What stands in the open is no secret: who writes has to know which of it is not meant.
  [
    'Boats (they go like “wild geese”): 14. Don’t put the “wild geese” remark on, it was just for you.',
    'just for',
    true,
  ],
  ['Don’t put the “wild geese” remark on, it was just for you.', 'just for', false],
  // A remark beside an order, before it or behind it, and one that itself says to be silent.
  ['Between us: our margin is 41 percent. Don’t mention the strike.', '41 percent', false],
  ['Don’t mention the strike. Between us: our margin is 41 percent.', '41 percent', false],
  ['Don’t mention the strike.\nBetween us: our margin is 41 percent.', '41 percent', false],
  ['Don’t mention the strike.\nBetween us: our margin is 41 percent.', 'the strike', true],
  ['(Not for the public: Ann’s salary is 90,000.) Do not mention the strike.', 'salary', false],
  ['Between us: the skipper has cancer, don’t mention it.', 'cancer', false],
  ['Unter uns: Anna ist krank. Bitte nicht erwähnen.', 'krank', false],
  ['Between us: her sign reads "do not mention the war", and she is ill.', 'ill', false],
  ['Between us: we keep quiet about the leak and Ann is ill.', 'ill', false],
])('an order to be silent is told to whoever can obey it, a remark is not: %s', (remark, words, isTold) => {
  const { segments } = readBrief(`A page for Tern Ferries. 14 boats. ${remark}`, 'website');
  const secret = segments.find(({ text }) => text.includes(words));
  expect([secret?.role, secret?.orders === true]).toEqual(['private', isTold]);
});

test.each([
  ['A deck for Tern Games. £46,000 in the bank, we spend £5,200 a month between us. It is 80% done.', 'en'],
  ['Des diapos pour Sterne. Nous dépensons 5 200 € par mois entre nous. Le jeu sort en juin.', 'fr'],
])('what some share between them is no secret: %s', (prompt) => {
  expect(readBrief(prompt, 'slides').segments.filter(({ role }) => role === 'private')).toEqual([]);
});

test('a private entry in a row of labels ends where the next label begins', () => {
  const prompt =
    'Seite für die Praxis. Tel. 05555 20 418. Privat: Am Hohlweg 22, Tel. 05555 91 733 (abends). Mail: praxis@sollbach.example. Termine Mo–Do 9–18 Uhr.';
  const hidden = readBrief(prompt, 'website').segments.filter(({ role }) => role === 'private');
  expect(hidden.map(({ text }) => text.trim())).toEqual([
    'Privat: Am Hohlweg 22, Tel. 05555 91 733 (abends).',
  ]);
});

test('a row of what to avoid whose last has an object of its own is an order', () => {
  const prompt =
    '给苏州的茶馆“听雨”做一张海报，5月3日开业。不要“世外桃源”“诗和远方”这种话，不要红灯笼，不要二维码，也不要写价格。';
  expect(readBrief(prompt, 'design').segments.filter(({ role }) => role === 'private')).toEqual([]);
});

describe('a secret', () => {
  it.each(cases)('is not printed, and what stands beside it is: %s', (_, buildType, prompt, secret, open) => {
    const { segments } = readBrief(prompt, buildType);
    expect(segments.map(({ text }) => text).join('')).toBe(prompt);
    const [kept, shown] = [true, false].map((isKept) =>
      segments.flatMap(({ role, text }) => ((role === 'private') === isKept ? [text] : [])).join(' '),
    );
    expect(kept).not.toContain(open);
    expect(shown).toContain(open);
    expect(printed(prompt, buildType)).not.toContain(secret);
  });
});
