import { EyeIcon, EyeOffIcon, TextInput, type TextInputProps } from '@preventivo/ui';
import { sharedProps, type WidgetProps } from '@preventivo/ui/formik';
import { useEffect, useRef, useState } from 'react';

interface PasswordBoxProps extends WidgetProps<string> {
  /** What the button at its end shows and hides: «password». */
  readonly what: string;
  /** What is said of it besides. */
  readonly more?: Pick<TextInputProps, 'after' | 'describedBy' | 'enterKeyHint' | 'passwordRules'>;
}

/** A password, and the button that makes it readable until the form is sent. */
export function PasswordBox({ what, more, ...props }: PasswordBoxProps) {
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
          aria-label={`${readable ? 'Nascondi' : 'Mostra'} ${what}`}
          onClick={() => setReadable(!readable)}
        >
          {readable ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </button>
      }
    />
  );
}
