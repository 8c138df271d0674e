import { useTranslate } from '@preventivo/core/react';
import { emailMeant } from '@preventivo/core/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnText } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { Box } from './box.tsx';

export interface TextInputProps extends FieldProps<string> {
  /** Type of the text. `readable` is a visible password: no capitalisation and no spell check. @defaultValue 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'numeric' | 'password' | 'readable';
  /** Example in the empty box. It must not be the only explanation. */
  readonly placeholder?: string;
  /** Prefix inside the box. The label should contain it too. */
  readonly prefix?: string;
  /** Unit after the text, inside the box. The label should contain it too. */
  readonly suffix?: string;
  /** Width in characters. @defaultValue the whole column */
  readonly width?: number;
  /** Action of Enter on a touch keyboard. @defaultValue 'next' */
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  /**
   * Auto-capitalisation of a touch keyboard. @defaultValue 'sentences' for the type 'text', 'none' for the other
   * types
   */
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  /** Value of the attribute `passwordrules`, which password managers read. */
  readonly passwordRules?: string;
  /** Button at the end of the box. */
  readonly end?: ReactNode;
  /** Called on every change of the box's text, also when the parent sets it. */
  readonly onText?: (text: string) => void;
}

/** A single line of text. The box keeps its own text, so that a key press causes no render. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { type = 'text', width, enterKeyHint = 'next', autoComplete = 'off', ...props },
  ref,
) {
  const { value, onChange, onText } = props;
  const own = useOwnText({ value, onChange, onText, write: same, read: same });
  const [meant, setMeant] = useState<string>();
  const field = useField({
    ...props,
    onBlur: () => {
      if (type === 'email') void hint(own.box.current?.value ?? '');
      props.onBlur?.();
    },
    after: (
      <>
        {meant && <EmailHint meant={meant} onTake={() => take(meant)} />}
        {props.after}
      </>
    ),
  });
  /** Checks the email address for a typo. Shows no hint if the code of the check fails to load. */
  const hint = (text: string) =>
    import('@preventivo/ui/lazy/email-typo').then(
      ({ emailTypo }) => {
        const typo = emailTypo(text);
        if (own.box.current?.value === text) afterPointerUp(() => setMeant(typo));
      },
      () => undefined,
    );
  const take = (email: string) => {
    setMeant(undefined);
    field.onEdit();
    own.put(email);
    own.box.current?.focus();
  };
  const prose = type === 'text';
  return (
    <Field field={field}>
      <Box prefix={props.prefix} suffix={props.suffix} end={props.end}>
        <input
          {...field.control}
          {...KEYBOARDS[type]}
          {...(props.passwordRules ? { passwordrules: props.passwordRules } : {})}
          ref={bothRefs(own.box, ref)}
          className={width ? 'q-input q-narrow' : 'q-input'}
          size={width}
          defaultValue={own.defaultValue}
          placeholder={props.placeholder}
          autoComplete={autoComplete}
          autoCapitalize={props.autoCapitalize ?? (prose ? 'sentences' : 'none')}
          autoCorrect={prose ? undefined : 'off'}
          spellCheck={prose ? undefined : false}
          enterKeyHint={enterKeyHint}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={() => {
            field.onEdit();
            if (meant) setMeant(undefined);
            own.tell();
          }}
        />
      </Box>
    </Field>
  );
});

const same = (text: string) => text;

const KEYBOARDS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  numeric: { type: 'text', inputMode: 'numeric' },
  password: { type: 'password' },
  readable: { type: 'text' },
} as const;

interface EmailHintProps {
  readonly meant: string;
  readonly onTake: () => void;
}

/** Offers the corrected email address. The user can submit the form without accepting it. */
export function EmailHint({ meant, onTake }: EmailHintProps) {
  const t = useTranslate();
  return (
    <Button variant="link" className="q-wrap" onClick={onTake}>
      {`${t(emailMeant)}${meant}?`}
    </Button>
  );
}
