import type { ComponentPropsWithoutRef } from 'react';
import type { ChoiceOption } from './choice-option.ts';

interface OptionCardProps extends ComponentPropsWithoutRef<'input'> {
  readonly option: ChoiceOption;
}

/** A native radio or checkbox in a card; the whole card is its label. */
export function OptionCard({ option, ...input }: OptionCardProps) {
  return (
    <label className="q-card">
      <input {...input} className="q-disc" value={option.id} />
      <span className="q-card-text">
        {option.value}
        {option.detail && <span className="q-detail">{option.detail}</span>}
      </span>
      {option.icon && <span className="q-tile">{option.icon}</span>}
    </label>
  );
}
