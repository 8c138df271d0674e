import type { AddressField, MunicipalityField } from '@preventivo/core';
import type { KindWidgets, WidgetProps } from '@preventivo/form';
import type { Address } from '@preventivo/italian';
import { createContext, useContext } from 'react';
import { AddressBlock } from './address-block.tsx';
import { MunicipalityBox } from './by-hand/municipality-box.tsx';
import { partKeys } from './by-hand/parts.ts';

/** The contractor's address. Questions for other addresses offer to copy it. */
export const OwnAddress = createContext<Address | undefined>(undefined);

/** The controls of the field kinds 'address' and 'municipality'. */
export const addressWidgets: KindWidgets<'address' | 'municipality'> = {
  address: AddressAnswer,
  municipality: MunicipalityAnswer,
};

function AddressAnswer(props: WidgetProps<Address, AddressField>) {
  const { name, label, hint, field, answer, failures, onAnswer, onLeave } = props;
  const own = failures.find(({ control }) => control === name);
  const parts = failures.filter(({ control }) => control !== name);
  const contractors = useContext(OwnAddress);
  const isWhole = contractors && partKeys.every((part) => contractors[part].trim() !== '');
  return (
    <AddressBlock
      name={name}
      label={label}
      search={field.search}
      hint={hint}
      value={answer}
      onChange={onAnswer}
      onBlur={onLeave}
      error={own?.invalid}
      help={own?.help}
      offer={isWhole && field.takes ? { label: field.takes, address: contractors } : undefined}
      partErrors={Object.fromEntries(
        parts.map(({ control, invalid }) => [control.slice(control.lastIndexOf('.') + 1), invalid]),
      )}
    />
  );
}

function MunicipalityAnswer(props: WidgetProps<string, MunicipalityField>) {
  const { name, label, hint, note, field, answer, failures, onAnswer, onLeave } = props;
  const [failure] = failures;
  return (
    <MunicipalityBox
      name={name}
      label={label}
      hint={hint}
      note={note}
      value={answer}
      onChange={onAnswer}
      onBlur={onLeave}
      error={failure?.invalid}
      help={failure?.help}
      isResidenza={field.residence}
    />
  );
}
