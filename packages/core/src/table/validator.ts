/** What the quote service can be asked to check (docs/rules/wire.md#validators). */
export type Validator = AnswerValidator | `step${1 | 2 | 3 | 4 | 5}`;

/** What can be asked of an answer when its field is left. */
export type AnswerValidator =
  | 'names'
  | 'company'
  | 'email'
  | 'piva'
  | 'phone'
  | 'number'
  | 'text'
  | 'brand'
  | 'power'
  | 'targaBarca'
  | 'targa_micro_car'
  | 'targa_quadriciclo'
  | 'targa_auto'
  | 'targa_moto'
  | 'targa_commerciale'
  | 'targa_ereditata';
