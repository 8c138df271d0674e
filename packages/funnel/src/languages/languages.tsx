import { isPageOutdated, type Line, type Wording } from '@preventivo/core';
import { deviceStorage, languageKey } from '@preventivo/core/draft';
import { useLanguage, useTranslate } from '@preventivo/core/react';
import {
  type OwnTexts,
  type Translation,
  unknownPlaces,
  unknownTexts,
  wordingOf,
} from '@preventivo/core/translation';
import { frameLanguage, languageFailed } from '@preventivo/core/words';
import { useEventCallback, VisuallyHidden } from '@preventivo/ui';
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useState } from 'react';
import type { LineSource } from '../line/use-whole-line.ts';

/** Options of `languages`: the languages of a funnel, and custom texts. */
export interface LanguageOptions {
  /**
   * The initial language. A later change of this option replaces the visitor's choice.
   * @defaultValue the first of `languages`
   */
  readonly language?: string | undefined;
  /**
   * The languages that a visitor may choose from. A switch shows if there are two or more.
   * @defaultValue Italian only
   */
  readonly languages?: readonly string[] | undefined;
  /**
   * The broker's custom texts, by language: `{ it: { frameNext: 'Avanti' } }`.
   * @defaultValue none
   */
  readonly texts?: Readonly<Record<string, OwnTexts>> | undefined;
  /** Functions that load a translation, by language. @defaultValue English */
  readonly translations?: Readonly<Record<string, () => Promise<Translation>>> | undefined;
}

/** The funnel to translate. */
export interface GivenLine {
  /** The line in Italian. */
  readonly line: LineSource;
  /** Whether the page belongs to another site, so that its `lang` must not change. */
  readonly embedded: boolean;
  readonly onWorded: Dispatch<SetStateAction<Worded>>;
}

/** A line and all other texts in the chosen language. Without `wording`, both are Italian. */
export interface Worded {
  readonly wording?: Wording;
  readonly line?: LineSource;
  /** How often the visitor has chosen a language. */
  readonly choices: number;
}

const italian = 'it';
const english: NonNullable<LanguageOptions['translations']> = {
  en: () => import('@preventivo/core/messages/en').then(({ en }) => en),
};

/** Returns the `languages` prop of a `<Funnel>`. */
export const languages =
  (options: LanguageOptions) =>
  (given: GivenLine): ReactNode => <Languages {...options} {...given} />;

/** Translates a funnel, and renders a language switch if there are two or more languages. */
function Languages({ line, embedded, onWorded, ...options }: LanguageOptions & GivenLine) {
  const { texts, translations = english, language: given } = options;
  const t = useTranslate();
  const current = useLanguage();
  const offered = (options.languages ?? []).filter(
    (one) => one === italian || Object.hasOwn(translations, one),
  );
  const first = given ?? offered[0] ?? italian;
  const [wanted, setWanted] = useState(() => {
    const kept = deviceStorage.get(languageKey);
    return { language: offered.find((one) => one === kept) ?? first, given, choices: 0 };
  });
  // The host has changed the `language` option.
  if (wanted.given !== given) setWanted({ ...wanted, language: first, given });
  const [hasFailed, setFailed] = useState(false);
  const load = useEventCallback((source: LineSource, language: string) =>
    worded(source, texts?.[language], translations[language]),
  );
  // When this component unmounts, the funnel returns to Italian.
  useEffect(() => () => onWorded(({ choices }) => ({ choices })), [onWorded]);

  useEffect(() => {
    let isStale = false;
    const { language, choices } = wanted;
    load(line, language).then(
      (translated) => !isStale && onWorded({ ...translated, choices }),
      // If loading fails, the page keeps its language and shows an error. An outdated page shows no error, since it
      // already offers a reload.
      async () => !(await isPageOutdated()) && !isStale && setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [line, wanted, load, onWorded]);

  useEffect(() => {
    if (!embedded) document.documentElement.lang = current;
  }, [current, embedded]);

  function choose(language: string) {
    setFailed(false);
    // Create a new object even for the same language, so that choosing a language again retries a failed load.
    setWanted((now) => ({ ...now, language, choices: now.choices + 1 }));
    deviceStorage.set(languageKey, language);
  }

  if (offered.length < 2) return null;
  return (
    <nav className="q-languages" aria-label={t(frameLanguage)}>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => choose(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <VisuallyHidden>{nameOf(language)}</VisuallyHidden>
        </button>
      ))}
      {hasFailed && <p role="alert">{t(languageFailed)}</p>}
    </nav>
  );
}

/**
 * Translates a line, and applies the broker's custom texts. A line without a translation keeps its Italian texts.
 * @param load loads the translation; undefined for Italian
 * @throws if the translation fails to load
 */
async function worded(line: LineSource, texts: OwnTexts = {}, load?: () => Promise<Translation>) {
  reportUnknown(unknownTexts(texts));
  const translation = await load?.();
  const words = translation && (await wordsOf(line, translation));
  const wording = wordingOf(line.id, translation && { translation, line: words }, texts);
  const checked = (whole: Line) => {
    reportUnknown(unknownPlaces(texts, whole));
    return whole;
  };
  return {
    wording,
    line:
      'load' in line
        ? wording.outline({ ...line, load: () => line.load().then(checked) })
        : wording.line(checked(line)),
  };
}

function reportUnknown(names: readonly string[]) {
  for (const name of names)
    console.error(`settings.json: there is no text '${name}' (docs/words.md). It was left out.`);
}

/** Returns a language's name in that language: «Italiano», «English». */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** Loads the texts of a line in a language: the host's, or else the line's own. */
async function wordsOf(line: LineSource, { language, lines }: Translation) {
  const ofHost = lines?.[line.id];
  if (ofHost) return ofHost();
  const { translations } = 'load' in line ? await line.load() : line;
  return translations?.[language]?.();
}
