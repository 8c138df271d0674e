import { messageOf } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { Button, EditIcon, VisuallyHidden, WarningIcon } from '@preventivo/ui';
import { useId } from 'react';
import type { SavedRecord } from './record.ts';

export interface SavedCardProps {
  readonly name: string;
  readonly record: SavedRecord;
  readonly checked: boolean;
  /** What a server does not take of it, in words. */
  readonly refused: string | undefined;
  onChoose(): void;
  onEdit(): void;
}

/** One record: a native radio in a card, and beneath it, outside of its label, the way to change it. */
export function SavedCard({ name, record, checked, refused, ...on }: SavedCardProps) {
  const { messages } = usePreventivo();
  const id = useId();
  const incomplete = record.missing.length > 0;
  const wrong = [
    ...record.missing.map(({ code, label }) => (code ? messageOf(code, messages) : label)),
    ...(refused ? [refused] : []),
  ];
  const toMend = wrong.length > 0;
  return (
    <div className="q-saved">
      <label className="q-saved-choice">
        <input
          type="radio"
          className="q-disc"
          name={name}
          value={record.id}
          checked={checked && !incomplete}
          disabled={incomplete}
          aria-describedby={refused && id}
          onChange={on.onChoose}
        />
        <span className="q-card-text">
          {record.title}
          {record.details.length > 0 && (
            <span className="q-detail">{record.details.join(' · ')}</span>
          )}
        </span>
      </label>
      {toMend && (
        <p className="q-saved-missing" id={id}>
          <WarningIcon size={20} />
          <span>Modifica: {wrong.join(', ')}</span>
        </p>
      )}
      <Button
        variant={toMend ? 'primary' : 'link'}
        size="medium"
        icon={<EditIcon size={20} />}
        aria-describedby={toMend ? id : undefined}
        onClick={on.onEdit}
      >
        Modifica i dati<VisuallyHidden> di {record.title}</VisuallyHidden>
      </Button>
    </div>
  );
}
