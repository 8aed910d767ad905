/** The style of every page; colours, fonts and measures come from the theme's custom properties. */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--background);color:var(--text);font-family:var(--font-body);font-size:var(--size-base);line-height:1.65;text-rendering:optimizeLegibility}
h1,h2,h3,h4{font-family:var(--font-heading);line-height:1.15;margin:0 0 .5em;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(2.1rem,1.2rem + 4vw,var(--size-display));letter-spacing:-.015em}
h2{font-size:clamp(1.6rem,1.1rem + 2vw,var(--size-h2));letter-spacing:-.01em}
h3{font-size:clamp(1.1rem,1rem + .5vw,var(--size-h3))}
p{margin:0 0 1em;overflow-wrap:break-word}p:last-child{margin-bottom:0}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:4px}
ul,ol,dl,figure,blockquote{margin:0;padding:0}
svg.picture{display:block;width:100%;height:100%}
.icon{flex:none}
.skip{position:absolute;inset-inline-start:-999px;top:0;z-index:10;padding:.75rem 1rem;background:var(--background);color:var(--text)}
.skip:focus{inset-inline-start:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{font-size:var(--size-small);color:var(--muted)}
.placeholder{display:inline-block;justify-self:start;align-self:start;margin-block-start:.5rem;margin-inline-start:.35rem;padding:.05rem .55rem;border:1px dashed currentColor;border-radius:99px;font-size:.75rem;letter-spacing:.02em;color:var(--muted);font-family:var(--font-body);font-weight:400}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95em}
caption{text-align:start;color:var(--muted);font-size:var(--size-small);padding-block-end:.5rem}
th,td{text-align:start;vertical-align:top;padding:.65rem .8rem;border-block-end:1px solid var(--border)}
thead th{font-weight:600}
.chart-canvas svg{display:block;width:100%;height:auto;max-height:27rem}
figure.chart{display:grid;gap:1rem}
.takeaway{font-weight:600}
details.data summary{cursor:pointer;color:var(--muted);font-size:var(--size-small)}
.missing{min-height:70vh;display:grid;align-content:center;justify-items:center;text-align:center;padding:2rem}
@media print{.skip,.actions,nav,form{display:none!important}body{background:#fff;color:#000}.section{break-inside:avoid;padding-block:1rem!important}}`;

/** The style of websites. */
export const websiteCss = `.site-header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;padding:1.1rem max(1.25rem,calc((100% - 72rem)/2 + 1.25rem));border-block-end:1px solid var(--border);background:var(--background)}
.brand{display:inline-flex;align-items:center;gap:.7rem;font-family:var(--font-heading);font-weight:700;font-size:1.2rem;color:var(--text);text-decoration:none;letter-spacing:-.01em}
.brand .logo{width:2.4rem;height:2.4rem;border-radius:var(--radius-medium);overflow:hidden}
.site-header ul{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem 1.5rem;list-style:none}
.site-header nav ul ul{gap:.35rem 1rem;font-size:var(--size-small)}
.site-header nav a:not(.button){color:var(--text);text-decoration:none;padding-block:.35rem;display:inline-block;border-block-end:2px solid transparent}
.site-header nav a:not(.button):hover,.site-header nav a[aria-current]{border-color:var(--primary)}
.button{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:.6rem 1.4rem;border-radius:var(--radius-medium);border:2px solid transparent;font:600 1rem/1.3 var(--font-body);text-decoration:none;cursor:pointer;transition:transform .15s,box-shadow .15s}
.button:hover{transform:translateY(-1px);box-shadow:var(--shadow-medium)}
@media (prefers-reduced-motion:reduce){.button{transition:none}.button:hover{transform:none}}
.button.primary{background:var(--primary);color:var(--on-primary)}
.button.secondary{background:transparent;border-color:currentColor;color:var(--link)}
.button[disabled]{opacity:.55;cursor:not-allowed}.button[disabled]:hover{transform:none;box-shadow:none}
.more{font-weight:600;display:inline-flex;gap:.4rem;align-items:center;min-height:1.75rem}
.actions{display:flex;flex-wrap:wrap;gap:.8rem 1rem;align-items:center;margin-block:1.75rem 0}
.page-title{padding:4rem max(1.25rem,calc((100% - 72rem)/2 + 1.25rem)) 0}
.section{position:relative;isolation:isolate;padding-block:clamp(3.25rem,2rem + 5vw,6.5rem)}
.section>.inner{max-width:72rem;margin-inline:auto;padding-inline:1.25rem}
.section.on-default+.section.on-default,.section.on-surface+.section.on-surface,.page-title+.section.on-default{padding-block-start:0}
.on-surface{background:var(--surface)}
.on-primary{background:var(--primary);color:var(--on-primary)}
.on-accent{background:var(--accent);color:var(--on-accent)}
.on-dark{background:var(--text);color:var(--background)}
.on-primary :is(.lead,.eyebrow,.note,.role,.placeholder,a:not(.button)),.on-accent :is(.lead,.eyebrow,.note,.role,.placeholder,a:not(.button)),.on-dark :is(.lead,.eyebrow,.note,.role,.placeholder,a:not(.button)){color:inherit}
.on-primary .button.primary,.on-dark .button.primary{background:var(--background);color:var(--text)}
.on-accent .button.primary{background:var(--on-accent);color:var(--accent)}
:is(.on-primary,.on-accent,.on-dark) .button.secondary{color:inherit}
:is(.on-primary,.on-accent,.on-dark) :is(.tile,form){color:var(--text)}
:is(.on-primary,.on-accent,.on-dark) :is(.tile,form) :is(.note,.role,.placeholder){color:var(--muted)}
:is(.on-primary,.on-accent,.on-dark) :is(.tile,form) a:not(.button){color:var(--link)}
.intro{max-width:46rem;margin-block-end:2.25rem}
@media (min-width:64rem){:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner,.richText:is(.narrow,.wide) .words{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);column-gap:4rem}
:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner>*,.richText:is(.narrow,.wide) .words>*{grid-column:2}
:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner>.intro,.richText:is(.narrow,.wide) .words>.intro{grid-column:1;grid-row:1/span 20}}
.eyebrow{text-transform:uppercase;letter-spacing:.12em;font-size:.8rem;font-weight:600;color:var(--muted);margin:0 0 .9rem}
.lead{font-size:var(--size-lead);line-height:1.55;color:var(--muted);max-width:40rem;text-wrap:pretty}
.points{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;list-style:none;margin-block-start:1.75rem;font-weight:500}
.points li::before{content:"";display:inline-block;width:.5em;height:.5em;margin-inline-end:.6em;border-radius:50%;background:currentColor;opacity:.55}
.hero{padding-block:clamp(4rem,2rem + 9vw,9rem)}
.hero .intro{margin:0;max-width:50rem}
.hero.split>.inner{display:grid;gap:3rem;align-items:center}
@media (min-width:56rem){.hero.split>.inner{grid-template-columns:1.05fr .95fr}}
.hero .media{aspect-ratio:5/4;border-radius:var(--radius-large);overflow:hidden;box-shadow:var(--shadow-large)}
.hero.centered .inner,.hero.banner .inner{text-align:center}
.hero.centered :is(.intro,.lead),.hero.banner :is(.intro,.lead){margin-inline:auto}
.hero.centered :is(.actions,.points),.hero.banner :is(.actions,.points){justify-content:center}
.hero.centered .media{margin:3rem auto 0;max-width:60rem;aspect-ratio:16/8}
.on-image{min-height:min(78vh,46rem);display:grid;align-items:end;overflow:hidden}
.on-image>.inner{width:100%}
.backdrop{position:absolute;inset:0;z-index:-1;width:100%;height:100%}
.on-image .words,.on-image.callToAction .inner>*{max-width:44rem}
.on-image .words{background:var(--background);padding:clamp(1.75rem,1rem + 3vw,3.25rem);border-radius:var(--radius-large);box-shadow:var(--shadow-large)}
.on-image:not(.hero) .inner{background:var(--background);border-radius:var(--radius-large);padding:2.5rem;max-width:60rem;width:calc(100% - 2.5rem)}
.cardlist{display:grid;gap:1.5rem;list-style:none;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.tile{display:flex;flex-direction:column;gap:.9rem;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:1.6rem;overflow:hidden}
.on-surface .tile{background:var(--background)}
.tile .media{margin:-1.6rem -1.6rem .4rem;aspect-ratio:4/3;position:relative}
.tile .media .icon{position:absolute;inset:0;margin:auto;color:var(--on-primary);background:var(--primary);border-radius:50%;padding:.7rem;width:3.6rem;height:3.6rem}
.tile>.icon{color:var(--link)}
.tile .body{display:flex;flex-direction:column;gap:.35rem;flex:1}
.tile .body>.actions{margin-block:auto 0;padding-block-start:.9rem}
.tile h3{margin:0}
ol.cards{counter-reset:step}
ol.cards>.tile{counter-increment:step}
ol.cards>.tile::before{content:counter(step);font:700 1rem/2.25rem var(--font-heading);width:2.25rem;height:2.25rem;text-align:center;border-radius:50%;background:var(--primary);color:var(--on-primary)}
:is(.features.list,.services.list) .cardlist,:is(.features.alternating,.services.alternating) .cardlist{grid-template-columns:1fr}
:is(.features.list,.services.list) .tile{flex-direction:row;background:none;border-width:0 0 1px;border-radius:0;padding:1.2rem 0}
@media (min-width:48rem){:is(.features,.services).alternating .tile{flex-direction:row;align-items:center;gap:2.5rem;background:none;border:0;padding:0}:is(.features,.services).alternating .tile .media{margin:0;flex:0 0 45%;border-radius:var(--radius-large);overflow:hidden}:is(.features,.services).alternating .tile:nth-child(even) .media{order:2}}
.steps.vertical .cardlist{grid-template-columns:minmax(0,44rem)}
.terms{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:baseline}
.price{font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.badge{align-self:start;background:var(--accent);color:var(--on-accent);font-size:.78rem;font-weight:600;padding:.15rem .7rem;border-radius:99px;margin:0}
.tags{display:flex;flex-wrap:wrap;gap:.4rem}.tags span{font-size:.8rem;border:1px solid var(--border);border-radius:99px;padding:.05rem .7rem}
.pricing .tile.highlighted{border:2px solid var(--primary);box-shadow:var(--shadow-large)}
.plan-price .price{font-family:var(--font-heading);font-size:var(--size-h2)}
.ticks{list-style:none;display:grid;gap:.5rem;margin-block:.6rem}.ticks li{display:flex;gap:.6rem;align-items:start}.ticks .icon{margin-block-start:.25em;color:var(--link)}.ticks .out{color:var(--muted)}
.dishes{list-style:none;display:grid;gap:1.35rem;max-width:52rem}
.menu.columns .dishes,.menu.cards .dishes{max-width:none;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.5rem 3.5rem}
.dishes>li{display:flex;gap:1.1rem}.dishes .media{flex:0 0 5rem;height:5rem;border-radius:var(--radius-medium);overflow:hidden}
.dish{flex:1;min-width:0}.dish p{margin:0}.dish p+p{color:var(--muted)}
.dish .line{display:flex;align-items:baseline;gap:.7rem;color:inherit}.dish .line strong{font-family:var(--font-heading);font-size:1.12em}
.dots{flex:1;border-block-end:2px dotted var(--border);min-width:1.5rem;transform:translateY(-.3em)}
.group{margin-block-start:2.5rem}.group-title{margin-block-end:1.1rem;padding-block-end:.5rem;border-block-end:1px solid var(--border)}
.pictures{list-style:none;display:grid;gap:1rem;grid-auto-flow:dense;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
.pictures figure{display:grid;gap:.5rem}.pictures svg,.pictures .elsewhere{aspect-ratio:4/3;border-radius:var(--radius-medium);height:auto}
.gallery.masonry .pictures{display:block;columns:3 16rem;column-gap:1rem}.gallery.masonry .pictures li{break-inside:avoid;margin-block-end:1rem}.gallery.masonry .pictures li:nth-child(3n+1) svg{aspect-ratio:4/5}.gallery.masonry .pictures li:nth-child(3n+2) svg{aspect-ratio:1}
.gallery.fullWidth .pictures{grid-template-columns:1fr}.gallery.fullWidth .pictures svg{aspect-ratio:21/9}
figcaption{color:var(--muted);font-size:var(--size-small)}
.figures{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}
.figures>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;border-inline-start:3px solid var(--accent);padding-inline-start:1.1rem}
.figures dd{margin:0;font:700 clamp(2rem,1.4rem + 2.4vw,3.2rem)/1.1 var(--font-heading)}.figures dt{opacity:.85}
.moments{list-style:none;display:grid;border-inline-start:2px solid var(--border);margin-inline-start:.5rem}
.moments>li{position:relative;padding:0 0 2rem 0;padding-inline-start:2rem}
.moments>li::before{content:"";position:absolute;inset-inline-start:-.5rem;top:.4rem;width:.9rem;height:.9rem;border-radius:50%;background:var(--primary);border:3px solid var(--background)}
.date{font-weight:700;color:var(--link);margin:0}:is(.on-primary,.on-accent,.on-dark) .date{color:inherit}
@media (min-width:56rem){.timeline.horizontal .moments{grid-auto-flow:column;grid-auto-columns:1fr;gap:1.5rem;border:0;border-block-start:2px solid var(--border);margin:0}.timeline.horizontal .moments>li{padding:1.6rem 0 0}.timeline.horizontal .moments>li::before{inset-inline-start:0;top:-.5rem}}
.prose{max-width:42rem}.prose :is(ul,ol){padding-inline-start:1.3rem;margin-block-end:1em}.prose h3{margin-block-start:1.6em}
.richText.columns .prose{max-width:none;columns:2 20rem;column-gap:3rem}
.richText:is(.imageStart,.imageEnd)>.inner,.locationHours.split>.inner,:is(.contactForm,.booking).split>.inner{display:grid;gap:2.5rem}
@media (min-width:56rem){.richText:is(.imageStart,.imageEnd)>.inner,.locationHours.split>.inner,:is(.contactForm,.booking).split>.inner{grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:start}.inner>.note{grid-column:1/-1}.richText.imageStart .media{order:-1}}
.richText .media{aspect-ratio:4/3;border-radius:var(--radius-large);overflow:hidden}
blockquote{font-family:var(--font-heading);font-size:1.15em;line-height:1.5}.prose blockquote{border-inline-start:3px solid var(--accent);padding-inline-start:1.4rem;margin-block:1.8rem}
blockquote footer,.testimonials figcaption{font:400 .95rem/1.4 var(--font-body);color:var(--muted);margin-block-start:1rem;display:flex;gap:.8rem;align-items:center}
.testimonials figcaption strong{display:block;color:var(--text)}.role{color:var(--muted);margin:0}
.testimonials.single .cardlist{max-width:46rem}
.face{display:block;width:3rem;height:3rem;flex:none;border-radius:50%;overflow:hidden}
.people{list-style:none;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(clamp(8.5rem,22vw,14rem),1fr))}
.people .face{width:100%;height:auto;aspect-ratio:1;border-radius:var(--radius-large);margin-block-end:1rem}.people h3{margin:0}
.questions{display:grid;gap:.6rem;max-width:50rem}.faq.columns .questions{max-width:none;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:2rem}
.questions details{border-block-end:1px solid var(--border);padding-block:.9rem}
.questions summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:1rem;align-items:baseline}.questions summary::-webkit-details-marker{display:none}
.questions summary::after{content:"+";font-size:1.4rem;line-height:1}.questions details[open] summary::after{content:"–"}
.faq:not(.accordion) .questions{gap:1.6rem}.questions h3{font-size:1.1rem;margin:0}.questions details p{margin-block-start:.7rem;max-width:44rem}
.marks{list-style:none;display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;font-family:var(--font-heading);font-weight:600;font-size:1.1rem}
.marks li{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem}.mark{width:2.6rem;height:2.6rem;border-radius:var(--radius-medium);overflow:hidden;display:block}
.marks a{color:inherit;display:flex;gap:.7rem;align-items:center;text-decoration:none}
.dates{list-style:none;display:grid}.dates>li{display:grid;gap:.3rem 2rem;padding-block:1.4rem;border-block-end:1px solid var(--border)}
@media (min-width:40rem){.dates>li{grid-template-columns:11rem 1fr}}.when{display:flex;flex-direction:column;font-variant-numeric:tabular-nums}.dates h3{margin:0 0 .2rem}
.fact{display:flex;gap:.7rem;align-items:start;margin:0}.fact .icon{margin-block-start:.2em;color:var(--link)}
.hours{display:grid;gap:.1rem;margin-block:.8rem}.hours>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.45rem;border-block-end:1px solid var(--border)}.hours dt{font-weight:600}.hours dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:1.1rem;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:clamp(1.25rem,1rem + 2vw,2.25rem);max-width:44rem}
.on-surface form{background:var(--background)}
.field{display:grid;gap:.35rem;margin:0;border:0;padding:0;min-width:0}.field label,.field legend{font-weight:600}.consent label,fieldset.field label{display:flex;gap:.7rem;align-items:start;font-weight:400}
input:not([type=checkbox]):not([type=radio]),textarea,select{font:inherit;color:var(--text);background:var(--background);border:1px solid var(--muted);border-radius:var(--radius-small);padding:.65rem .8rem;width:100%;min-height:2.75rem}
.on-surface :is(input,textarea,select){background:var(--surface)}
input[type=checkbox],input[type=radio]{width:1.25rem;height:1.25rem;margin:.2rem 0 0;accent-color:var(--primary);flex:none}
@media (min-width:48rem){.newsletter.inline form{grid-template-columns:1fr auto;align-items:end;max-width:none}.newsletter.inline form .consent,.newsletter.inline form>.note{grid-column:1/-1}}
.callToAction:is(.banner,.card,.minimal) .inner{text-align:center}.callToAction :is(.intro,.lead){margin-inline:auto}.callToAction :is(.actions,.points){justify-content:center}
.callToAction .intro{margin-block-end:0}
.notebox{display:flex;gap:1.1rem;border:1px dashed var(--muted);border-radius:var(--radius-large);padding:1.5rem;max-width:50rem}.notebox .intro{margin:0 0 .8rem}
.compare td .icon{vertical-align:middle}
.site-footer{border-block-start:1px solid var(--border);background:var(--surface);padding-block:3.5rem 2rem}
.site-footer .inner{max-width:72rem;margin-inline:auto;padding-inline:1.25rem;display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
.site-footer h2{font-size:1rem}.site-footer ul{list-style:none;display:grid;gap:.4rem}.site-footer a{color:inherit}
.site-footer.centered{text-align:center}.social{margin-block-start:1rem}
.legal{max-width:72rem;margin:2.5rem auto 0;padding-inline:1.25rem;color:var(--muted);font-size:var(--size-small)}
@media (min-width:56rem){.places{align-self:start}}`;
