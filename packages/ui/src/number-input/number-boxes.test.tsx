import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MoneyInput } from '../money-input/money-input.tsx';
import { Held } from '../testing/held.tsx';
import { NumberInput } from './number-input.tsx';

const units = {
  euro: (held: HeldNumber) => <MoneyInput {...held} />,
  metres: (held: HeldNumber) => <MoneyInput {...held} suffix="m" decimals={1} />,
  tonnes: (held: HeldNumber) => <MoneyInput {...held} suffix="t" />,
  kW: (held: HeldNumber) => <MoneyInput {...held} suffix="kW" />,
  people: (held: HeldNumber) => <NumberInput {...held} />,
  'square metres': (held: HeldNumber) => (
    <NumberInput {...held} suffix="m²" min={1} max={1000} clamp />
  ),
  'euro, if they like': (held: HeldNumber) => <MoneyInput {...held} error={undefined} optional />,
  'people, if they like': (held: HeldNumber) => (
    <NumberInput {...held} error={undefined} optional />
  ),
};
interface HeldNumber {
  readonly name: string;
  readonly label: string;
  readonly error: string;
  readonly value: number | null;
  onChange(value: number | null): void;
}

/** Renders a number box with a unit in a form. The returned mock records the submitted number. */
function visit(unit: keyof typeof units, start: number | null = null) {
  const sent = vi.fn();
  render(
    <Held<number | null> start={start}>
      {(value, setValue) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent(value);
          }}
        >
          {units[unit]({
            name: 'quanto',
            label: 'Quanto?',
            error: 'Valore non valido',
            value,
            onChange: setValue,
          })}
          <output>{String(value)}</output>
          <button type="submit">Continua</button>
        </form>
      )}
    </Held>,
  );
  const box = screen.getByRole('textbox', { name: /^Quanto?/ });
  return { user: userEvent.setup(), box, sent, value: () => screen.getByRole('status') };
}

describe('number box on blur', () => {
  it.each([
    ['euro', '1234,5', '1.234,50', 1234.5],
    ['euro', '1.234,50', '1.234,50', 1234.5],
    ['euro', '250 000', '250.000', 250000],
    ['metres', '7.5', '7,5', 7.5],
    ['metres', '07,0', '7', 7],
    ['tonnes', '2.35', '2,35', 2.35],
    ['tonnes', '0.85', '0,85', 0.85],
    ['kW', '1 500', '1500', 1500],
    ['people', '007', '7', 7],
    ['square metres', ' 95 ', '95', 95],
  ] as const)(
    'on blur, a number box for %s formats the typed text %s as it will be sent',
    async (unit, typed, shown, sent) => {
      const { user, box, value } = visit(unit);
      await user.type(box, typed);
      await user.tab();
      expect(box).toHaveValue(shown);
      expect(value()).toHaveTextContent(String(sent));
    },
  );
});

const help = {
  euro: 'Scrivi un numero con due decimali al massimo, per esempio 1.234,50',
  metres: 'Scrivi un numero con un decimale al massimo, per esempio 7,5',
  tonnes: 'Scrivi un numero con due decimali al massimo, per esempio 2,35',
  kW: 'Scrivi un numero con due decimali al massimo, per esempio 2,35',
  people: 'Scrivi un numero intero, per esempio 12',
  'square metres': 'Scrivi un numero intero, per esempio 12',
};

describe('an ambiguous number', () => {
  it.each([
    ['euro', '1,234'],
    ['metres', '7.500'],
    ['metres', '7.55'],
    ['tonnes', '2.350'],
    ['tonnes', '0.850'],
    ['kW', '1.500'],
    ['kW', '9'.repeat(39)],
    ['people', '1,5'],
    ['square metres', '1.200'],
  ] as const)(
    'in a number box for %s, an ambiguous text stays, gives the value null and shows help: %s',
    async (unit, typed) => {
      const { user, box, value } = visit(unit);
      await user.type(box, typed);
      await user.tab();
      expect(value()).toHaveTextContent('null');
      expect(box).toHaveValue(typed);
      expect(box).toHaveAccessibleDescription(`Valore non valido ${help[unit]}`);
    },
  );

  it("'2.350 kg' pasted into a box for tonnes gives the value null", async () => {
    const { user, box, value } = visit('tonnes');
    await user.click(box);
    await user.paste('2.350 kg');
    await user.tab();
    expect(value()).toHaveTextContent('null');
    expect(box).toHaveValue('2.350 kg');
  });

  it('an empty number box shows no format help', async () => {
    const { user, box } = visit('metres');
    await user.click(box);
    await user.tab();
    expect(box).toHaveAccessibleDescription('Valore non valido');
  });
});

describe('invalid text in an optional number box', () => {
  it.each([
    ['euro, if they like', help.euro],
    ['people, if they like', help.people],
  ] as const)(
    'invalid text in an optional number box blocks the submit: %s',
    async (unit, sentence) => {
      const { user, box, sent } = visit(unit);
      await user.type(box, 'molto{Enter}');
      expect(sent).not.toHaveBeenCalled();
      expect(box).toHaveFocus();
      await waitFor(() => expect(box).toHaveAccessibleDescription(`Da correggere: ${sentence}`));
      await user.clear(box);
      await user.keyboard('{Enter}');
      expect(sent).toHaveBeenCalledExactlyOnceWith(null);
    },
  );

  it('invalid text in an optional number box is marked as an error from the blur until the user corrects it', async () => {
    const { user, box } = visit('euro, if they like');
    await user.type(box, 'molto');
    await user.tab();
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await user.clear(box);
    await user.tab();
    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
  });
});

describe('a number outside the limits', () => {
  const corrected = "Valore massimo 1000: l'abbiamo corretto";

  it('Enter replaces a number outside the limits with the limit, and shows it before the form is sent', async () => {
    const { user, box, sent } = visit('square metres');
    await user.type(box, '1500{Enter}');
    expect(box).toHaveValue('1000');
    expect(screen.getByText(corrected)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith(1000);
  });

  it('a press on Continua replaces a number outside the limits in the focused box, and shows the limit', async () => {
    const { user, box, sent } = visit('square metres');
    await user.type(box, '1500');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(box).toHaveValue('1000');
    expect(await screen.findByText(corrected)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(corrected);
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith(1000);
  });

  it('on submit, a number outside the limits that the browser autofilled is replaced with the limit', async () => {
    const { user, box, sent } = visit('square metres', 1500);
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(box).toHaveValue('1000');
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith(1000);
  });

  it('on blur, a number outside the limits that the user pasted is replaced with the limit', async () => {
    const { user, box, value } = visit('square metres');
    await user.click(box);
    await user.paste('0');
    await user.tab();
    await waitFor(() => expect(box).toHaveValue('1'));
    expect(value()).toHaveTextContent('1');
    expect(screen.getByText("Valore minimo 1: l'abbiamo corretto")).toBeVisible();
  });
});

it('Enter formats the number in the box as it will be sent', async () => {
  const { user, box, sent } = visit('euro');
  await user.type(box, '1234,5{Enter}');
  expect(box).toHaveValue('1.234,50');
  expect(sent).toHaveBeenCalledExactlyOnceWith(1234.5);
});
