export { bodyOf, type RenderedPage } from './document-shell.ts';
export { chooseFaces, type FaceChoice } from './font-choice.ts';
export { fontFamilies } from './font-families.ts';
export { keepIcons } from './icon-nodes-browser.ts';
export { renderPages, styleSheet } from './render-pages.ts';
