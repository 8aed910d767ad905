import { tallLanguages } from './leading.ts';

/** The editor's pen before what is to be filled in. */
const pen = 'clip-path:polygon(70% 4%,96% 30%,36% 90%,4% 96%,10% 64%)';

/** Headings of scripts with marks above and below. */
const tall = `:root body[class] :is(h1,h2,h3,h4):is(${tallLanguages}){line-height:1.4;letter-spacing:0}`;

/** The style of every page; colours, fonts and measures come from the theme's custom properties. */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--background);color:var(--text);font-family:var(--font-body);font-size:var(--size-base);line-height:1.65;text-rendering:optimizeLegibility}
h1,h2,h3,h4{font-family:var(--font-heading);line-height:1.15;margin:0 0 .5em;text-wrap:balance;overflow-wrap:anywhere;font-synthesis-weight:none}
h1{font-size:clamp(2.1rem,1.2rem + 4vw,var(--size-display));letter-spacing:-.015em}
h2{font-size:clamp(1.6rem,1.1rem + 2vw,var(--size-h2));letter-spacing:-.01em}
h3{font-size:clamp(1.1rem,1rem + .5vw,var(--size-h3))}
${tall}
p{margin:0 0 1em;overflow-wrap:break-word}p:last-child{margin-bottom:0}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}a[href^="tel:"]:not(.button),span.number{white-space:nowrap}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:4px}
ul,ol,dl,figure,blockquote{margin:0;padding:0}
span:is(.address,.domain){display:inline-block;max-width:100%;text-indent:0;text-decoration:inherit}.address span:not(.domain){white-space:nowrap}.address span.stop{display:inline-block}
svg.picture{display:block;width:100%;height:100%}
.icon{flex:none}
.skip{position:absolute;inset-inline-start:-999px;top:0;z-index:10;padding:.75rem 1rem;background:var(--background);color:var(--text)}
.skip:focus{inset-inline-start:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body :is(.on-primary,.on-accent,.on-dark){--muted:var(--text);--link:var(--text);--border:color-mix(in srgb,var(--text) 32%,transparent);color:var(--text)}
body .on-primary{--text:var(--on-band);background:var(--band)}body .on-accent{--text:var(--on-accent);background:var(--accent)}body .on-dark{--text:var(--on-deep);background:var(--deep)}
body :is(.on-primary,.on-accent,.on-dark) :is(.tile,form,.form,.notes,.notebox,figure.chart){--text:var(--root-text);--muted:var(--root-muted);--link:var(--root-link);--border:var(--root-border);color:var(--text)}
body :is(.on-primary,.on-accent,.on-dark) :is(.notebox,figure.chart){background:var(--background);padding:1.25rem;border-radius:var(--radius-medium)}
.note{font-size:var(--size-small);color:var(--muted)}
.placeholder{display:inline-block;justify-self:start;align-self:start;margin-block-start:.35rem;padding:.1rem .6rem;border:1px dashed;border-radius:99px;font:400 1rem/1.4 var(--font-body);letter-spacing:.01em;color:var(--muted)}:is(.tile,.dish):has(.asked) .placeholder{position:absolute;clip-path:inset(50%)}.placeholder::before,.asks li::before,p.asked::before{content:"";display:inline-block;width:.85em;height:.85em;margin-inline-end:.4em;background:currentColor;${pen}}:is(p,dd,dt,li,td)>.placeholder{margin-inline-start:.6rem}
.scroll{overflow-x:auto}.scroll:has(>.rows){container-type:inline-size}
@supports (animation-timeline:scroll()){.scroll{animation:more linear both;animation-timeline:scroll(self inline)}[dir=rtl] .scroll{animation-name:more-rtl}@keyframes more{from{mask-image:linear-gradient(to right,#000 calc(100% - 3.5rem),#0002)}to{mask-image:linear-gradient(to right,#000 100%,#000)}}@keyframes more-rtl{from{mask-image:linear-gradient(to left,#000 calc(100% - 3.5rem),#0002)}to{mask-image:linear-gradient(to left,#000 100%,#000)}}}
table{border-collapse:collapse;width:100%;font-size:.95em}
caption{text-align:start;color:var(--muted);font-size:var(--size-small);padding-block-end:.5rem}
th,td{text-align:start;vertical-align:top;padding:.65rem .8rem;border-block-end:1px solid var(--border)}
thead th{font-weight:600}tfoot td{font-weight:700;border-block-start:2px solid var(--text)}:is(th,td).end{text-align:end;font-variant-numeric:tabular-nums}:is(th,td).center{text-align:center}@media (min-width:48rem){:where(.end)+:is(td,th):not(:where(.end)){padding-inline-start:clamp(.8rem,4vw,3rem)}}
.chart-canvas{container-type:inline-size}.chart-canvas svg{display:block;width:100%;height:auto;max-height:28rem}.chart-canvas .narrow{display:none}@container (max-width:26rem){.chart-canvas .narrow{display:block;max-height:none}.chart-canvas .wide{display:none}}
@container (max-width:26rem){.rows.fits{font-size:1rem;line-height:1.4}.rows.fits thead th{font-size:1em}.rows.fits :is(td,th){padding-inline:0 .55rem}.rows.fits :is(td,th):last-child{padding-inline-end:0}.rows:not(.fits) thead{position:absolute;clip-path:inset(50%)}.rows:not(.fits) tr{display:grid;gap:.3rem;padding-block:.8rem;border-block-end:1px solid var(--border)}.rows:not(.fits) :is(td,td.end){overflow-wrap:anywhere;padding:0;border:0;text-align:start}.rows:not(.fits) :is(td,th):first-child{font-weight:600;text-align:start;padding:0;border:0}.rows:not(.fits) td:not(:first-child){display:grid;grid-template-columns:minmax(0,2fr) 3fr;gap:.75rem;align-items:baseline}.rows:not(.fits) td:not(:first-child)::before{content:attr(data-label);font-size:.85em;color:var(--muted);overflow-wrap:normal}.rows:not(.fits) td.bare::before{content:attr(data-label) " "}.rows:not(.fits) td.none{display:none}.rows tbody tr:last-child{border:0}}
figure.chart{display:grid;gap:1rem}
.takeaway{font-weight:600}
details.data summary{cursor:pointer;color:var(--muted);font-size:var(--size-small)}figure.chart:not(:hover,:focus-within) details.data:not([open]){opacity:0}
.missing{min-height:70vh;display:grid;align-content:center;justify-items:center;text-align:center;padding:2rem}
@media print{.skip,.aids,.dial,.pick,.actions,nav,form,.form,.menu,details.data{display:none!important}body{background:#fff;color:#000}.section{break-inside:avoid;padding-block:1rem!important}}`;
