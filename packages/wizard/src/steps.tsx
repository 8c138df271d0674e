import { useTranslate } from '@preventivo/core/react';
import { stepsCompleted, stepsDone, stepsLine, stepsName, stepsOver } from '@preventivo/core/words';
import { CheckIcon, ChevronDownIcon, VisuallyHidden } from '@preventivo/ui';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';

/** Props of `<Steps>`. */
export interface StepsProps {
  /** The pages in order. */
  readonly steps: readonly Step[];
  /** The number of the current page, from 1. */
  readonly page: number;
  /** How much of the current page is answered, from 0 to 1. It fills the page's segment of the bar. @defaultValue 0 */
  readonly answered?: number;
  /**
   * Whether the quote request is sent. If so, all steps are completed and none is a link.
   * @defaultValue false
   */
  readonly over?: boolean;
  /**
   * Called with the number of the completed page that the user chooses. The user can only go back
   * (docs/rules/screens.md#steps).
   */
  readonly onStep: (page: number) => void;
}

/**
 * The progress of the visit, as a line of text and a bar. On a phone, from page 2 on, the line is a button that opens
 * the list of steps. From 768 px on, the other steps' names are below the bar. The page's heading shows the current
 * step's name.
 */
export function Steps({ steps, page: shown, answered = 0, over = false, onStep }: StepsProps) {
  const t = useTranslate();
  const page = over ? steps.length + 1 : shown;
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const line = over
    ? t(stepsOver, { n: steps.length })
    : t(stepsLine, { page, pages: steps.length });

  function goTo(number: number) {
    setOpen(false);
    onStep(number);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    // The focused step is hidden now, so focus the button.
    toggle.current?.focus();
  }

  return (
    <nav aria-label={t(stepsName)} className="q-steps" onKeyDown={closeOnEscape}>
      {page > 1 && !over && (
        <button
          ref={toggle}
          type="button"
          className="q-steps-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{line}</span>
          <ChevronDownIcon size={20} />
        </button>
      )}
      <p className="q-steps-line">{line}</p>
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
  const t = useTranslate();
  if (over)
    return (
      <span key="over" className="q-step">
        <CheckIcon size={20} />
        {step.title}
        <VisuallyHidden>{t(stepsCompleted)}</VisuallyHidden>
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
      aria-label={t(stepsDone, { page: number, title: step.title })}
      onClick={() => onStep(number)}
    >
      <CheckIcon size={20} />
      {step.title}
    </button>
  );
}

/** A page of the wizard. */
export interface Step {
  readonly id: string;
  /** The title of the page: «La tua casa». */
  readonly title: string;
}

export interface ProgressProps {
  /** The number of segments. */
  readonly steps: number;
  /** The number of the current segment, from 1. */
  readonly page: number;
  /** The filled share of the current segment, from 0 to 1. */
  readonly answered: number;
}

/**
 * The progress bar, one segment for each step. Hidden from screen readers, because the line of text above it contains
 * the same information.
 */
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

/**
 * Returns the style of the segment's fill. CSS moves the fill instead of resizing it, which would distort its rounded
 * end.
 */
function filledTo(answered: number): CSSProperties {
  const share: CSSProperties & Record<'--q-answered', number> = {
    '--q-answered': Math.min(1, Math.max(0, answered)),
  };
  return share;
}
