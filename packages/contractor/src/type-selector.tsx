import type { ChoiceField } from '@preventivo/core';
import { Button, CompanyIcon, moveFocus, Notice, PersonIcon, RadioGroup } from '@preventivo/ui';
import { sharedProps, type WidgetProps } from '@preventivo/ui/formik';
import { useContext, useEffect, useRef } from 'react';
import { TypeChangeContext } from './type-change.ts';

/** Person or company (docs/rules/contractor.md#type). A change that cost answers can be undone. */
export function TypeSelector(props: WidgetProps<string | null, ChoiceField>) {
  const { cleared, undo, choose = props.onAnswer, wasChosen } = useContext(TypeChangeContext);
  const group = useRef<HTMLFieldSetElement>(null);
  const { options } = props;

  // The form was drawn anew with the questions of the other type: who chose is still here.
  useEffect(() => {
    const chosen = wasChosen() && group.current?.querySelector<HTMLElement>(':checked');
    if (chosen) moveFocus(chosen, { preventScroll: true });
  }, [wasChosen]);

  return (
    <div className="q-fields">
      <RadioGroup
        {...sharedProps(props)}
        ref={group}
        onChange={choose}
        value={props.answer}
        options={typeof options === 'string' ? [] : options.map(withPictogram)}
      />
      {cleared && (
        <Notice
          kind="info"
          actions={
            <Button variant="outline" size="medium" onClick={undo}>
              Annulla
            </Button>
          }
        >
          Dati del contraente azzerati
        </Notice>
      )}
    </div>
  );
}

const withPictogram = (option: { readonly id: string; readonly value: string }) => ({
  ...option,
  icon: option.id === 'giuridica' ? <CompanyIcon /> : <PersonIcon />,
});
