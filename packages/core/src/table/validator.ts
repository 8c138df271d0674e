/** The validators of the quote service (docs/rules/wire.md#validators). */
export type Validator = AnswerValidator | `step${1 | 2 | 3 | 4 | 5}`;

/** The validators for a single answer. The form calls them on blur. */
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
