/** An error put into one object of the production overlay, and what the checks have to say. */
export interface Planted {
  error: string;
  in: string;
  at: readonly (string | number)[];
  /** Left out, what stands there is taken away. */
  value?: unknown;
  found: string;
}

export const pod = ['spec', 'template', 'spec'];
export const container = [...pod, 'containers', 0];
export const nameOfPeer = ['podSelector', 'matchLabels', 'app.kubernetes.io/name'];
