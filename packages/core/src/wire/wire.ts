import { applicable } from '../answers/applicable.ts';
import { initialValues } from '../answers/initial-values.ts';
import { isRecord } from '../json/is-record.ts';
import { rulesOf } from '../kinds/rules.ts';
import type { Codec, WireProblem } from '../table/codecs.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import { same } from '../table/same.ts';
import type { StepBody, Table, Wire } from '../table/table.ts';

/** The answers of a body, and its problems. */
export interface ReadBody<F extends Fields> {
  readonly values: Values<F>;
  readonly problems: readonly WireProblem[];
}

/** Options of a single body: wire names by form key, and whether to omit the parts of addresses. */
type Own = Pick<StepBody<string>, 'names' | 'parts'>;

/**
 * Writes answers as the body of a call. An answer whose question does not apply becomes null.
 * @param keys restricts the body to these fields
 */
export function toWire<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  keys: readonly string[] = Object.keys(table.fields),
  own: Own = {},
): Record<string, unknown> {
  const applies = new Set<string>(applicable(table, values));
  const body: Record<string, unknown> = {};
  for (const key of keys) {
    const { name, to, absent, parts } = wireOf(table, key, own);
    const sent = applies.has(key) ? to(values[key]) : absent;
    // If a question does not apply and its `absent` is undefined, the body omits the key.
    if (sent !== undefined) body[name] = sent;
    if (own.parts !== false) Object.assign(body, parts?.to(values[key]));
  }
  return body;
}

/** Reads the answers of a body. Reports unknown and malformed keys by name, never their content. */
export function fromWire<F extends Fields>(
  table: Table<F>,
  body: Readonly<Record<string, unknown>>,
  keys: readonly string[] = Object.keys(table.fields),
  own: Own = {},
): ReadBody<F> {
  const values: Record<string, unknown> = { ...initialValues(table) };
  const problems: WireProblem[] = [];
  const keysOf = keysByName(table, keys, own);
  const partly = keys.filter((key) => table.wire?.[key]?.parts);
  const partNames = partly.flatMap((key) => Object.keys(table.wire?.[key]?.parts?.kinds ?? {}));
  for (const [name, raw] of Object.entries(body)) {
    const named = keysOf.get(name);
    if (!named && !partNames.includes(name)) problems.push({ key: name, reason: 'unknown' });
    for (const key of named ?? []) {
      const { from, absent } = wireOf(table, key, own);
      // An empty text counts as no answer, for every type.
      if (raw === null || raw === '' || bare(raw) === bare(absent)) continue;
      try {
        values[key] = from(raw);
      } catch (error) {
        problems.push(...problemsOf(name, error));
      }
    }
  }
  for (const key of partly) {
    const told = wireOf(table, key, own).parts?.from(values[key], body);
    values[key] = told?.answer;
    problems.push(...(told?.wrong ?? []).map((key) => ({ key, reason: 'wrong' as const })));
  }
  const answers = withComputed(table, values as Values<F>, (key) => {
    return keys.includes(key) && !(nameOf(table, key, own) in body);
  });
  // Only a complete body shows whether a question applies, so only then report answers to questions that do not
  // apply.
  const whole = keys.length === Object.keys(table.fields).length;
  return { values: answers, problems: [...problems, ...(whole ? unasked(table, answers) : [])] };
}

function withComputed<F extends Fields>(
  { computed = {} }: Table<F>,
  values: Values<F>,
  isLeftOut: (key: string) => boolean,
): Values<F> {
  const told = Object.entries(computed as NonNullable<Table['computed']>).flatMap(([key, rule]) =>
    rule && isLeftOut(key) ? [[key, rule(values)]] : [],
  );
  return { ...values, ...Object.fromEntries(told) };
}

/** Removes the last pipe. A body may contain the constant for no choice with or without it. */
const bare = (raw: unknown) => (typeof raw === 'string' ? raw.replace(/\|$/, '') : raw);

/** Groups the keys by wire name, because two questions that never apply together may share a wire name. */
function keysByName<F extends Fields>(table: Table<F>, keys: readonly string[], own: Own) {
  const found = new Map<string, readonly string[]>();
  for (const key of keys) {
    const name = nameOf(table, key, own);
    found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
}

const problemsOf = (name: string, error: unknown): readonly WireProblem[] =>
  error instanceof Unreadable
    ? error.problems.map(({ key, reason }) => ({ key: `${name}.${key}`, reason }))
    : [{ key: name, reason: 'wrong' }];

function unasked<F extends Fields>(table: Table<F>, values: Values<F>): WireProblem[] {
  const asked = new Set<string>(applicable(table, values));
  return Object.keys(table.fields)
    .filter((key) => !asked.has(key) && !same(values[key], table.fields[key]?.initial))
    .map((key) => ({ key: nameOf(table, key), reason: 'unasked' }));
}

function wireOf<F extends Fields>(table: Table<F>, key: string, own: Own) {
  const field: Field | undefined = table.fields[key];
  if (!field) throw new Error(`@preventivo/core: no field '${key}' in this table.`);
  const wire: Wire<unknown> | undefined = table.wire?.[key];
  return {
    name: nameOf(table, key, own),
    ...codecOf(field, wire),
    absent: wire && 'absent' in wire ? wire.absent : null,
    parts: wire?.parts,
  };
}

function nameOf<F extends Fields>({ wire }: Table<F>, key: string, { names }: Own = {}): string {
  return names?.[key] ?? wire?.[key]?.name ?? key;
}

function codecOf(field: Field, { to, from }: Wire<unknown> = {}): Codec<unknown> {
  if (to && from) return { to, from };
  const kind = kindCodec(field);
  return { to: to ?? kind.to, from: from ?? kind.from };
}

const kindCodec = (field: Field): Codec<unknown> => rulesOf(field).codec(field, inside);
const inside = { codec: kindCodec, group: groupCodec };

function groupCodec(table: Table): Codec<unknown> {
  return {
    to: (answer) => (isRecord(answer) ? toWire(table, answer) : null),
    from: (raw) => {
      if (!isRecord(raw)) throw new TypeError('not a group');
      const { values, problems } = fromWire(table, raw);
      if (problems.length > 0) throw new Unreadable(problems);
      return values;
    },
  };
}

/** The exception for a group that cannot be read. Contains the problems of the group's body. */
export class Unreadable extends TypeError {
  readonly problems: readonly WireProblem[];

  constructor(problems: readonly WireProblem[]) {
    super('not a group');
    this.problems = problems;
  }
}
