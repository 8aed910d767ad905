/** So high is a slide in the film, and so far below the last one it begins: 16 times what the outline shows. */
const high = 45 * 16;
const pitch = 56 * 16;

/** The style of a film, over that of the deck: slides alone, on the ground of the outline. */
export const filmSheet = new CSSStyleSheet();
filmSheet.replaceSync(`
:root { color-scheme: light !important; background: none !important }
body.slides { background: none !important; margin: 0; padding: 0; overflow: hidden }
.deck { display: block !important; max-width: none !important }
.slide { width: calc(${high}px * var(--wide) / var(--high)); margin: 0 auto ${pitch - high}px; border-radius: 48px; outline: 14px solid #8886 }
.notes { display: none }
`);
