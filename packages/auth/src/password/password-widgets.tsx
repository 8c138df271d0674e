import { useSay } from '@preventivo/core/react';
import {
  passwordHide,
  passwordHideRepeated,
  passwordMet,
  passwordShow,
  passwordShowRepeated,
} from '@preventivo/core/words';
import { sharedProps, type WidgetProps, type Widgets } from '@preventivo/form';
import {
  CheckIcon,
  EyeIcon,
  EyeOffIcon,
  TextInput,
  type TextInputProps,
  VisuallyHidden,
} from '@preventivo/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { typedPassword } from '../account/tables.ts';
import { managerRules, passwordRules } from './password-rules.ts';

/** The control of a password somebody has. */
export const passwordWidgets: Widgets = { password: CurrentPassword };
/** The controls of a password that is chosen. */
export const newPasswordWidgets: Widgets = { pass: NewPassword, confirmPass: RepeatedPassword };

const password = [passwordShow, passwordHide] as const;
const repeated = [passwordShowRepeated, passwordHideRepeated] as const;

function CurrentPassword(props: WidgetProps<string>) {
  return <PasswordBox {...props} what={password} more={{ enterKeyHint: 'go' }} />;
}

function NewPassword(props: WidgetProps<string>) {
  const rules = useId();
  // The form hands an answer back after a pause; the list is ticked off at each key.
  const [typed, setTyped] = useState(props.answer);
  return (
    <PasswordBox
      {...props}
      what={password}
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
  return <PasswordBox {...props} what={repeated} more={{ passwordRules: managerRules }} />;
}

interface PasswordBoxProps extends WidgetProps<string> {
  /** What the button at its end says: that it shows what is written, and that it hides it. */
  readonly what: readonly [show: string, hide: string];
  /** What is said of it besides. */
  readonly more?: Pick<TextInputProps, 'after' | 'describedBy' | 'enterKeyHint' | 'passwordRules'>;
}

/** A password, and the button that makes it readable until the form is sent. */
function PasswordBox({ what, more, ...props }: PasswordBoxProps) {
  const say = useSay();
  const [readable, setReadable] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = box.current?.form;
    const hide = () => setReadable(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextInput
      {...sharedProps(props)}
      {...more}
      ref={box}
      type={readable ? 'readable' : 'password'}
      value={props.answer}
      end={
        <button
          type="button"
          className="q-cross"
          aria-pressed={readable}
          aria-label={say(what[readable ? 1 : 0])}
          onClick={() => setReadable(!readable)}
        >
          {readable ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </button>
      }
    />
  );
}

interface PasswordChecklistProps {
  readonly id: string;
  readonly password: string;
}

/** What a new password has to be, ticked off while it is written. */
function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const say = useSay();
  return (
    <ul className="q-password-rules" id={id}>
      {passwordRules.map(({ text, holds }) => {
        const met = holds(typedPassword(password));
        return (
          <li key={text} data-met={met || undefined}>
            <span className="q-password-tick">{met && <CheckIcon size={16} />}</span>
            {say(text)}
            {met && <VisuallyHidden>{say(passwordMet)}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
