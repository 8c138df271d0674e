import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Choice } from '../choice/choice.tsx';
import type { Options } from './option-card.tsx';

const three: Options = ['Gialli', 'Storia', 'Poesia'].map((value) => ({ id: value, value }));
const twenty: Options = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, value: `N. ${at}` }));

interface Listed {
  readonly options: Options;
  readonly onRetry: () => void;
}
const field = { name: 'generi', label: 'Che cosa leggi?', onChange: () => undefined };
const few = (list: Listed) => <Choice {...field} {...list} value={null} />;
const many = (list: Listed) => <Choice {...field} {...list} expected={20} value={null} />;
const several = (list: Listed) => <CheckboxGroup {...field} {...list} value={[]} />;

/** A question whose option list failed to load. The test calls `asked.comes` with the result of the retry. */
function Asked({ draw, asked }: { draw(list: Listed): ReactNode; asked: { comes?: Comes } }) {
  const [options, setOptions] = useState<Options>('failed');
  asked.comes = setOptions;
  return (
    <form>
      {draw({ options, onRetry: () => setOptions('loading') })}
      <input aria-label="Altro" />
    </form>
  );
}
type Comes = (list: Options) => void;

async function retry(draw: (list: Listed) => ReactNode) {
  const asked: { comes?: Comes } = {};
  render(<Asked {...{ draw, asked }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  return (options: Options) => act(() => asked.comes?.(options));
}

describe('retry of a failed list', () => {
  it.each([
    ['one', few, 'radio'],
    ['several', several, 'checkbox'],
  ] as const)(
    'a successful retry of an option list focuses the first option: choice of %s',
    async (_, draw, role) => {
      const comes = await retry(draw);
      comes(three);
      expect(screen.getByRole(role, { name: 'Gialli' })).toHaveFocus();
    },
  );

  it.each([
    ['one', few],
    ['several', several],
    ['one of many', many],
  ])(
    'a retry of an option list that fails again focuses the retry button: choice of %s',
    async (_, draw) => {
      const comes = await retry(draw);
      comes('failed');
      expect(screen.getByRole('button', { name: 'Riprova' })).toHaveFocus();
    },
  );

  it('a retry of a long option list focuses its box at once', async () => {
    const comes = await retry(many);
    expect(screen.getByRole('combobox')).toHaveFocus();
    comes(twenty);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('a retry of an option list leaves the focus where the user has moved it', async () => {
    const comes = await retry(few);
    act(() => screen.getByLabelText('Altro').focus());
    comes(three);
    expect(screen.getByLabelText('Altro')).toHaveFocus();
  });
});
