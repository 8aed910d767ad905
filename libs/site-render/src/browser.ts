export { toOklch } from './colour-space.ts';
export { bodyOf } from './document-shell.ts';
export { chooseFaces, type FaceChoice, faceUse } from './font-choice.ts';
export { fontFamilies } from './font-families.ts';
export type { IconNodes } from './icon-nodes.ts';
export { keepIcons, takeMissingIcons } from './icon-nodes-browser.ts';
export { renderPages, styleSheet } from './render-pages.ts';
export type { RenderedPage } from './rendered-page.ts';
