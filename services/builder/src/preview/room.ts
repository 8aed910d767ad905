import type { SiteSpec } from '@sitewright/site-spec';
import { useEffect, useRef, useState } from 'react';

/** So wide is a page laid out to fit its room, and shown smaller if need be: narrower, it is a telephone's. */
const leastWide = { website: 1024, slides: 1280, document: 900, dataviz: 900, design: 0 };
const telephone = 400;

export interface Box {
  width: number;
  height: number;
}

/** The size of an element as it changes. */
export function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 1024, height: 640 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}

/** The size and scale of a preview in its room: as wide as is wished, else as the type of the project reads best. */
export function placeIn(box: Box, buildType: SiteSpec['buildType'], wished?: number) {
  // On a telephone the page is seen as a telephone shows it.
  const least = box.width < telephone ? 0 : leastWide[buildType];
  const width = wished ?? Math.max(box.width, least);
  const scale = Math.min(1, box.width / Math.max(1, width));
  return { width, height: box.height / scale, transform: `scale(${scale})` };
}
