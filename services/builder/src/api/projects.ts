import type { Project } from '@sitewright/client';
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

/** Formats of each build type, the most wanted first. */
export const exportFormats = {
  website: ['zip', 'html', 'json'],
  design: ['pdf', 'png', 'svg', 'zip', 'html', 'json'],
  slides: ['pptx', 'pdf', 'html', 'md', 'json'],
  document: ['docx', 'pdf', 'html', 'md', 'json'],
  dataviz: ['pdf', 'png', 'svg', 'zip', 'html', 'json'],
} as const;

export const exportAddress = (id: string, format: string): string =>
  `/api/v1/projects/${encodeURIComponent(id)}/export?format=${format}`;
