/** The style of a sheet of designs. */
export const designCss = `body.design{background:var(--surface)}.frames{display:grid;gap:2.5rem;justify-items:center;padding:clamp(1rem,3vw,3rem)}
.frames figure{display:grid;gap:.7rem;max-width:100%;justify-items:center}.frames figure>svg{width:auto;height:auto;max-width:100%;max-height:88vh;box-shadow:var(--shadow-large)}.frames figure>svg.cut{box-shadow:none}.frames figcaption{color:var(--muted);font-size:var(--size-small)}`;
