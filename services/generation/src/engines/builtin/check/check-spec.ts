import { AppError } from '@sitewright/errors';
import { checkReferences, parseSpec, type SiteSpec, SpecError } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { Gathered } from '../create-context.ts';
import { replaceFiller } from './placeholder-text.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { repairReferences } from './repair-references.ts';
import { type Repair, repairSchema } from './repair-schema.ts';
import { requestedOf } from './requested.ts';

/**
 * The last stage: repairs the draft, fills `brief.requested` from what is in it, and refuses what is still invalid.
 * A refusal is a bug of a composer; the caller sees a failed build that costs nothing.
 */
export function checkSpec(draft: SiteSpec, brief: Brief, gathered: Gathered): SiteSpec {
  // JSON and back drops undefined members, which strict schemas would otherwise count as keys.
  const spec: SiteSpec = structuredClone(withoutUndefined(draft));
  removeDuplicates(spec);
  replaceFiller(spec.content, brief.raw, gathered.context.words);
  const repairs = [...repairSchema(spec), ...repairReferences(spec), ...repairSchema(spec)];
  warnOfRepairs(spec, repairs);
  spec.warnings.push(...warningsOf(brief));
  spec.brief.requested = requestedOf(spec, brief, gathered.notes);
  try {
    const checked = parseSpec(spec);
    const [issue] = checkReferences(checked);
    if (issue) throw new SpecError([issue]);
    return checked;
  } catch (cause) {
    throw new AppError('BUILD_FAILED', 'The build could not be finished.', { cause });
  }
}

function withoutUndefined<Value>(value: Value): Value {
  if (Array.isArray(value)) value.forEach(withoutUndefined);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (child === undefined) Reflect.deleteProperty(value, key);
      else withoutUndefined(child);
    }
  }
  return value;
}

function warnOfRepairs(spec: SiteSpec, repairs: readonly Repair[]): void {
  if (repairs.length === 0) return;
  const what = [...new Set(repairs.map((repair) => repair.what))].join(', ');
  spec.warnings.push({
    code: 'repaired',
    message: `Parts of the draft were repaired: ${what}.`.slice(0, 500),
  });
}

function warningsOf(brief: Brief): SiteSpec['warnings'] {
  const warnings: SiteSpec['warnings'] = [];
  if (brief.hasInjection) {
    warnings.push({
      code: 'commands_ignored',
      message: 'Parts of the prompt that address the engine were left out.',
    });
  }
  if (brief.text.trim() === '') {
    warnings.push({
      code: 'empty_brief',
      message: 'The prompt says nothing that a result could be about: this is a neutral start.',
    });
  }
  return warnings;
}
