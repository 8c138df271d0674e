import { useMessage, useTranslate } from '@preventivo/core/react';
import { commonRetry } from '@preventivo/core/words';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { controlOf, moveFocus } from '../focus/focus.ts';
import { focused, isNowhere } from '../focus/focused.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface AwaitedListProps {
  readonly state: 'loading' | 'failed';
  /**
   * `name` of the control that the list replaces. With this name, a link of the error summary focuses the retry
   * button.
   */
  readonly name: string;
  readonly onRetry: (() => void) | undefined;
  readonly count: number;
}

/** Replaces options that are loading, or that failed to load. */
export function AwaitedList({ state, name, onRetry, count }: AwaitedListProps) {
  const t = useTranslate();
  const message = useMessage('LIST_FAILED');
  useEffect(() => {
    follow(name);
    return () => follow(name);
  });
  if (state === 'loading') return <Skeleton count={count} />;
  return (
    <div className="q-failed" role="status">
      <p>{message}</p>
      <Button
        variant="outline"
        size="medium"
        name={name}
        onClick={({ currentTarget: { form } }) => {
          asked = { form, name };
          onRetry?.();
        }}
      >
        {t(commonRetry)}
      </Button>
    </div>
  );
}

/** The list whose retry button was pressed last. */
let asked: { readonly form: HTMLFormElement | null; readonly name: string } | undefined;

/** Focuses the control that replaces the pressed retry button, unless the user has moved the focus. */
function follow(name: string): void {
  const isFree = asked?.name === name && isNowhere(focused());
  const control = isFree && asked?.form && controlOf(asked.form, name);
  if (control) moveFocus(control);
}
