import { SCHEMA_PATH, type SiteSpec, SPEC_VERSION } from '@sitewright/site-spec';
import type { Brief } from './brief/brief.ts';
import type { ComposeRequest } from './compose.ts';
import type { Composed } from './compose-context.ts';
import { trimTo } from './copy/trim-to.ts';
import type { Gathered } from './create-context.ts';
import { jsonLdOf } from './json-ld.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './version.ts';

type EnvelopeFields = Omit<SiteSpec, 'buildType' | 'content'>;

/** Everything around the content. `brief.requested` stays empty here: the check stage fills it from what is there. */
export function envelopeOf(
  request: ComposeRequest,
  brief: Brief,
  gathered: Gathered,
  composed: Composed<unknown>,
): EnvelopeFields {
  const { context } = gathered;
  const title = trimTo(composed.title, 120) || context.words.overview;
  const description = trimTo(composed.description, 300);
  if (!context.hasWords) {
    context.warn(
      'language_without_words',
      `There are no interface words for "${brief.language}": buttons and labels are in English.`,
    );
  }
  return {
    $schema: SCHEMA_PATH,
    specVersion: SPEC_VERSION,
    title,
    description,
    language: brief.language,
    dir: brief.dir,
    brief: briefFields(brief, title),
    theme: context.theme,
    meta: {
      seo: { title: trimTo(title, 70), description: trimTo(description, 160) },
      jsonLd: jsonLdOf(brief, description),
    },
    labels: { ...context.words },
    assets: composed.assets,
    provenance: {
      engine: ENGINE_NAME,
      engineVersion: ENGINE_VERSION,
      mode: request.mode,
      seed: gathered.seed,
      promptSha256: gathered.promptSha256,
      createdAt: request.createdAt,
    },
    warnings: gathered.warnings,
  };
}

function briefFields(brief: Brief, title: string): EnvelopeFields['brief'] {
  const subject = trimTo(brief.subject, 200) || title;
  return {
    summary: summaryOf(brief) || title,
    subject,
    organisation: brief.organisation ? trimTo(brief.organisation, 120) : undefined,
    audience: brief.audience ? trimTo(brief.audience, 200) : undefined,
    tone: brief.tone.slice(0, 8),
    goals: brief.goals.slice(0, 8),
    requested: [],
    facts: brief.facts.map(({ id, kind, value, span }) => ({ id, kind, value, span: [span[0], span[1]] })),
  };
}

/** The opening of the prompt, cleaned: what anybody would read back to the user. */
function summaryOf(brief: Brief): string {
  return trimTo(brief.text.replace(/\s+/gu, ' ').trim(), 400);
}
