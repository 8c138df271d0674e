import type { Translate } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { commonRetry, resultNone, resultSilent, writeYourself } from '@preventivo/core/words';
import { Button } from '../button/button.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { marked } from './words.ts';

interface ListPanelProps extends Pick<ComboboxProps, 'notFound' | 'emptyAction'> {
  readonly text: string;
  /** Searches again after a failed search. Undefined if the search has not failed. */
  readonly onRetry: (() => void) | undefined;
  readonly onEscape: () => void;
}

/**
 * The panel that replaces the list after a search without results, or after a failed search
 * (docs/rules/screens.md#lists-that-are-searched).
 */
export function ListPanel({ notFound, text, emptyAction, onRetry, onEscape }: ListPanelProps) {
  const t = useTranslate();
  const isOwn = typeof notFound === 'function' || !emptyAction;
  const nothing = isOwn ? notFoundText(notFound, text, t) : t(writeYourself);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button has the focus.
    <div
      className="q-list q-list-empty"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keep Escape from also closing the surrounding dialog.
        event.preventDefault();
        onEscape();
      }}
    >
      <p>{onRetry ? t(resultSilent) : nothing}</p>
      {onRetry ? (
        <Button variant="outline" size="medium" onClick={onRetry}>
          {t(commonRetry)}
        </Button>
      ) : (
        emptyAction
      )}
    </div>
  );
}

export function notFoundText(
  notFound: ComboboxProps['notFound'],
  text: string,
  t: Translate,
): string {
  if (!notFound) return t(resultNone);
  return typeof notFound === 'string' ? notFound : notFound(text);
}

interface OptionTextProps {
  readonly option: ComboboxOption;
  readonly typed: string;
}

export function OptionText({ option, typed }: OptionTextProps) {
  return (
    <>
      <span>
        {marked(option.value, typed).map(({ at, text, hit }) => (
          <span key={at} className={hit ? 'q-hit' : undefined}>
            {text}
          </span>
        ))}
      </span>
      {option.detail && <span className="q-detail">{option.detail}</span>}
    </>
  );
}
