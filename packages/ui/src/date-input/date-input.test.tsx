import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Held } from '../testing/held.tsx';
import { DateInput, type DateInputProps } from './date-input.tsx';

function visit(
  start: string | null = null,
  label = 'Data di nascita',
  window: Pick<DateInputProps, 'min' | 'max'> = {},
) {
  render(
    <Held<string | null> start={start}>
      {(value, setValue) => (
        <>
          <DateInput name="giorno" label={label} value={value} onChange={setValue} {...window} />
          <output>{String(value)}</output>
        </>
      )}
    </Held>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const [day, month, year] = boxes;
  if (!day || !month || !year) throw new Error('three boxes');
  return {
    user: userEvent.setup(),
    ...{ day, month, year },
    stands: () => boxes.map((box) => box.value),
    value: () => screen.getByRole('status').textContent,
  };
}

describe('a birth date typed into the day box without separators', () => {
  it('a date typed into the day box spreads over the three boxes', async () => {
    const { user, day, month, year, stands, value } = visit();
    await user.click(day);
    await user.keyboard('27');
    expect(day).toHaveFocus();
    await user.keyboard('03');
    expect(stands()).toEqual(['27', '03', '']);
    expect(month).toHaveFocus();
    await user.keyboard('1985');
    expect(stands()).toEqual(['27', '03', '1985']);
    expect(year).toHaveFocus();
    expect(value()).toBe('1985-03-27');
  });

  it('a pasted date spreads over the three boxes, also over an existing date', async () => {
    const { user, day, stands, value } = visit('1990-12-01');
    await user.tripleClick(day);
    await user.paste('27031985');
    expect(stands()).toEqual(['27', '3', '1985']);
    expect(value()).toBe('1985-03-27');
  });

  it('a typed date spreads over an existing date once it is complete', async () => {
    const { user, day, stands } = visit('1990-12-01');
    await user.tripleClick(day);
    await user.keyboard('2703198');
    expect(stands()).toEqual(['2703198', '12', '1990']);
    await user.keyboard('5');
    expect(stands()).toEqual(['27', '3', '1985']);
  });

  it.each(['type', 'paste'] as const)(
    'a date typed into the day box spreads over the boxes only with a four-digit year: %s',
    async (how) => {
      const { user, day, stands, value } = visit();
      await user.click(day);
      if (how === 'type') await user.keyboard('270385');
      else await user.paste('270385');
      // The box does not guess a century for '85'.
      expect(stands()).toEqual(['27', '03', '85']);
      expect(value()).toBe('27/03/85');
    },
  );

  it('the day box keeps its two digits if the user moves on with Tab', async () => {
    const { user, day, stands } = visit();
    await user.click(day);
    await user.keyboard('27{Tab}3{Tab}1985');
    expect(stands()).toEqual(['27', '3', '1985']);
  });

  it('a third digit in the day box does not overwrite a filled month', async () => {
    const { user, day, month, stands } = visit('1985-03-27');
    await user.click(day);
    await user.keyboard('{End}7');
    expect(stands()).toEqual(['277', '3', '1985']);
    expect(month).not.toHaveFocus();
  });

  it('a digit typed before the two digits of the day box stays in the day box', async () => {
    const { user, day, stands } = visit('27//');
    await user.click(day);
    await user.keyboard('{Home}1');
    expect(stands()).toEqual(['127', '', '']);
  });
});

describe('accessible name of a date box', () => {
  it.each([
    ['Data di nascita', 'Mese di nascita'],
    ['Data di decorrenza nuova polizza', 'Mese di decorrenza nuova polizza'],
    ['Quando scade?', 'Mese: Quando scade?'],
    ['Partenza', 'Mese: Partenza'],
  ])('for the label %s, the month box is named %s', (label, name) => {
    const { month } = visit(null, label);
    expect(month).toHaveAccessibleName(name);
    expect(screen.getByText('Mese')).toBeVisible();
  });
});

describe('a day and a month that fit only one year', () => {
  const soon = { min: '2026-11-24', max: '2027-11-23' };

  it.each([
    ['28 11', '2026-11-28'],
    ['1 gennaio', '2027-01-01'],
  ])(
    'the year is filled in if the day and the month fit only one year: %s',
    async (typed, whole) => {
      const { user, day, year, value } = visit(null, 'Partenza', soon);
      await user.click(day);
      await user.keyboard(`${typed} `);
      expect(value()).toBe(whole);
      expect(year).toHaveFocus();
    },
  );

  it('the user can type over the filled-in year', async () => {
    const { user, day, year, stands } = visit(null, 'Partenza', soon);
    await user.click(day);
    await user.keyboard('28 11 2027');
    expect(stands()).toEqual(['28', '11', '2027']);
    await user.clear(year);
    await user.clear(day);
    await user.keyboard('28112026');
    expect(stands()).toEqual(['28', '11', '2026']);
  });

  it.each([0, 4])(
    'the user can type another year over the filled-in one with the caret at %i',
    async (caret) => {
      const { user, day, year, stands } = visit(null, 'Partenza', soon);
      await user.click(day);
      await user.keyboard('28 11');
      await user.pointer({ target: year, offset: caret, keys: '[MouseLeft]' });
      expect(year).toHaveValue('2026');
      await user.keyboard('2027');
      expect(stands()).toEqual(['28', '11', '2027']);
      await user.keyboard('{Backspace}6');
      expect(stands()).toEqual(['28', '11', '2026']);
    },
  );

  it('the filled-in year is updated when the user corrects the day or the month', async () => {
    const { user, day, month, value } = visit(null, 'Partenza', soon);
    await user.click(day);
    await user.keyboard('10 3 ');
    expect(value()).toBe('2027-03-10');
    await user.tripleClick(month);
    await user.keyboard('12{Tab}');
    expect(value()).toBe('2026-12-10');
    await user.tripleClick(month);
    await user.keyboard('11{Tab}');
    expect(value()).toBe('2027-11-10');
    await user.tripleClick(day);
    await user.keyboard('28{Tab}');
    expect(value()).toBe('2026-11-28');
  });

  it('a year that the user typed stays when the day or the month changes', async () => {
    const { user, day, month, value } = visit(null, 'Partenza', soon);
    await user.click(day);
    await user.keyboard('10 3 2027');
    await user.tripleClick(month);
    await user.keyboard('12{Tab}');
    expect(value()).toBe('2027-12-10');
  });

  it.each([
    ['no day at all', '31 11', soon],
    ['before and after the window', '23 11', { min: '2026-11-24', max: '2027-11-22' }],
    ['one of three years', '28 12', { min: '2026-11-24', max: '2028-11-23' }],
    ['of no window', '28 11', {}],
  ])('the year box stays empty: %s', async (_, typed, window) => {
    const { user, day, stands } = visit(null, 'Partenza', window);
    await user.click(day);
    await user.keyboard(`${typed} `);
    expect(stands()[2]).toBe('');
  });
});

describe('the window of a date with an error', () => {
  const hint = 'Una data tra il 21/11/2026 e il 21/12/2026';
  const show = (props: Partial<DateInputProps>) =>
    render(
      <DateInput
        name="giorno"
        label="Partenza"
        value="2027-01-01"
        onChange={() => {}}
        {...props}
      />,
    );
  const mentions = () => document.body.textContent?.match(/21\/11\/2026/g);

  it('the hint of a date contains its window before an error', () => {
    show({ hint });
    expect(screen.getByRole('group')).toHaveAccessibleDescription(hint);
    expect(mentions()).toHaveLength(1);
  });

  it('only the error contains the window of a date, if the error names it', () => {
    show({ hint, error: 'tra 21/11/2026 e 21/12/2026', help: hint });
    expect(screen.getByText('tra 21/11/2026 e 21/12/2026')).toBeVisible();
    expect(mentions()).toHaveLength(1);
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  });

  it('only the help contains the window of a date, if the error does not name it', () => {
    show({ hint: `Da domani: ${hint}`, error: 'Valore non valido', help: hint });
    expect(screen.getByText(hint)).toBeVisible();
    expect(mentions()).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /Giorno/ })).toHaveAccessibleDescription(
      `Valore non valido ${hint}`,
    );
  });

  it('the hint of a date keeps its window if the error is about something else', () => {
    show({ hint, value: '3/12/', error: 'Valore non valido' });
    expect(screen.getByText("Manca l'anno")).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });
});
