import { Button, TextInput } from '@preventivo/ui';
import { sharedProps, type WidgetProps } from '@preventivo/ui/formik';
import { createContext, useContext } from 'react';

/** The way to the login, for what stands inside of a form. */
export const ToLogin = createContext<() => void>(() => {});

/** The email of a registration: where it has an account already, the way there stands under it. */
export function EmailBox(props: WidgetProps<string>) {
  const toLogin = useContext(ToLogin);
  const taken = props.failures.some(({ code }) => code === 'ALREADY_REGISTERED');
  return (
    <TextInput
      {...sharedProps(props)}
      type="email"
      value={props.answer}
      after={
        taken && (
          <Button variant="link" onClick={toLogin}>
            Accedi
          </Button>
        )
      }
    />
  );
}
