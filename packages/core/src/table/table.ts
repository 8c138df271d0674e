import type { Day } from '@preventivo/italian';
import type { Limits } from './bounds.ts';
import type { Codec } from './codecs.ts';
import type { Fields, Texts, Values } from './field.ts';
import type { LineWords } from './line-words.ts';
import type { Listing } from './listing.ts';
import type { Option } from './option.ts';
import type { Person } from './person.ts';
import type { RuleSettings } from './rule-settings.ts';
import type { AnswerValidator } from './validator.ts';

/** The wire name and format of an answer, if they differ from the defaults. */
export interface Wire<T> extends Partial<Codec<T>> {
  /** The key on the wire. Two questions that never apply together may share a key. @defaultValue the form key */
  readonly name?: string;
  /** The value to send while the field does not apply. @defaultValue null */
  readonly absent?: unknown;
  /** Parts of the answer to send in addition to it, under separate keys. @defaultValue none */
  readonly parts?: Parts<T>;
}
/** Writes and reads the separate parts of an answer. */
export interface Parts<T> {
  /** The keys and types of the parts. Each may be null or missing. */
  readonly kinds: Readonly<Record<string, 'string' | 'boolean'>>;
  to(answer: T): Readonly<Record<string, unknown>>;
  /** Returns the answer completed with its parts, and the keys of the parts that contradict it. */
  from(
    answer: T,
    body: Readonly<Record<string, unknown>>,
  ): { readonly answer: T; readonly wrong: readonly string[] };
}

// The method syntax makes the rules bivariant, so that a line's table is assignable to a table of any fields.
type Rule<F extends Fields, Result> = { rule(values: Values<F>): Result }['rule'];
type Per<F extends Fields, Result> = { readonly [K in keyof F]?: Rule<F, Result> };
// The broker's settings are the last parameter, because few rules depend on them. They are undefined if the broker
// sets none.
type DatedRule<F extends Fields, Result> = {
  rule(values: Values<F>, today: Day, settings?: RuleSettings): Result;
}['rule'];
type Offer<F extends Fields> = {
  offer(
    offered: readonly Option[],
    values: Values<F>,
    today: Day,
    settings?: RuleSettings,
  ): readonly Option[];
}['offer'];
type Announce<F extends Fields> = {
  tell(values: Values<F>, before: Values<F>): string | null;
}['tell'];
type Wording<F extends Fields> = {
  word(values: Values<F>, settings?: RuleSettings, today?: Day): Words;
}['word'];
interface Words {
  readonly label?: string;
  /** Unlike a label, a hint may depend on the broker's settings and the day. */
  readonly hint?: string;
}
type Reaction<F extends Fields> = {
  react(
    values: Values<F>,
    before: Values<F>,
    today: Day,
    settings?: RuleSettings,
  ): Partial<Values<F>>;
}['react'];

/**
 * A rule over several answers. Runs only if each of its `controls` applies and is valid by itself. A message that the
 * check does not set comes from the first control.
 */
export interface Check<F extends Fields>
  extends Partial<Pick<Texts, 'code' | 'error' | 'invalid'>> {
  readonly controls: readonly [keyof F & string, ...(keyof F & string)[]];
  readonly help?: string;
  /**
   * Choices on which the validity of the `controls` depends. When one of the choices changes, the form revalidates
   * the `controls` that already have an answer.
   */
  readonly dependsOn?: readonly (keyof F & string)[];
  readonly holds: DatedRule<F, boolean>;
}

/** A check by the quote service. It runs on blur of a valid field. */
export interface RemoteCheck<Key extends string = string> {
  /** A validator of the service, or its address search. */
  readonly what: AnswerValidator | 'address';
  /** The text to check, or several answers. */
  readonly content: string | object;
  /**
   * The fields to mark after a refusal. The check runs only when each of them is valid. @defaultValue the field
   * itself
   */
  readonly controls?: readonly Key[];
  /** The message at each marked field. @defaultValue the service's message, or else each field's own message */
  readonly invalid?: string;
}

/** An answer that other answers decide. */
export interface Locked<Answer> {
  readonly answer: Answer;
  /** The explanation that the field shows instead of the hint. */
  readonly hint: string;
}

/** Consecutive fields that the form shows as one group. */
export interface Section<Key extends string = string> {
  readonly title: string;
  readonly fields: readonly Key[];
}

/** The rules of a table. Each is a pure function of the answers. */
export interface Rules<F extends Fields> {
  /**
   * Whether a field applies. The form shows, validates, stores and sends the field only while it
   * applies.
   */
  readonly applies?: Per<F, boolean>;
  /** Whether a question is optional. @defaultValue the field's own setting */
  readonly optional?: Per<F, boolean>;
  /** Limits that depend on other answers, the day or the broker's settings. @defaultValue the field's own limits */
  readonly limits?: { readonly [K in keyof F]?: DatedRule<F, Limits> };
  /**
   * The name of the option list of a choice, or null while other answers do not determine the list.
   * @defaultValue the field's list
   */
  readonly lists?: Per<F, string | null>;
  readonly options?: { readonly [K in keyof F]?: Offer<F> };
  readonly texts?: { readonly [K in keyof F]?: Wording<F> };
  readonly checks?: readonly Check<F>[];
  /** The quote service's check of an answer, or null if it needs no check. */
  readonly remote?: Per<F, RemoteCheck<keyof F & string> | null>;
  readonly sections?: readonly Section<keyof F & string>[];
  /**
   * Other answers to change after an answer has changed. Answers whose questions no longer apply are cleared without
   * a rule.
   */
  readonly reacts?: { readonly [K in keyof F]?: Reaction<F> };
  /**
   * The screen reader announcement about an answer that another answer has changed or cleared, or null for no
   * announcement. A cleared answer whose question still applies has a default announcement.
   */
  readonly announcements?: { readonly [K in keyof F]?: Announce<F> };
  /** Answers that the form neither asks nor shows. The quote request copies them from the contractor. */
  readonly contractorFallback?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers computed from other answers. The form sends them, but neither asks nor shows them. */
  readonly computed?: { readonly [K in keyof F]?: Rule<F, Values<F>[K]> };
  /**
   * Answers that other answers decide, or null while the form asks the question. The form shows the decided answers
   * read-only, and clears them when it asks the question again.
   */
  readonly lockedTo?: { readonly [K in keyof F]?: Rule<F, Locked<Values<F>[K]> | null> };
  /**
   * The sentences of the rules above, by name. Translations and brokers can replace them. `fill` replaces
   * placeholders such as `{n}`.
   */
  readonly sentences?: Readonly<Record<string, string>>;
  readonly wire?: { readonly [K in keyof F]?: Wire<Values<F>[K]> };
}

/** Fields with their rules. */
export interface Table<F extends Fields = Fields> extends Rules<F> {
  readonly fields: F;
  /** The language of the table's sentences, if it differs from the language of the server. @defaultValue Italian */
  readonly language?: string;
}

/** A page as the line defines it. */
export interface PageSpec<Key extends string = string, V = Values<Fields>> {
  readonly id: string;
  readonly title: string;
  /** A sentence under the title, such as an estimate of how long the page takes. @defaultValue none */
  readonly lead?: string;
  /** The page's questions, in order. @defaultValue the questions on no other page, in the table's order */
  readonly fields?: readonly Key[];
  /** Why the page asks these questions. Collapsed until the user opens it. */
  readonly why?: string;
  /** How to save this page. Takes precedence over the line's `save`. */
  readonly save?: StepBody<Key, V> & {
    /** The path of the call, if it is not `save?step=N`. */
    readonly path?: 'save/engine';
  };
}

/**
 * A page of a line with all its questions. The first page starts with the questions of the block that several lines
 * share.
 */
export interface Page<Key extends string = string, V = Values<Fields>> extends PageSpec<Key, V> {
  readonly fields: readonly Key[];
}

/**
 * The body of the call that saves a page, if it differs from `{specificData: {…}, privacy, isLogged}`
 * (docs/rules/wire.md#saves).
 */
export interface StepBody<Key extends string = string, V = Values<Fields>> {
  /**
   * The key that contains the answers, or null to put the answers directly into the body. @defaultValue
   * 'specificData'
   */
  readonly envelope?: string | null;
  /** The key whose value is true if the visitor is logged in. @defaultValue 'isLogged' */
  readonly logged?: 'isLogged' | 'isLoggedUser';
  /** Wire names that differ from the table's, for this body only. */
  readonly names?: { readonly [K in Key]?: string };
  /**
   * False to omit the separate parts of answers from this body. The server accepts the body with or without them.
   * @defaultValue the answers' `wire` decides
   */
  readonly parts?: false;
  /** Answers to send outside the envelope as well, by form key. */
  readonly also?: readonly Key[];
  /** Answers that this body omits, each with a function that derives it from the sent answers. */
  readonly omits?: { readonly [K in Key]?: Derive<V> };
}
type Derive<V> = { tell(carried: V): unknown }['tell'];

/** The line's questions distributed over other pages. A build may choose a layout. */
export interface Layout<Key extends string = string, P = Page<Key>> {
  readonly pages: readonly P[];
  /** @defaultValue the line's sections */
  readonly sections?: readonly Section<Key>[];
}

/** An additional part of the submit body: the answers of a page, a single answer, or a constant. */
export type SubmitPart<Key extends string = string> =
  | { readonly page: string }
  | { readonly answer: Key }
  | { readonly always: string | number | boolean };

/** The contractor's type, by its wire value: a person (`fisica`) or a company (`giuridica`). */
export type ContractorType = 'fisica' | 'giuridica';

/** The tables of page 1, by the contractor's type. `typed` contains the question for the type, `own` does not. */
export type ContractorTables = Readonly<
  Record<ContractorType | 'none', { readonly own: Table; readonly typed: Table }>
>;

/** The properties of a line besides its questions. */
export interface Profile {
  /** The id. It is part of the folder's name, the URL and the key of the draft. */
  readonly id: string;
  readonly title: string;
  /**
   * The heading and title of the line's pages.
   * @defaultValue «Preventivo» and the title in lower case
   */
  readonly heading?: string;
  /** The purpose of the line, in one sentence. */
  readonly about: string;
  /** The line's icon: SVG paths in a square of 24, drawn as strokes. */
  readonly pictogram: string;
  /** The types of contractor that the line accepts. If it accepts two, page 1 asks for the type. */
  readonly contractor: {
    readonly types: readonly [ContractorType, ...ContractorType[]];
    /** The questions of page 1 that this line does not ask. */
    readonly hides?: readonly ('email' | 'cellulare' | 'professione')[];
    /** Other tables for page 1. @defaultValue the tables that all lines share */
    readonly tables?: ContractorTables;
  };
  /** The storage of drafts: the device, or only the browser tab. @defaultValue 'device' */
  readonly draft?: 'device' | 'tab';
}

/** Rules of a line. A table outside a line does not have them. */
export interface LineRules<F extends Fields> {
  /**
   * Answers copied from the contractor. The form shows them and does not ask them. The server refuses any other
   * value.
   */
  readonly fromContractor?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers that the ticket hides until the user reveals them. */
  readonly sensitive?: readonly (keyof F & string)[];
  /** Parts of the submit body besides `specificData`, by key. */
  readonly submit?: Readonly<Record<string, SubmitPart<keyof F & string>>>;
}
type Given<Answer> = { given(contractor: Person): Answer }['given'];

export interface LinePages<Key extends string, P> {
  /** The pages after page 1, in order. The validation follows this order. */
  readonly pages: readonly P[];
  /** Other layouts of the questions, by name. A build chooses one by its name. */
  readonly layouts?: Readonly<Record<string, Layout<Key, P>>>;
}

/** A product line: its questions and their order. */
export interface Line<F extends Fields = Fields>
  extends Profile,
    Table<F>,
    LineRules<F>,
    LinePages<keyof F & string, Page<keyof F & string>> {
  /** Identifies the questions, including the contractor's. A draft with another version is dropped. */
  readonly version: string;
  /** Data for finding the line in a list of lines. @defaultValue the list omits the line */
  readonly listing?: Listing;
  /**
   * The line's translations, by language ('en'). A translation loads when a visitor chooses its language.
   * @defaultValue Italian only
   */
  readonly translations?: Readonly<Record<string, () => Promise<LineWords>>>;
}
