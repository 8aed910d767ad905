import { z } from 'zod';
import { environmentName, type Settings } from './load-config.ts';

/** The Markdown table of a service's settings, as its README shows it. */
export function settingsTable(prefix: string, settings: Settings): string {
  const rows = Object.entries(settings).map(([key, schema]) => {
    const byDefault = schema.safeParse(undefined);
    const shown = !byDefault.success
      ? 'required'
      : byDefault.data === undefined
        ? 'none'
        : `\`${print(byDefault.data)}\``;
    return `| \`${environmentName(prefix, key)}\` | ${shown} | ${describe(schema)} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

const print = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The description may sit below wrappers such as `default` and `optional`. */
function describe(schema: z.ZodType): string {
  if (schema.description !== undefined) return schema.description;
  const inner = (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) && schema.def.innerType;
  return inner instanceof z.ZodType ? describe(inner) : '';
}
