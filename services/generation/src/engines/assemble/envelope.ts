import { idSchema, SCHEMA_PATH, type SiteSpec, SPEC_VERSION, type Warning } from '@sitewright/site-spec';
import { type AssembleContext, type Assembled, isSaid, onlyFact, type Stamp } from './context.ts';
import { cleanText, cutText } from './text/clean-text.ts';
import { isMail } from './text/link-target.ts';

type EnvelopeFields = Omit<SiteSpec, 'buildType' | 'content'>;

/** A language tag that a specification may have; English for what is none. */
export function specLanguage(tag: string): string {
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/u.test(tag)) return 'en';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** What a result is called: its title, else what it shows, else whom it is for. */
export function titleOf(context: AssembleContext, most = 120, shown = ''): string {
  const { head, brief, labels } = context;
  const candidates = [head.title, shown, head.organisation, brief.title, brief.organisation, brief.subject];
  for (const text of candidates) {
    const title = context.texts().plain('title', text, most);
    if (title !== undefined) return title;
  }
  return labels.overview ?? 'Overview';
}

/** Everything around the content. `brief.requested` stays empty here: `check` fills it from what is there. */
export function envelopeOf(
  { context, warnings, stamp }: { context: AssembleContext; warnings: Warning[]; stamp: Stamp },
  { assets, shown }: Assembled<unknown>,
): EnvelopeFields {
  const title = titleOf(context, 120, shown);
  const texts = context.texts();
  const description = texts.plain('description', context.head.summary, 300) ?? '';
  return {
    $schema: SCHEMA_PATH,
    specVersion: SPEC_VERSION,
    title,
    description,
    language: context.language,
    dir: context.brief.dir,
    brief: briefOf(context, title),
    theme: context.theme,
    meta: {
      seo: {
        // What search engines show is shorter than the page, and nobody has to be told so.
        title: cutText(title, 70, context.language),
        description: cutText(description, 160, context.language),
      },
      jsonLd: jsonLdOf(context, description),
    },
    labels: context.labels,
    assets: [...assets, ...context.drawings.values()].slice(0, 300),
    provenance: {
      engine: stamp.engine,
      ...(stamp.model === undefined ? {} : { model: stamp.model.slice(0, 120) }),
      ...(stamp.providers === undefined
        ? {}
        : { providers: stamp.providers.map((name) => name.slice(0, 200)).slice(0, 10) }),
      ...(stamp.instructionsSha256 === undefined ? {} : { instructionsSha256: stamp.instructionsSha256 }),
      engineVersion: stamp.engineVersion,
      mode: stamp.mode,
      seed: context.seed,
      promptSha256: context.brief.promptSha256,
      createdAt: stamp.createdAt,
    },
    warnings,
  };
}

function briefOf(context: AssembleContext, title: string): EnvelopeFields['brief'] {
  const { brief, head } = context;
  const texts = context.texts();
  const organisation = texts.plain('o', head.organisation, 120) ?? texts.plain('o', brief.organisation, 120);
  return {
    summary: texts.plain('summary', head.summary, 600) ?? title,
    subject: texts.plain('subject', brief.subject, 200) ?? title,
    organisation,
    audience: texts.plain('audience', brief.audience, 200),
    tone: brief.tone.flatMap((tone) => texts.plain('tone', tone, 40) ?? []).slice(0, 8),
    goals: [],
    requested: [],
    facts: brief.facts
      .flatMap(({ id, kind, value, span: [start, end] }) => {
        const kept = cleanText(value).slice(0, 1000).toWellFormed();
        const isValid = idSchema.safeParse(id).success && kept !== '';
        const span: [number, number] = [Math.min(start, 16_000), Math.min(end, 16_000)];
        return isValid ? [{ id, kind, value: kept, span }] : [];
      })
      .slice(0, 400),
  };
}

type JsonLd = SiteSpec['meta']['jsonLd'];

/** A schema.org object of the organisation, from what the prompt gave and nothing else. */
function jsonLdOf(context: AssembleContext, description: string): JsonLd {
  const { brief } = context;
  if (brief.buildType !== 'website' || brief.organisation === '') return [];
  const email = onlyFact(context, 'email');
  const telephone = onlyFact(context, 'phone');
  const streetAddress = onlyFact(context, 'address');
  const hours = brief.lists.filter(({ kind }) => kind === 'hours').flatMap(({ items }) => items);
  const openingHours = hours.map(({ date, time }) => `${date} ${time}`.trim());
  const address = {
    ...(streetAddress === undefined ? {} : { streetAddress }),
    ...(brief.place === '' || !isSaid(context, brief.place) ? {} : { addressLocality: brief.place }),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
      name: brief.organisation,
      ...(description === '' ? {} : { description }),
      ...(email !== undefined && isMail(email) ? { email } : {}),
      ...(telephone === undefined ? {} : { telephone }),
      ...(Object.keys(address).length === 0 ? {} : { address: { '@type': 'PostalAddress', ...address } }),
      ...(hours.length === 0 ? {} : { openingHours }),
    },
  ];
}
