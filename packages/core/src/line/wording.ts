import type { MessageOverrides } from '../errors/messages.ts';
import type { Option } from '../table/option.ts';
import type { Line, Table } from '../table/table.ts';
import type { LazyLine } from './outline.ts';

/** How a line is worded on a page: what stands in the place of its Italian texts. `wordingOf` makes it. */
export interface Wording {
  /** 'en': how `lang` names it. */
  readonly language: string;
  /** 'en-GB': how `Intl` writes days. */
  readonly locale: string;
  /** By code, and by the Italian text that they stand in the place of. */
  readonly messages: MessageOverrides;
  /** The line, and what page 1 asks, in these words. */
  line<L extends Line>(line: L): L;
  /** The same of a line whose questions come later. */
  outline(line: LazyLine): LazyLine;
  /** A table that is no line's. @param name 'account' */
  table<T extends Table>(name: string, table: T): T;
  /** What is chosen from. @param name the list's */
  list(name: string, options: readonly Option[]): readonly Option[];
}
