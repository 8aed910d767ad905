import type { Project } from '@sitewright/client';
import { isForPaper, type SiteSpec } from '@sitewright/site-spec';
import { api, dataOf } from './client.ts';

const at = (id: string) => ({ params: { path: { id } } });

export const getProject = async (id: string): Promise<Project> =>
  dataOf(await api.GET('/api/v1/projects/{id}', at(id)));

export const publishProject = async (id: string): Promise<Project> =>
  dataOf(await api.POST('/api/v1/projects/{id}/publish', at(id)));

export const unpublishProject = async (id: string): Promise<Project> =>
  dataOf(await api.POST('/api/v1/projects/{id}/unpublish', at(id)));

export const deleteProject = async (id: string): Promise<Project> =>
  dataOf(await api.DELETE('/api/v1/projects/{id}', at(id)));

export const restoreProject = async (id: string): Promise<Project> =>
  dataOf(await api.POST('/api/v1/projects/{id}/restore', at(id)));

/** Formats of each build type, the most wanted first; `print` is a pdf with bleed and crop marks. */
const exportFormats = {
  website: ['zip', 'html', 'json'],
  design: ['pdf', 'print', 'png', 'svg', 'zip', 'html', 'json'],
  slides: ['pptx', 'pdf', 'html', 'md', 'json'],
  document: ['docx', 'pdf', 'print', 'html', 'md', 'json'],
  dataviz: ['pdf', 'png', 'svg', 'zip', 'html', 'json'],
} as const;

/** What a project can be had as. */
export const exportsOf = (spec: SiteSpec) =>
  exportFormats[spec.buildType].filter((format) => format !== 'print' || isForPaper(spec));

/** @param wish a format, or `print`: the pdf with bleed and crop marks. */
export const exportAddress = (id: string, wish: string): string => {
  const query = wish === 'print' ? 'pdf&bleed=true' : wish;
  return `/api/v1/projects/${encodeURIComponent(id)}/export?format=${query}`;
};
