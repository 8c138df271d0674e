import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';

interface OptionCardProps extends ComponentPropsWithoutRef<'input'> {
  readonly option: ChoiceOption;
}

/**
 * A native radio or checkbox in a card, which is its label. Memoised, because React writes the `name` of a radio on
 * each render. If this happens during a focus change, Chromium makes each radio of the group a tab stop.
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

/** An option. Has the properties of `Option` in `@preventivo/core`. */
export interface ChoiceOption {
  /** The id of the option, which is the `value` of the native control. */
  readonly id: string;
  /** The text of the option. */
  readonly value: string;
  /** A second line. */
  readonly detail?: string;
  /** A 24 px pictogram. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Synonyms, separated by ', '. The search in a long list also matches them. */
  readonly also?: string;
  /** Whether a long list offers this option if no option matches the text. @defaultValue false */
  readonly general?: boolean;
}

/** A list from the server, or its loading state. */
export type Options = readonly ChoiceOption[] | 'loading' | 'failed';
