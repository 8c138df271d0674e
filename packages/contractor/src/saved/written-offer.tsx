import { useTranslate } from '@preventivo/core/react';
import { savedUseWritten } from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';

interface WrittenOfferProps {
  /** The sentence that names the typed person and says what the button does. */
  readonly words: string;
  readonly refusal: string | undefined;
  onUse(): void;
}

/**
 * Offers to save the data that the user typed before the login as a record, and to select that record
 * (docs/rules/accounts.md#written-before-the-login).
 */
export function WrittenOffer({ words, refusal, onUse }: WrittenOfferProps) {
  const t = useTranslate();
  return (
    <div className="q-written">
      <Notice kind="info" actions={<Button onClick={onUse}>{t(savedUseWritten)}</Button>}>
        <p>{words}</p>
        {refusal && <p role="alert">{refusal}</p>}
      </Notice>
    </div>
  );
}
