/** One expectation and whether the content meets it; the group says in which column it counts. */
export type Check = {
  group: 'facts' | 'counts' | 'sections' | 'colours' | 'chart';
  name: string;
  ok: boolean;
  detail?: string;
};
