import type { Chart } from '@sitewright/site-spec';

/** What a chart is drawn with: bars, a line, points. */
export const kindOf = ({ spec: { mark } }: Pick<Chart, 'spec'>) =>
  typeof mark === 'string' ? mark : mark.type;
