import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** What a query asks of one metric: its name and the labels that must be there. */
export interface Selection {
  metric: string;
  labels: readonly string[];
}

/** What Grafana puts in before it asks. */
const filled = (query: string): string => query.replaceAll('$__rate_interval', '5m');

/**
 * The metrics that a query reads, and the labels by which it selects them. Labels by which something is grouped belong to
 * every metric of it. @throws Error where it is no PromQL.
 */
export function selectionsOf(query: string): Selection[] {
  const text = filled(query);
  const found: Selection[] = [];
  const textOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`No PromQL at ${node.from}: ${query}`);
      if (node.name !== 'VectorSelector') return;
      const identifier = node.node.getChild('Identifier');
      const own = descendants(node.node, 'LabelName').map(textOf);
      found.push({
        metric: identifier === null ? '' : textOf(identifier),
        labels: [...new Set([...own, ...groupingsAround(node.node).map(textOf)])].filter(
          (label) => label !== 'le',
        ),
      });
    },
  });
  return found;
}

/** `by (…)` of every aggregation that the node is in. */
function groupingsAround(node: SyntaxNode): SyntaxNode[] {
  const labels: SyntaxNode[] = [];
  for (let outer = node.parent; outer !== null; outer = outer.parent) {
    const modifier = outer.name === 'AggregateExpr' ? outer.getChild('AggregateModifier') : null;
    if (modifier !== null) labels.push(...descendants(modifier, 'LabelName'));
  }
  return labels;
}

function descendants(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((one) => {
    if (one.name === name && one.from >= node.from && one.to <= node.to) found.push(one.node);
  });
  return found;
}
