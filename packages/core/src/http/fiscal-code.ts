import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';

/** What a fiscal code is computed from (docs/rules/italian.md#fiscal-code). */
export interface FiscalCodeRequest {
  readonly nome: string;
  readonly cognome: string;
  /** Birth date, `YYYY-MM-DD`. */
  readonly data: string;
  /** 0 man, 1 woman. */
  readonly sesso: 0 | 1;
  /** In capitals, without the province. */
  readonly comune: string;
  /** The two letters of the province. */
  readonly provincia: string;
  /** A country id; 13 is Italy. */
  readonly nazione: number;
}

/** The code, where `msg` is 'ok'. */
export function fiscalCodeOf({ msg, obj }: Readonly<Record<string, unknown>>): string | undefined {
  const code = msg === 'ok' && isRecord(obj) ? textOf(obj.fiscalCode) : '';
  return code === '' ? undefined : code;
}
