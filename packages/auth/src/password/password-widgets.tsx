import { useTranslate } from '@preventivo/core/react';
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

export const passwordWidgets: Widgets = { password: CurrentPassword };
export const newPasswordWidgets: Widgets = { pass: NewPassword, confirmPass: RepeatedPassword };

const password = [passwordShow, passwordHide] as const;
const repeated = [passwordShowRepeated, passwordHideRepeated] as const;

function CurrentPassword(props: WidgetProps<string>) {
  return <PasswordBox {...props} what={password} more={{ enterKeyHint: 'go' }} />;
}

function NewPassword(props: WidgetProps<string>) {
  const rules = useId();
  // The form debounces its value, but the checklist of rules must update on each key.
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
  readonly what: readonly [show: string, hide: string];
  readonly more?: Pick<TextInputProps, 'after' | 'describedBy' | 'enterKeyHint' | 'passwordRules'>;
}

/**
 * A password box with a button that shows and hides the password. The password is hidden again on
 * submit.
 */
function PasswordBox({ what, more, ...props }: PasswordBoxProps) {
  const t = useTranslate();
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
          aria-label={t(what[readable ? 1 : 0])}
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

function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const t = useTranslate();
  return (
    <ul className="q-password-rules" id={id}>
      {passwordRules.map(({ text, holds }) => {
        const met = holds(typedPassword(password));
        return (
          <li key={text} data-met={met || undefined}>
            <span className="q-password-mark">{met && <CheckIcon size={16} />}</span>
            {t(text)}
            {met && <VisuallyHidden>{t(passwordMet)}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
