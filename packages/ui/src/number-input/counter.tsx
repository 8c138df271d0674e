import type { ReactNode } from 'react';
import type { FieldState } from '../field/use-field.ts';
import { MinusIcon } from '../icons/minus-icon.tsx';
import { PlusIcon } from '../icons/plus-icon.tsx';

interface CounterProps {
  readonly field: FieldState;
  readonly off: boolean | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** Minus and plus around a number. */
export function Counter({ field, off, onStep, children }: CounterProps) {
  const about = { 'aria-controls': field.ids.control, 'aria-describedby': field.ids.label };
  return (
    <div className="q-counter">
      <button
        type="button"
        className="q-square"
        aria-label="Diminuisci"
        {...about}
        disabled={off}
        onClick={() => onStep(-1)}
      >
        <MinusIcon />
      </button>
      {children}
      <button
        type="button"
        className="q-square"
        aria-label="Aumenta"
        {...about}
        disabled={off}
        onClick={() => onStep(1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
