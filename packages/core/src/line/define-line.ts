import { company } from '../contractor/company.ts';
import { person } from '../contractor/person.ts';
import type { Fields, Values } from './field.ts';
import { layoutsOf } from './laid-out.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import type { Layout, Line, LineRules, Page, Profile, Rules, Table } from './table.ts';
import { versionOf } from './version-of.ts';

/** Questions that several lines share, asked at the start of the first page. */
export interface Block<F extends Fields> extends Table<F> {
  readonly order: readonly (keyof F & string)[];
}

/**
 * Makes a line from its own questions and the block it shares with others.
 * @throws where a field stands on no page or on two, or shares its wire name with another
 */
export function defineLine<const F extends Fields, const B extends Fields = Record<never, never>>(
  spec: Profile & {
    readonly block?: Block<B>;
    readonly fields: F;
    readonly pages: readonly Page<keyof NoInfer<F & B> & string, Values<NoInfer<F & B>>>[];
  } & Rules<NoInfer<F & B>> &
    LineRules<NoInfer<F & B>>,
): Line<F & B> {
  const { block, ...own } = spec;
  const both = joined(block, spec);
  const line: Line<F & B> = {
    ...own,
    ...both,
    version: versionOf(person, company, both),
    pages: withBlock<Page<keyof (F & B) & string>>(block, spec.pages),
    ...(spec.layouts && { layouts: eachWithBlock(block, spec.layouts) }),
  };
  // Found when it is written: what is shipped was built from a line that passed.
  if (process.env.NODE_ENV !== 'production') layoutsOf(line).forEach(refuseMistakes);
  return line;
}

/** The questions and rules of both: the block's first. */
export function joined<F extends Fields, B extends Fields>(
  block: Block<B> | undefined,
  own: Table<F>,
): Table<F & B> {
  const shared: Partial<Table> = block ?? {};
  const rules: Table = own;
  const both: Table = {
    fields: { ...shared.fields, ...rules.fields },
    applies: { ...shared.applies, ...rules.applies },
    optional: { ...shared.optional, ...rules.optional },
    limits: { ...shared.limits, ...rules.limits },
    lists: { ...shared.lists, ...rules.lists },
    options: { ...shared.options, ...rules.options },
    texts: { ...shared.texts, ...rules.texts },
    checks: [...(shared.checks ?? []), ...(rules.checks ?? [])],
    remote: { ...shared.remote, ...rules.remote },
    sections: [...(shared.sections ?? []), ...(rules.sections ?? [])],
    reacts: { ...shared.reacts, ...rules.reacts },
    tells: { ...shared.tells, ...rules.tells },
    contractorFallback: { ...shared.contractorFallback, ...rules.contractorFallback },
    computed: { ...shared.computed, ...rules.computed },
    lockedTo: { ...shared.lockedTo, ...rules.lockedTo },
    wire: { ...shared.wire, ...rules.wire },
  };
  // The keys of F & B are the keys of both, which the spreads above show and the compiler cannot see.
  return both as Table<F & B>;
}

function withBlock<P extends { readonly fields: readonly string[] }>(
  block: { readonly order: readonly string[] } | undefined,
  pages: readonly P[],
) {
  const [first, ...rest] = pages;
  return first && block
    ? [{ ...first, fields: [...block.order, ...first.fields] }, ...rest]
    : pages;
}

function eachWithBlock<Key extends string>(
  block: { readonly order: readonly Key[] } | undefined,
  layouts: Readonly<Record<string, Layout<Key>>>,
): Readonly<Record<string, Layout<Key>>> {
  const entries = Object.entries(layouts).map(([name, layout]) => [
    name,
    { ...layout, pages: withBlock<Page<Key>>(block, layout.pages) },
  ]);
  return Object.fromEntries(entries);
}

/** Two blocks as one: the questions and rules of both, the first's before the second's. */
export function joinBlocks<A extends Fields, B extends Fields>(
  first: Block<A>,
  second: Block<B>,
): Block<A & B> {
  return { ...joined(first, second), order: [...first.order, ...second.order] };
}
