import type { DocumentBlock } from '@sitewright/site-spec';
import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { headPlane, styleOf } from '../../document-style.ts';
import { lookOf } from '../../look.ts';
import { hasOneRule, isHeadMarked, type Masthead } from '../../masthead.ts';
import { markRole } from '../../theme-css.ts';
import { markOf, marksOf, withMark } from '../invented.ts';
import { alignments, type Place, paragraphOf } from './docx-place.ts';

/** The space around words on a plane, in twentieths of a point. */
const PADDING = { top: 480, bottom: 360, left: 360, right: 360 };

/** The title with what is said of it, as `form` has it: on a plane, beside a strip, or between rules. */
export function mastheadDocx(
  blocks: readonly DocumentBlock[],
  form: Masthead,
  place: Place,
): (Paragraph | Table)[] {
  const { color, spec } = place;
  const { form: rules, color: ink } = styleOf(spec.content, 'rules');
  const top = rules === 'thin' ? 6 : hasOneRule(spec.theme) ? 12 : 24;
  const rule = (size: number, role: string) => ({
    style: BorderStyle.SINGLE,
    ...{ size, space: 8 },
    color: color(rules === 'none' ? 'background' : (ink ?? role)),
  });
  const edge = { ...rule(48, 'primary'), color: color('primary') };
  const strip = place.rtl ? { right: edge } : { left: edge };
  const lines = blocks.flatMap((block, at): Paragraph[] => {
    const isLast = at === blocks.length - 1;
    const border = {
      ...(form === 'edge' ? strip : {}),
      ...(form === 'ruled' && at === 0 ? { top: rule(top, markRole(spec.theme)) } : {}),
      ...(form === 'ruled' && isLast ? { bottom: rule(6, 'text') } : {}),
    };
    return lineOf(block, form, place, { border, spacing: { before: 0, after: isLast ? 320 : 100 } });
  });
  if (form !== 'panel') return lines;
  const cell = new TableCell({
    margins: PADDING,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: headPlane(spec.theme)[0].slice(1) },
    children: lines,
  });
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const bottom = isHeadMarked(spec) ? { ...rule(36, markRole(spec.theme)), space: 0 } : none;
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: { top: none, bottom, left: none, right: none },
      rows: [new TableRow({ children: [cell] })],
    }),
    new Paragraph({ spacing: { after: 240 }, children: [] }),
  ];
}

function lineOf(block: DocumentBlock, form: Masthead, place: Place, options: IParagraphOptions): Paragraph[] {
  const { spec, color } = place;
  const onPlane = form === 'panel' ? { color: headPlane(spec.theme)[1].slice(1) } : {};
  const isCentred = form === 'ruled' && lookOf(spec).heads === 'center';
  const { align = isCentred ? 'center' : undefined } = styleOf(spec.content, 'title');
  const aligned = align === undefined ? options : { ...options, alignment: alignments[align] };
  const mark = markOf(block, marksOf(spec));
  if (block.type === 'heading') {
    const text = withMark(block.text, mark);
    return [paragraphOf(text, place, { ...aligned, look: onPlane, heading: HeadingLevel.HEADING_1 })];
  }
  if (block.type !== 'paragraph') return [];
  const look = {
    size: place.type(block.role === 'lead' ? 25 : block.role === 'contact' ? 22 : 19),
    color: color(block.role === 'lead' || block.role === 'contact' ? 'text' : 'muted'),
  };
  return [paragraphOf(withMark(block.text, mark), place, { ...aligned, look: { ...look, ...onPlane } })];
}
