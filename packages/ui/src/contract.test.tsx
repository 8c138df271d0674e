import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, CheckboxGroup } from './checkbox.ts';
import { ComboboxBox } from './combobox/combobox-box.tsx';
import { ComboboxList } from './combobox/combobox-list.tsx';
import type { FieldTexts } from './field/field-props.ts';
import { Choice, Combobox, DateInput, RadioGroup, Select, TextInput, YesNo } from './index.ts';
import { ListInput } from './list-input/list-input.tsx';
import { MoneyInput, NumberInput } from './number-input.ts';
import { PlateInput } from './plate-input.ts';
import { TextArea } from './text-area.ts';
import { CountedInput } from './text-input/counted-input.tsx';

interface Given extends Omit<FieldTexts, 'name' | 'label'> {
  readonly disabled?: boolean;
}
interface Input {
  readonly draw: (given: Given, ref?: Ref<HTMLElement>) => ReactElement;
  /** Role of the element that has the accessible description and the invalid state. */
  readonly role: 'textbox' | 'combobox' | 'radiogroup' | 'group' | 'checkbox';
  readonly names: readonly string[];
}

const options = [
  { id: 'box', value: 'Box' },
  { id: 'strada', value: 'Strada' },
];
const many = Array.from({ length: 16 }, (_, at) => ({ id: `${at}`, value: `Voce ${at}` }));
const base = { name: 'campo', label: 'Dove la tieni?', onChange: () => undefined };
const text = { ...base, value: '' };
const number = { ...base, value: null };
const one = { ...base, value: null, options };

/** Accepts a ref of any element type, because the inputs forward their refs to different elements. */
const at = (ref: Ref<HTMLElement> | undefined) => (element: HTMLElement | null) => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

const inputs: Record<string, Input> = {
  TextInput: {
    draw: (given, ref) => <TextInput {...text} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  NumberInput: {
    draw: (given, ref) => <NumberInput {...number} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  MoneyInput: {
    draw: (given, ref) => <MoneyInput {...number} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  PlateInput: {
    draw: (given, ref) => <PlateInput {...text} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  ListInput: {
    draw: (given, ref) => <ListInput {...text} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  CountedInput: {
    draw: (given, ref) => <CountedInput {...text} box={65} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  TextArea: {
    draw: (given, ref) => <TextArea {...text} {...given} ref={at(ref)} />,
    role: 'textbox',
    names: ['campo'],
  },
  Select: {
    draw: (given, ref) => <Select {...one} {...given} ref={at(ref)} />,
    role: 'combobox',
    names: ['campo'],
  },
  RadioGroup: {
    draw: (given, ref) => <RadioGroup {...one} {...given} ref={at(ref)} />,
    role: 'radiogroup',
    names: ['campo', 'campo'],
  },
  YesNo: {
    draw: (given, ref) => <YesNo {...number} {...given} ref={at(ref)} />,
    role: 'radiogroup',
    names: ['campo', 'campo'],
  },
  CheckboxGroup: {
    draw: (given, ref) => (
      <CheckboxGroup {...base} value={[]} options={options} {...given} ref={at(ref)} />
    ),
    role: 'group',
    names: ['campo', 'campo'],
  },
  Checkbox: {
    draw: (given, ref) => <Checkbox {...base} value={false} {...given} ref={at(ref)} />,
    role: 'checkbox',
    names: ['campo'],
  },
  DateInput: {
    draw: (given, ref) => <DateInput {...number} {...given} ref={at(ref)} />,
    role: 'group',
    names: ['campo.giorno', 'campo.mese', 'campo.anno'],
  },
  Combobox: {
    draw: (given, ref) => <Combobox {...text} options={options} {...given} ref={at(ref)} />,
    role: 'combobox',
    names: ['campo'],
  },
  'Combobox with its list': {
    draw: (given, ref) => (
      <ComboboxBox {...text} list={ComboboxList} options={options} {...given} ref={at(ref)} />
    ),
    role: 'combobox',
    names: ['campo'],
  },
  'Choice of two': {
    draw: (given, ref) => <Choice {...one} {...given} ref={at(ref)} />,
    role: 'radiogroup',
    names: ['campo', 'campo'],
  },
  'Choice of many': {
    draw: (given, ref) => <Choice {...one} options={many} {...given} ref={at(ref)} />,
    role: 'combobox',
    names: ['campo'],
  },
};

const controls = () => [...document.querySelectorAll<HTMLInputElement>('[name^="campo"]')];
const described = () =>
  // In a date, the invalid boxes refer to the error, and the group refers to the hint.
  controls().map((control) => control.getAttribute('aria-describedby') ?? '');

describe.each(Object.entries(inputs))('%s', (kind, { draw, role, names }) => {
  it('every input has its label as accessible name and names its native controls', () => {
    render(draw({}));
    expect(screen.getByRole(role, { name: base.label })).toBeVisible();
    expect(controls().map((control) => control.name)).toEqual(names);
  });

  it('every input has its hint as description', () => {
    render(draw({ hint: 'Di notte' }));
    expect(screen.getByRole(role, { name: base.label })).toHaveAccessibleDescription('Di notte');
  });

  it('every input shows its error and help before the control', () => {
    render(draw({ error: 'Valore non valido', help: 'Indicare dove' }));
    const error = screen.getByText('Valore non valido');
    const [first] = controls();
    expect(first && error.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const target = screen.getByRole(role, { name: base.label });
    if (kind === 'DateInput')
      for (const ids of described())
        expect(ids).toBe(`${error.id} ${screen.getByText('Indicare dove').id}`);
    else expect(target).toHaveAccessibleDescription('Valore non valido Indicare dove');
    const invalid = role === 'group' ? controls() : [target];
    for (const element of invalid) expect(element).toHaveAttribute('aria-invalid', 'true');
  });

  it('every input without an error shows no help and is valid', () => {
    render(draw({ help: 'Indicare dove' }));
    expect(screen.queryByText('Indicare dove')).toBeNull();
    for (const control of controls()) expect(control).not.toHaveAttribute('aria-invalid');
  });

  it('every input marks an optional field', () => {
    const { container } = render(draw({ optional: true }));
    expect(container.querySelector('[aria-required]')).toBeNull();
    if (kind !== 'Checkbox') expect(screen.getByText('(facoltativo)')).toBeVisible();
  });

  it('every input can be disabled', () => {
    render(draw({ disabled: true }));
    for (const control of controls()) expect(control).toBeDisabled();
  });

  it('every input passes its element to a ref', () => {
    const ref = createRef<HTMLElement>();
    render(draw({}, ref));
    const element = ref.current;
    expect(element).toBeInstanceOf(HTMLElement);
    const [first] = controls();
    expect(first && element?.contains(first)).toBe(true);
  });

  it('every input calls onBlur once when the focus leaves it, but not while the focus moves inside', async () => {
    const onBlur = vi.fn();
    render(
      <>
        {draw({ onBlur })}
        <button type="button">Dopo</button>
      </>,
    );
    const [first] = controls();
    first?.focus();
    if (names.length > 1) controls()[1]?.focus();
    expect(onBlur).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Dopo' }).focus();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('every input tones down its error while the user corrects it, and restores it on blur', async () => {
    render(
      <>
        {draw({ error: 'Valore non valido' })}
        <button type="button">Dopo</button>
      </>,
    );
    const [first] = controls();
    first?.focus();
    expect(await screen.findByText(/Da correggere/)).toHaveTextContent(
      'Da correggere: Valore non valido',
    );
    for (const control of controls()) expect(control).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Dopo' }));
    const field = screen.getByText('Valore non valido').closest('.q-field');
    expect(field).toHaveAttribute('data-invalid');
    expect(within(document.body).queryByText(/Da correggere/)).toBeNull();
  });
});
