import { translate } from '@preventivo/fixtures/translator';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const still = { onChange: () => undefined };
const options = [{ id: 'si', value: 'Sì' }];

it('a field updates its label and the optional mark after a browser translator has replaced their text', () => {
  const draw = (label: string, optional: boolean) => (
    <>
      <TextInput {...{ name: 'a', label, optional }} {...still} value="" />
      <RadioGroup {...{ name: 'b', label, optional, options }} {...still} value={null} />
    </>
  );
  const { rerender } = render(draw('Numero', true));
  translate();
  for (const optional of [false, true]) {
    rerender(draw('Partita IVA', optional));
    const name = optional ? 'Partita IVA (facoltativo)' : 'Partita IVA';
    expect(screen.getByRole('textbox')).toHaveAccessibleName(name);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName(name);
    translate();
  }
});
