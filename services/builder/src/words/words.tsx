import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { asWords, english, german } from './names.ts';

const languages = { en, de } as const;
export type Language = keyof typeof languages;

interface Spoken {
  language: Language;
  words: Words;
  speak(language: Language): void;
}

const kept = 'sitewright-language';
const SpokenContext = createContext<Spoken>({ language: 'en', words: en, speak: () => undefined });

function firstLanguage(): Language {
  const chosen = localStorage.getItem(kept) ?? navigator.language;
  return chosen.startsWith('de') ? 'de' : 'en';
}

/** Speaks the browser's language where the builder knows it, else English. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: languages[language],
      speak(next) {
        localStorage.setItem(kept, next);
        setLanguage(next);
      },
    }),
    [language],
  );
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
  const { language } = useSpoken();
  return useMemo(() => {
    const names = language === 'de' ? german : english;
    return {
      fieldName: (name: string): string => names.fields[name] ?? asWords(name),
      kindName: (kind: string): string => names.kinds[kind] ?? asWords(kind),
      optionName: (option: string): string => names.options[option] ?? asWords(option),
    };
  }, [language]);
}
