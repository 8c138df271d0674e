import type { Failure } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { library } from '../library.fixture.ts';
import { afterCheck, checkedWith } from './after-check.ts';

const failure = (field: string, control = field): Failure => ({
  field,
  control,
  code: field.toUpperCase(),
  invalid: 'Valore non valido',
  error: `Indicare ${field}`,
});

describe('a field is looked at', () => {
  it('by itself', () => {
    expect(checkedWith(library, 'nome')).toEqual(['nome']);
  });

  it('with the one it must fit, whichever of the two was changed', () => {
    expect(checkedWith(library, 'posti')).toEqual(['posti', 'adulti']);
    expect(checkedWith(library, 'adulti')).toEqual(['adulti', 'posti']);
  });
});

const never = { isRevealed: () => false };
const ofSeats = { isRevealed: ({ field }: Failure) => field === 'posti' };

describe('after a look', () => {
  it('what was shown of the field goes once it is right', () => {
    expect(afterCheck([failure('nome')], [], ['nome'], never)).toEqual([]);
  });

  it('what was shown of other fields stays, in its place', () => {
    const shown = [failure('nome'), failure('email')];
    expect(afterCheck(shown, [], ['email'], never)).toEqual([failure('nome')]);
  });

  it('what is still wrong is shown in its newest words', () => {
    const other = { ...failure('inizio'), help: 'Una data tra il 21/11/2026 e il 21/12/2026' };
    expect(afterCheck([failure('inizio')], [other], ['inizio'], never)).toEqual([other]);
  });

  it('what is said on «Continua» only comes where just that was said, and not when a field is left', () => {
    const late = { ...failure('posti'), late: true };
    expect(afterCheck([], [late], ['posti'], ofSeats)).toEqual([]);
    expect(afterCheck([late], [late], ['posti'], ofSeats)).toEqual([late]);
    const other = { ...failure('posti'), code: 'ALTRO' };
    expect(afterCheck([other], [late], ['posti'], ofSeats)).toEqual([]);
  });

  it('nothing new is shown while somebody is writing', () => {
    expect(afterCheck([], [failure('nome')], ['nome'], never)).toEqual([]);
  });

  it('the field that was left shows what is wrong with it, and only that one', () => {
    const found = [failure('adulti'), failure('posti')];
    expect(afterCheck([], found, ['adulti', 'posti'], ofSeats)).toEqual([failure('posti')]);
  });

  it('of a list only the item that was wrong before is shown while another is written', () => {
    const [first, second] = [failure('eta', 'eta.1'), failure('eta', 'eta.2')];
    expect(afterCheck([first], [first, second], ['eta'], never)).toEqual([first]);
  });
});
