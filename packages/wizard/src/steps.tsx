import { useSay } from '@preventivo/core/react';
import {
  stepsCompleted,
  stepsDone,
  stepsLine,
  stepsName,
  stepsOver,
  stepsToggle,
} from '@preventivo/core/words';
import { CheckIcon, ChevronDownIcon, VisuallyHidden } from '@preventivo/ui';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';

/** What `<Steps>` takes. */
export interface StepsProps {
  /** The pages in their order. */
  readonly steps: readonly Step[];
  /** The page shown, counted from 1. */
  readonly page: number;
  /** How much of the page is answered, from 0 to 1: it fills the page's part of the bar. @defaultValue 0 */
  readonly answered?: number;
  /** Whether the steps are over, the request being sent: all are done, none is offered. @defaultValue false */
  readonly over?: boolean;
  /**
   * Called with the number of a completed page: only back is allowed (docs/rules/screens.md#steps).
   */
  readonly onStep: (page: number) => void;
}

/**
 * Where the visitor stands. On a phone a line, a bar and a disclosure with the steps; from 768 px
 * on the steps stand by name under the bar.
 */
export function Steps({ steps, page: shown, answered = 0, over = false, onStep }: StepsProps) {
  const say = useSay();
  const page = over ? steps.length + 1 : shown;
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function goTo(number: number) {
    setOpen(false);
    onStep(number);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    // What had the focus is no longer there.
    toggle.current?.focus();
  }

  return (
    <nav aria-label={say(stepsName)} className="q-steps" onKeyDown={closeOnEscape}>
      <p className="q-steps-line">
        {over
          ? say(stepsOver, { n: steps.length })
          : say(stepsLine, { page, pages: steps.length, title: steps[page - 1]?.title ?? '' })}
      </p>
      {page > 1 && !over && (
        <button
          ref={toggle}
          type="button"
          className="q-steps-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {say(stepsToggle)}
          <ChevronDownIcon size={20} />
        </button>
      )}
      <Progress steps={steps.length} page={page} answered={answered} />
      <ol id={id} className={open ? 'q-steps-list q-open' : 'q-steps-list'}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepName step={step} number={index + 1} page={page} over={over} onStep={goTo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepNameProps extends Pick<StepsProps, 'page' | 'over' | 'onStep'> {
  readonly step: Step;
  readonly number: number;
}

function StepName({ step, number, page, over, onStep }: StepNameProps) {
  const say = useSay();
  if (over)
    return (
      <span key="over" className="q-step">
        <CheckIcon size={20} />
        {step.title}
        <VisuallyHidden>{say(stepsCompleted)}</VisuallyHidden>
      </span>
    );
  if (number >= page)
    return (
      <span className="q-step" aria-current={number === page ? 'step' : undefined}>
        {step.title}
      </span>
    );
  return (
    <button
      type="button"
      className="q-step"
      aria-label={say(stepsDone, { page: number, title: step.title })}
      onClick={() => onStep(number)}
    >
      <CheckIcon size={20} />
      {step.title}
    </button>
  );
}

/** One page of the wizard, as the visitor knows it. */
export interface Step {
  readonly id: string;
  /** What the page is about: «La tua casa». */
  readonly title: string;
}

export interface ProgressProps {
  /** How many parts the bar has. */
  readonly steps: number;
  /** The part under way, counted from 1. */
  readonly page: number;
  /** How much of it is done, from 0 to 1. */
  readonly answered: number;
}

/** The segmented bar: decoration, for its line of text says the same. */
export function Progress({ steps, page, answered }: ProgressProps) {
  return (
    <div className="q-progress" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => index + 1).map((part) => (
        <i key={part} className={part < page ? 'q-done' : undefined}>
          {part === page && <b style={filledTo(answered)} />}
        </i>
      ))}
    </div>
  );
}

/** Moved by the style sheet, so that the saffron tip keeps its width. */
function filledTo(answered: number): CSSProperties {
  const share: CSSProperties & Record<'--q-answered', number> = {
    '--q-answered': Math.min(1, Math.max(0, answered)),
  };
  return share;
}
