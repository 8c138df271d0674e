import { useId, useRef, useState } from 'react';
import { useCommitEffect } from '../field/use-commit-effect.ts';
import { EntryWords } from './entry-words.tsx';
import { type GroupProps, GroupQuestions } from './group-fields.tsx';
import { keepInPlace } from './keep-in-place.ts';

interface GroupEntryProps extends GroupProps {
  /** Whether it is the one to be answered now. */
  readonly due: boolean;
  /** Whether it is the first one to be mended. */
  readonly wrong: boolean;
  readonly complete: boolean;
  /** Whether another one was answered after it. */
  readonly past: boolean;
}

/**
 * One of several groups under its own name: open while it is answered, folded to its answers in words
 * once another is. It is the browser's own disclosure, so a search in the page and a link to a field
 * find what is folded.
 */
export function GroupEntry({ due, wrong, complete, past, ...props }: GroupEntryProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [start] = useState(due || wrong);
  const id = useId();
  const [failure] = props.failures;
  const folds = past && complete && !failure;
  useCommitEffect(() => {
    if ((due || wrong) && box.current) box.current.open = true;
  }, [due, wrong]);
  useCommitEffect(() => {
    const own = box.current;
    if (folds && own?.open) keepInPlace(() => (own.open = false));
  }, [folds]);
  return (
    <details ref={box} open={start} className="q-entry" data-invalid={failure && true}>
      <summary className="q-card">
        <span className="q-card-text">
          <span id={id}>{props.label}</span>
          <span className="q-detail q-folded">
            {failure?.error ?? (complete ? <EntryWords {...props} /> : 'Da completare')}
          </span>
        </span>
        <span className="q-link q-folded">{complete ? 'Modifica' : 'Compila'}</span>
        <span className="q-link">Chiudi</span>
      </summary>
      <fieldset className="q-fieldset" aria-labelledby={id}>
        <div className="q-fields">
          <GroupQuestions {...props} />
        </div>
      </fieldset>
    </details>
  );
}
