import { announce } from '@preventivo/ui';
import { useItems, type WidgetProps } from '@preventivo/ui/formik';
import { NumberInput } from '@preventivo/ui/number-input';
import { useEffect, useRef } from 'react';

/** The ages of a group, one box each in two columns; says so when there are fewer of them. */
export default function ParticipantAges(props: WidgetProps<readonly (number | null)[]>) {
  const { label, answer } = props;
  const ages = useItems(props);
  const shown = useRef(answer.length);
  useEffect(() => {
    if (answer.length < shown.current)
      announce(`Età richieste: ${answer.length}. Le altre sono state tolte.`);
    shown.current = answer.length;
  }, [answer.length]);

  if (ages.length === 0) return null;
  return (
    <fieldset className="q-field q-plain">
      <legend className="q-label">{label}</legend>
      <div className="q-fields q-row">
        {ages.map(({ name, answer: age, failures: [failure], onAnswer, onLeave }, index) => (
          <NumberInput
            key={name}
            name={name}
            label={`Età partecipante ${index + 1}`}
            digits={2}
            value={age}
            onChange={onAnswer}
            onBlur={() => onLeave()}
            error={failure?.invalid}
            help={failure?.help}
          />
        ))}
      </div>
    </fieldset>
  );
}
