const LOW =
  /^(?:driest|coldest|coolest|quietest|worst|weakest|slowest|cheapest|smallest|youngest|shortest|lowest|least|poorest|lightest|darkest|trockenste|kälteste|schlechteste|schwächste|ruhigste|kleinste|günstigste|niedrigste)/i;
const ENGLISH =
  /\b(?:the\s+)?((?:wettest|rainiest|driest|hottest|warmest|coldest|coolest|sunniest|busiest|quietest|best|worst|strongest|weakest|fastest|slowest|cheapest|largest|biggest|smallest|oldest|youngest|tallest|longest|shortest|richest|poorest|heaviest|lightest|darkest|highest|lowest)|(?:most|least) \w+)\s+(month|day|week|quarter|year|region|country|city|product|team|category|source|channel|market|store|department|player|language|brand|model|item|state|weekday|season|segment)\b/i;
const ASKED =
  /\b(?:which|what)\s+(month|day|week|quarter|year|region|country|city|product|team|category|source|channel|market|store|department|player|language|brand|model|item|state|season|segment)\s+(?:is|was|were|has been|had|has)\s+(?:the\s+)?(wettest|rainiest|driest|hottest|warmest|coldest|coolest|sunniest|busiest|quietest|best|worst|strongest|weakest|fastest|slowest|cheapest|largest|biggest|smallest|oldest|youngest|tallest|longest|shortest|richest|poorest|heaviest|lightest|highest|lowest)\b/i;
const GERMAN =
  /\b(?:der|die|das|den|dem)\s+((?:regen|nieder)?\w*(?:nasseste|regenreichste|trockenste|heißeste|wärmste|kälteste|beste|stärkste|schwächste|schlechteste|größte|kleinste|höchste|niedrigste|umsatzstärkste|umsatzschwächste))[nrsm]?\s+(\p{Lu}\p{L}+)/u;

/** The prompt's own words for the highest or the lowest: `Highlight the wettest month`. */
export function superlative(query: string, language: string): { phrase: string; isLow: boolean } | undefined {
  if (language.startsWith('de')) {
    const match = GERMAN.exec(query);
    const article = /^(?:Monat|Tag|Umsatz|Wert|Bereich|Markt|Kanal|Ort)/.test(match?.[2] ?? '')
      ? 'der'
      : /(?:jahr|Jahr|Quartal|Produkt|Land|Team)$/.test(match?.[2] ?? '')
        ? 'das'
        : 'die';
    return match
      ? {
          phrase: `{label} ist mit {value} ${article} ${match[1]} ${match[2]}.`,
          isLow: LOW.test(match[1] ?? ''),
        }
      : undefined;
  }
  const asked = ASKED.exec(query);
  if (asked) {
    return {
      phrase: `{label} is the ${asked[2]?.toLowerCase()} ${asked[1]?.toLowerCase()} at {value}.`,
      isLow: LOW.test(asked[2] ?? ''),
    };
  }
  const match = ENGLISH.exec(query);
  if (!match) return undefined;
  return {
    phrase: `{label} is the ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()} at {value}.`,
    isLow: LOW.test(match[1] ?? ''),
  };
}
