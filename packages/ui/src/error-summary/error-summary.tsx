import { type MouseEvent, useId, useRef } from 'react';
import { useMount } from '../field/effects.ts';
import { focusControl, moveFocus } from '../focus/focus.ts';
import { AlertIcon } from '../icons/states.tsx';

export interface SummaryError {
  /** `name` of the control the link focuses. */
  readonly control: string;
  readonly error: string;
}
export interface ErrorSummaryProps {
  /** In page order. */
  readonly errors: readonly SummaryError[];
  /** The one sentence for the whole step, under the heading. */
  readonly message?: string | undefined;
  /** A new number moves the focus to the heading (again). */
  readonly attempt: number;
}

/** What keeps a step from being accepted, with a link to each field. Renders nothing without errors. */
export function ErrorSummary({ attempt, ...panel }: ErrorSummaryProps) {
  if (panel.errors.length === 0 && !panel.message) return null;
  return <SummaryPanel key={attempt} {...panel} />;
}

function SummaryPanel({ errors, message }: Omit<ErrorSummaryProps, 'attempt'>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useMount(() => {
    if (heading.current) moveFocus(heading.current, { preventScroll: true });
    heading.current?.closest('.q-summary')?.scrollIntoView({ block: 'start' });
    return undefined;
  });
  return (
    <fieldset className="q-notice q-notice-error q-summary" aria-labelledby={id}>
      <AlertIcon size={20} />
      <div className="q-notice-body">
        <h3 className="q-notice-title" id={id} ref={heading} tabIndex={-1}>
          Controlla questi campi
        </h3>
        {message && <p>{message}</p>}
        <ul className="q-links">
          {errors.map(({ control, error }) => (
            <li key={control}>
              <a
                className="q-link"
                href={`#${control}`}
                onClick={(event) => follow(event, control)}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>, control: string) {
  event.preventDefault();
  const link = event.currentTarget;
  focusControl(link.closest('form') ?? link.closest('.q') ?? document, control);
}
