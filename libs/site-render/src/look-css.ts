/** What each trait of a look does to a website; `look.ts` chooses them. */
export const lookCss = `.k-heads-rule .intro>:is(h1,h2)::before{content:"";display:block;width:3.25rem;height:4px;margin-block-end:1.4rem;background:var(--accent)}
:is(.on-accent,.on-primary,.on-dark) .intro>:is(h1,h2)::before{background:currentColor}
.k-heads-center .section:is(.features,.services,.pricing,.testimonials,.gallery,.stats,.team,.steps,.logos,.portfolio,.posts,.productGrid,.comparison,.video)>.inner>.intro{margin-inline:auto;text-align:center}
.k-heads-center .section:is(.features,.services,.pricing,.testimonials,.gallery,.stats,.team,.steps,.logos,.portfolio,.posts,.productGrid)>.inner>:is(.actions,.placeholder){justify-content:center}
.k-heads-center .section:is(.features,.services,.pricing,.testimonials,.gallery,.stats,.team,.steps,.logos,.portfolio,.posts,.productGrid) .intro .lead,.k-heads-center .marks{margin-inline:auto;justify-content:center}
.k-heads-center .section>.inner>.placeholder{display:block;text-align:center}
.k-heads-center .figures>div{border:0;padding:0;text-align:center}
@media (min-width:64rem){.k-heads-side .section:is(.features:not(.alternating),.services:not(.alternating),.testimonials,.stats,.steps,.posts,.logos,.team)>.inner{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3fr);column-gap:3.5rem}
.k-heads-side .section:is(.features:not(.alternating),.services:not(.alternating),.testimonials,.stats,.steps,.posts,.logos,.team)>.inner>*{grid-column:2}
.k-heads-side .section:is(.features:not(.alternating),.services:not(.alternating),.testimonials,.stats,.steps,.posts,.logos,.team)>.inner>.intro{grid-column:1;grid-row:1/span 9}
.k-heads-side :is(.features,.services,.steps):not(.alternating) .cardlist:not(:has(>:nth-child(3):last-child)){grid-template-columns:repeat(2,minmax(0,1fr))}.k-heads-side :is(.features,.services,.steps,.posts,.testimonials):not(.alternating) .cardlist:has(>:nth-child(3):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}.k-heads-side .figures dd{font-size:clamp(1.9rem,1.2rem + 1.8vw,2.9rem)}.k-heads-side .stats .figures{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}}
.k-cards-filled .tile{border-color:transparent}
.k-cards-raised .tile{border-color:transparent;box-shadow:var(--shadow-medium)}
.k-cards-ruled .section:not(.pricing) .tile{background:none;border:0;border-block-start:2px solid currentColor;border-radius:0;padding:1.25rem 0 0;overflow:visible}
.k-cards-ruled .section:not(.pricing) .tile:has(>.media){border:0;padding:0}
.k-cards-ruled .section:not(.pricing) .tile>.media{margin:0 0 .2rem;border-radius:var(--radius-medium);overflow:hidden}
.k-cards-ruled .section:not(.pricing).on-primary .tile{--text:var(--on-primary)}.k-cards-ruled .section:not(.pricing).on-accent .tile{--text:var(--on-accent)}.k-cards-ruled .section:not(.pricing).on-dark .tile{--text:var(--on-deep)}.k-cards-ruled .section:not(.pricing):is(.on-primary,.on-accent,.on-dark) .tile{--muted:var(--text);--link:var(--text);--border:var(--text)}
.k-cards-ruled .section:not(.pricing):is(.on-primary,.on-dark) .tile .button.primary{background:var(--background);color:var(--root-text)}.k-cards-ruled .section:not(.pricing).on-accent .tile .button.primary{background:var(--on-accent);color:var(--accent)}
.k-bar-center .site-header{flex-direction:column;gap:.9rem;padding-block:1.75rem 1.1rem}.k-bar-center .site-header .brand{font-size:1.55rem}.k-bar-center .site-header ul{justify-content:center}
.k-bar-solid .site-header{background:var(--primary);color:var(--on-primary);border:0}.k-bar-solid .site-header :is(.brand,nav a:not(.button)){color:inherit}.k-bar-solid .site-header nav a:not(.button):is(:hover,[aria-current]){border-color:currentColor}.k-bar-solid .site-header .button.primary{background:var(--on-primary);color:var(--primary)}.k-bar-solid .site-header :focus-visible{outline-color:currentColor}
@media (min-width:56rem){.k-bar-float .site-header{width:calc(100% - 2.5rem);max-width:72rem;margin:1.25rem auto -1rem;padding:.7rem 1.4rem;position:relative;z-index:2;border:1px solid var(--border);border-radius:99px;background:var(--surface)}}
.k-foot-dark .site-footer{background:var(--deep);color:var(--on-deep);border:0}.k-foot-primary .site-footer{background:var(--primary);color:var(--on-primary);border:0}
:is(.k-foot-dark,.k-foot-primary) .site-footer :is(.brand,.legal,.note){color:inherit}:is(.k-foot-dark,.k-foot-primary) .site-footer .legal{border-color:color-mix(in srgb,currentColor 25%,transparent)}:is(.k-foot-dark,.k-foot-primary) .site-footer :focus-visible{outline-color:currentColor}
.k-frame-arch .hero.split .media{aspect-ratio:4/5;max-height:38rem;width:100%;max-width:30rem;margin-inline:auto;border-radius:15rem 15rem var(--radius-large) var(--radius-large)}
.k-frame-offset .hero:is(.split,.centered) .media{border-radius:0;box-shadow:1.1rem 1.1rem 0 0 var(--accent)}[dir=rtl] .k-frame-offset .hero:is(.split,.centered) .media{box-shadow:-1.1rem 1.1rem 0 0 var(--accent)}
@media (max-width:55.99rem){.k-frame-offset .hero .media{margin-inline-end:1.1rem}}
@media (min-width:56rem){.k-frame-bleed .hero.split{padding-block:0}.k-frame-bleed .hero.split:has(.media)>.inner{max-width:none;padding:0;gap:0;align-items:stretch;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.k-frame-bleed .hero.split:has(.media) .words{align-self:center;padding:clamp(4rem,2rem + 6vw,8rem) 3rem;padding-inline-start:max(1.25rem,calc((100vw - 72rem)/2 + 1.25rem))}.k-frame-bleed .hero.split .media{aspect-ratio:auto;min-height:34rem;border-radius:0;box-shadow:none}}
.k-pill .button{border-radius:99px}`;
