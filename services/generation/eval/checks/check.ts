/** One expectation and whether the content meets it; the group says in which column it counts. */
export type Check = {
  group: 'facts' | 'counts' | 'sections' | 'colours' | 'chart';
  name: string;
  ok: boolean;
  detail?: string;
  /** What is expected can't be had from the prompt, so that no honest result meets it. */
  beyondPrompt?: boolean;
};
