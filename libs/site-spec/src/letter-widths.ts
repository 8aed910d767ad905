// Advance widths of the families' files, so that text of a design takes the width that it is drawn with.

/** The letters that are measured, in the order of the rows below; those with accents are as wide as without. */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ßæœøłđþıÆŒØŁĐÞ€£¥–—‘’“”„«»…·•°×©';

/** Regular and bold: the code of each character over 32 is the width of its letter in fiftieths of an em, rounded up. */
const ROWS: Readonly<Record<string, readonly [regular: string, bold: string]>> = {
  Anton: [
    ',,6<7U:+//72,0,59199999999,-0009L98895499,884F998987488D97505083099999.::--9-F999928097C7741+199EE9/99,@A9597;870<,,878==D,242B',
    ',,6<7U:+//72,0,59199999999,-0009L98895499,884F998987488D97505083099999.::--9-F999928097C7741+199EE9/99,@A9597;870<,,878==D,242B',
  ],
  Archivo: [
    '+.3=:PC+225@.1./=:==<==<==//@@@=SBCEEB?HE.<A;KEHBHEB?EAOBA@///@9*<=:=<.<<,+:,K<===1:/<:D::92-2@?MO=,=<,R^H;EB==<9R,,444<<K144@F',
    '*/7><QG-335@010/>>>>>>>>>>11@@@?REDEEC?HF/>E>LFHBHEB@FCQDCA2/2@:,=?=?>1?>..=.M>???3<1><H=<:4-4@@NQ?.??.S\\H>EC>>>9R..999==Q164@G',
  ],
  'Baloo 2': [
    "*-.B:G@'--/<(4'0=2::<;<7=<**8:77R>>>A;:@A-4=9GAC=C>;;A=I><<.1.88/9<8<:4;<,,9-I<<<<373<9E898.-.7=IM<1<<,KPC:C=?:<;G''---888'-29D",
    '*/3C<HB*//1<+2+1>4::>;<8<<,-9:99U??=A<;AB/5>:HBC=C?<<A?K>=</2089/;=9=;5<=..;.J====584=;G:;81.19?JM=3==.LPC<C=>:>;G**334<<A+/29D',
  ],
  Barlow: [
    "*0-A<KA'--49.4.4=2;:<::8::109997J?@???=?A-=?=DB?>=?>=A>L>=<34379*:<:<;2;;--9,J;<<<383;8D877/)/9<JK;1<;+NN?>C=@?C7C''...;;H+035L",
    '*22C=JD)2249.5.8=2<;?;;9;;30999:IB???><?@-=@=DB?>>?>>@?L@?<5858;,;=;=<4<<--;-J<<==393<:G;:73*3;=JL<6=<,PO?AB=@?C8A++223::K,037I',
  ],
  'Bodoni Moda': [
    '-03@<RI*22@;+2*;?6<:>9<:<<*+<<<<SGADE?>EF47D?LGF@FD=BEGSGE=1;1<<9;?:?;4>>/0?1K><??661>;F=<8.,.CBHL<1?>/SQF?E?D@E;H++555CC>**08L',
    '-38@>SK-33@;.2-;A9>=@;?;>?-.<<<>SHDEGA?GI6<G@NGGCGF?CEHXIF@2;2<<9=@;@;5@@11A3M@=@@973@=J>>91,1CGKL=3@@1URG@GBDAF;H..;;;EEG-*08L',
  ],
  'Bricolage Grotesque': [
    '--/?@OF(/.3:(1)2A0=>=>@9@@*):::5OAABC>=CC.2A:MED?DA@<DAO@=<01/;>.<?<?=3=>--<-M>>??4;3>;I:>92-1:AMP>2>?-MQD>F@ED=:F((00044B),2:M',
    ',/2@@QF)006;*2,2B2>?@?A:AA,+;;;5RCCBC?>DD/3C:OGDAEBA=EBRC@=120=<.>@=@=4>@..>.P@?@@6<4?=K=>;2.1;BOQ?3@@.PRE>FAFD@;I++44477G,12;P',
  ],
  'Cormorant Garamond': [
    ",-.;5=C'0074+1*18144758698*,5851DC<CC;:DF10A;JEG<GB9@CBOA?>.1.44+5:5:5079.-9-F:8:931196B665/).6:>C8-:9.LNG;C;>68:J**11177B*013D",
    ',-/;5=D(0074+1+28144758698+,5851ED>BD<:EG11A<KEG<GC:@CANA??.2.44+5:6:507:--9.G;9:9311:6C665/).6=>C8.:9-MOH<D<>69:J**22388B*114E',
  ],
  Figtree: [
    '-/0@<HA*228?,5+4@5<<?==;?=--???:RB?DC><FF.:?:KGG=G@?<DCP??@141<6+:>;><3><,.9+K<=>=183<:H8;94-4==LR=.>>,RYH:F=A=<<W))110<<?-93?I',
    ',05@<IA-339@-5-6A5=<@==<?=/0@@@:RD?EC><EF/<B;KGH>HA?>DDRBA@262=6-;><><4>=-/;-L==>>384=<J;=84-4B>LR=/>>-SXH;F?C>><W++555@@D-83@H',
  ],
  Fraunces: [
    ',01A>EP(22@<-5,9A7>;>=>:=>--:<:9MDBCGA>FJ38F?MGHBHD>BECTDB@19188,;>:?:3<?//>0O?=?>783?<I;<84.4@AJM=0>>/QRH?GBC@C:I++566<<K.349O',
    '+15B?JR*33?=05/9C9@>A?A<AA/0;=;=PFEDIB@GL6<JAPGHEHH@DFEWECA3938:.=@;@<6>A11@1QA?A@::5A=K=>:505@EKN>1@@1STHAIEEAC<L--:;;@@Q074;O',
  ],
  Geist: [
    '-+28@H?)..6<*5*8A4???@>;?>//<;<<NBBCC>>CD.>@=LEEAEB@<CBP?=<2726<-<><><4>=-->.L==>>3:4=;I>;;4.4;>NP=.>>-QWE=C?E?=>N**333;;=*059J',
    ',-4>BJD*115=,5,:C7AAAB@<B@00<<<>PECED??ED/@C>NFGBGCB>CESC@>4947<.>@>@?7@?.1A0M??@@6=7??KA>=5/5;APR?0@@.TXG>D@GA@>N--777AAC,26;I',
  ],
  'Hanken Grotesk': [
    '-,1C<FC)++4<,1,5<<<<<<<<<<,,<<<:L@>DB>=EB-<@9JBF<G>=>AAP@>=-7-<5/;>:>;1:<,,;.J<=>>582<:F::8,-,<@LO=->@,MSF9B@<<<5U--66488B125<J',
    '--3C<EC*..4<,1,5<<<<<<<<<<,,<<<:LB?DB=<EC-<A:KCF<H?=>ABQB@?/8/@90<=:=;2:=--<.J====683=;F;;8...<AKN=.=?-ORF:B?<<<6U..786;7C045<I',
  ],
  'IBM Plex Sans': [
    ',/5D>OC,117>.4.3>>>>>>>>>>//>>>8M@A?B=<CD4:@9IDD?D@==B?M?>=030>=>;=9=<1;=--;.L=<==392=9G:98202>@LO=.==-NRD:B?@>?>G..888::I148>G',
    ',09@>QD.11>>0507>>>>>>>>>>11>>>9MCBAC?>DE6<C;IEDADB@>CAQBA?171><>=?:?<2<>//=/M>=??5:3>;J<;:343>CLM=0??/QRD;CA@=A>G//;;;<<M268>H',
  ],
  'Instrument Sans': [
    '*.4D?HF,555;-:-6B4<=>=>;=?--;;;=KE@EF@>GE-7C>NEHAHA?ADEWCB?565;62;?;?=2?>,,;,N>>??383>;G<;95,5;?LP>-??,OVH>FAC>?>M--55499A%04;K',
    '*08EAHG.776</9/7B4<=?>?=?@//<<<>LEAFF@>FD-5D>MDHBIBABCEWDD@777<92=@<@=3@?..=.P??@@4:5?<I?<:7,7<@MP?0@@.QWH>GBD?A?N//999==G)23<I',
  ],
  'Instrument Serif': [
    '),3@5>=,117;+6+-7-53435364++;;;0A788;75:<--95B;;8;:57;7A<861-163246172/48++7+D857600-74>4420-0;6=@5.77+GF;5;89:::D))00055;&/6;J',
    '),3@5>=,117;+6+-7-53435364++;;;0A788;75:<--95B;;8;:57;7A<861-163246172/48++7+D857600-74>4420-0;6=@5.77+GF;5;89:::D))00055;&/6;J',
  ],
  Inter: [
    './8@@QA/339A/7/2@5??A>?=??//AAA:QCAED>>FF.=B=NFG@GA@AFCRBB@323870<?=?>3?>,,<,L>>??3;1><I<<<616A?NR>,??,RSG>E@B?<9R--665==L/<7AN',
    ',1<AASB133<B1814B6@AB?A=AA11BBB<SFAED?>FF.>D=OFGAGAABEFTEEB343983=@>@>4@?..=.N??@@5<3?>K=>=838BANR?.@@.SSG?FBC@=9R00;;:AAR187BN',
  ],
  Newsreader: [
    ',.2==GD*//6:,2,4==========-.:::6MDADF@>FH17E>QGG?GA<BGCQDC@141:597<6<729<.-;.J=;=<441;;E:;60-0:?DJ<0<<.RUH?G?===:C,,555::@-54:I',
    '+/5@@LF+//6:-3-5@@@@@@@@@@..::::MGDDHC@GK49HAUHHBHE>DHFUGFB151:59:=8>94;>0/>0M?<>=764><H<=81,1:CFJ=2>=0VWIBHC@@@:B--888;<E.53:I',
  ],
  Nunito: [
    '-,4>>OC+007>,6,.>>>>>>>>>>,,>>>6PEBBE=<EF-1@<KEG@GB?>ECWA>>0.0>92;=8=;1>=,,9/K=<==282<:J;:82.2>?KN</==,QUG<E@>>>9R,,44466C,;3>I',
    '.-7>>PE,227>-6-0>>>>>>>>>>-->>>7PFCBF><EG.2B<LFHAHC@?EDXB??202>93<>8>;3?>--;0L>=>>494=;K<;84/4>ALN=0>>-RUH<FA>>>9R--66699F-;3>I',
  ],
  'Public Sans': [
    ',-6>AND-/04<,3,2?5>@@@?>A@,,<<<:JDBCC?>EG.4B=MFE@FBB>CBPC?@/2/8:+<><>=4?=--</L==>>4:4=:G=;81-1=>NP>2?>,QXF=DA>??<X,,55678G,08;I',
    ',.8?BOH-118>.4.3A6@BABA@BA..=>=;JECDD@?FG04D=NGFAGCC?EDQDBB1319<.=?<?=4@>./=1M>=??5;5>:H><94.4?@NO?3@?.TYG>FBAAA>Z--8899:M-28=J',
  ],
  'Source Serif 4': [
    ',/3;:OE)227;/0/1;;;;;;;;;;//;;;5JDAAE@?DI33D?OGE?EC<@FDSBB>111;:4;?:?;3<@1/>1P@=?>782@=J=>92/2;@JN=1??1PQE?E@::::I,,666;;J/02;F',
    '+28=<QF,557<0204==========00<<<7NDCBF@?EI45F?OFFAFE=BFCTCB>343<<4=@;@<3>A21@2QA>A@993A>L>>:303<CJM>2@@2OQF?FA<<<<J--888??M012<F',
  ],
  'Space Grotesk': [
    '--6@?G?-33:?-7-3@5>?@>?=??--???=T@A@A<;AA->?<LBB>B@?>B?L@?=131??.=A>A>6@?--;-K??AA3;7?;H>?:6,6?@OS?3A@-JJB>A>C@??N--666CCB*23?D',
    '-/:@?F>/44;?/6/4A7>?@>?<>?//???=S@BAB<;AA.?@;LBB?B@?>B?MA@=242??/=@>@=6@?..=.K??@@4;7?<H>?:8-8?ALR?5@@.IJB?B?B@?>M//:::DDH+44?D',
  ],
  Syne: [
    '+.0C7G>)0067*7,5>077;;9799.,;8;;L??CC>=DD.;@=LDE?E@;<C>T?>A252>H5=><>;2;=,,:,M<<=>162<9G::95.5.:QO<->=*NQE=C?F8><H**2229:?,725E',
    ',05N<PG,119<,9.8E4@@DCC@BC/.;>;@VHGMLGENM1CICWMOHOJCDLGaGEI585>K:DFCFB7BC..A.YCDEF4=6C@RA@?8180D`[D/FE-Z`OCLFQAE?K,,666>>C.779S',
  ],
  'Work Sans': [
    '1.5@?K?,22=?.:.6?4==?=?<??//???;PAACD@?EE/=A>KEF?FB@?DAP>=@262<;9=@<@=4;?..=0P?>@@5;5?:J;:;2,2;?MQ>3@@.PVF@E@C??BS--66699L,67?I',
    '//7C@OA-44>?/;/8A6>>A=??@?//????OBCBD@?DE0?C>NEEBECAADCRAA@484?;9=@=@=5<?//?1O?>@@6;6?<M><:505>ALO>5@@/OUEBEBC?BCS//;;;>>O.69?G',
  ],
};

/** Widths of letters by family, in bold and else, read once. */
const read = {
  bold: new Map<string, ReadonlyMap<string, number>>(),
  regular: new Map<string, ReadonlyMap<string, number>>(),
};

/** The widths of a family's letters in em; undefined for one that was not measured. */
export function letterWidths(
  family: string | undefined,
  weight: number,
): ReadonlyMap<string, number> | undefined {
  if (family === undefined || !Object.hasOwn(ROWS, family)) return undefined;
  const isBold = weight >= 600;
  const known = read[isBold ? 'bold' : 'regular'];
  const before = known.get(family);
  if (before !== undefined) return before;
  const row = [...(ROWS[family]?.[isBold ? 1 : 0] ?? '')];
  const widths = new Map(
    [...LETTERS].flatMap((letter, at): [string, number][] => {
      const width = ((row[at] ?? ' ').charCodeAt(0) - 32) / 50;
      return width === 0 ? [] : [[letter, width]];
    }),
  );
  known.set(family, widths);
  return widths;
}
