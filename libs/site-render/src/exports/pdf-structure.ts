type Doc = PDFKit.PDFDocument;
type Element = ReturnType<Doc['struct']>;

/** Elements within one another, as readers of the page aloud go through them. */
export function structureOf(doc: Doc) {
  const open: Element[] = [];
  const add = (element: Element): void => {
    const parent = open.at(-1);
    if (parent === undefined) doc.addStructure(element);
    else parent.add(element);
  };
  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact');
    draw();
    doc.endMarkedContent();
  };
  return {
    artifact,
    element(tag: string, draw: () => void): void {
      if (tag === 'Artifact') artifact(draw);
      else add(doc.struct(tag, {}, draw));
    },
    within(tag: string, work: () => void): void {
      const element = doc.struct(tag);
      add(element);
      open.push(element);
      try {
        work();
      } finally {
        open.pop();
        element.end();
      }
    },
    figure(alt: string | undefined, draw: () => void): void {
      if (alt === undefined) artifact(draw);
      else add(doc.struct('Figure', { alt }, draw));
    },
  };
}

/** What a trial has in place of elements. */
export const untold: ReturnType<typeof structureOf> = {
  artifact: (draw) => draw(),
  element: (_, draw) => draw(),
  within: (_, work) => work(),
  figure: (_, draw) => draw(),
};
