import type { Failure } from '@preventivo/core';
import { Button, FieldGroup, PlusIcon, Skeleton, useField } from '@preventivo/ui';
import type { RefObject } from 'react';
import type { SavedRecord } from './record.ts';
import { SavedCard } from './saved-card.tsx';
import type { Words } from './words.ts';

export interface RecordListProps {
  readonly group: RefObject<HTMLFieldSetElement | null>;
  readonly words: Words;
  readonly name: string;
  readonly error: string | undefined;
  /** What a server does not take of the one that is chosen. */
  readonly refused: Failure | undefined;
  /** Undefined while they are being asked for. */
  readonly records: readonly SavedRecord[] | undefined;
  readonly chosen: string | null;
  onChoose(record: SavedRecord): void;
  onEdit(record: SavedRecord): void;
  onAdd(): void;
}

/** The records to choose from, and the way to a new one. */
export function RecordList({ group, words, name, error, records, ...on }: RecordListProps) {
  const { chosen } = on;
  const field = useField({ name, label: words.legend, error });
  const choosable = records?.some(({ missing }) => missing.length === 0);
  return (
    <FieldGroup ref={group} field={field} role={choosable ? 'radiogroup' : 'group'}>
      {records ? (
        <div className="q-cards">
          {records.length === 0 && <p className="q-muted">{words.none}</p>}
          {records.map((record) => (
            <SavedCard
              key={record.id}
              name={name}
              record={record}
              checked={chosen === record.id}
              refused={chosen === record.id ? wordsOfRefusal(record, on.refused, words) : undefined}
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
            // Where nothing can be chosen, a link to the error leads here.
            name={choosable ? undefined : name}
            onClick={on.onAdd}
          >
            {words.add}
          </Button>
        </div>
      ) : (
        <Skeleton height={108} count={2} label={words.loading} />
      )}
    </FieldGroup>
  );
}

/** A name that was saved cannot be mended: another record is the way on. */
function wordsOfRefusal(
  { contractor }: SavedRecord,
  refused: Failure | undefined,
  { add }: Words,
): string | undefined {
  const isName = ['nome', 'cognome'].includes(refused?.inside?.control ?? '');
  if (!refused || !isName || contractor.tipoPersona !== 'fisica') return refused?.error;
  return `${refused.error}. Nome e cognome non si possono cambiare: «${add}»`;
}
