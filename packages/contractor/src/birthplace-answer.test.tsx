import { type Contractor, createAnswerStore, emptyContractor } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { Status } from '@preventivo/ui';
import { RulesProvider } from '@preventivo/ui/formik';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContractorForm } from './contractor-form.tsx';

/** Page 1 of somebody born on 1 January 1963, where the service says what their birthplace was called then. */
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
  const answers = createAnswerStore<Contractor>({ ...empty, persona });
  render(
    <Preventivo client={client} today={today}>
      <RulesProvider rules={rules}>
        <ContractorForm
          contractor={{ types: ['fisica'] }}
          answers={answers}
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

describe('the birthplace', () => {
  it('explains that the place had another name on the birth date, and stays right', async () => {
    const { user } = visit('RESINA (NA)');
    const box = await answerErcolano(user);
    expect(
      await screen.findAllByText('Nel 1963 questo comune si chiamava RESINA. Va bene lo stesso.'),
    ).not.toHaveLength(0);
    expect(box).not.toBeInvalid();
  });

  it.each(['ERCOLANO (NA)', ''])('explains nothing where the service answers %j', async (then) => {
    const { user, bodies } = visit(then);
    await answerErcolano(user);
    await vi.waitFor(() =>
      expect(bodies('location/birthplace')).toEqual([
        { comune: 'ERCOLANO', provincia: 'NA', data: '1963-01-01' },
      ]),
    );
    expect(screen.queryByText(/si chiamava/)).not.toBeInTheDocument();
  });
});
