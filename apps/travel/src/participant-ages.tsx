import { fill, type ItemsField } from '@preventivo/core';
import { useItems, type WidgetProps } from '@preventivo/form';
import { AlertIcon } from '@preventivo/ui';
import { NumberInput } from '@preventivo/ui/number-input';

type Ages = readonly (number | null)[];

/** The ages of a group, in small numbered boxes under one legend. Shows the error of all once. */
export default function ParticipantAges(props: WidgetProps<Ages, ItemsField<number | null>>) {
  const { label, note, field, failures } = props;
  const ages = useItems(props);
  if (ages.length === 0) return null;
  return (
    <fieldset className="q-field q-plain">
      <legend className="q-label">{label}</legend>
      {failures[0] && (
        // Each box has this error as its description.
        <div aria-hidden="true">
          <p className="q-error">
            <AlertIcon size={20} />
            {failures[0].invalid}
          </p>
          <p className="q-hint q-help">{failures[0].help}</p>
        </div>
      )}
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
    </fieldset>
  );
}
