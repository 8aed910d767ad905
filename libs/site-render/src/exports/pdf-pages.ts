type Doc = PDFKit.PDFDocument;

/** Where text ends on the page under way. */
export const bottomOf = (doc: Doc): number => doc.page.height - doc.page.margins.bottom;

/** The pages of a file one after the other, each of them in two columns where that is told. */
export function pagesOf(doc: Doc) {
  const pageNumber = (): number => {
    const { start, count } = doc.bufferedPageRange();
    return start + count - 1;
  };
  let shift: number | undefined;
  let isSecond = false;
  // What comes after stands where it is told to again.
  const back = (): void => {
    if (isSecond) doc.translate(-(shift ?? 0), 0);
    isSecond = false;
  };
  return {
    pageNumber,
    bottom: () => bottomOf(doc),
    shift: () => (isSecond ? (shift ?? 0) : 0),
    columns(by: number | undefined): boolean {
      const wasSecond = isSecond;
      back();
      shift = by;
      return wasSecond;
    },
    page(): void {
      if (shift !== undefined && !isSecond) {
        isSecond = true;
        doc.translate(shift, 0);
        doc.emit('columnAdded');
        return;
      }
      back();
      doc.addPage();
      doc.x = doc.page.margins.left;
      doc.y = doc.page.margins.top;
    },
    place(name: string, y: number): { number: number } {
      doc.addNamedDestination(name, 'XYZ', 0, y, null);
      return { number: pageNumber() };
    },
  };
}
