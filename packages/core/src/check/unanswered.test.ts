import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { emptyContractor } from '../contractor/contractor.ts';
import { giuliaAsks, lists as ofPeople } from '../contractor/people.fixture.ts';
import { contractorQuestions } from '../contractor/questions.ts';
import { choice, choices } from '../kinds/choice/field.ts';
import { text } from '../kinds/text/field.ts';
import { giulia, lists, outing } from '../line/outing.fixture.ts';
import type { ContractorType, Table } from '../table/table.ts';
import { check } from './check.ts';
import { unanswered } from './unanswered.ts';

const today = '2026-11-21';
const empty = initialValues(outing);
const outingKeys = ['nome', 'bambini', 'allergie', 'classe', 'casa'];

describe('unanswered', () => {
  it.each<ContractorType>(['fisica', 'giuridica'])(
    'returns the same failures as the rules on page 1: %s',
    (type) => {
      const asked = contractorQuestions({ types: [type] }, emptyContractor([type]));
      const told = unanswered(asked.table, asked.values, asked.keys);
      expect(told?.length).toBeGreaterThan(5);
      expect(told).toEqual(
        check(asked.table, asked.values, { today, lists: ofPeople, keys: asked.keys }),
      );
    },
  );

  it('returns the contractor type first if a line accepts people and companies', () => {
    const types = ['fisica', 'giuridica'] as const;
    const { table, values, keys } = contractorQuestions({ types }, emptyContractor(types));
    expect(unanswered(table, values, keys)).toMatchObject([{ control: 'tipoPersona' }]);
  });

  it('returns the missing answers in page order, without the optional ones', () => {
    const keys = [...outingKeys, 'telefono'].reverse();
    const told = unanswered(outing, empty, keys);
    expect(told?.map(({ field }) => field)).toEqual([...outingKeys].reverse());
    expect(told).toEqual(check(outing, empty, { today, lists, keys }));
  });
});

describe('a multiple choice', () => {
  const ills = { label: 'Malattie', code: 'MALATTIE', error: 'Indicare le malattie' };
  const name = text({ label: 'Nome', code: 'NOME', error: 'Indicare il nome' });
  it.each([
    ['need choose nothing where it may stay empty', { optional: true }, ['nome']],
    ['need choose nothing where something is chosen beforehand', { initial: ['asma'] }, ['nome']],
    ['is told so where nothing is', {}, ['nome', 'malattie']],
  ])('%s', (_, more, missing) => {
    const table = {
      fields: { nome: name, malattie: { ...choices({ ...ills, list: 'malattie' }), ...more } },
    };
    const [values, keys] = [initialValues(table), Object.keys(table.fields)];
    const told = unanswered(table, values, keys);
    expect(told?.map(({ field }) => field)).toEqual(missing);
    const known = { malattie: [{ id: 'asma', value: 'Asma' }] };
    expect(told).toEqual(check(table, values, { today, lists: known, keys }));
  });
});

describe('unanswered leaves the page to the rules', () => {
  const byRules = (table: Table, values: Readonly<Record<string, unknown>>) =>
    expect(unanswered(table, values, Object.keys(table.fields))).toBeUndefined();
  const asked = { label: 'Nome', code: 'NOME', error: 'Indicare il nome' };
  const fields = { nome: text(asked), cognome: text(asked) };
  const nobody = { nome: '', cognome: '' };

  it('unanswered returns undefined once any answer was given, valid or not', () => {
    expect(unanswered(outing, { ...empty, nome: 'G' }, outingKeys)).toBeUndefined();
    expect(unanswered(outing, giulia, outingKeys)).toBeUndefined();
    const { table, values, keys } = contractorQuestions({ types: ['fisica'] }, giuliaAsks);
    expect(unanswered(table, values, keys)).toBeUndefined();
  });

  it('unanswered returns undefined if no answer is missing', () => {
    byRules({ fields: { nome: text({ ...asked, optional: true }) } }, { nome: '' });
  });

  it('unanswered returns undefined for nested answers and for texts with limits', () => {
    expect(unanswered(outing, empty, ['nome', 'maestra'])).toBeUndefined();
    expect(unanswered(outing, empty, ['nome', 'partenza'])).toBeUndefined();
  });

  it('unanswered returns undefined for computed and locked answers', () => {
    byRules({ fields, computed: { cognome: () => '' } }, nobody);
    byRules(
      { fields, lockedTo: { cognome: () => ({ answer: '', hint: 'Come il nome' }) } },
      nobody,
    );
  });

  it('unanswered returns undefined for a rule over optional answers', () => {
    const free = choice({ ...asked, list: 'classi', optional: true });
    const table = { fields: { ...fields, classe: free } };
    const checks = [{ controls: ['classe'], holds: () => false }] as const;
    byRules({ ...table, checks }, { ...nobody, classe: null });
    const over = [{ controls: ['nome', 'classe'], holds: () => false }] as const;
    const told = unanswered({ ...table, checks: over }, { ...nobody, classe: null }, [
      'nome',
      'classe',
    ]);
    expect(told?.map(({ field }) => field)).toEqual(['nome']);
  });
});
