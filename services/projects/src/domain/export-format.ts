import { AppError } from '@sitewright/errors';
import type { BuildType } from '@sitewright/site-spec';

const formats: Record<BuildType, readonly string[]> = {
  website: ['html', 'zip', 'pdf', 'md', 'json'],
  design: ['html', 'svg', 'png', 'pdf', 'zip', 'json'],
  slides: ['html', 'pptx', 'pdf', 'md', 'json'],
  document: ['html', 'pdf', 'docx', 'md', 'json'],
  dataviz: ['html', 'svg', 'png', 'pdf', 'zip', 'json'],
};

/** @throws AppError UNSUPPORTED_FORMAT, listing those that the build type has. */
export function requireFormat(buildType: string, format: string): string {
  const known = Object.entries(formats).find(([name]) => name === buildType)?.[1] ?? [];
  if (known.includes(format)) return format;
  throw new AppError(
    'UNSUPPORTED_FORMAT',
    `A project of type ${buildType} has no format "${format.slice(0, 20)}". It has ${known.join(', ')}.`,
    { metadata: { formats: known.join(' ') } },
  );
}
