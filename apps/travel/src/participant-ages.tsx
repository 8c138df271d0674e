import { fill, type ItemsField } from '@preventivo/core';
import { useItems, type WidgetProps } from '@preventivo/form';
import { NumberInput } from '@preventivo/ui/number-input';

type Ages = readonly (number | null)[];

/** The ages of a group, in boxes side by side, so that nine boxes fit on one screen. */
export default function ParticipantAges(props: WidgetProps<Ages, ItemsField<number | null>>) {
  const { label, note, field } = props;
  const ages = useItems(props);
  if (ages.length === 0) return null;
  return (
    <fieldset className="q-field q-plain">
      <legend className="q-label">{label}</legend>
      <div className="q-compact">
        {ages.map(({ name, answer: age, failures: [failure], onAnswer, onLeave }, index) => (
          <NumberInput
            key={name}
            name={name}
            label={fill(field.item.label, { n: index + 1 })}
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
