import { FieldGroup } from '../field/field-group.tsx';
import type { FieldTexts } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { ListFailed } from '../options/list-failed.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface ChoicePendingProps extends FieldTexts {
  readonly state: 'loading' | 'failed';
  readonly onRetry: (() => void) | undefined;
  /** Controls expected. */
  readonly count: number;
}

/** A choice whose options are on their way, or did not come. */
export function ChoicePending({ state, onRetry, count, ...texts }: ChoicePendingProps) {
  const field = useField(texts);
  return (
    <FieldGroup field={field} role="group">
      {state === 'loading' ? (
        <Skeleton count={count} />
      ) : (
        <ListFailed name={texts.name} onRetry={onRetry} />
      )}
    </FieldGroup>
  );
}
