import { useTranslate } from '@preventivo/core/react';
import { frameBack, frameNext, frameSend } from '@preventivo/core/words';
import { Button, ChevronLeftIcon } from '@preventivo/ui';

/** Props of `<ActionBar>`. */
export interface ActionBarProps {
  /** Goes one page back. @defaultValue no button, as on page 1 */
  readonly onBack?: (() => void) | undefined;
  /** Whether this page sends the quote request. @defaultValue false */
  readonly last?: boolean;
  /**
   * Whether a response is pending. The right button then looks busy and ignores presses.
   * @defaultValue false
   */
  readonly busy?: boolean;
}

/**
 * The buttons at the end of a page, inside its form. The right button submits the form. Buttons are never disabled
 * (docs/rules/screens.md#buttons).
 */
export function ActionBar({ onBack, last = false, busy = false }: ActionBarProps) {
  const t = useTranslate();
  return (
    <div className="q-bar">
      {onBack && (
        <Button
          variant="outline"
          className="q-bar-back"
          icon={<ChevronLeftIcon size={20} />}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onBack}
        >
          {t(frameBack)}
        </Button>
      )}
      <Button type="submit" className="q-bar-go" busy={busy}>
        {last ? t(frameSend) : t(frameNext)}
      </Button>
    </div>
  );
}
