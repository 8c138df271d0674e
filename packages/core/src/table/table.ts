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

/** Where a name or a coding differs from the form key's. */
export interface Wire<T> extends Partial<Codec<T>> {
  /** The key on the wire; two questions of a group may share one that both read. @defaultValue the form key */
  readonly name?: string;
  /** What is sent while the field does not apply. @defaultValue null */
  readonly absent?: unknown;
  /** What of it stands beside it too, under keys of its own. @defaultValue nothing */
  readonly parts?: Parts<T>;
}
/** How an answer is told part by part beside itself, and how its parts are read. */
export interface Parts<T> {
  /** Their keys, and of what kind they are; each may be null, or missing. */
  readonly kinds: Readonly<Record<string, 'string' | 'boolean'>>;
  to(answer: T): Readonly<Record<string, unknown>>;
  /** The answer with what its parts add, and the keys of those that say otherwise. */
  from(
    answer: T,
    body: Readonly<Record<string, unknown>>,
  ): { readonly answer: T; readonly wrong: readonly string[] };
}

// Written as methods, so that the table of one line is also a table of any fields.
type Rule<F extends Fields, Result> = { rule(values: Values<F>): Result }['rule'];
type Per<F extends Fields, Result> = { readonly [K in keyof F]?: Rule<F, Result> };
// What a broker has set comes last: few rules hang on it, and nothing where nothing was set.
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
type Telling<F extends Fields> = {
  tell(values: Values<F>, before: Values<F>): string | null;
}['tell'];
type Wording<F extends Fields> = {
  word(values: Values<F>, settings?: RuleSettings, today?: Day): Words;
}['word'];
interface Words {
  readonly label?: string;
  /** May hang on what a broker has set and on the day; a label may not. */
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
 * A rule over several answers. It is asked only when every field it marks applies and is right by
 * itself. What it does not say itself is said as by the first of them.
 */
export interface Check<F extends Fields>
  extends Partial<Pick<Texts, 'code' | 'error' | 'invalid'>> {
  readonly marks: readonly [keyof F & string, ...(keyof F & string)[]];
  readonly help?: string;
  /** Choices that decide how the marked answers are judged: when one of them is made anew, those that are given are looked at again. */
  readonly dependsOn?: readonly (keyof F & string)[];
  readonly holds: DatedRule<F, boolean>;
}

/** A check of the quote service: it is asked when the field is left and right by itself. */
export interface RemoteCheck<Key extends string = string> {
  /** A check of the service, or its address search. */
  readonly what: AnswerValidator | 'address';
  /** The text that is checked, or several answers. */
  readonly content: string | object;
  /** The fields that are wrong when it refuses; each must be right by itself before it is asked. @defaultValue the field */
  readonly marks?: readonly Key[];
  /** What is said of each when it refuses. @defaultValue the words of the service, else each field's own */
  readonly invalid?: string;
}

/** An answer that others decide for now. */
export interface Locked<Answer> {
  readonly answer: Answer;
  /** What is said of it, in the place of the hint. */
  readonly hint: string;
}

/** Fields that follow each other and are shown as one group. */
export interface Section<Key extends string = string> {
  readonly title: string;
  readonly fields: readonly Key[];
}

/** Everything that may be said of fields. Each rule is a pure function of the answers. */
export interface Rules<F extends Fields> {
  /** When a field exists: shown, checked, kept and sent only while true. */
  readonly applies?: Per<F, boolean>;
  /** When a question may be left empty. @defaultValue as the field says */
  readonly optional?: Per<F, boolean>;
  /** Limits that hang on other answers, on the day or on what the broker has set. @defaultValue as the field says */
  readonly limits?: { readonly [K in keyof F]?: DatedRule<F, Limits> };
  /** Which list a choice is made from now; null while there is none yet. @defaultValue the field's */
  readonly lists?: Per<F, string | null>;
  /** What of a list is offered now. */
  readonly options?: { readonly [K in keyof F]?: Offer<F> };
  /** Texts that depend on answers. */
  readonly texts?: { readonly [K in keyof F]?: Wording<F> };
  readonly checks?: readonly Check<F>[];
  /** Which check of the quote service is asked of an answer now; null where there is nothing to ask. */
  readonly remote?: Per<F, RemoteCheck<keyof F & string> | null>;
  /** Fields that stand together under a title of their own. */
  readonly sections?: readonly Section<keyof F & string>[];
  /** What changes with an answer, beyond clearing what no longer applies. */
  readonly reacts?: { readonly [K in keyof F]?: Reaction<F> };
  /**
   * What is said at this answer, and spoken, when another changed or emptied it; null where there is
   * nothing to say. Of one that was emptied and is still asked, something is said anyway.
   */
  readonly tells?: { readonly [K in keyof F]?: Telling<F> };
  /** Answers that are the contractor's where nobody knows another: filled in when they are sent, neither asked nor shown. */
  readonly contractorFallback?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers that follow from others: sent, but neither asked nor shown. */
  readonly computed?: { readonly [K in keyof F]?: Rule<F, Values<F>[K]> };
  /**
   * Answers that others decide for now: shown, but not to be changed, and cleared when nothing
   * decides them any more. Null while the question is asked.
   */
  readonly lockedTo?: { readonly [K in keyof F]?: Rule<F, Locked<Values<F>[K]> | null> };
  /**
   * What the rules above say, by names of its own: a sentence that stands here can be said in other words, or in
   * another language. `{n}` and the like are places for `fill`.
   */
  readonly says?: Readonly<Record<string, string>>;
  readonly wire?: { readonly [K in keyof F]?: Wire<Values<F>[K]> };
}

/** Fields and the rules that hold for them. */
export interface Table<F extends Fields = Fields> extends Rules<F> {
  readonly fields: F;
  /** The language of its sentences, where it is not that of a server's. @defaultValue Italian */
  readonly language?: string;
}

/** A page as its line says it. */
export interface PageSpec<Key extends string = string, V = Values<Fields>> {
  readonly id: string;
  readonly title: string;
  /** Its questions, in order. @defaultValue those that no other page names, in the table's order */
  readonly fields?: readonly Key[];
  /** Why this is asked, for who wants to know before answering. */
  readonly why?: string;
  /** How it is saved otherwise than the line's other pages: each word goes before the line's. */
  readonly save?: StepBody<Key, V> & {
    /** The call, where it is not `save?step=N`. */
    readonly path?: 'save/engine';
  };
}

/** A page of a line, with all its questions: a block's stand on the first one, before the line's own. */
export interface Page<Key extends string = string, V = Values<Fields>> extends PageSpec<Key, V> {
  readonly fields: readonly Key[];
}

/** How pages are saved where not as `{specificData: {…}, privacy, isLogged}` (docs/rules/wire.md#saves). */
export interface StepBody<Key extends string = string, V = Values<Fields>> {
  /** The key that holds the answers; null where they stand in the body itself. @defaultValue 'specificData' */
  readonly envelope?: string | null;
  /** The key that says whether the visitor is logged in. @defaultValue 'isLogged' */
  readonly logged?: 'isLogged' | 'isLoggedUser';
  /** Other names on the wire, in a step only. */
  readonly names?: { readonly [K in Key]?: string };
  /** Whether answers have their parts beside them in a step; the server takes them with and without. @defaultValue as their `wire` says */
  readonly parts?: false;
  /** Answers of the line that stand beside the envelope too. */
  readonly also?: readonly Key[];
  /** Answers that the step of their page leaves out, and what those it carries tell of them. */
  readonly omits?: { readonly [K in Key]?: Told<V> };
}
type Told<V> = { tell(carried: V): unknown }['tell'];

/** The same questions on other pages, for a build that wants them so. */
export interface Layout<Key extends string = string, P = Page<Key>> {
  readonly pages: readonly P[];
  /** @defaultValue the line's */
  readonly sections?: readonly Section<Key>[];
}

/** Something else that the final body carries: the answers of a page again, one answer, or always the same. */
export type SubmitPart<Key extends string = string> =
  | { readonly page: string }
  | { readonly answer: Key }
  | { readonly always: string | number | boolean };

/** Who asks for a quote: a person (`fisica`) or a company (`giuridica`), in the words of the wire. */
export type ContractorType = 'fisica' | 'giuridica';

/** What page 1 asks of each type, and of whom no type is known: alone, and after the question which type it is. */
export type ContractorTables = Readonly<
  Record<ContractorType | 'none', { readonly own: Table; readonly typed: Table }>
>;

/** What a line says of itself, besides its questions. */
export interface Profile {
  /** Folder, URL and key of the draft. */
  readonly id: string;
  readonly title: string;
  /** What stands over its pages and in their titles. @defaultValue «Preventivo» and the title in small letters */
  readonly heading?: string;
  /** What the line is for, in one sentence. */
  readonly about: string;
  /** The line's drawing: SVG paths in a square of 24, drawn as strokes. */
  readonly pictogram: string;
  /** Who may ask: one type is forced, two are chosen from. */
  readonly contractor: {
    readonly types: readonly [ContractorType, ...ContractorType[]];
    /** Questions of page 1 that this line does not ask. */
    readonly hides?: readonly ('email' | 'cellulare' | 'professione')[];
    /** Its questions in other words. @defaultValue as they are asked everywhere */
    readonly tables?: ContractorTables;
  };
  /** Whether a draft is kept on the device or for the browser tab only. @defaultValue 'device' */
  readonly draft?: 'device' | 'tab';
}

/** What only a line says of its questions, not any table. */
export interface LineRules<F extends Fields> {
  /** Answers taken from the contractor: shown, not asked; the server refuses another. */
  readonly fromContractor?: { readonly [K in keyof F]?: Given<Values<F>[K]> };
  /** Answers that the summary keeps covered until it is asked for them. */
  readonly sensitive?: readonly (keyof F & string)[];
  /** What the final body carries besides `specificData`, by its key. */
  readonly submit?: Readonly<Record<string, SubmitPart<keyof F & string>>>;
}
type Given<Answer> = { given(contractor: Person): Answer }['given'];

/** Which pages the questions stand on. */
export interface LinePages<Key extends string, P> {
  /** Pages after the contractor's, in order; also the order of the checks. */
  readonly pages: readonly P[];
  /** Other ways to lay the questions out, by the name that a build chooses them with. */
  readonly layouts?: Readonly<Record<string, Layout<Key, P>>>;
}

/** A product line: what it asks, and in which order. */
export interface Line<F extends Fields = Fields>
  extends Profile,
    Table<F>,
    LineRules<F>,
    LinePages<keyof F & string, Page<keyof F & string>> {
  /** Tells what is asked, of the contractor too: a draft of another version is dropped. */
  readonly version: string;
  /** How it is found in a list of lines. @defaultValue it stands in none */
  readonly listing?: Listing;
  /** Its texts in other languages, by language ('en'); each is loaded when a visitor chooses it. @defaultValue Italian only */
  readonly translations?: Readonly<Record<string, () => Promise<LineWords>>>;
}
