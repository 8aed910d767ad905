import type { Brief } from '../brief/brief.ts';
import { givenTopics } from '../material/fact-topics.ts';
import { DOCUMENT_RECIPES, type DocumentRecipe, GENERAL_DOCUMENT } from '../recipe/documents/documents.ts';

const ASKING =
  /\b(?:write|draft|create|prepare|generate|compose|make|help me (?:write|generate|create)|form|need|schreibe?|erstelle?|verfasse?|rédige[rz]?|écri[st]|redacta|escribe|scrivi|escreva|schrijf|napisz)\b(.{0,160})/gis;

/** The kind of document asked for: first by what stands after the asking verb, then by any word of the orders. */
export function documentRecipe(brief: Brief, orders: string): DocumentRecipe {
  const source = orders === '' ? brief.text.slice(0, 600) : orders;
  const near = [...source.matchAll(ASKING)].map((match) => match[1] ?? '').join(' \n ');
  if (
    /\b(?:offer|resignation|cover|complaint|thank[- ]you|recommendation|reference|cancellation|acceptance|invitation)\s+letter\b/i.test(
      near || source,
    )
  )
    return DOCUMENT_RECIPES.find((recipe) => recipe.key === 'cover-letter') ?? GENERAL_DOCUMENT;
  return earliest(near) ?? earliest(source) ?? (isProject(source) ? PROJECT : GENERAL_DOCUMENT);
}

const PROJECT = DOCUMENT_RECIPES.find((recipe) => recipe.key === 'project-brief') ?? GENERAL_DOCUMENT;

/** What has a sum and a date is to be done, whatever it is called. */
function isProject(text: string): boolean {
  const given = givenTopics(text);
  return given.has('financials') && given.has('timeline');
}

/** The recipe whose word comes first; "a report on our pricing policy" is a report. */
function earliest(text: string): DocumentRecipe | undefined {
  const places = DOCUMENT_RECIPES.map((recipe) => ({ recipe, at: text.search(recipe.match) })).filter(
    (entry) => entry.at !== -1,
  );
  places.sort((a, b) => a.at - b.at);
  const [first, second] = places;
  // A longer name that begins a little later is the real one: "research report", "project proposal".
  if (
    first &&
    second &&
    second.at - first.at <= 12 &&
    /^(report|article|guide|essay|letter)$/.test(first.recipe.key)
  )
    return second.recipe;
  return first?.recipe;
}
