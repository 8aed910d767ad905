import type { Brief } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Mode } from './common/voice.ts';
import { writeDataviz } from './dataviz/write-dataviz.ts';
import { writeDesign } from './design/write-design.ts';
import { writeDocument } from './document/write-document.ts';
import { writeSlides } from './slides/write-slides.ts';
import { writeWebsite } from './website/write-website.ts';

/** Writes a draft by rule, from the brief alone; what it can't know is a marked question to the person. */
export function writeDraft(brief: Brief, mode: Mode): Draft {
  switch (brief.buildType) {
    case 'website':
      return { buildType: 'website', draft: writeWebsite(brief, mode) };
    case 'design':
      return { buildType: 'design', draft: writeDesign(brief) };
    case 'slides':
      return { buildType: 'slides', draft: writeSlides(brief, mode) };
    case 'document':
      return { buildType: 'document', draft: writeDocument(brief, mode) };
    case 'dataviz':
      return { buildType: 'dataviz', draft: writeDataviz(brief, mode) };
  }
}
