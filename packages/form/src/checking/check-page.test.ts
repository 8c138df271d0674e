import type { Failure } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { library } from '../library.fixture.ts';
import { afterCheck, checkedWith } from './check-page.ts';

const failure = (field: string, control = field): Failure => ({
  field,
  control,
  code: field.toUpperCase(),
  invalid: 'Valore non valido',
  error: `Indicare ${field}`,
});

describe('checkedWith', () => {
  it('returns only the field if no rule links it to others', () => {
    expect(checkedWith(library, 'nome')).toEqual(['nome']);
  });

  it('returns both fields of a rule over two answers, whichever of them changed', () => {
    expect(checkedWith(library, 'posti')).toEqual(['posti', 'adulti']);
    expect(checkedWith(library, 'adulti')).toEqual(['adulti', 'posti']);
  });
});

const never = { isRevealed: () => false };
const ofSeats = { isRevealed: ({ field }: Failure) => field === 'posti' };

describe('afterCheck', () => {
  it('removes the error of a field that is valid now', () => {
    expect(afterCheck([failure('nome')], [], ['nome'], never)).toEqual([]);
  });

  it('keeps the errors of other fields in their order', () => {
    const shown = [failure('nome'), failure('email')];
    expect(afterCheck(shown, [], ['email'], never)).toEqual([failure('nome')]);
  });

  it('replaces an error by its newest text', () => {
    const other = { ...failure('inizio'), help: 'Una data tra il 21/11/2026 e il 21/12/2026' };
    expect(afterCheck([failure('inizio')], [other], ['inizio'], never)).toEqual([other]);
  });

  it('does not reveal an error of «Continua» on blur, but keeps it once it shows', () => {
    const late = { ...failure('posti'), late: true };
    expect(afterCheck([], [late], ['posti'], ofSeats)).toEqual([]);
    expect(afterCheck([late], [late], ['posti'], ofSeats)).toEqual([late]);
    const other = { ...failure('posti'), code: 'ALTRO' };
    expect(afterCheck([other], [late], ['posti'], ofSeats)).toEqual([]);
  });

  it('shows no new error while the user types', () => {
    expect(afterCheck([], [failure('nome')], ['nome'], never)).toEqual([]);
  });

  it('shows the error of the blurred field only', () => {
    const found = [failure('adulti'), failure('posti')];
    expect(afterCheck([], found, ['adulti', 'posti'], ofSeats)).toEqual([failure('posti')]);
  });

  it('keeps the error of one list item, and shows no other, while another item is edited', () => {
    const [first, second] = [failure('eta', 'eta.1'), failure('eta', 'eta.2')];
    expect(afterCheck([first], [first, second], ['eta'], never)).toEqual([first]);
  });
});
