import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { en, type Words } from './en.ts';
import { asWords, english, type Names } from './names.ts';

export type Language = 'en' | 'de';

/** All that is said in a language. */
interface Speech {
  words: Words;
  names: Names;
}

interface Spoken extends Speech {
  language: Language;
  speak(language: Language): void;
}

const inEnglish: Speech = { words: en, names: english };

/** English is here; any other language comes when it is spoken. */
async function learn(language: Language): Promise<Speech> {
  if (language === 'en') return inEnglish;
  const [{ de }, { german }] = await Promise.all([import('./de.ts'), import('./names-de.ts')]);
  return { words: de, names: german };
}

const kept = 'sitewright-language';
const SpokenContext = createContext<Spoken>({ ...inEnglish, language: 'en', speak: () => undefined });

function firstLanguage(): Language {
  const chosen = localStorage.getItem(kept) ?? navigator.language;
  return chosen.startsWith('de') ? 'de' : 'en';
}

/** Speaks the browser's language where the builder knows it, else English. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(firstLanguage);
  const [learnt, setLearnt] = useState<Speech & { language: Language }>();
  useEffect(() => {
    let isWanted = true;
    const keep = (language: Language) => (speech: Speech) => {
      if (isWanted) setLearnt({ ...speech, language });
    };
    // A language that does not come is stood in for: nothing said would be worse.
    void learn(wanted).then(keep(wanted), () => keep('en')(inEnglish));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const { language, words, names } = learnt ?? { ...inEnglish, language: 'en' as const };
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words,
      names,
      speak(next) {
        localStorage.setItem(kept, next);
        setWanted(next);
      },
    }),
    [language, words, names],
  );
  if (learnt === undefined) return null;
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </I18nProvider>
  );
}

export const useWords = (): Words => use(SpokenContext).words;
export const useSpoken = (): Spoken => use(SpokenContext);

/** A moment as a person would say it. */
export function useWhen(): (iso: string) => string {
  const { language } = useSpoken();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (iso) => {
      const minutes = Math.round((Date.parse(iso) - Date.now()) / 60_000);
      // What has just happened is not ahead, however the server's clock goes.
      if (Math.abs(minutes) < 60) return relative.format(minutes === 1 ? 0 : minutes, 'minute');
      if (Math.abs(minutes) < 60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
      return Math.abs(minutes) <= 60 * 24 * 7
        ? relative.format(Math.round(minutes / 60 / 24), 'day')
        : date.format(new Date(iso));
    };
  }, [language]);
}

/** How fields, kinds of parts and options are called. */
export function useNames() {
  const { names } = useSpoken();
  return useMemo(
    () => ({
      fieldName: (name: string): string => names.fields[name] ?? asWords(name),
      kindName: (kind: string): string => names.kinds[kind] ?? names.fields[kind] ?? asWords(kind),
      optionName: (option: string): string => names.options[option] ?? asWords(option),
    }),
    [names],
  );
}
