import {
  DashboardBuilder,
  DashboardLinkBuilder,
  DashboardLinkType,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatPanel } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeSeriesPanel } from '@grafana/grafana-foundation-sdk/timeseries';

const prometheus = { type: 'prometheus', uid: 'prometheus' };

/** What a panel asks, by what its lines are called: `{{http_route}}`. */
export type Queries = Readonly<Record<string, string>>;

export interface PanelText {
  title: string;
  /** What a reader should make of it. */
  description: string;
  /** Of Grafana: `s`, `reqps`, `percentunit`, `short`. */
  unit: string;
}

function targets(queries: Queries): DataqueryBuilder[] {
  return Object.entries(queries).map(([legend, expr], at) =>
    new DataqueryBuilder()
      .refId(String.fromCharCode(65 + at))
      .expr(expr)
      .legendFormat(legend)
      .datasource(prometheus),
  );
}

export function lines({ title, description, unit }: PanelText, queries: Queries): TimeSeriesPanel {
  return new TimeSeriesPanel()
    .title(title)
    .description(description)
    .unit(unit)
    .min(0)
    .span(8)
    .height(8)
    .datasource(prometheus)
    .targets(targets(queries));
}

/** One number: what holds now. */
export function number({ title, description, unit }: PanelText, query: string): StatPanel {
  return new StatPanel()
    .title(title)
    .description(description)
    .unit(unit)
    .span(4)
    .height(4)
    .noValue('–')
    .datasource(prometheus)
    .targets(targets({ [title]: query }));
}

/**
 * From a line of latency to traces: those of a service in the time that is shown, with the tag that a label of the line
 * stands for. The reader is Jaeger, under the address of Grafana.
 */
export function toTraces(service: string, tag: string, label: string): DashboardLinkBuilder {
  const left = {
    datasource: 'jaeger',
    queries: [
      { refId: 'A', queryType: 'search', service, tags: `${tag}="\${__field.labels.${label}}"`, limit: 20 },
    ],
    range: { from: `\${__from}`, to: `\${__to}` },
  };
  // Grafana puts in what stands in braces, so they must not be escaped.
  const query = encodeURIComponent(JSON.stringify(left)).replace(
    /%24%7B(\w[\w.]*)%7D/g,
    (_, name: string) => `\${${name}}`,
  );
  return new DashboardLinkBuilder(`Traces of this ${label.replaceAll('_', ' ')}`)
    .type(DashboardLinkType.Link)
    .url(`/explore?left=${query}`);
}

export function dashboard(uid: string, title: string, description: string): DashboardBuilder {
  return new DashboardBuilder(title)
    .uid(`sitewright-${uid}`)
    .description(description)
    .tags(['sitewright'])
    .readonly()
    .refresh('30s')
    .time({ from: 'now-3h', to: 'now' })
    .timezone('utc')
    .link(
      new DashboardLinkBuilder('Sitewright')
        .type(DashboardLinkType.Dashboards)
        .tags(['sitewright'])
        .asDropdown(true)
        .keepTime(true),
    );
}

export const rate = (metric: string, selector = ''): string =>
  `rate(${metric}{${selector}}[$__rate_interval])`;

/** A quantile of a histogram by labels. @param by `http_route`, or nothing. */
export function quantile(q: number, metric: string, by: readonly string[], selector = ''): string {
  return `histogram_quantile(${q}, sum by (${['le', ...by].join(', ')}) (${rate(`${metric}_bucket`, selector)}))`;
}

/** How much of what is counted has this selector. */
export function share(metric: string, selector: string, of = ''): string {
  return `sum(${rate(metric, selector)}) / sum(${rate(metric, of)})`;
}
