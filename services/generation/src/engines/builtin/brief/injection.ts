import { isClauseEnd, type Segment, sentencesOf } from './segments.ts';

const COMMANDS =
  /^(?:please |kindly |also |then |now |first |and |but |important )*(?:ignore|disregard|forget|override|bypass|ignorez?|oublie[zr]?|ignoriere?n?|vergiss|ignora|olvida|dimentica|esque[cç]a|negeer|vergeet|zignoruj|zapomnij|تجاهل|अनदेखा)(?![\p{L}])/u;
const COMMAND_OBJECTS =
  /instruction|instruç|instrucc|istruzioni|anweisung|instructies|instrukcj|polece|prompt|guideline|previous|above|earlier|prior|vorherig|précédent|anterior|precedent|التعليمات|निर्देश|your rules|your training|all rules|safety/u;
const CJK_COMMANDS = /(?:無視|忽略|忽视|无视|忘记|忘れ)/;
const CJK_OBJECTS = /(?:指示|命令|指令|说明|提示|プロンプト)/;
const LEAKS =
  /(?:output|print|reveal|show|repeat|display|leak|give|tell|return|expose|dump)\b[^.]{0,40}\b(?:system prompt|system message|hidden prompt|your (?:instructions|prompt|api key|secret|configuration|environment)|environment variables|api keys?)/u;
const PERSONAS =
  /(?:you are now (?:a|an|in|dan|the)\b|act as (?:dan|an? unrestricted)|developer mode|jailbreak|do anything now|as an ai (?:language )?model|<\|?(?:system|im_start)|^\[?(?:system|assistant)\]?\s*:)/u;

/** Blanks clauses that try to command the engine instead of describing the work. What stands beside them stays. */
export function maskCommands(text: string, lower: string): { masked: string; hasInjection: boolean } {
  let masked = text;
  let hasInjection = false;
  for (const sentence of sentencesOf(text)) {
    if (!isSuspicious(lower.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000)))) continue;
    for (const part of partsOf(lower, sentence)) {
      const words = lower.slice(part.start, Math.min(part.end, part.start + 600)).trim();
      if (!isCommand(words)) continue;
      hasInjection = true;
      masked = masked.slice(0, part.start) + ' '.repeat(part.end - part.start) + masked.slice(part.end);
    }
  }
  return { masked, hasInjection };
}

function isSuspicious(lower: string): boolean {
  return COMMAND_OBJECTS.test(lower) || CJK_OBJECTS.test(lower) || LEAKS.test(lower) || PERSONAS.test(lower);
}

function isCommand(words: string): boolean {
  if (COMMANDS.test(words) && COMMAND_OBJECTS.test(words)) return true;
  if (CJK_COMMANDS.test(words) && CJK_OBJECTS.test(words)) return true;
  return LEAKS.test(words) || PERSONAS.test(words);
}

/** Parts at commas, semicolons, colons and at "and", "then", "but": what may be a command of its own. */
function partsOf(lower: string, sentence: Segment): Segment[] {
  const cuts: number[] = [];
  for (let index = sentence.start; index < sentence.end; index++) {
    if (isClauseEnd(lower, index)) cuts.push(index + 1);
  }
  const joins = /\s(?:and|then|but|und|et|y|e|en|i)\s/g;
  joins.lastIndex = sentence.start;
  for (let match = joins.exec(lower); match && match.index < sentence.end; match = joins.exec(lower)) {
    cuts.push(match.index + 1);
  }
  const edges = [sentence.start, ...cuts.sort((left, right) => left - right), sentence.end];
  return edges.slice(1).map((end, index) => ({ start: edges[index] ?? sentence.start, end }));
}
