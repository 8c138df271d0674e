import { fill, type ItemsField } from '@preventivo/core';
import { useItems, type WidgetProps } from '@preventivo/form';
import { AlertIcon } from '@preventivo/ui';
import { NumberInput } from '@preventivo/ui/number-input';
import { useId } from 'react';

type Ages = readonly (number | null)[];

/** The ages of a group, in small numbered boxes under a legend. Shows a common error only once. */
export default function ParticipantAges(props: WidgetProps<Ages, ItemsField<number | null>>) {
  const { label, note, field, failures } = props;
  const ages = useItems(props);
  const id = useId();
  if (ages.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the lines of its row
    <div className="q-field" role="group" aria-labelledby={id}>
      <div className="q-label" id={id}>
        {label}
      </div>
      {/* Hidden from screen readers, because they read this error as the description of each box. */}
      <div aria-hidden="true">
        {failures[0] && (
          <>
            <p className="q-error">
              <AlertIcon size={20} />
              {failures[0].invalid}
            </p>
            <p className="q-hint q-help">{failures[0].help}</p>
          </>
        )}
      </div>
      <div className="q-compact">
        {ages.map(({ name, answer: age, failures: [failure], onAnswer, onLeave }, index) => (
          <NumberInput
            key={name}
            name={name}
            label={fill(field.item.label, { n: index + 1 })}
            shortLabel={String(index + 1)}
            digits={2}
            value={age}
            onChange={onAnswer}
            onBlur={() => onLeave()}
            error={failure?.invalid}
            help={failure?.help}
          />
        ))}
      </div>
      {note && <p className="q-hint q-note">{note}</p>}
    </div>
  );
}
