import { isPageOutdated } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import type { OwnTexts, Translation } from '@preventivo/core/translation';
import { frameLanguage, languageFailed } from '@preventivo/core/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepLanguage, keptLanguage } from './kept-language.ts';
import { type GivenLine, worded } from './worded.ts';

/** Which languages there are, and an application's own words in them. */
export interface LanguageOptions {
  /** The language that is spoken first; another one that is given later is spoken from then on. @defaultValue the first that is offered */
  readonly language?: string | undefined;
  /** The languages a visitor chooses from; of two and more there is a switch. @defaultValue Italian alone */
  readonly languages?: readonly string[] | undefined;
  /** The broker's own texts, by language: `{ it: { frameNext: 'Avanti' } }`. @defaultValue none */
  readonly texts?: Readonly<Record<string, OwnTexts>> | undefined;
  /** Further languages, by name, each loaded when it is first spoken. @defaultValue English alone */
  readonly translations?: Readonly<Record<string, () => Promise<Translation>>> | undefined;
}

/** Languages that there are without a host's naming them, besides Italian. */
const english: Translations = {
  en: () => import('@preventivo/core/messages/en').then(({ en }) => en),
};
type Translations = NonNullable<LanguageOptions['translations']>;

/** Makes the `languages` of a `<Funnel>`. */
export const languages =
  (options: LanguageOptions) =>
  (given: GivenLine): ReactNode => <Languages {...options} {...given} />;

/** Words a funnel, and draws the switch between languages where there is something to choose. */
function Languages({ line, embedded, onWorded, ...options }: LanguageOptions & GivenLine) {
  const { texts, translations = english } = options;
  const say = useSay();
  const offered = (options.languages ?? []).filter(
    (one) => one === italian || Object.hasOwn(translations, one),
  );
  const { language: given } = options;
  const first = given ?? offered[0] ?? italian;
  const [wanted, setWanted] = useState(() => ({
    language: keptLanguage(offered) ?? first,
    given,
    choices: 0,
  }));
  // The page around has turned to another language.
  if (wanted.given !== given) setWanted({ ...wanted, language: first, given });
  const [spoken, setSpoken] = useState(italian);
  const [failed, setFailed] = useState(false);
  const { choices } = wanted;
  const latest = useRef({ texts, translations, onWorded, choices });
  useEffect(() => {
    latest.current = { texts, translations, onWorded, choices };
  });
  // Without it the funnel is as its table has it.
  useEffect(() => () => latest.current.onWorded({}, latest.current.choices), []);

  useEffect(() => {
    let gone = false;
    const { language, choices } = wanted;
    const { texts: own, translations: known } = latest.current;
    worded(line, { texts: own?.[language], translation: known[language] }).then(
      (made) => {
        if (gone) return;
        latest.current.onWorded(made, choices);
        setSpoken(language);
      },
      // The page stays in its language. An outdated page shows its own notice with the reload.
      async () => !(await isPageOutdated()) && !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [line, wanted]);

  useEffect(() => {
    if (!embedded) document.documentElement.lang = spoken;
  }, [spoken, embedded]);

  if (offered.length < 2) return null;
  return (
    <nav className="q-languages" aria-label={say(frameLanguage)}>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === spoken || undefined}
          onClick={() => {
            setFailed(false);
            // Another wish each time: what could not be loaded is asked for again.
            setWanted((now) => ({ ...now, language, choices: now.choices + 1 }));
            keepLanguage(language);
          }}
        >
          {nameOf(language)}
        </button>
      ))}
      {failed && <p role="alert">{say(languageFailed)}</p>}
    </nav>
  );
}

const italian = 'it';

/** What a language calls itself: «Italiano», «English». */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
