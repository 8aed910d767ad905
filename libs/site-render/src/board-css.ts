const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** A place on a board without a style of its own: a class for each start, width and height. */
const places = columns
  .map(
    (count) =>
      `.cols-${count}{grid-template-columns:repeat(${count},minmax(0,1fr))}.at-${count}{grid-column-start:${count}}.span-${count}{grid-column-end:span ${count}}.deep-${count}{grid-row-end:span ${count}}`,
  )
  .join('');

/** The style of dashboards. */
export const boardCss = `.board{max-width:84rem;margin-inline:auto;padding:clamp(1.25rem,3vw,3rem)}
.board-head{margin-block-end:2rem;max-width:52rem}.board-head h1{font-size:clamp(1.8rem,1.2rem + 2vw,var(--size-h1));margin-block-end:.35em}.board-head .note{font-size:1.05rem}
.board-grid{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}.board-grid+.board-grid{margin-block-start:1.25rem}
.panel{display:flex;flex-direction:column;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-large);padding:clamp(1.1rem,.8rem + 1vw,1.75rem);min-width:0}
.panel h2{font-size:1.2rem;margin-block-end:.3em}.panel .note{margin-block-end:.6em}.panel figure.chart{flex:1;grid-template-rows:1fr auto;align-items:center;margin-block-start:.6rem}
.panel .chart-canvas .wide{max-height:44rem}.panel .takeaway{margin:0 0 .4em}
.tile-number{justify-content:center;gap:.35rem}.tile-number .value{font:700 clamp(2rem,1.4rem + 1.8vw,3rem)/1.05 var(--font-heading);letter-spacing:-.02em;color:var(--link);margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.tile-number p{color:var(--muted);font-size:.95rem;line-height:1.4;margin:0}
.tile-insight{justify-content:center;border-inline-start:4px solid var(--accent)}.tile-insight p{font-weight:500;margin:0}
.tile-table .scroll{overflow:auto}.tile-table caption{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.tile-table tbody tr:last-child td{border:0}
@media (min-width:40rem) and (max-width:63.99rem){.board-grid{grid-template-columns:repeat(2,minmax(0,1fr))}.board-grid>:not(.tile-number){grid-column:1/-1}}
@media (min-width:64rem){${places}.span-12>h2{font-size:1.45rem}}
.k-cards-filled .panel{border-color:transparent}.k-cards-raised .panel{border-color:transparent;box-shadow:var(--shadow-medium)}
.board-grid .tile-insight{border-inline-start:4px solid var(--accent);padding-inline-start:1.1rem}.k-cards-ruled .panel{background:none;border:0;border-block-start:2px solid var(--text);border-radius:0;padding-inline:0}.k-cards-ruled .board-grid{gap:2rem}
.k-bar-solid .board-head{background:var(--primary);color:var(--on-primary);max-width:none;padding:clamp(1.5rem,3vw,2.75rem);border-radius:var(--radius-large)}.k-bar-solid .board-head .note{color:inherit;margin:0}
.k-bar-center .board-head{text-align:center;margin-inline:auto}.k-heads-rule .board-head h1::before{content:"";display:block;width:3.25rem;height:4px;margin-block-end:1.1rem;background:var(--accent)}
.k-heads-side .tile-number{background:var(--deep);border-color:transparent}.k-heads-side .tile-number :is(p,.value){color:var(--on-deep)}
@media print{.panel{break-inside:avoid}}`;
