import { validators } from '@preventivo/api/every-line';
import type { AnswerValidator } from '@preventivo/core';
import { expectThat, quoteNo, quoteYes, told } from '../fits.ts';
import type { LineCheck } from '../kit.ts';
import { NotTried } from '../verdict.ts';
import { company, contractor } from '../visitor.ts';

const wrong = [
  [{ nome: 'G' }, 'CONTRACTOR_NAME'],
  [{ cognome: null }, 'CONTRACTOR_SURNAME'],
  [{ sesso: null }, 'CONTRACTOR_GENDER'],
  [{ dataNascita: '2020-01-01' }, 'CONTRACTOR_BIRTHDATE'],
  [{ nazionalita: null }, 'CONTRACTOR_BORN_IN_ITALY'],
  [{ nazionalita: 999, comuneNascita: null }, 'CONTRACTOR_COUNTRY_OF_BIRTH'],
  [{ comuneNascita: 'ATLANTIDE (MI)' }, 'CONTRACTOR_CITY_OF_BIRTH'],
  [{ email: 'giulia@' }, 'CONTRACTOR_EMAIL'],
  [{ telefono: '33312' }, 'CONTRACTOR_PHONE'],
  [{ professione: 'astronauta' }, 'CONTRACTOR_PROFESSION'],
  [address('VIA ROMA, dodici, 20121 MILANO (MI), ITALIA'), 'CONTRACTOR_STREET_NUMBER'],
  [address('VIA ROMA, 1, 99999 MILANO (MI), ITALIA'), 'CONTRACTOR_ZIP'],
  [address('VIA ROMA, 1, 20121 MILANO (RM), ITALIA'), 'CONTRACTOR_CITY'],
  [address('ROMA, 1, 20121 MILANO (MI), ITALIA'), 'CONTRACTOR_STREET'],
  [address(''), 'CONTRACTOR_ADDRESS_NOT_FOUND'],
] as const;

function address(indirizzoResidenza_SedeLegale: string) {
  return { indirizzoResidenza_SedeLegale };
}

/** Texts that some validators accept and others reject. */
const samples = [
  'Giulia',
  'G',
  '',
  'Ferri S.r.l.',
  'giulia@example.org',
  'giulia@',
  '12345678903',
  '12345678904',
  '3331234567',
  '33',
  '1500',
  '-1',
  'AB123CD',
  'X1ABCD',
  'AA12345',
  'MI 123456',
  'testo di prova',
];

export const contractorChecks: readonly LineCheck[] = [
  {
    id: 'contractor/right',
    says: 'a person whose data are right may go on',
    run: async ({ ask }, { id, contractor: { types } }) => {
      const isPerson = types.includes('fisica');
      const body = { contractor: isPerson ? contractor : company };
      quoteYes(await ask(`/api/${id}/contractor`, { body }));
    },
  },
  {
    id: 'contractor/company',
    says: 'a company may go on where the line takes companies, and nowhere else',
    run: async ({ ask }, { id, contractor: { types } }) => {
      const answer = await ask(`/api/${id}/contractor`, { body: { contractor: company } });
      if (types.includes('giuridica')) quoteYes(answer);
      else quoteNo(answer, {});
    },
  },
  {
    id: 'contractor/codes',
    says: 'each wrong answer of page 1 is refused with its code, which is also msg',
    run: async ({ ask }, { id, contractor: { types, hides = [] } }) => {
      if (!types.includes('fisica')) throw new NotTried('no person asks on this line');
      for (const [change, code] of wrong) {
        // Skip questions that the line hides on page 1, such as a profession. The line may ask for
        // it on a later page.
        if (hides.some((key) => (key === 'cellulare' ? 'telefono' : key) in change)) continue;
        const answer = await ask(`/api/${id}/contractor`, {
          body: { contractor: { ...contractor, ...change } },
        });
        quoteNo(answer, { status: 422, code });
        const { msg } = answer.json as { msg: unknown };
        expectThat(msg === code, `msg ${code}`, 'other words', answer);
      }
    },
  },
  {
    id: 'contractor/first-code',
    says: 'of several wrong answers the first of the page is told',
    run: async ({ ask }, { id, contractor: { types } }) => {
      if (!types.includes('fisica')) throw new NotTried('no person asks on this line');
      const change = { sesso: null, email: '', professione: null };
      const answer = await ask(`/api/${id}/contractor`, {
        body: { contractor: { ...contractor, ...change } },
      });
      quoteNo(answer, { status: 422, code: 'CONTRACTOR_GENDER' });
    },
  },
];

/** Checks of the optional calls that help to fill in a form. */
export const helperChecks: readonly LineCheck[] = [
  {
    id: 'contractor/fiscal-code',
    says: 'a fiscal code is computed, and a birthplace nobody knows is refused',
    run: async ({ ask }, { id }) => {
      const born = {
        ...{ nome: 'Giulia', cognome: 'Ferri', data: '1985-03-27', sesso: 1 },
        ...{ comune: 'MILANO', provincia: 'MI', nazione: 13 },
      };
      const answer = await ask(`/api/${id}/calculate/cf`, { body: born });
      const obj = quoteYes(answer);
      const code = Object(obj).fiscalCode;
      expectThat(
        code === 'FRRGLI85C67F205B',
        'obj.fiscalCode FRRGLI85C67F205B',
        String(code),
        answer,
      );
      quoteNo(await ask(`/api/${id}/calculate/cf`, { body: { ...born, comune: 'ATLANTIDE' } }), {
        status: 422,
        code: 'CONTRACTOR_CITY_OF_BIRTH',
      });
    },
  },
  {
    id: 'validate/texts',
    says: 'each validator takes and refuses what its rule does, with its code',
    run: async ({ ask }, { id }) => {
      for (const [what, { refusal }] of Object.entries(validators))
        for (const content of samples) {
          const asked = askedOf(what as AnswerValidator, content);
          const code = refusal(asked);
          const answer = await ask(`/api/${id}/validate/${what}`, { body: asked });
          if (code) quoteNo(answer, { status: 422, code });
          else expectThat(answer.status <= 204, 'status 200 to 204', told(answer), answer);
        }
    },
  },
];

function askedOf(what: AnswerValidator, content: string): object {
  if (what === 'power') return { cavalli: content.length * 10, kw: 100 };
  if (what === 'targa_ereditata') return { tipo: 1, content };
  return what === 'targa_commerciale' ? { tipo: 'autocarro', content } : { content };
}
