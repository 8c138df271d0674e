import { announce } from '@preventivo/ui';
import type { WidgetProps } from '@preventivo/ui/formik';
import { NumberInput } from '@preventivo/ui/number-input';
import { useEffect, useRef } from 'react';

/** The ages of a group, one box each in two columns; says so when there are fewer of them. */
export default function ParticipantAges(props: WidgetProps<readonly (number | null)[]>) {
  const { name, label, answer, failures, onAnswer, onLeave } = props;
  const shown = useRef(answer.length);
  useEffect(() => {
    if (answer.length < shown.current)
      announce(`Età richieste: ${answer.length}. Le altre sono state tolte.`);
    shown.current = answer.length;
  }, [answer.length]);

  if (answer.length === 0) return null;
  return (
    <fieldset className="q-field q-plain">
      <legend className="q-label">{label}</legend>
      <div className="q-fields q-row">
        {answer.map((age, index) => {
          const own = `${name}.${index + 1}`;
          // A server names the list as a whole: then each box says so.
          const failure = failures.find(({ control }) => control === own || control === name);
          return (
            <NumberInput
              key={own}
              name={own}
              label={`Età partecipante ${index + 1}`}
              digits={2}
              value={age}
              onChange={(next) => onAnswer(answer.map((old, at) => (at === index ? next : old)))}
              onBlur={onLeave}
              error={failure?.invalid}
              help={failure?.help}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
