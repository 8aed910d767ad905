/** The style of slide decks: every slide a page, in the deck's own proportions. */
export const slidesCss = `body.slides{background:color-mix(in srgb,var(--background) 88%,var(--text));display:grid;gap:1.5rem;padding:clamp(.5rem,2vw,2rem)}
.deck{display:grid;gap:1.5rem;max-width:80rem;margin-inline:auto;width:100%;counter-reset:slide}
.slide{position:relative;counter-increment:slide;container-type:inline-size;background:var(--background);border-radius:var(--radius-medium);box-shadow:var(--shadow-medium);overflow:hidden;scroll-margin-block:1rem}
.slide-inner{display:flex;flex-direction:column;gap:1.6cqi;width:100%;padding:5cqi 6cqi 4.5cqi;font-size:clamp(1rem,2.15cqi,2.6rem);line-height:1.45;min-width:0}.slide:is(.bullets,.agenda) .slide-body{font-size:1.18em}.slide:is(.default,.on-default,.on-surface):not(.title,.section,.closing)::before{content:"";position:absolute;inset-inline-start:0;inset-block:0;width:1.1cqi;background:var(--primary)}
.slide :is(h1,h2,p,ul,ol){max-width:100%}.slide h1,.slide h2{font-size:clamp(1.5rem,3.9cqi,4.4rem);margin:0}.slide.title h1,.slide.section h2,.slide.closing h2{font-size:clamp(1.9rem,5.6cqi,6rem)}
.slide.title .slide-inner,.slide.section .slide-inner,.slide.closing .slide-inner,.slide.quote .slide-inner,.slide.bigNumber .slide-inner{justify-content:center}
.slide::after{content:counter(slide);position:absolute;inset-block-end:1.4cqi;inset-inline-end:2.4cqi;font-size:.85rem;opacity:.7}
.slide .subtitle{font-size:1.2em;opacity:.85;margin:0;max-width:46ch}.slide .eyebrow{text-transform:uppercase;letter-spacing:.12em;font-size:.72em;font-weight:600;margin:0}
.slide-body{display:grid;gap:2cqi 4cqi;flex:1;align-content:center;padding-block-end:4cqi}.slide-body.halves{grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
.slide ul,.slide ol{display:grid;gap:.6em;padding-inline-start:1.2em}.slide li::marker{color:var(--accent)}
.slide h3{font-size:1.15em;margin:0 0 .5em}.slide .picture{border-radius:var(--radius-medium);max-height:30cqi}
.slide blockquote{font-size:1.7em;line-height:1.3}.slide blockquote footer{font-size:.55em;margin-block-start:1em}
.number b{display:block;font:700 clamp(2.6rem,9cqi,9rem)/1 var(--font-heading)}
.slide .stepline{list-style:none;padding:0;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:1.2em}.stepline li{border-block-start:3px solid var(--accent);padding-block-start:.7em}.stepline b{display:block}
.slide .crew{list-style:none;padding:0;grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr))}.crew .face{width:5rem;height:5rem;border-radius:50%;overflow:hidden;display:block;margin-block-end:.5rem}
.slide.on-primary{background:var(--primary);color:var(--on-primary)}.slide.on-accent{background:var(--accent);color:var(--on-accent)}.slide.on-dark{background:var(--text);color:var(--background)}.slide.on-surface{background:var(--surface)}
:is(.on-primary,.on-accent,.on-dark).slide :is(.note,.placeholder,a,li::marker,caption,figcaption){color:inherit}
.notes{font-size:.95rem;padding:1rem 1.4rem;color:var(--text);border-block-start:1px solid var(--border);background:var(--surface)}
.notes summary{cursor:pointer;font-weight:600}
@media (min-width:48rem){.slide-inner{aspect-ratio:var(--aspect,16/9)}}
@media print{@page{size:landscape;margin:0}body.slides{padding:0;display:block}.slide{break-after:page;box-shadow:none;border-radius:0}.notes{display:none}}`;

/** The style of documents: a page to read, and to print. */
export const documentCss = `body.document{background:color-mix(in srgb,var(--background) 92%,var(--text))}
.sheet{background:var(--background);max-width:52rem;margin:clamp(0rem,3vw,3rem) auto;padding:clamp(1.5rem,1rem + 5vw,5.5rem);box-shadow:var(--shadow-medium);hyphens:auto}
.sheet h1{font-size:clamp(1.9rem,1.4rem + 2vw,var(--size-h1))}.sheet h2{font-size:var(--size-h3);margin-block-start:2.2em}.sheet h3{font-size:1.15em;margin-block-start:1.8em}.sheet :is(h4,h5,h6){font-size:1em;margin-block-start:1.6em}
.cover{padding-block:clamp(2rem,8vw,7rem) 3rem;border-block-end:3px solid var(--primary);margin-block-end:3rem}.cover .picture{max-height:18rem;border-radius:var(--radius-medium);margin-block-end:2rem}
.cover dl{display:grid;gap:.2rem;color:var(--muted);margin-block-start:2rem}.cover dd{margin:0}
.toc{background:var(--surface);padding:1.4rem 1.8rem;border-radius:var(--radius-medium);margin-block-end:2.5rem}.toc ol{list-style:none;display:grid;gap:.3rem}.toc .l2{padding-inline-start:1.2rem}.toc .l3{padding-inline-start:2.4rem}
.sheet :is(ul,ol){padding-inline-start:1.4rem;margin-block-end:1.1em;display:grid;gap:.3em}.sheet :is(.check,.plain){list-style:none;padding:0}.check li{display:flex;gap:.6rem}
.p-lead{font-size:var(--size-lead);color:var(--muted)}.p-abstract{font-style:italic}.p-subject{font-weight:700}.p-byline,.p-meta,.p-date,.p-reference{color:var(--muted)}
.callout{border-inline-start:4px solid var(--accent);background:var(--surface);padding:1rem 1.3rem;border-radius:var(--radius-small);margin-block:1.5rem}
.sheet blockquote{border-inline-start:3px solid var(--accent);padding-inline-start:1.3rem;margin-block:1.6rem}.sheet pre{overflow:auto;background:var(--surface);padding:1rem;border-radius:var(--radius-small);font-family:var(--font-mono);font-size:.9em}
.sheet figure{margin-block:2rem}.sheet .scroll{margin-block:1.5rem}.sheet dl.terms-list{display:grid;gap:.7rem;margin-block:1.2rem}.terms-list dt{font-weight:700}.terms-list dd{margin:0}
.end{text-align:end}.center{text-align:center}tfoot td{font-weight:700;border-block-start:2px solid var(--text)}
.signatures{display:grid;gap:3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));margin-block-start:4rem}.signatures>div{border-block-start:1px solid var(--text);padding-block-start:.5rem}
.footnote{font-size:var(--size-small);color:var(--muted)}hr{border:0;border-block-start:1px solid var(--border);margin-block:2.5rem}
.break{break-after:page}.running{color:var(--muted);font-size:var(--size-small)}
@media print{@page{margin:20mm}body.document{background:none}.sheet{box-shadow:none;margin:0;padding:0;max-width:none}h2,h3{break-after:avoid}}`;

/** The style of dashboards. */
export const datavizCss = `.board{max-width:80rem;margin-inline:auto;padding:clamp(1.25rem,3vw,3.5rem)}
.board-grid{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));margin-block-start:2rem}
.board-grid>:last-child:nth-child(odd){grid-column:1/-1}.panel{background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:1.6rem;min-width:0}.panel h2{font-size:1.25rem}
.insights{list-style:none;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));margin-block:2rem}.insights li{border-inline-start:3px solid var(--accent);padding-inline-start:1rem;font-weight:500}`;

/** The style of a sheet of designs. */
export const designCss = `body.design{background:var(--surface)}.frames{display:grid;gap:2.5rem;justify-items:center;padding:clamp(1rem,3vw,3rem)}
.frames figure{display:grid;gap:.7rem;max-width:100%;justify-items:center}.frames figure>svg{width:auto;height:auto;max-width:100%;max-height:88vh;box-shadow:var(--shadow-large)}.frames figcaption{color:var(--muted);font-size:var(--size-small)}`;
