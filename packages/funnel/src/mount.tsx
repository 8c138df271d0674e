import { fetchFirstForm } from '@preventivo/contractor';
import type { Line } from '@preventivo/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { earlyContractor } from './early/early-contractor.ts';
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
  const start = () => {
    const early = {
      answers: earlyContractor(line.contractor, form),
      pressed: root.dataset.qEarly === 'pressed',
    };
    // From here on the form answers for itself.
    delete root.dataset.qEarly;
    hydrateRoot(root, <App line={line} {...options} seed={seedOf(root)} early={early} />);
  };
  // What was drawn is taken over by the same; if that does not come, the funnel says so itself.
  const fetched = fetchFirstForm(line.contractor);
  if (fetched) void fetched.then(start, start);
  else start();
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
