import { CheckIcon, VisuallyHidden } from '@preventivo/ui';
import { typedPassword } from './new-password.ts';
import { passwordRules } from './password-rules.ts';

interface PasswordChecklistProps {
  readonly id: string;
  readonly password: string;
}

/** What a new password has to be, ticked off while it is written. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <ul className="q-password-rules" id={id}>
      {passwordRules.map(({ text, holds }) => {
        const met = holds(typedPassword(password));
        return (
          <li key={text} data-met={met || undefined}>
            <span className="q-password-tick">{met && <CheckIcon size={16} />}</span>
            {text}
            {met && <VisuallyHidden> (fatto)</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
