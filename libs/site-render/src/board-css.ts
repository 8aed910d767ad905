const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** A place on a board without a style of its own: a class for each start, width and height. */
const places = columns
  .map(
    (count) =>
      `.cols-${count}{grid-template-columns:repeat(${count},minmax(0,1fr))}.at-${count}{grid-column-start:${count}}.span-${count}{grid-column-end:span ${count}}.deep-${count}{grid-row-end:span ${count}}`,
  )
  .join('');

/** Where there is room for every tile in its place. */
export const wideCss = `${places}.strip.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}.strip.of-4{grid-template-columns:repeat(4,minmax(0,1fr))}.strip.of-5{grid-template-columns:repeat(5,minmax(0,1fr))}.strip.of-6{grid-template-columns:repeat(6,minmax(0,1fr))}.strip.strip>.panel.panel:last-child{grid-column:auto}.strip .panel{padding-inline:1.1rem}.strip:is(.of-5,.of-6) .value:not(.long){font-size:1.65rem}
.tile-table table{width:auto;min-width:min(100%,40rem)}.tile-table.span-12 table:has(th:nth-child(4)){min-width:min(100%,54rem)}.tile-table.span-12 table:has(th:nth-child(5)){width:100%}.tile-table :is(th,td).end+:is(th,td):not(.end){padding-inline-start:1.8rem}.tile-chart.span-12>h2{font-size:1.45rem}.tile-number.span-12{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:2rem;align-items:center}.tile-number.span-12>:not(.value){grid-column:2}.tile-number.span-12>.value{grid-area:1/1/span 3}.span-12>dl.rows.rows:has(>div:nth-child(4)){max-width:none;columns:2;column-gap:3rem}.span-12>dl.rows>div{break-inside:avoid}`;

/** The style of dashboards. */
export const boardCss = `.board{max-width:84rem;margin-inline:auto;padding:clamp(1rem,2vw,2rem) clamp(1.25rem,3vw,3rem) clamp(1.25rem,3vw,3rem)}
.board-head{margin-block-end:1.25rem;padding-block:.25rem 1.1rem;border-block-end:3px solid var(--primary)}.board-head h1{font-size:clamp(1.7rem,1.2rem + 1.6vw,2.75rem);margin-block-end:.25em;max-width:26em}.board-head h1::after{content:"";display:block;inline-size:3.5rem;block-size:.3rem;margin-block-start:.35em;background:var(--accent)}.board-head .note{color:var(--text);font-size:1.05rem;line-height:1.45;max-width:58rem;margin:0}.board-head .owner{font-weight:600;font-size:1rem;margin-block-end:.35rem;color:var(--link)}
.board-grid{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}.board-grid+.board-grid{margin-block-start:1.25rem}
.panel{display:flex;flex-direction:column;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:clamp(1rem,.7rem + .9vw,1.5rem);min-width:0}
.panel h2{font-size:1.2rem;margin-block-end:.3em}.panel .note{margin-block-end:.6em;color:var(--text);font-size:1rem;line-height:1.45}.panel figure.chart{flex:1;grid-template-rows:1fr auto;align-items:end;gap:.5rem;margin-block-start:.6rem}.panel details.data:not([open]){margin-block:-.5rem -1.4rem}
.panel .chart-canvas .wide{max-height:44rem}.panel .takeaway{margin:0 0 .4em}
.strip{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(9.5rem,34%)),1fr));grid-column:1/-1}.strip>.panel.panel{grid-column:auto;grid-row:auto}.strip:is(.of-3,.of-5)>.panel.panel:last-child{grid-column:1/-1}
.tile-number{gap:.3rem;hyphens:auto;hyphenate-limit-chars:10 4 4}.tile-number .name{font:600 1rem/1.3 var(--font-body);letter-spacing:0;margin:0}.tile-number .value{font:700 clamp(1.8rem,1.3rem + 1.6vw,2.6rem)/1.1 var(--font-heading);font-synthesis-weight:none;letter-spacing:-.01em;color:var(--link);margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.tile-number .value.long{font-size:1.5rem;line-height:1.2}.tile-number p:not(.value){font-size:1rem;line-height:1.4;margin:0}
.tile-insight{border-inline-start:4px solid var(--accent)}.tile-insight p{font-weight:500;margin:0}
.tile-table .scroll{overflow:auto}.tile-table caption{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.tile-table tbody tr:last-child td{border:0}
.panel dl.rows,.board-foot dl.rows{max-width:36rem}dl.rows{margin:0}dl.rows>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.4rem;border-block-end:1px solid var(--border)}dl.rows>div:last-child{border:0}dl.rows dt{font-weight:400;max-width:66%}dl.rows dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;font-weight:600}:is(.panel,.board-foot) p+dl.rows{margin-block-start:.2rem}.tile-table table.few{max-width:40rem}.tile-table .note{margin:.8rem 0 0}.tile-table .file{margin:.8rem 0 0}.tile-table .file a{display:inline-block;font-weight:600}
.board blockquote{font:400 clamp(1.3rem,1.1rem + .7vw,1.75rem)/1.3 var(--font-heading);max-width:44rem;margin-block:.1em .5em}.board blockquote:not(.marked)>p::before{content:open-quote}.board blockquote:not(.marked)>p::after{content:close-quote}.board blockquote p{margin:0}.board blockquote footer{font:600 1rem/1.4 var(--font-body);margin-block-start:.5em}
.board-foot{margin-block-start:2rem;padding-block-start:1rem;border-block-start:1px solid var(--border);font-size:1rem}.board-foot h2{font-size:1.05rem;margin-block-end:.2em}.board-foot p{margin:0}
.board :is(.panel,.board-foot):has(>.unmet){background:none;border:1px dashed var(--muted);border-radius:var(--radius-small);padding:.75rem 1rem;box-shadow:none}.unmet{color:var(--muted);font-size:1rem;max-width:48rem}.unmet h2{font-size:1.05rem;color:inherit}.unmet p{margin:0}
@media (min-width:40rem) and (max-width:63.99rem){.board:not(.filling) .board-grid{grid-template-columns:repeat(2,minmax(0,1fr))}.board:not(.filling) .board-grid>:not(.tile-number){grid-column:1/-1}}
@media (max-width:39.99rem){.strip.long{grid-template-columns:minmax(0,1fr)}}@media (min-width:64rem){${wideCss}}
.k-cards-filled .panel{border-color:transparent}.k-cards-raised .panel{border-color:transparent;box-shadow:var(--shadow-medium)}
.board-grid .tile-insight{border-inline-start:4px solid var(--accent);padding-inline-start:1.1rem}.k-cards-ruled .panel{background:none;border:0;border-block-start:2px solid var(--text);border-radius:0;padding-inline:0}.k-cards-ruled :is(.board-grid,.strip){column-gap:2rem}.k-cards-ruled:not(.k-bar-solid) .board-head{border:0;padding-block-end:0}
.k-bar-solid .board-head,.k-cards-filled .board-head{background:var(--fill);color:var(--on-fill);border:0;padding:clamp(1.1rem,2vw,1.75rem) clamp(1.1rem,2vw,2rem);border-radius:var(--radius-large)}:is(.k-bar-solid,.k-cards-filled) .board-head :is(.note,.owner,.finding){color:inherit}:is(.k-bar-solid,.k-cards-filled) .solo .board-head{padding-block:clamp(1.1rem,2vw,1.75rem)}
.k-heads-side .tile-number{background:var(--deep);border-color:transparent}.k-heads-side .tile-number :is(p,.value){color:var(--on-deep)}
.solo .board-head{border:0;padding-block-end:0;margin-block-end:1rem}.solo .finding{font:600 clamp(1.15rem,1rem + .6vw,1.45rem)/1.35 var(--font-body);max-width:46rem;margin:0;color:var(--link);text-wrap:balance}.solo .finding+.note{margin-block-start:.5rem}.solo>.note{margin-block-end:.5rem;color:var(--text);font-size:1rem}.solo .chart-canvas svg.wide{max-height:none}.solo figure.chart{gap:.25rem}.solo .board-grid{margin-block-start:1rem}.solo .board-foot{margin-block-start:1.25rem;font-size:.95rem}
[dir=rtl] .board :is(h1,h2){line-height:1.35}
@media print{.panel{break-inside:avoid}}`;
