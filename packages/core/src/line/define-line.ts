import { company } from '../contractor/company.ts';
import { person } from '../contractor/person.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Listing } from '../table/listing.ts';
import type {
  Line,
  LinePages,
  LineRules,
  Page,
  PageSpec,
  Profile,
  Rules,
  StepBody,
  Table,
} from '../table/table.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { refuseSharedCodes } from './refuse-shared-codes.ts';
import { versionOf } from './version-of.ts';
import { layoutsOf } from './with-layout.ts';

/**
 * Creates a line from its own questions and a block of questions that several lines share.
 * @throws if a field is not on exactly one page, or shares its wire name with another field, or if its `refusals`
 * contain an ambiguous code
 */
export function defineLine<const F extends Fields, const B extends Fields = Record<never, never>>(
  spec: Profile & {
    readonly listing?: Listing;
    readonly translations?: Line['translations'];
    /** Questions that several lines share, at the start of the first page. */
    readonly block?: Table<B>;
    readonly fields: F;
    /** How to save the line's pages. A page's own `save` takes precedence. */
    readonly save?: StepBody<KeyOf<NoInfer<F & B>>, Values<NoInfer<F & B>>>;
  } & Rules<NoInfer<F & B>> &
    LineRules<NoInfer<F & B>> &
    LinePages<KeyOf<NoInfer<F & B>>, PageSpec<KeyOf<NoInfer<F & B>>, Values<NoInfer<F & B>>>>,
): Line<F & B> {
  const { block, save, ...own } = spec;
  const both = joinBlocks(block, spec);
  const complete = (pages: readonly PageSpec<KeyOf<F & B>>[]) => pagesOf(pages, both, block, save);
  const layouts = Object.entries(spec.layouts ?? {}).map(([name, layout]) => [
    name,
    { ...layout, pages: complete(layout.pages) },
  ]);
  const line: Line<F & B> = {
    ...own,
    ...both,
    version: versionOf(person, company, both),
    pages: complete(spec.pages),
    ...(spec.layouts && { layouts: Object.fromEntries(layouts) }),
  };
  // Runs in development only, because the author of a published line has already run these checks.
  if (process.env.NODE_ENV !== 'production') {
    layoutsOf(line).forEach(refuseMistakes);
    refuseSharedCodes(line);
  }
  return line;
}

type KeyOf<F extends Fields> = keyof F & string;

/** Adds to each page its questions and the line's `save`. A page's own `save` takes precedence. */
function pagesOf<F extends Fields>(
  pages: readonly PageSpec<KeyOf<F>>[],
  { fields }: Table<F>,
  block: Table | undefined,
  save: StepBody<KeyOf<F>> | undefined,
): readonly Page<KeyOf<F>>[] {
  const shared: readonly KeyOf<F>[] = Object.keys(block?.fields ?? {});
  const named = new Set([...shared, ...pages.flatMap((page) => page.fields ?? [])]);
  const rest = Object.keys(fields).filter((key) => !named.has(key));
  return pages.map((page, index) => ({
    ...page,
    fields: [...(index === 0 ? shared : []), ...(page.fields ?? rest)],
    ...((save ?? page.save) && { save: { ...save, ...page.save } }),
  }));
}

/** Joins two blocks. The questions and rules of the first block come before those of the second. */
export function joinBlocks<A extends Fields, B extends Fields>(
  first: Table<A> | undefined,
  second: Table<B>,
): Table<A & B> {
  const one: Partial<Table> = first ?? {};
  const other: Table = second;
  const both: Table = {
    fields: { ...one.fields, ...other.fields },
    applies: { ...one.applies, ...other.applies },
    optional: { ...one.optional, ...other.optional },
    limits: { ...one.limits, ...other.limits },
    lists: { ...one.lists, ...other.lists },
    options: { ...one.options, ...other.options },
    texts: { ...one.texts, ...other.texts },
    checks: [...(one.checks ?? []), ...(other.checks ?? [])],
    remote: { ...one.remote, ...other.remote },
    sections: [...(one.sections ?? []), ...(other.sections ?? [])],
    reacts: { ...one.reacts, ...other.reacts },
    announcements: { ...one.announcements, ...other.announcements },
    sentences: { ...one.sentences, ...other.sentences },
    contractorFallback: { ...one.contractorFallback, ...other.contractorFallback },
    computed: { ...one.computed, ...other.computed },
    lockedTo: { ...one.lockedTo, ...other.lockedTo },
    wire: { ...one.wire, ...other.wire },
  };
  // The result has the keys of A & B, but the compiler cannot infer this from the spreads.
  return both as Table<A & B>;
}
