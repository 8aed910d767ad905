import { isObject, type Json, type JsonObject, list, objects, plain } from './tree.ts';
import { visibleTexts } from './visible-text.ts';

const indent = (text: string, by = '  ') => text.replace(/^/gm, by);

function showTable(node: JsonObject): string {
  const head = objects(list(node, 'columns')).map((column) => plain(column.label));
  const rows = [...list(node, 'rows'), ...(Array.isArray(node.totals) ? [node.totals] : [])];
  return [head, ...rows.map((row) => (Array.isArray(row) ? row.map(plain) : []))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function showChart(node: JsonObject): string {
  const chart = isObject(node.chart) ? node.chart : node;
  const spec = isObject(chart.spec) ? chart.spec : {};
  const mark = isObject(spec.mark) ? spec.mark.type : spec.mark;
  const rows = isObject(node.dataset) ? list(node.dataset, 'rows') : [];
  return `[${String(mark)} chart] ${plain(chart.title)}: ${plain(chart.takeaway)} ${JSON.stringify(rows).slice(0, 160)}`;
}

function showItem(item: Json): string {
  if (!isObject(item)) return `- ${plain(item)}`;
  const flag = item.placeholder === true ? ' (placeholder)' : '';
  const nested = objects(list(item, 'items')).map((sub) => `\n    - ${plain(sub.text)}`);
  const parts = [item.label, item.term, item.title, item.name, item.role, item.text].filter(
    (part) => part !== undefined,
  );
  return `- ${parts.map(plain).join(' · ')}${flag}${nested.join('')}`;
}

/** One block of a slide or a document. */
export function showBlock(block: JsonObject): string {
  const flag = block.placeholder === true ? ' (placeholder)' : '';
  if (block.type === 'heading')
    return `\n${'#'.repeat(Number(block.level) + 1)} ${plain(block.numbering)} ${plain(block.text)}`;
  if (block.type === 'table') return [plain(block.caption), showTable(block)].filter(Boolean).join('\n');
  if (block.type === 'chart') return showChart(block);
  const head = [block.heading, block.title].filter((part) => part !== undefined).map(plain);
  const body = ['value', 'label', 'text', 'by', 'caption', 'context', 'marker', 'asset'].flatMap((key) =>
    block[key] === undefined ? [] : [plain(block[key])],
  );
  const items = list(block, 'items').map(showItem);
  const kind =
    block.type === 'paragraph'
      ? block.role === 'body'
        ? ''
        : `(${plain(block.role)}) `
      : `[${plain(block.type)}${block.slot === undefined || block.slot === 'main' ? '' : ` ${plain(block.slot)}`}] `;
  return [`${kind}${[...head, ...body].join(' · ')}${flag}`, ...items].join('\n');
}

function showSlide(slide: JsonObject, index: number): string {
  const head = `--- ${index + 1} [${plain(slide.layout)}] ${slide.eyebrow ? `(${plain(slide.eyebrow)}) ` : ''}${plain(slide.title)}`;
  const subtitle = slide.subtitle === undefined ? [] : [`~ ${plain(slide.subtitle)}`];
  const blocks = objects(list(slide, 'blocks')).map(showBlock);
  return [
    head,
    ...subtitle.map((text) => indent(text)),
    ...blocks.map((text) => indent(text)),
    indent(`notes: ${plain(slide.notes)}`),
  ].join('\n');
}

function showPage(page: JsonObject): string {
  const sections = objects(list(page, 'sections')).map(
    (section) => `  [${plain(section.type)}] ${visibleTexts(section).join(' · ')}`,
  );
  return [`--- page ${plain(page.path)} ${plain(page.title)}`, ...sections].join('\n');
}

function showFrame(frame: JsonObject): string {
  return `--- frame ${plain(frame.name)} ${plain(frame.width)}x${plain(frame.height)}\n${indent(visibleTexts(frame.layers ?? []).join('\n'))}`;
}

function showDashboard(content: JsonObject): string {
  const charts = objects(list(content, 'charts')).map(showChart);
  const sets = objects(list(content, 'datasets')).map(
    (set) => `[data] ${plain(set.title)} ${list(set, 'rows').length} rows`,
  );
  const insights = objects(list(content, 'insights')).map((insight) => `- ${plain(insight.text)}`);
  return [...sets, ...charts, ...insights].join('\n');
}

function showContent(content: JsonObject): string {
  if (Array.isArray(content.slides)) return objects(content.slides).map(showSlide).join('\n');
  if (Array.isArray(content.blocks))
    return [
      plain(isObject(content.cover) ? content.cover.title : ''),
      ...objects(content.blocks).map(showBlock),
    ].join('\n');
  if (Array.isArray(content.pages)) return objects(content.pages).map(showPage).join('\n');
  if (Array.isArray(content.frames)) return objects(content.frames).map(showFrame).join('\n');
  return showDashboard(content);
}

/** A spec as a person would read it, for judging by eye. */
export function show(id: string, prompt: string, spec: Json): string {
  if (!isObject(spec)) return `##### ${id}\n(nothing)`;
  const asked = prompt.length > 600 ? `${prompt.slice(0, 600)}…` : prompt;
  const warnings = objects(list(spec, 'warnings')).map(
    (warning) => `! ${plain(warning.code)}: ${plain(warning.message)}`,
  );
  const assets = objects(list(spec, 'assets')).map(
    (asset) => `[${plain(asset.id)}] ${plain(asset.alt) || 'decorative'}`,
  );
  return [
    `\n##### ${id}`,
    indent(asked, '> '),
    `= ${plain(spec.title)} (${plain(spec.language)}) ${plain(spec.description)}`,
    isObject(spec.content) ? showContent(spec.content) : '',
    ...assets,
    ...warnings,
  ].join('\n');
}
