import { initialValues } from '../answers/initial-values.ts';
import { isRecord } from '../json/is-record.ts';
import type { WireProblem } from '../table/codecs.ts';
import type { Fields, Values } from '../table/field.ts';
import { same } from '../table/same.ts';
import type { Line, Page, StepBody, SubmitPart } from '../table/table.ts';
import { fromWire, type ReadBody, toWire } from './wire.ts';

/**
 * Returns the answers for the body that saves a page, with or without an envelope. Some answers may be repeated
 * outside the envelope.
 */
export function stepToWire(
  line: Line,
  page: Page,
  values: Values<Fields>,
): Readonly<Record<string, unknown>> {
  const { save = {} } = page;
  const envelope = envelopeOf(page);
  const answers = toWire(line, values, carriedBy(page), save);
  return {
    ...(envelope === null ? answers : { [envelope]: answers }),
    ...toWire(line, values, save.also ?? [], save),
  };
}

/** Reads the answers from the body that saves a page. Ignores its `privacy` and its login state. */
export function stepFromWire(
  line: Line,
  page: Page,
  body: Readonly<Record<string, unknown>>,
): ReadBody<Fields> {
  const { values, problems } = carried(line, page, body);
  const omitted = page.fields.flatMap((key) => {
    const tell = page.save?.omits?.[key];
    return tell ? [[key, tell(values)]] : [];
  });
  return { values: { ...values, ...Object.fromEntries(omitted) }, problems };
}

function carried(
  line: Line,
  page: Page,
  body: Readonly<Record<string, unknown>>,
): ReadBody<Fields> {
  const { save = {} } = page;
  const fields = carriedBy(page);
  const { also = [] } = save;
  const envelope = envelopeOf(page);
  if (envelope === null) return fromWire(line, body, [...new Set([...fields, ...also])], save);
  const { [envelope]: raw, ...rest } = body;
  if (!isRecord(raw)) return { values: initialValues(line), problems: [missing(envelope, raw)] };
  const own = fromWire(line, raw, fields, save);
  const beside = fromWire(line, rest, also, save);
  const told = Object.fromEntries(also.map((key) => [key, beside.values[key]]));
  const contradicted = also.filter(
    (key) => fields.includes(key) && !same(own.values[key], told[key]),
  );
  return {
    values: { ...own.values, ...told },
    problems: [
      ...own.problems.map(({ key, reason }) => ({ key: `${envelope}.${key}`, reason })),
      ...beside.problems,
      ...contradicted.map(
        (key): WireProblem => ({ key: wireName(line, save, key), reason: 'wrong' }),
      ),
    ],
  };
}

/**
 * Returns the key that contains the answers in the body that saves a page, or null if they are directly in the body.
 */
export const envelopeOf = ({ save }: Page): string | null =>
  save?.envelope === undefined ? 'specificData' : save.envelope;

/** Returns the keys of a page's answers that the body contains when the form saves the page. */
export const carriedBy = ({ fields, save }: Page): readonly string[] =>
  fields.filter((key) => !save?.omits?.[key]);

const wireName = (line: Line, { names }: StepBody, key: string) =>
  names?.[key] ?? line.wire?.[key]?.name ?? key;

const missing = (key: string, raw: unknown): WireProblem => ({
  key,
  reason: raw === undefined ? 'missing' : 'wrong',
});

/**
 * Returns the product's part of the submit body: `specificData`, and the line's additional parts
 * (docs/rules/wire.md#request).
 */
export function submitToWire(line: Line, values: Values<Fields>) {
  const specificData = toWire(line, values);
  return { specificData, ...besideAnswers(line, specificData) };
}

/** Returns the line's additional parts, derived from `specificData`. */
export function besideAnswers(line: Line, specificData: Sent): Sent {
  const parts = Object.entries(line.submit ?? {}).map(([name, part]) => [
    name,
    partOf(line, part, specificData),
  ]);
  return Object.fromEntries(parts);
}

type Sent = Readonly<Record<string, unknown>>;

function partOf(line: Line, part: SubmitPart, sent: Sent): unknown {
  const nameOf = (key: string) => line.wire?.[key]?.name ?? key;
  if ('always' in part) return part.always;
  if ('answer' in part) return sent[nameOf(part.answer)] ?? null;
  const names = line.pages.find(({ id }) => id === part.page)?.fields.map(nameOf) ?? [];
  return Object.fromEntries(names.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
}
