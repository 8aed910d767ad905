import { type Attributes, type AttributeValue, metrics } from '@opentelemetry/api';
import { boundTo, listedCombinations, type Values } from './metric-values.ts';

/** The instruments of OpenTelemetry, by what they count. */
export type MetricKind = 'counter' | 'up-down counter' | 'gauge' | 'histogram';

/** What a metric is, said once: READMEs, dashboards and checks read it from here. */
export interface DeclaredMetric {
  /** The service or library that makes it, which is the scope of its meter. */
  scope: string;
  name: string;
  kind: MetricKind;
  unit: string;
  description: string;
  /** The attributes that tell its series apart. */
  attributes: readonly string[];
}

type By = Readonly<Record<string, Values>>;

interface Meaning<B extends By> {
  /** By UCUM: `s`, `By`, or what is counted in braces. */
  unit: string;
  description: string;
  /**
   * Attributes and the values that each takes: those listed, or at most so many of those that come. Whatever else
   * comes counts as `_OTHER`, so that no caller makes series without end.
   */
  by?: B;
}

/** One value for each attribute; undefined leaves an attribute away. */
type AttributesOf<B extends By> = { [K in keyof B]: AttributeValue | undefined };
type Given<B extends By> = keyof B extends never ? [] : [attributes: AttributesOf<B>];

/** A metric that goes up, or up and down, by what is added. */
export interface Adds<B extends By> {
  add(count: number, ...attributes: Given<B>): void;
}

/** A metric of values as they come, such as times. */
export interface Records<B extends By> {
  record(value: number, ...attributes: Given<B>): void;
}

/** A metric that is read when it is exported. */
export interface Watched<B extends By> {
  /** Has the values read at every export. @returns what ends that. */
  watch(read: (observe: (value: number, ...attributes: Given<B>) => void) => void): () => void;
}

const declared = new Map<string, DeclaredMetric>();

/** Every metric that has been declared by the modules loaded so far, in the order of their names. */
export const declaredMetrics = (): DeclaredMetric[] =>
  [...declared.values()].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Bounds in seconds for calls: what the semantic conventions advise for HTTP, and on to what an export takes. */
export const callSeconds = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30, 60,
];

/** Bounds in seconds for statements and scripts of databases. */
export const statementSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10];

/**
 * Declares the metrics of a service or library. Load it after `register`, and declare at the top of a module: what is
 * declared is listed in the README. Counters whose values are all listed begin at zero, so that a first failure is an
 * increase that an alert sees.
 */
export function createMeter(scope: string) {
  const meter = metrics.getMeter(scope);
  const declare = (name: string, kind: MetricKind, meaning: Meaning<By>) => {
    const { unit, description, by = {} } = meaning;
    declared.set(`${scope} ${name}`, { scope, name, kind, unit, description, attributes: Object.keys(by) });
    return { options: { unit, description }, bounded: boundTo(by) };
  };
  return {
    counter<const B extends By = Record<never, never>>(name: string, meaning: Meaning<B>): Adds<B> {
      const { options, bounded } = declare(name, 'counter', meaning);
      const counter = meter.createCounter(name, options);
      for (const attributes of listedCombinations(meaning.by ?? {})) counter.add(0, attributes);
      return { add: (count, attributes?: Attributes) => counter.add(count, bounded(attributes)) };
    },
    upDownCounter<const B extends By = Record<never, never>>(name: string, meaning: Meaning<B>): Adds<B> {
      const { options, bounded } = declare(name, 'up-down counter', meaning);
      const counter = meter.createUpDownCounter(name, options);
      for (const attributes of listedCombinations(meaning.by ?? {})) counter.add(0, attributes);
      return { add: (count, attributes?: Attributes) => counter.add(count, bounded(attributes)) };
    },
    /** @param bounds of the buckets. */
    histogram<const B extends By = Record<never, never>>(
      name: string,
      meaning: Meaning<B> & { bounds: readonly number[] },
    ): Records<B> {
      const { options, bounded } = declare(name, 'histogram', meaning);
      const advice = { explicitBucketBoundaries: [...meaning.bounds] };
      const histogram = meter.createHistogram(name, { ...options, advice });
      return { record: (value, attributes?: Attributes) => histogram.record(value, bounded(attributes)) };
    },
    gauge<const B extends By = Record<never, never>>(name: string, meaning: Meaning<B>): Records<B> {
      const { options, bounded } = declare(name, 'gauge', meaning);
      const gauge = meter.createGauge(name, options);
      return { record: (value, attributes?: Attributes) => gauge.record(value, bounded(attributes)) };
    },
    /** A gauge that is read when it is exported. */
    watched<const B extends By = Record<never, never>>(name: string, meaning: Meaning<B>): Watched<B> {
      const { options, bounded } = declare(name, 'gauge', meaning);
      const gauge = meter.createObservableGauge(name, options);
      return {
        watch(read) {
          const observeAll = (result: { observe(value: number, attributes: Attributes): void }): void =>
            read((value, attributes?: Attributes) => result.observe(value, bounded(attributes)));
          gauge.addCallback(observeAll);
          return () => gauge.removeCallback(observeAll);
        },
      };
    },
  };
}
