import { company } from '../contractor/company.ts';
import { person } from '../contractor/person.ts';
import { contractorTables, typeQuestion } from '../contractor/questions.ts';
import { type MessageCode, messages } from '../errors/messages.ts';
import type { Wording } from '../line/wording.ts';
import type { LineWords } from '../table/line-words.ts';
import type { Option } from '../table/option.ts';
import type { Line } from '../table/table.ts';
import { catalogue } from '../words/catalogue.ts';
import { translatedLine, translatedOutline } from './translated-line.ts';
import { translatedField, translatedTable } from './translated-table.ts';
import type { TextAt } from './with-texts.ts';

/** The name of a text in the catalogue, or the code of a message. */
export type TextName = keyof typeof catalogue | MessageCode;

/** A language with all its texts. */
export interface Translation {
  /** The language for settings and `lang`: 'en'. */
  readonly language: string;
  /** The locale for `Intl`: 'en-GB'. */
  readonly locale: string;
  /** The name of the language in the language itself: «English». */
  readonly name: string;
  /** The texts of the catalogue and the messages. */
  readonly texts: Readonly<Record<TextName, string>>;
  /**
   * The texts of the questions and lists that all lines share, by their path: 'person.nome.label', 'lists.stati.13'.
   */
  readonly tables: LineWords;
  /** Texts for lines that have no `translations` into this language, by the id of the line. @defaultValue none */
  readonly lines?: Readonly<Record<string, () => Promise<LineWords>>>;
}

/**
 * A broker's texts. A key is the name of a text, the code of a message, or the name of a table with
 * the path of a text in the table: 'travel.tipo_viaggio.label', 'person.nome.hint'.
 */
export type OwnTexts = Readonly<Record<string, string>>;

/**
 * Returns the replacements by the replaced Italian text. If two codes have the same Italian text, the replacement for
 * the later code wins.
 */
export function byText(texts: Readonly<Record<string, string | undefined>>) {
  const italian: Readonly<Record<string, string>> = { ...messages, ...catalogue };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const said = Object.hasOwn(italian, name) ? italian[name] : undefined;
      return said && text !== undefined ? [[said, text]] : [];
    }),
  );
}

interface Spoken {
  readonly translation: Translation;
  /** The texts of the line in this language. If undefined, the line stays Italian. */
  readonly line: LineWords | undefined;
}

/**
 * Creates the translation of a line. The broker's texts take precedence over the language's.
 * @param language undefined for Italian, the language of the tables and the catalogue
 * @param own the broker's texts in this language
 */
export function wordingOf(line: string, language: Spoken | undefined, own: OwnTexts = {}): Wording {
  const texts = { ...byText(language?.translation.texts ?? {}), ...byText(own) };
  const said = (of: string, translated: LineWords | undefined, translatedOf: string): TextAt => {
    return (place, text) =>
      own[`${of}.${place}`] ?? translated?.[`${translatedOf}${place}`] ?? texts[text] ?? text;
  };
  const ofLine = said(line, language?.line, '');
  const ofTable = (name: string) => said(name, language?.translation.tables, `${name}.`);
  const spoken = language && { language: language.translation.language };
  const spokenByLine = language?.line && spoken;
  const tables = contractorTables({
    person: { ...translatedTable(person, ofTable('person')), ...spoken },
    company: { ...translatedTable(company, ofTable('company')), ...spoken },
    type: translatedField(typeQuestion, ofTable('contractor'), 'type.'),
  });
  const asked = <L extends Pick<Line, 'contractor'>>(one: L): L => ({
    ...one,
    contractor: { ...one.contractor, tables },
  });
  const lists = new WeakMap<readonly Option[], readonly Option[]>();
  return {
    language: language?.translation.language ?? 'it',
    locale: language?.translation.locale ?? 'it',
    // Store the broker's messages by code too, because several codes may have the same Italian text.
    messages: { ...texts, ...codesIn(own) },
    line: (one) => ({ ...asked(translatedLine(one, ofLine)), ...spokenByLine }),
    outline: ({ load, ...one }) => ({
      ...asked(translatedOutline(one, ofLine)),
      load: async () => ({ ...asked(translatedLine(await load(), ofLine)), ...spokenByLine }),
    }),
    table: (name, table) => translatedTable(table, ofTable(name)),
    list: (name, options) => {
      const known = lists.get(options);
      if (known) return known;
      const shared = ofTable('lists');
      const made = options.map((option) => {
        const { id, value } = option;
        const of = ofLine(`lists.${name}.${id}`, value);
        return { ...option, value: of === value ? shared(`${name}.${id}`, value) : of };
      });
      lists.set(options, made);
      return made;
    },
  };
}

const codesIn = (own: OwnTexts) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(messages, name)));
