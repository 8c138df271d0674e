import type { Failed } from '../http/result.ts';

/** The exception for an option list that failed to load. react-query recognises a failure only by an exception. */
export class ListFailed extends Error {
  readonly kind: Failed['kind'];

  constructor(list: string, { kind, status }: Failed) {
    super(
      `@preventivo/core: the option list '${list}' could not be loaded (${status ?? kind}). ` +
        'Its question cannot be answered until it is. Try again, or see whether the back end has it.',
    );
    this.name = 'ListFailed';
    this.kind = kind;
  }
}
