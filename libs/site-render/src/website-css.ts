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
.section{position:relative;isolation:isolate;padding-block:clamp(3rem,2rem + 4vw,5.5rem)}
.section>.inner{max-width:72rem;margin-inline:auto;padding-inline:1.25rem}
.section.on-default+.section.on-default,.section.on-surface+.section.on-surface,.page-title+.section.on-default{padding-block-start:0}
.on-surface{background:var(--surface)}
.on-primary .button.primary,.on-dark .button.primary{background:var(--background);color:var(--root-text)}
.on-accent .button.primary{background:var(--on-accent);color:var(--accent)}
:is(.on-primary,.on-accent,.on-dark) :is(.tile,form) .button.primary{background:var(--primary);color:var(--on-primary)}
.intro{max-width:46rem;margin-block-end:2.25rem}
@media (min-width:64rem){:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner,.richText:is(.narrow,.wide) .words{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);column-gap:4rem}
:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner>*,.richText:is(.narrow,.wide) .words>*{grid-column:2}
:is(.faq:not(.columns),.menu.list,.timeline.vertical,.events,.steps.vertical)>.inner>.intro,.richText:is(.narrow,.wide) .words>.intro{grid-column:1;grid-row:1/span 20}}
.eyebrow{text-transform:uppercase;letter-spacing:.12em;font-size:.8rem;font-weight:600;color:var(--muted);margin:0 0 .9rem}
.lead{font-size:var(--size-lead);line-height:1.55;color:var(--muted);max-width:40rem;text-wrap:pretty}
.points{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;list-style:none;margin-block-start:1.75rem;font-weight:500}
.points li::before{content:"";display:inline-block;width:.5em;height:.5em;margin-inline-end:.6em;border-radius:50%;background:currentColor;opacity:.55}
.hero{padding-block:clamp(3.5rem,2rem + 6vw,7rem)}.hero.banner{padding-block:clamp(2.75rem,2rem + 3vw,4.5rem)}.hero:not(.banner) h1{font-size:clamp(2.4rem,1.1rem + 5vw,calc(var(--size-display)*1.15));text-wrap:balance}.hero.minimal:not(:has(.media)) h1{font-size:clamp(2.8rem,1rem + 8vw,7rem);line-height:1}.hero.minimal:not(:has(.media)) .intro{max-width:none}
.hero .intro{margin:0;max-width:50rem}
.hero.split>.inner{display:grid;gap:3rem;align-items:center}
@media (min-width:56rem){.hero.split>.inner{grid-template-columns:1.05fr .95fr}}
.hero:not(.split) .media{aspect-ratio:2;max-height:34rem;margin-block-start:2.5rem}.hero.split .media{aspect-ratio:5/4}.hero .media{border-radius:var(--radius-large);overflow:hidden;box-shadow:var(--shadow-large)}
.hero.centered .inner,.hero.banner .inner{text-align:center}
.hero.centered :is(.intro,.lead),.hero.banner :is(.intro,.lead){margin-inline:auto}
.hero.centered :is(.actions,.points),.hero.banner :is(.actions,.points){justify-content:center}
.hero.centered .media{margin:3rem auto 0;max-width:60rem;aspect-ratio:16/8}
.on-image:not(.hero){display:grid;align-items:end;overflow:hidden}
.on-image:not(.hero)>.backdrop{position:absolute;inset:0;z-index:-1;width:100%;height:100%}
.hero.on-image{display:grid;padding:0}.hero.on-image>.backdrop{display:block;width:100%;height:100%;aspect-ratio:16/10;object-fit:cover}.hero.on-image>.inner{width:100%;padding-block:clamp(2.5rem,1rem + 5vw,6rem);text-align:start}.hero.on-image :is(.intro,.lead){margin-inline:0}.hero.on-image :is(.actions,.points){justify-content:start}
@media (min-width:56rem){.hero.on-image{grid-template-columns:minmax(0,47%) minmax(0,1fr);min-height:min(80vh,44rem)}.hero.on-image>.backdrop{grid-column:2;grid-row:1;aspect-ratio:auto;position:absolute;inset:0}.hero.on-image>.inner{grid-column:1;grid-row:1;align-self:center;max-width:none;padding-inline:max(1.25rem,calc((100vw - 72rem)/2 + 1.25rem)) 3rem}}
.on-image:not(.hero) .inner{background:var(--background);border-radius:var(--radius-large);padding:2.5rem;max-width:60rem;width:calc(100% - 2.5rem)}
.cardlist{display:grid;gap:1.5rem;list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.cardlist:has(>:only-child){grid-template-columns:minmax(0,34rem)}
@media (min-width:40rem){.cardlist:has(>:nth-child(2):last-child){grid-template-columns:repeat(2,minmax(0,1fr))}.cardlist:has(>:nth-child(4):last-child){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:64rem){.cardlist:has(>:nth-child(4):last-child),.cardlist:has(>:nth-child(8):last-child){grid-template-columns:repeat(4,minmax(0,1fr))}.cardlist:has(>:nth-child(5):last-child){grid-template-columns:repeat(6,minmax(0,1fr))}.cardlist:has(>:nth-child(5):last-child)>*{grid-column:span 2}.cardlist:has(>:nth-child(5):last-child)>:nth-child(-n+2){grid-column:span 3}}
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
.section:is(.features.list,.services.list,.features.alternating,.services.alternating) .cardlist{grid-template-columns:minmax(0,1fr)}.section:is(.features.list,.services.list,.features.alternating,.services.alternating) .cardlist>*{grid-column:auto}@media (min-width:56rem){.section:is(.features.list,.services.list) .cardlist{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:3.5rem}.section:is(.features.list,.services.list) .cardlist:has(>:nth-child(3):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}}
:is(.features.list,.services.list) .tile{flex-direction:row;background:none;border-width:0 0 1px;border-radius:0;padding:1.2rem 0}
@media (min-width:48rem){:is(.features,.services).alternating .tile{flex-direction:row;align-items:center;gap:2.5rem;background:none;border:0;padding:0}:is(.features,.services).alternating .tile .media{margin:0;flex:0 0 45%;border-radius:var(--radius-large);overflow:hidden}:is(.features,.services).alternating .tile:nth-child(even) .media{order:2}}
.steps.vertical .cardlist{grid-template-columns:minmax(0,44rem)}
.terms{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:baseline}
.price{font-weight:700;font-variant-numeric:tabular-nums}.price.short{white-space:nowrap}.price small{font:500 max(.42em,.9rem)/1 var(--font-body);color:inherit;opacity:.85}.pricing .tile.highlighted .button.secondary{background:var(--primary);border-color:transparent;color:var(--on-primary)}.pricing .tile .button{justify-content:center;width:100%}
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
.pictures{list-style:none;display:grid;gap:1rem;grid-auto-flow:dense;grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr))}
@media (min-width:40rem){.pictures{grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}}
@media (min-width:56rem){.gallery.grid .pictures{grid-template-columns:repeat(4,minmax(0,1fr))}.gallery.grid .pictures:has(>:nth-child(3):last-child),.gallery.grid .pictures:has(>:nth-child(6):last-child),.gallery.grid .pictures:has(>:nth-child(9):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}.gallery.grid .pictures:has(>:nth-child(5):last-child)>:first-child{grid-area:span 2/span 2}.gallery.grid .pictures:has(>:nth-child(5):last-child)>:first-child figure{height:100%;grid-template-rows:minmax(0,1fr)}.gallery.grid .pictures:has(>:nth-child(5):last-child)>:first-child :is(svg,.elsewhere){height:100%;aspect-ratio:auto}.gallery.grid .pictures:has(>:nth-child(7):last-child)>:first-child,.gallery.grid .pictures:has(>:nth-child(11):last-child)>:first-child,.gallery.grid .pictures:has(>:nth-child(10):last-child)>:is(:nth-child(1),:nth-child(8)){grid-column:span 2}.gallery.grid .pictures:has(>:nth-child(7):last-child)>:first-child svg,.gallery.grid .pictures:has(>:nth-child(11):last-child)>:first-child svg,.gallery.grid .pictures:has(>:nth-child(10):last-child)>:is(:nth-child(1),:nth-child(8)) svg{aspect-ratio:auto;height:100%}}
svg.picture:not(.logo svg,.mark svg,.backdrop){outline:1px solid color-mix(in srgb,var(--text) 9%,transparent);outline-offset:-1px}
.pictures figure{display:grid;gap:.5rem}.pictures svg,.pictures .elsewhere{aspect-ratio:4/3;border-radius:var(--radius-medium);height:auto}
.gallery.masonry .pictures{display:block;columns:3 16rem;column-gap:1rem}.gallery.masonry .pictures li{break-inside:avoid;margin-block-end:1rem}.gallery.masonry .pictures li:nth-child(3n+1) svg{aspect-ratio:4/5}.gallery.masonry .pictures li:nth-child(3n+2) svg{aspect-ratio:1}
.gallery.fullWidth .pictures{gap:.5rem;grid-template-columns:repeat(6,minmax(0,1fr))}.gallery.fullWidth .pictures>*{grid-column:span 3}.gallery.fullWidth .pictures>:is(:nth-child(5n+1)){grid-column:1/-1}.gallery.fullWidth .pictures>:last-child:nth-child(5n+2),.gallery.fullWidth .pictures>:last-child:nth-child(5n+4){grid-column:1/-1}.gallery.fullWidth .pictures svg{border-radius:0;aspect-ratio:3/2}.gallery.fullWidth .pictures>:is(:nth-child(5n+1),:last-child:nth-child(5n+2),:last-child:nth-child(5n+4)) svg{aspect-ratio:21/9}.gallery.fullWidth>.inner{max-width:none}.gallery.fullWidth>.inner>:is(.intro,.actions){max-width:69.5rem;margin-inline:auto}
figcaption{color:var(--muted);font-size:var(--size-small)}
.figures{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}
.figures>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;border-inline-start:3px solid var(--accent);padding-inline-start:1.1rem}
.figures dd{margin:0;font:700 clamp(2.3rem,1.4rem + 3.2vw,4rem)/1.1 var(--font-heading);letter-spacing:-.02em}.figures dt{opacity:.9}.figures dd{overflow-wrap:normal}
.moments{list-style:none;display:grid;border-inline-start:2px solid var(--border);margin-inline-start:.5rem}
.moments>li{position:relative;padding:0 0 2rem 0;padding-inline-start:2rem}.moments>li:last-child{padding-block-end:0}
.moments>li::before{content:"";position:absolute;inset-inline-start:-.5rem;top:.4rem;width:.9rem;height:.9rem;border-radius:50%;background:var(--primary);border:3px solid var(--background)}
.date{font-weight:700;color:var(--link);margin:0}
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
.people:not(:has(>:nth-child(3)))>li{display:grid;grid-template-columns:minmax(6rem,11rem) minmax(0,1fr);gap:1.5rem;align-items:center}.people{list-style:none;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(clamp(8.5rem,22vw,14rem),1fr))}.people:not(:has(>:nth-child(3))){grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}.people:not(:has(>:nth-child(3))) .face{margin:0}
.people .face{width:100%;height:auto;aspect-ratio:1;border-radius:var(--radius-large);margin-block-end:1rem}.people h3{margin:0}
.questions{display:grid;gap:.6rem;max-width:50rem}.faq.columns .questions{max-width:none;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:2rem}
.questions details{border-block-end:1px solid var(--border);padding-block:.9rem}
.questions summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:1rem;align-items:baseline}.questions summary::-webkit-details-marker{display:none}
.questions summary::after{content:"+";font-size:1.4rem;line-height:1}.questions details[open] summary::after{content:"–"}
.faq.list .questions{gap:0}.faq.list .questions>div{padding-block:1.15rem;border-block-start:1px solid var(--border)}.faq.list .questions p{margin-block-start:.35rem;max-width:44rem}.questions h3{font-size:1.1rem;margin:0}.questions details p{margin-block-start:.7rem;max-width:44rem}
.marks{list-style:none;display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;font-family:var(--font-heading);font-weight:600;font-size:1.1rem}
.marks li{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem}.mark{width:2.6rem;height:2.6rem;border-radius:var(--radius-medium);overflow:hidden;display:block}
.marks a{color:inherit;display:flex;gap:.7rem;align-items:center;text-decoration:none}
.dates{list-style:none;display:grid}.dates>li{display:grid;gap:.3rem 2rem;padding-block:1.4rem;border-block-end:1px solid var(--border)}
@media (min-width:40rem){.dates>li:has(>.when){grid-template-columns:11rem 1fr}}.when{display:flex;flex-direction:column;font-variant-numeric:tabular-nums}.dates h3{margin:0 0 .2rem}
.fact{display:flex;gap:.7rem;align-items:start;margin:0}.fact .icon{margin-block-start:.2em;color:var(--link)}
.hours{display:grid;gap:.1rem;margin-block:.8rem}.hours>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.45rem;border-block-end:1px solid var(--border)}.hours dt{font-weight:600}.hours dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:1.1rem 1.25rem;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:clamp(1.25rem,1rem + 2vw,2.25rem);max-width:44rem}
.on-surface form{background:var(--background)}
.field{display:grid;gap:.35rem;margin:0;border:0;padding:0;min-width:0}.field label,.field legend{font-weight:600}.consent label,fieldset.field label{display:flex;gap:.7rem;align-items:start;font-weight:400}
input:not([type=checkbox]):not([type=radio]),textarea,select{font:inherit;color:var(--root-text);background:var(--background);border:1px solid var(--root-muted);border-radius:var(--radius-small);padding:.65rem .8rem;width:100%;min-height:2.75rem}
.on-surface :is(input,textarea,select){background:var(--surface)}
input[type=checkbox],input[type=radio]{width:1.25rem;height:1.25rem;margin:.2rem 0 0;accent-color:var(--primary);flex:none}
@media (min-width:40rem){:is(.contactForm,.booking) form{grid-template-columns:repeat(2,minmax(0,1fr))}:is(.contactForm,.booking) form>:is(p:not(.field),.consent,fieldset,.field:has(textarea),.field:nth-of-type(odd):nth-last-of-type(3)){grid-column:1/-1}}
@media (min-width:56rem){.section:is(.contactForm,.booking):not(.card)>.inner{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2.5rem;align-items:start}}
body .section:is(.contactForm,.booking).simple:not(.on-primary,.on-accent,.on-dark,.on-image) form{background:none;border:0;padding:0}:is(.contactForm,.booking).card>.inner{max-width:48rem}:is(.contactForm,.booking).card .intro{text-align:center;margin-inline:auto}.section:is(.card,.newsletter,.callToAction:not(.split),.hero.centered:not(.on-image),.hero.banner) .intro>:is(h1,h2)::before{margin-inline:auto}:is(.contactForm,.booking).card form{max-width:none;box-shadow:var(--shadow-medium)}
.newsletter>.inner{max-width:56rem}.newsletter:not(.inline) .intro{text-align:center;margin-inline:auto}.newsletter form{max-width:none}
@media (min-width:48rem){.newsletter form{grid-template-columns:minmax(0,1fr) auto;align-items:end}.newsletter form>:is(.consent,.note){grid-column:1/-1}.newsletter form>p:has(.button){grid-column:2;grid-row:1}.newsletter form:has(.field:not(.consent)~.field:not(.consent)){grid-template-columns:minmax(0,1fr)}.newsletter form:has(.field:not(.consent)~.field:not(.consent))>p:has(.button){grid-area:auto}}
.callToAction:is(.banner,.card,.minimal) .inner{text-align:center}.callToAction :is(.intro,.lead){margin-inline:auto}.callToAction :is(.actions,.points){justify-content:center}
.callToAction .intro{margin-block-end:0}.callToAction h2{font-size:clamp(1.8rem,1.1rem + 3vw,calc(var(--size-h2)*1.15))}@media (min-width:56rem){.callToAction.split>.inner{display:flex;justify-content:space-between;align-items:center;gap:3rem;flex-wrap:wrap}.callToAction.split .actions{margin:0}}.callToAction.card>.inner{max-width:56rem}
.notebox{display:flex;gap:1.1rem;border:1px dashed var(--muted);border-radius:var(--radius-large);padding:1.5rem;max-width:50rem}.notebox .intro{margin:0 0 .8rem}
.compare{font-size:1rem}.compare thead th{font-family:var(--font-heading);font-size:1.15em;border-block-end:2px solid currentColor}.compare :is(td,thead th){text-align:center}.compare td .icon{vertical-align:middle;color:var(--link)}
.site-footer{border-block-start:1px solid var(--border);background:var(--surface);padding-block:3.5rem 2rem}
.site-footer .inner{max-width:72rem;margin-inline:auto;padding-inline:1.25rem;display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
.site-footer h2{font-size:1rem}.site-footer ul{list-style:none;display:grid;gap:.4rem}.site-footer a{color:inherit}
.site-footer.centered{text-align:center}.social{margin-block-start:1rem}
.site-footer .inner>:first-child{max-width:26rem}.legal{max-width:69.5rem;margin:2.5rem auto 0;padding-block-start:1.25rem;border-block-start:1px solid var(--border);color:var(--muted);font-size:var(--size-small)}@media (max-width:74.5rem){.legal{margin-inline:1.25rem}}
@media (min-width:56rem){.places{align-self:start}}`;
