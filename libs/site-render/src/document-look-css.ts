import {
  type DocumentContent,
  type DocumentSpec,
  type DocumentStyle,
  type StyledThing,
  typeScale,
} from '@sitewright/site-spec';
import { pageMm } from './document-layout.ts';
import {
  calloutPlane,
  documentScale,
  headPlane,
  inkOf,
  sideOf,
  styleOf,
  USUAL_POINTS,
} from './document-style.ts';
import { handRow } from './table-rows.ts';
import { colorOf, safeColor, warningGround, warningOf } from './theme-css.ts';

/** Of what each thing is on a page to read. */
const SELECTORS: Partial<Record<StyledThing, string>> = {
  title: '.sheet h1',
  headings: '.sheet :is(h2,h3,h4,h5,h6),.sheet.sided>h2',
  numbers: '.sheet .number,.sheet li::marker',
  quotes: '.sheet blockquote p',
  tables: '.sheet :is(th,td)',
};
/** Points of paper as sizes of a screen, where text is a little larger. */
const REM = 17 / USUAL_POINTS / 16;
const WEIGHTS = { regular: 'font-weight:400', bold: 'font-weight:700', italic: 'font-style:italic' } as const;

/** The declarations of a style for letters. */
function lettersOf({ points, weight, align }: Partial<DocumentStyle>, ink: string | undefined): string {
  return [
    ink === undefined ? '' : `color:${ink}`,
    points === undefined ? '' : `font-size:${(points * REM).toFixed(3)}rem`,
    weight === undefined ? '' : WEIGHTS[weight],
    align === undefined ? '' : `text-align:${align}`,
  ]
    .filter(Boolean)
    .join(';');
}

const rule = (selector: string, ...declarations: (string | false)[]): string => {
  const own = declarations.filter(Boolean).join(';');
  return own === '' ? '' : `${selector}{${own}}`;
};

function tablesCss(content: DocumentContent, ink: string | undefined): string {
  const { form, widths = [] } = styleOf(content, 'tables');
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const wide = `.sheet table:has(thead tr>:nth-child(${widths.length}):last-child) tr>`;
  const line = 'color-mix(in srgb,var(--text) 45%,transparent)';
  return [
    ...widths.map((one, at) => `${wide}:nth-child(${at + 1}){width:${((one / whole) * 100).toFixed(1)}%}`),
    ink === undefined ? '' : `.sheet table,.sheet thead :is(th,td),.sheet tfoot td{border-color:${ink}}`,
    form === 'grid'
      ? `.sheet.sheet :is(thead,tbody,tfoot) tr>*{border:1px solid ${line};padding-inline:.6rem!important}`
      : '',
    form === 'plain' ? '.sheet table,.sheet.sheet :is(thead,tbody,tfoot) tr>*{border:0}' : '',
    form === 'zebra'
      ? `.sheet tbody tr:nth-child(even){background:color-mix(in srgb,${ink ?? 'var(--primary)'} 9%,var(--background))}.sheet :is(th,td){padding-inline:.6rem!important}`
      : '',
  ].join('');
}

/** Tables to be written in by hand: a frame around each cell, and rows as high as was asked for. */
function handCss({ blocks }: DocumentContent): string {
  const tables = blocks.filter((block) => block.type === 'table');
  const heights = [...new Set(tables.map(handRow).filter((high) => high > 0))].map(Math.round);
  if (heights.length === 0) return '';
  const cells =
    '.sheet .hand :is(thead,tbody) tr>*{border:1px solid var(--text);padding-inline:.6rem!important}';
  return `${cells}${heights.map((mm) => `.sheet .mm-${mm} tbody td{height:${mm}mm}`).join('')}`;
}

function rulesCss(content: DocumentContent, ink: string | undefined): string {
  const { form } = styleOf(content, 'rules');
  if (form === 'none')
    return '.sheet{--mark:transparent;--border:transparent}.sheet .head.ruled,.sheet .head.ruled::before{border-color:transparent}';
  return [
    ink === undefined ? '' : `.sheet{--mark:${ink};--border:${ink}}.sheet .head.ruled{border-color:${ink}}`,
    form === 'thin'
      ? '.sheet .head.ruled{border-block-start-width:1px}.sheet .head.ruled::before{border:0}'
      : '',
  ].join('');
}

/** How wide the sheet of a page to read is at most, in rem. */
const SHEET = 46.5;

/** Margins and columns of the page, on a screen that has room for them and in print. */
function pageCss({ page }: DocumentContent): string {
  const { marginMm, size, orientation } = page;
  const [short, long] = pageMm[size];
  const whole = orientation === 'portrait' ? short : long;
  const { top, right, bottom, left } = marginMm;
  // Of the sheet, which is no wider than that.
  const share = (mm: number): string =>
    `min(${((mm / whole) * 100).toFixed(1)}%,${((mm / whole) * SHEET).toFixed(2)}rem)`;
  return [
    page.keepsMargins === true
      ? `@media (min-width:48rem){.sheet{padding-left:${share(left)};padding-right:${share(right)}}.sheet>*{max-width:none!important}.sheet>.head.panel{margin-inline:0;padding-inline:1.25rem}}@media print{@page{margin:${top}mm ${right}mm ${bottom}mm ${left}mm}.sheet{padding:0}}`
      : '',
    page.columns === 2
      ? '@media (min-width:48rem){.sheet>.columns{columns:2;column-gap:2rem}.sheet{max-width:60rem}.columns>:is(h2,h3):first-child{margin-block-start:0}.columns :is(h2,h3){break-after:avoid}.columns :is(.callout,figure,table,dl,blockquote){break-inside:avoid}}'
      : '',
  ].join('');
}

/** The style that was asked for of a document, after that of all documents. */
export function lookCss(spec: DocumentSpec): string {
  const { content, theme } = spec;
  const colour = (thing: StyledThing): string | undefined => inkOf(content, theme, thing);
  const { spacing } = styleOf(content, 'text');
  const callout = calloutPlane(spec, colorOf(theme, 'primary').slice(0, 7));
  const scale = documentScale(spec);
  const warning = warningOf(theme);
  const titled = styleOf(content, 'title').align;
  const signed = styleOf(content, 'signatures').align;
  const dated = sideOf(spec, 'dates');
  const [plane, onPlane] = headPlane(theme);
  return [
    scale === typeScale(theme) ? '' : `:root{font-size:${Math.round(scale * 100)}%}`,
    warning === undefined
      ? ''
      : `:root{--warning:${safeColor(warning)};--warning-ground:${safeColor(warningGround(theme, warning))}}`,
    rule('.sheet', `--plane:${plane}`, `--on-plane:${onPlane}`),
    rule('.sheet', spacing !== undefined && `line-height:${(spacing * 1.2).toFixed(2)}`),
    ...Object.entries(SELECTORS).map(([thing, selector]) => {
      const style = content.look?.find(({ of }) => of === thing);
      const ink = style === undefined || thing === 'tables' ? undefined : colour(style.of);
      return style === undefined ? '' : rule(selector, lettersOf(style, ink));
    }),
    rule('.sheet .head', titled !== undefined && `text-align:${titled}`),
    callout === undefined
      ? ''
      : rule(
          '.sheet .callout:not(.warns,.asked)',
          `background:${callout.fill ?? 'none'}`,
          `color:${callout.ink}`,
          callout.frame !== undefined && `border:2px solid ${callout.frame}`,
          callout.fill === undefined && callout.frame === undefined && 'padding-inline:0',
        ) + rule('.sheet .callout:not(.warns,.asked) .callout-title', `color:${callout.head}`),
    tablesCss(content, colour('tables')),
    handCss(content),
    rulesCss(content, colour('rules')),
    signed === 'end' || signed === 'center'
      ? rule('.sheet .signatures', `justify-content:${signed}`, 'grid-template-columns:minmax(14rem,50%)')
      : '',
    sideOf(spec, 'receiver') === 'end' ? '.sheet .p-address.other{margin-inline-start:50%}' : '',
    rule('.sheet .p-date', dated !== undefined && `text-align:${dated}`),
    pageCss(content),
  ].join('');
}
