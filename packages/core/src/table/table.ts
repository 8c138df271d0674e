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
  /** The value sent while the field does not apply. @defaultValue null */
  readonly absent?: unknown;
  /** Parts of the answer to send in addition, under separate keys. @defaultValue none */
  readonly parts?: Parts<T>;
}
/** Writes and reads the separate parts of an answer. */
export interface Parts<T> {
  /** The keys and types of the parts. Each may be null or missing. */
  readonly kinds: Readonly<Record<string, 'string' | 'boolean'>>;
  to(answer: T): Readonly<Record<string, unknown>>;
  /** Returns the answer completed by its parts, and the keys of parts that contradict it. */
  from(
    answer: T,
    body: Readonly<Record<string, unknown>>,
  ): { readonly answer: T; readonly wrong: readonly string[] };
}

// Method syntax makes the rules bivariant, so that a line's table is assignable to a table of any fields.
type Rule<F extends Fields, Result> = { rule(values: Values<F>): Result }['rule'];
type Per<F extends Fields, Result> = { readonly [K in keyof F]?: Rule<F, Result> };
// The broker's settings come last, because few rules depend on them. They are undefined by default.
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
 * A rule over several answers. Runs only if each of its `controls` applies and is valid alone.
 * Messages that the check does not set are those of the first control.
 */
export interface Check<F extends Fields>
  extends Partial<Pick<Texts, 'code' | 'error' | 'invalid'>> {
  readonly controls: readonly [keyof F & string, ...(keyof F & string)[]];
  readonly help?: string;
  /**
   * Choices that the validity of the `controls` depends on. When one changes, the form revalidates
   * the answers already given.
   */
  readonly dependsOn?: readonly (keyof F & string)[];
  readonly holds: DatedRule<F, boolean>;
}

/** A check by the quote service, on blur of a valid field. */
export interface RemoteCheck<Key extends string = string> {
  /** A validator of the service, or its address search. */
  readonly what: AnswerValidator | 'address';
  /** The text to check, or several answers. */
  readonly content: string | object;
  /** The fields to mark on a refusal. The check waits until each is valid. @defaultValue the field */
  readonly controls?: readonly Key[];
  /** The message at each marked field. @defaultValue the service's message, else each field's own */
  readonly invalid?: string;
}

/** An answer that other answers determine. */
export interface Locked<Answer> {
  readonly answer: Answer;
  /** The explanation, instead of the hint. */
  readonly hint: string;
}

/** Consecutive fields shown as one group. */
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
  /** When a question is optional. @defaultValue the field's own setting */
  readonly optional?: Per<F, boolean>;
  /** Limits that depend on other answers, the day or the broker's settings. @defaultValue the field's own limits */
  readonly limits?: { readonly [K in keyof F]?: DatedRule<F, Limits> };
  /**
   * The name of the option list of a choice; null while the choice has no list.
   * @defaultValue the field's list
   */
  readonly lists?: Per<F, string | null>;
  readonly options?: { readonly [K in keyof F]?: Offer<F> };
  readonly texts?: { readonly [K in keyof F]?: Wording<F> };
  readonly checks?: readonly Check<F>[];
  /** The quote service's check of an answer; null if there is nothing to check. */
  readonly remote?: Per<F, RemoteCheck<keyof F & string> | null>;
  readonly sections?: readonly Section<keyof F & string>[];
  /** Other answers that change with an answer. Answers that no longer apply are cleared anyway. */
  readonly reacts?: { readonly [K in keyof F]?: Reaction<F> };
  /**
   * The announcement at an answer that another answer changed or emptied; null for none. An emptied answer that still
   * applies has a default announcement.
   */
  readonly announcements?: { readonly [K in keyof F]?: Announce<F> };
  /**
   * Answers that the form neither asks nor shows. The quote request takes them from the contractor.
   */
  readonly contractorFallback?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers computed from others: sent, but neither asked nor shown. */
  readonly computed?: { readonly [K in keyof F]?: Rule<F, Values<F>[K]> };
  /**
   * Answers that other answers determine; null while the question is asked. The form shows them
   * read-only, and clears them when the question is asked again.
   */
  readonly lockedTo?: { readonly [K in keyof F]?: Rule<F, Locked<Values<F>[K]> | null> };
  /**
   * The sentences of the rules above, by name, so that translations and brokers can replace them.
   * `fill` replaces placeholders such as `{n}`.
   */
  readonly sentences?: Readonly<Record<string, string>>;
  readonly wire?: { readonly [K in keyof F]?: Wire<Values<F>[K]> };
}

/** Fields with their rules. */
export interface Table<F extends Fields = Fields> extends Rules<F> {
  readonly fields: F;
  /**
   * The language of the table's sentences, if it differs from the server's. @defaultValue Italian
   */
  readonly language?: string;
}

/** A page as the line defines it. */
export interface PageSpec<Key extends string = string, V = Values<Fields>> {
  readonly id: string;
  readonly title: string;
  /** A sentence under the title, such as a promise of what the page takes. @defaultValue none */
  readonly lead?: string;
  /** The page's questions, in order. @defaultValue those on no other page, in the table's order */
  readonly fields?: readonly Key[];
  /** The reason for these questions, for users who want to know it first. */
  readonly why?: string;
  /** How to save this page; overrides the line's `save`. */
  readonly save?: StepBody<Key, V> & {
    /** The path of the call, if it is not `save?step=N`. */
    readonly path?: 'save/engine';
  };
}

/** A page of a line with all its questions. The first page starts with the questions of the shared block. */
export interface Page<Key extends string = string, V = Values<Fields>> extends PageSpec<Key, V> {
  readonly fields: readonly Key[];
}

/** The body of a step save, if it differs from `{specificData: {…}, privacy, isLogged}` (docs/rules/wire.md#saves). */
export interface StepBody<Key extends string = string, V = Values<Fields>> {
  /** The key of the answers; null to put them directly into the body. @defaultValue 'specificData' */
  readonly envelope?: string | null;
  /** The key for whether the visitor is logged in. @defaultValue 'isLogged' */
  readonly logged?: 'isLogged' | 'isLoggedUser';
  /** Other wire names, in this step save only. */
  readonly names?: { readonly [K in Key]?: string };
  /**
   * False to omit the parts of answers in this step save. The server accepts a step save with or
   * without them.
   * @defaultValue the answers' `wire` decides
   */
  readonly parts?: false;
  /** Answers of the line to send outside the envelope as well. */
  readonly also?: readonly Key[];
  /**
   * Answers that the step save omits, each with the function that derives it from the sent answers.
   */
  readonly omits?: { readonly [K in Key]?: Derive<V> };
}
type Derive<V> = { tell(carried: V): unknown }['tell'];

/** The same questions on other pages, which a build may choose. */
export interface Layout<Key extends string = string, P = Page<Key>> {
  readonly pages: readonly P[];
  /** @defaultValue the line's */
  readonly sections?: readonly Section<Key>[];
}

/** An additional part of the submit body: the answers of a page, one answer, or a constant. */
export type SubmitPart<Key extends string = string> =
  | { readonly page: string }
  | { readonly answer: Key }
  | { readonly always: string | number | boolean };

/** The type of a contractor, by its wire value: a person (`fisica`) or a company (`giuridica`). */
export type ContractorType = 'fisica' | 'giuridica';

/**
 * The tables of page 1 by the contractor's type: `own` without the question for the type, `typed`
 * with it.
 */
export type ContractorTables = Readonly<
  Record<ContractorType | 'none', { readonly own: Table; readonly typed: Table }>
>;

/** The properties of a line besides its questions. */
export interface Profile {
  /** The id in the folder's name, in the URL and in the key of the draft. */
  readonly id: string;
  readonly title: string;
  /**
   * The heading and title of the line's pages.
   * @defaultValue «Preventivo» and the title in small letters
   */
  readonly heading?: string;
  /** The purpose of the line, in one sentence. */
  readonly about: string;
  /** The line's icon: SVG paths in a square of 24, drawn as strokes. */
  readonly pictogram: string;
  /** The types of contractor that the line accepts. Page 1 asks for the type if there are two. */
  readonly contractor: {
    readonly types: readonly [ContractorType, ...ContractorType[]];
    /** The contractor's questions, on page 1, that this line does not ask. */
    readonly hides?: readonly ('email' | 'cellulare' | 'professione')[];
    /** Other tables for page 1. @defaultValue the tables of all lines */
    readonly tables?: ContractorTables;
  };
  /** Where drafts are stored: on the device, or in the browser tab only. @defaultValue 'device' */
  readonly draft?: 'device' | 'tab';
}

/** Rules that only a line has, not every table. */
export interface LineRules<F extends Fields> {
  /** Answers copied from the contractor: shown, not asked. The server refuses any other value. */
  readonly fromContractor?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers that the ticket hides until the user reveals them. */
  readonly sensitive?: readonly (keyof F & string)[];
  /** Parts of the submit body besides `specificData`, by key. */
  readonly submit?: Readonly<Record<string, SubmitPart<keyof F & string>>>;
}
type Given<Answer> = { given(contractor: Person): Answer }['given'];

export interface LinePages<Key extends string, P> {
  /** Pages after the contractor's, in order; also the order of the checks. */
  readonly pages: readonly P[];
  /** Other layouts of the questions, by the name that a build chooses. */
  readonly layouts?: Readonly<Record<string, Layout<Key, P>>>;
}

/** A product line: its questions and their order. */
export interface Line<F extends Fields = Fields>
  extends Profile,
    Table<F>,
    LineRules<F>,
    LinePages<keyof F & string, Page<keyof F & string>> {
  /**
   * Identifies the questions, including the contractor's. A draft of another version is dropped.
   */
  readonly version: string;
  /** Data for finding the line in a list of lines. @defaultValue unlisted */
  readonly listing?: Listing;
  /**
   * The line's translations, by language ('en'). Each is loaded when a visitor chooses it.
   * @defaultValue Italian only
   */
  readonly translations?: Readonly<Record<string, () => Promise<LineWords>>>;
}
