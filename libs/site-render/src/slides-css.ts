/** The style of slide decks: every slide a page in the deck's proportions; on a telephone its words beneath one another. */
export const slidesCss = `body.slides{font-variant-numeric:lining-nums;background:color-mix(in srgb,var(--background) 88%,var(--text));padding:clamp(.5rem,2vw,2rem)}
.deck{display:grid;gap:1.75rem;max-width:80rem;margin-inline:auto;width:100%}
.slide{container-type:inline-size;border-radius:var(--radius-medium);overflow:hidden;scroll-margin-block:1rem;background:var(--background)}body .slide.on-surface{background:var(--surface)}body .slide.on-primary{background:var(--primary)}body .slide.on-dark{background:var(--ground)}
.slide-inner{display:grid;gap:.9rem;padding:2rem 1.4rem;min-width:0}
.slide .e{margin:0;font-size:min(calc(.72rem + var(--s,16)*.024rem),16vw);line-height:max(var(--l,1.3),1.1);min-width:0;max-width:100%;text-wrap:wrap;letter-spacing:0;overflow-wrap:break-word}.slide .e p{margin:0}.slide .hd{font-family:var(--font-heading)}.slide .e:not(.hd){font-family:var(--font-body)}.slide .e:not(.b){font-weight:400}.slide .b{font-weight:700}.slide .i{font-style:italic}.slide small{font-size:.5em}
.slide .e:is(:lang(ja),:lang(zh)){word-break:keep-all}.slide :is(ul,ol){list-style:none;display:grid;gap:1rem}.slide li{display:grid;gap:.25rem;border-block-start:1px solid var(--border);padding-block-start:.8rem}
.slide :is(.shape,.art){display:none}.slide .pic{height:9rem;overflow:hidden;border-radius:var(--radius-medium)}.slide table{font-size:inherit}
.slide .chart-canvas{background:var(--background)}
.notes{font-size:.95rem;padding:1rem 1.4rem;color:var(--root-text);--muted:var(--root-muted);--border:var(--root-border);border-block-start:1px solid var(--border);background:var(--surface)}
.notes summary{cursor:pointer;font-weight:600}
@media (min-width:48rem){.slide-inner{--u:calc(100cqi/var(--wide));position:relative;display:block;padding:0;aspect-ratio:var(--wide)/var(--high);overflow:hidden}
.slide :is(ul,ol,li){display:contents}
.slide .e{position:absolute;inset:auto;left:calc(var(--x)*var(--u));top:calc(var(--y)*var(--u));width:calc(var(--w)*var(--u) + .5px);height:calc(var(--h)*var(--u));max-width:none;font-size:calc(var(--s,16)*var(--u));line-height:var(--l,1.3);color:var(--c)}.slide .e a{color:inherit}
.slide .a-end{text-align:end}.slide .a-center{text-align:center}
.slide :is(.shape,.art){display:block}.slide .shape{background:var(--c);border-radius:calc(var(--r,0)*var(--u))}.slide .disc{border-radius:50%}.slide .broken{background:none;box-sizing:border-box;border:calc(1.5*var(--u)) dashed var(--c)}
.slide .pic{border-radius:0}.slide .pic>*{width:100%;height:100%;max-height:none}
.slide .chart-canvas .marks{width:100%;height:100%;max-height:none}
.slide .grid .scroll{overflow:visible}.slide .grid table{table-layout:fixed;width:calc(var(--w)*var(--u))}.slide .grid :is(th,td){width:calc(var(--cw)*var(--u));height:calc(var(--rh)*var(--u));padding:0 calc(var(--pad)*var(--u));vertical-align:middle;line-height:var(--l);border-block-end:calc(.75*var(--u)) solid var(--line)}.slide .grid :is(thead,tfoot,tbody tr:last-child) :is(th,td){border-block-end:calc(1.5*var(--u)) solid var(--head)}}
@media print{@page{size:landscape;margin:0}body.slides{padding:0;display:block}.slide{break-after:page;border-radius:0}.notes{display:none}}`;
