const DOUBLED = /^(?:begin|forget|submit|admit|refer|transfer|commit|control|compel)$/;

/** "schedules", "carries", "matches": what somebody else does. */
export const thirdPerson = (verb: string): string =>
  /(?:s|x|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** "scheduling", "planning", "drawing". */
export const gerund = (verb: string): string => {
  if (/[^aeiou]e$|[aeiou]ue$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isDoubled = DOUBLED.test(verb) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb);
  return isDoubled ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
};

/** The plain form of "schedules"; undefined for what is no verb of that form. */
export function plainForm(third: string): string | undefined {
  if (
    !/^[a-z]{2,}s$/.test(third) ||
    /(?:ss|us|is)$/.test(third) ||
    /^(?:has|was|does|its|always|perhaps)$/.test(third)
  )
    return undefined;
  if (/[^aeiou]ies$/.test(third)) return `${third.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh|zz)es$/.test(third) ? third.slice(0, -2) : third.slice(0, -1);
}
