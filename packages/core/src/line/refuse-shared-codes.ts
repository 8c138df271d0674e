import { emptyContractor } from '../contractor/contractor.ts';
import { contractorQuestions } from '../contractor/questions.ts';
import { codesOf } from '../kinds/codes.ts';
import { isGroup } from '../kinds/group/field.ts';
import { isItems } from '../kinds/items/field.ts';
import type { Field } from '../table/field.ts';
import type { Line, Table } from '../table/table.ts';

/** An error code, and a phrase for error messages that names its owner: "the question 'targa'". */
interface SpokenCode {
  readonly code: string;
  readonly of: string;
  /** The sentence in the question's `refusals` for the code. */
  readonly sentence?: string;
}

/** @throws if a code in a question's `refusals` is ambiguous, or if its sentence is empty or has a placeholder */
export function refuseSharedCodes(line: Line): void {
  for (const type of line.contractor.types) {
    const { table, keys } = contractorQuestions(line.contractor, emptyContractor([type]));
    const first = fieldsAt(table, 'of page 1', keys);
    refuseShared(line, [...first, ...codesIn(line, `of the line '${line.id}'`)]);
  }
}

function refuseShared({ id }: Line, codes: readonly SpokenCode[]): void {
  for (const listed of codes) {
    const { code, of, sentence } = listed;
    if (sentence === undefined) continue;
    if (sentence.trim() === '' || /\{\w+\}/.test(sentence))
      throw new Error(
        `@preventivo/core: ${of} has no sentence for the code '${code}' in \`refusals\` that could be shown: ` +
          `'${sentence}'. Nothing fills places. Write the whole sentence.`,
      );
    const other = codes.find((one) => one !== listed && one.code === code);
    if (other)
      throw new Error(
        `@preventivo/core: the code '${code}' in \`refusals\` of ${of} is also ` +
          `${other.sentence === undefined ? 'the code' : 'in `refusals`'} of ${other.of}. ` +
          `A server that refuses the line '${id}' with it could mean either. Name it at one of them.`,
      );
  }
}

/**
 * Returns every code of a table, including those in groups and lists.
 * @param place the phrase that names the table in an error message: 'of page 1'
 */
function codesIn(table: Table, place: string): readonly SpokenCode[] {
  const checks = (table.checks ?? []).flatMap(({ code, controls }) =>
    code === undefined ? [] : [{ code, of: `the check of '${controls.join("', '")}' ${place}` }],
  );
  return [...fieldsAt(table, place, Object.keys(table.fields)), ...checks];
}

const fieldsAt = ({ fields }: Table, place: string, keys: readonly string[]) =>
  keys.flatMap((key) => {
    const field = fields[key];
    return field ? codesAt(field, key, place) : [];
  });

function codesAt(field: Field, key: string, place: string): readonly SpokenCode[] {
  const of = `the question '${key}' ${place}`;
  return [
    ...codesOf(field).map((code) => ({ code, of })),
    ...Object.entries(field.refusals ?? {}).map(([code, sentence]) => ({ code, of, sentence })),
    ...(isItems(field) ? codesAt(field.item, `${key}.item`, place) : []),
    ...(isGroup(field) ? codesIn(field.table, `in '${key}' ${place}`) : []),
  ];
}
