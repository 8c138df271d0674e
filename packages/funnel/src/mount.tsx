import { type Line, person } from '@preventivo/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { earlyAnswers } from './early/early-answers.ts';
import { Funnel, type FunnelProps, type Seed } from './funnel.tsx';

export interface MountOptions extends Omit<FunnelProps, 'line' | 'seed' | 'early'> {
  /** Where the funnel goes. @defaultValue the element with the id `root` */
  readonly root?: HTMLElement;
}

/** Starts a line's funnel in its page: over what was drawn when the app was built, or from nothing. */
export function mount(line: Line, { root = theRoot(), ...options }: MountOptions = {}): void {
  const form = root.querySelector('form');
  if (!form) {
    createRoot(root).render(<App line={line} {...options} />);
    return;
  }
  const early = {
    answers: earlyAnswers(person, form),
    pressed: root.dataset.qEarly === 'pressed',
  };
  // From here on the form answers for itself.
  delete root.dataset.qEarly;
  hydrateRoot(root, <App line={line} {...options} seed={seedOf(root)} early={early} />);
}

function App(props: FunnelProps) {
  return (
    <StrictMode>
      <Funnel {...props} />
    </StrictMode>
  );
}

/** What the page was drawn with, as it was written into it. */
function seedOf(root: HTMLElement): Seed {
  return JSON.parse(root.dataset.qSeed ?? '{}');
}

function theRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root)
    throw new Error(
      '@preventivo/funnel: there is no element with the id `root`. ' +
        'The funnel has no place to stand. Add one, or give `mount` its `root`.',
    );
  return root;
}
