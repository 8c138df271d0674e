import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';

interface OptionCardProps extends ComponentPropsWithoutRef<'input'> {
  readonly option: ChoiceOption;
}

/**
 * A native radio or checkbox in a card; the whole card is its label. It is drawn anew only where something of it
 * changed: React writes the `name` of a radio with each drawing, and one that is written as the focus comes makes
 * Chromium stop at each radio of a group.
 */
export const OptionCard = memo(function OptionCard({ option, ...input }: OptionCardProps) {
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
});

/** One option; `Option` of `@preventivo/core` fits. */
export interface ChoiceOption {
  /** The option key, the native control's `value`. */
  readonly id: string;
  /** What is shown. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** A pictogram of 24 px. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Other words that a long list finds it by, parted by ', '. */
  readonly also?: string;
  /** Whether a long list offers it where nothing fits what was typed. @defaultValue false */
  readonly general?: boolean;
}

/** A list that comes from the server. */
export type Options = readonly ChoiceOption[] | 'loading' | 'failed';
