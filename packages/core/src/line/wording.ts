import type { MessageOverrides } from '../errors/messages.ts';
import type { Option } from '../table/option.ts';
import type { Line, Table } from '../table/table.ts';
import type { LazyLine } from './outline.ts';

/** The translation of a line. `wordingOf` creates it. */
export interface Wording {
  /** The language for `lang`: 'en'. */
  readonly language: string;
  /** The locale for `Intl`: 'en-GB'. */
  readonly locale: string;
  /** The translated messages, by code and by the replaced Italian text. */
  readonly messages: MessageOverrides;
  /** Translates a line and the questions of page 1. */
  line<L extends Line>(line: L): L;
  /** Translates an outline whose questions are not loaded yet. */
  outline(line: LazyLine): LazyLine;
  /** Translates a table that belongs to no line. @param name 'account' */
  table<T extends Table>(name: string, table: T): T;
  /** Translates the options of a list. @param name the name of the list */
  list(name: string, options: readonly Option[]): readonly Option[];
}
