import type { Failure, Fields, Table, Values } from '@preventivo/core';
import { isAddressAnswer } from '@preventivo/core';

/** A town in the register. */
export interface Town {
  /** The code in the register, 'F205'. */
  readonly id: string;
  /** 'MILANO (MI)' */
  readonly value: string;
  readonly postalCodes: readonly string[];
}

export type Towns = ReturnType<typeof createTowns>;

/** Creates the search in the towns of the register. */
export function createTowns(all: readonly Town[]) {
  const isTown = (name: unknown) => all.some(({ value }) => value === name);
  return {
    /** Returns at most 20 towns whose names start with these letters. */
    startingWith: (letters: string) =>
      all
        .filter(({ value }) => value.startsWith(letters.toUpperCase()))
        .slice(0, 20)
        .map(({ id, value }) => ({ id, value })),
    postalCodes: (name: string) => all.find(({ value }) => value === name)?.postalCodes ?? [],
    /** Returns a failure for each birthplace and each address whose town is missing in the register. */
    unknownIn<F extends Fields>({ fields }: Table<F>, values: Values<F>): readonly Failure[] {
      return Object.entries(fields).flatMap(([key, field]) => {
        const answer: unknown = values[key];
        const at = { field: key, invalid: field.error, error: field.error };
        if (field.kind === 'municipality' && answer && !isTown(answer))
          return [{ ...at, control: key, code: field.code }];
        if (
          field.kind === 'address' &&
          isAddressAnswer(answer) &&
          answer.city &&
          !isTown(answer.city)
        )
          return [{ ...at, control: `${key}.city`, code: 'CONTRACTOR_CITY' }];
        return [];
      });
    },
  };
}
