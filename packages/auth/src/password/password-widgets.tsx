import type { WidgetProps, Widgets } from '@preventivo/ui/formik';
import { useId, useState } from 'react';
import { PasswordBox } from './password-box.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { managerRules } from './password-rules.ts';

/** The control of a password somebody has. */
export const passwordWidgets: Widgets = { password: CurrentPassword };
/** The controls of a password that is chosen. */
export const newPasswordWidgets: Widgets = { pass: NewPassword, confirmPass: RepeatedPassword };

function CurrentPassword(props: WidgetProps<string>) {
  return <PasswordBox {...props} what="password" more={{ enterKeyHint: 'go' }} />;
}

function NewPassword(props: WidgetProps<string>) {
  const rules = useId();
  // The form hands an answer back after a pause; the list is ticked off at each key.
  const [typed, setTyped] = useState(props.answer);
  return (
    <PasswordBox
      {...props}
      what="password"
      more={{
        passwordRules: managerRules,
        describedBy: rules,
        after: <PasswordChecklist id={rules} password={typed} />,
      }}
      onAnswer={(answer) => {
        setTyped(answer);
        props.onAnswer(answer);
      }}
    />
  );
}

function RepeatedPassword(props: WidgetProps<string>) {
  return (
    <PasswordBox {...props} what="la password ripetuta" more={{ passwordRules: managerRules }} />
  );
}
