/** What the quote service can be asked to check on blur (`http-contract.md`). */
export type Validator =
  | 'names'
  | 'company'
  | 'email'
  | 'piva'
  | 'phone'
  | 'number'
  | 'text'
  | 'brand'
  | `step${1 | 2 | 3 | 4 | 5}`
  | 'power'
  | 'targaBarca'
  | 'targa_micro_car'
  | 'targa_quadriciclo'
  | 'targa_auto'
  | 'targa_moto'
  | 'targa_commerciale'
  | 'targa_ereditata';
