import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../shell/button.tsx';
import { useWords } from '../../words/words.tsx';
import { type RevisionChoice, useDescription } from './revision-list.tsx';

/** A slider that rests for so long is where it is meant to be. */
const restMs = 150;

/** All revisions in a row, from the oldest to now: slid through, or gone through one by one. */
export function Timeline({ revisions, chosen, current, onChoose }: RevisionChoice) {
  const words = useWords().history;
  const describe = useDescription(current);
  const inOrder = revisions.toReversed();
  const [sliding, setSliding] = useState<number>();
  const place = sliding ?? inOrder.findIndex(({ revision }) => revision === chosen);
  const at = inOrder[place];
  useEffect(() => {
    if (sliding === undefined) return;
    const { revision } = inOrder[sliding] ?? {};
    const timer = setTimeout(() => {
      if (revision !== undefined) onChoose(revision);
      setSliding(undefined);
    }, restMs);
    return () => clearTimeout(timer);
  });
  const step = (by: number) => {
    const { revision } = inOrder[place + by] ?? {};
    if (revision !== undefined) onChoose(revision);
  };
  const said = at === undefined ? undefined : describe(at);
  return (
    <div className="timeline">
      <IconButton label={words.earlier} isDisabled={place <= 0} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        aria-label={words.slider}
        aria-valuetext={said === undefined ? undefined : `${said.name}, ${said.detail}`}
        min={0}
        max={inOrder.length - 1}
        value={place}
        onChange={(event) => setSliding(event.target.valueAsNumber)}
      />
      <IconButton label={words.later} isDisabled={place >= inOrder.length - 1} onPress={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <output>{said !== undefined && `${said.name} · ${said.detail}`}</output>
    </div>
  );
}
