import { messageOf } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { Button, EditIcon, VisuallyHidden, WarningIcon } from '@preventivo/ui';
import { useId } from 'react';
import type { SavedRecord } from './record.ts';

export interface SavedCardProps {
  readonly name: string;
  readonly record: SavedRecord;
  readonly checked: boolean;
  onChoose(): void;
  onEdit(): void;
}

/** One record: a native radio in a card, and beneath it, outside of its label, the way to change it. */
export function SavedCard({ name, record, checked, onChoose, onEdit }: SavedCardProps) {
  const { messages } = usePreventivo();
  const id = useId();
  const incomplete = record.missing.length > 0;
  const missing = record.missing.map(({ code, label }) =>
    code ? messageOf(code, messages) : label,
  );
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
          onChange={onChoose}
        />
        <span className="q-card-text">
          {record.title}
          {record.details.length > 0 && (
            <span className="q-detail">{record.details.join(' · ')}</span>
          )}
        </span>
      </label>
      {incomplete && (
        <p className="q-saved-missing" id={id}>
          <WarningIcon size={20} />
          <span>Modifica: {missing.join(', ')}</span>
        </p>
      )}
      <Button
        variant={incomplete ? 'primary' : 'link'}
        size="medium"
        icon={<EditIcon size={20} />}
        aria-describedby={incomplete ? id : undefined}
        onClick={onEdit}
      >
        Modifica i dati<VisuallyHidden> di {record.title}</VisuallyHidden>
      </Button>
    </div>
  );
}
