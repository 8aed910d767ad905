import type { BuildProgress } from '@sitewright/client';
import type { Io } from './io.ts';

const cells = 24;

/** Tells how far a build has come: a bar that moves for a person, a line for each stage in a log. */
export function createProgressBar({ isTerminal, err }: Io) {
  let stage = '';
  return {
    show(progress: BuildProgress): void {
      const percent = `${String(Math.round(progress.fraction * 100)).padStart(3)} %`;
      if (isTerminal) {
        const full = Math.round(progress.fraction * cells);
        err(`\r\u001b[2K${'█'.repeat(full)}${'░'.repeat(cells - full)} ${percent}  ${progress.message}`);
      } else if (progress.stage !== stage) {
        err(`${percent}  ${progress.message}\n`);
      }
      stage = progress.stage;
    },
    /** Takes the bar away: what comes now stands in its place. */
    end(): void {
      if (isTerminal && stage !== '') err('\r\u001b[2K');
    },
  };
}
