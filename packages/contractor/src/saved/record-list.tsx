import type { Failure, Translate } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  savedAdd,
  savedAddOwner,
  savedChoose,
  savedChooseOwner,
  savedEdit,
  savedEditOf,
  savedLoading,
  savedLoadingOwners,
  savedNameRefused,
  savedNew,
  savedNewOwner,
  savedNone,
  savedNoOwner,
  savedToMend,
} from '@preventivo/core/words';
import {
  Button,
  EditIcon,
  FieldGroup,
  PlusIcon,
  Skeleton,
  useField,
  VisuallyHidden,
  WarningIcon,
} from '@preventivo/ui';
import { type RefObject, useId } from 'react';
import type { SavedRecord } from './records.ts';

export interface RecordListProps {
  readonly group: RefObject<HTMLFieldSetElement | null>;
  readonly words: Words;
  readonly name: string;
  readonly error: string | undefined;
  readonly refused: Failure | undefined;
  /** The records; undefined while they load. */
  readonly records: readonly SavedRecord[] | undefined;
  readonly chosen: string | null;
  onChoose(record: SavedRecord): void;
  onEdit(record: SavedRecord): void;
  onAdd(): void;
}

export function RecordList({ group, words, name, error, records, ...on }: RecordListProps) {
  const t = useTranslate();
  const { chosen } = on;
  const field = useField({ name, label: t(words.legend), error });
  const choosable = records?.some(({ missing }) => missing.length === 0);
  return (
    <FieldGroup ref={group} field={field} role={choosable ? 'radiogroup' : 'group'}>
      {records ? (
        <div className="q-cards">
          {records.length === 0 && <p className="q-muted">{t(words.none)}</p>}
          {records.map((record) => (
            <SavedCard
              key={record.id}
              name={name}
              record={record}
              checked={chosen === record.id}
              refused={
                chosen === record.id ? wordsOfRefusal(record, on.refused, words, t) : undefined
              }
              onChoose={() => {
                field.onEdit();
                on.onChoose(record);
              }}
              onEdit={() => on.onEdit(record)}
            />
          ))}
          <Button
            variant="outline"
            className="q-saved-add"
            icon={<PlusIcon />}
            // Without a selectable record, the link in the error summary focuses this button.
            name={choosable ? undefined : name}
            onClick={on.onAdd}
          >
            {t(words.add)}
          </Button>
        </div>
      ) : (
        <Skeleton height={108} count={2} label={t(words.loading)} />
      )}
    </FieldGroup>
  );
}

/**
 * Returns the message for a rejected record. If the server rejects the name, which is read-only, the message asks the
 * user to create a new record.
 */
function wordsOfRefusal(
  { contractor }: SavedRecord,
  refused: Failure | undefined,
  { add }: Words,
  t: Translate,
): string | undefined {
  const isName = ['nome', 'cognome'].includes(refused?.inside?.control ?? '');
  if (!refused || !isName || contractor.tipoPersona !== 'fisica') return refused?.error;
  return t(savedNameRefused, { error: refused.error, add: t(add) });
}

interface SavedCardProps {
  readonly name: string;
  readonly record: SavedRecord;
  readonly checked: boolean;
  readonly refused: string | undefined;
  onChoose(): void;
  onEdit(): void;
}

/** A record as a card: a native radio button in a label, and an edit button outside the label. */
function SavedCard({ name, record, checked, refused, ...on }: SavedCardProps) {
  const t = useTranslate();
  const { messages } = usePreventivo();
  const id = useId();
  const incomplete = record.missing.length > 0;
  const wrong = [
    ...record.missing.map(({ code, label }) => (code ? messageOf(code, messages) : t(label))),
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
          <span>{record.title}</span>
          {record.details.length > 0 && (
            <span className="q-detail">{record.details.join(' · ')}</span>
          )}
        </span>
      </label>
      {toMend && (
        <p className="q-saved-missing" id={id}>
          <WarningIcon size={20} />
          <span>{t(savedToMend, { what: wrong.join(', ') })}</span>
        </p>
      )}
      <Button
        variant={toMend ? 'primary' : 'link'}
        size="medium"
        icon={<EditIcon size={20} />}
        aria-describedby={toMend ? id : undefined}
        onClick={on.onEdit}
      >
        {t(savedEdit)}
        <VisuallyHidden>{t(savedEditOf, { name: record.title })}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** The role of the selected person or company in the request: the contractor or the vehicle's owner. */
export type Role = 'contraente' | 'proprietario';

interface Words {
  readonly legend: string;
  /** The label of the button that creates a record, and the title of the dialog that it opens. */
  readonly add: string;
  readonly newTitle: string;
  readonly none: string;
  readonly loading: string;
}

export const wordsOf: Readonly<Record<Role, Words>> = {
  contraente: {
    legend: savedChoose,
    add: savedAdd,
    newTitle: savedNew,
    none: savedNone,
    loading: savedLoading,
  },
  proprietario: {
    legend: savedChooseOwner,
    add: savedAddOwner,
    newTitle: savedNewOwner,
    none: savedNoOwner,
    loading: savedLoadingOwners,
  },
};
