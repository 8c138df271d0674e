import { emptyContractor, type Fields, group, person, type Table } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, savedGiulia, today } from '@preventivo/fixtures/people';
import { RulesProvider, TableForm } from '@preventivo/form';
import { deferredWidgets } from '@preventivo/form/deferred';
import { Status } from '@preventivo/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { placeWidgets } from './birthplace-answer.tsx';
import { keeping, PageOne } from './page-one.fixture.tsx';
import { change } from './saved/visit.fixture.tsx';

/**
 * Renders page 1 for a user born on 1 January 1963.
 * @param then the name that the birthplace had on that date, as the service returns it
 */
function visit(then: string) {
  const found = [{ id: 'H243', value: 'ERCOLANO (NA)' }];
  const { client, bodies } = backEnd({
    line: 'pets',
    answers: {
      'location/findComune': [() => Response.json(found)],
      'location/birthplace': [() => Response.json(then ? [{ id: 'H243', value: then }] : [])],
    },
  });
  const empty = emptyContractor(['fisica']);
  const persona = { ...empty.persona, data_nascita: '1963-01-01', natoInItalia: true };
  render(
    <Preventivo client={client} today={today}>
      <RulesProvider rules={rules}>
        <PageOne
          contractor={{ types: ['fisica'] }}
          kept={keeping({ ...empty, persona })}
          onValidSubmit={vi.fn()}
          onRefused={vi.fn()}
        />
      </RulesProvider>
      <Status />
    </Preventivo>,
  );
  return { bodies, user: userEvent.setup() };
}

async function answerErcolano(user: ReturnType<typeof userEvent.setup>) {
  const box = screen.getByRole('combobox', { name: /^Comune di nascita/ });
  await user.click(box);
  await user.paste('ERCOLANO (NA)');
  await user.tab();
  return box;
}

describe('birthplace', () => {
  it('a birthplace question shows a note that the place had another name on the birth date, and stays valid', async () => {
    const { user } = visit('RESINA (NA)');
    const box = await answerErcolano(user);
    expect(
      await screen.findAllByText('Nel 1963 questo comune si chiamava RESINA. Va bene lo stesso.'),
    ).not.toHaveLength(0);
    expect(box).not.toBeInvalid();
  });

  it.each(['ERCOLANO (NA)', ''])(
    'a birthplace question shows no note if the service returns %j',
    async (then) => {
      const { user, bodies } = visit(then);
      await answerErcolano(user);
      await vi.waitFor(() =>
        expect(bodies('location/birthplace')).toEqual([
          { comune: 'ERCOLANO', provincia: 'NA', data: '1963-01-01' },
        ]),
      );
      expect(screen.queryByText(/si chiamava/)).not.toBeInTheDocument();
    },
  );

  it('a birthplace question also shows the note in the dialog of a saved record', async () => {
    const resina = [{ id: 'H243', value: 'RESINA (NA)' }];
    const { person: user } = await change({
      user: { ...account, people: [{ ...savedGiulia, dateOfBirth: '1963-01-01T00:00:00.000Z' }] },
      answers: { 'location/birthplace': [() => Response.json(resina)] },
    });
    const box = await screen.findByRole('combobox', { name: /^Comune di nascita/ });
    await user.clear(box);
    await user.click(box);
    await user.paste('ERCOLANO (NA)');
    await user.tab();
    expect(
      await screen.findAllByText('Nel 1963 questo comune si chiamava RESINA. Va bene lo stesso.'),
    ).not.toHaveLength(0);
  });

  it("the birthplace question of a vehicle's owner also shows the note, and lists names valid on the birth date first", async () => {
    const { data_nascita, comune_nascita } = person.fields;
    const owner = group({
      label: 'Proprietario',
      code: 'PROPRIETARIO',
      error: 'Indicare chi',
      table: { fields: { data_nascita, comune_nascita } },
    });
    const table: Table<Fields> = { fields: { proprietario: owner } };
    const found = [
      { id: 'M320', value: 'VALSAMOGGIA (BO)', periods: [['2014-01-01', null]] },
      { id: 'F659', value: 'MONTEVEGLIO (BO)', periods: [['1866-11-19', '2013-12-31']] },
      { id: 'A944', value: 'BOLOGNA (BO)' },
    ];
    const { client, bodies } = backEnd({
      line: 'microcar',
      answers: {
        'location/findComune': [() => Response.json(found)],
        'location/birthplace': [() => Response.json([{ id: 'F659', value: 'MONTEVEGLIO (BO)' }])],
      },
    });
    const values = { proprietario: { data_nascita: '1980-01-01', comune_nascita: '' } };
    render(
      <Preventivo client={client} today={today}>
        <RulesProvider rules={rules}>
          <TableForm
            table={table}
            keys={['proprietario']}
            values={values}
            widgets={{ ...deferredWidgets, ...placeWidgets }}
            onValidSubmit={async () => []}
          />
        </RulesProvider>
      </Preventivo>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: /^Comune di nascita/ }), 'valsa');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'MONTEVEGLIO (BO)',
      'BOLOGNA (BO)',
      'VALSAMOGGIA (BO)',
    ]);
    const [, , last] = options;
    if (last) await user.click(last);
    expect(
      await screen.findAllByText(
        'Nel 1980 questo comune si chiamava MONTEVEGLIO. Va bene lo stesso.',
      ),
    ).not.toHaveLength(0);
    expect(bodies('location/birthplace')).toEqual([
      { comune: 'VALSAMOGGIA', provincia: 'BO', data: '1980-01-01' },
    ]);
  });
});
