import type { SpecError } from '@sitewright/site-spec';
import { useWords } from '../words/words.tsx';

/** Why the specification does not take an edit, as it concerns whoever edits. */
export function useRefusal(): (error: SpecError) => string {
  const words = useWords().refusals;
  return ({ issues, message }) => {
    const [issue] = issues;
    if (issue === undefined) return message;
    const limit = Number(/\d+/.exec(issue.message)?.[0]);
    switch (issue.code) {
      case 'too_small':
        return words.needed;
      case 'too_big':
        if (/character/.test(issue.message)) return words.tooLong(limit);
        return /entr/.test(issue.message) ? words.tooMany(limit) : words.tooLarge(limit);
      case 'invalid_type':
        return /a (?:whole )?number/.test(issue.message) ? words.number : words.needed;
      case 'invalid_format':
        return words.form;
      case 'broken_link':
        return words.brokenLink;
      case 'heading_order':
        return words.order;
      case 'no_root_page':
        return words.rootPage;
      default:
        return issue.message;
    }
  };
}
