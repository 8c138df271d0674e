'use client';
import { Funnel, type Seed } from '@preventivo/funnel';
import { travel } from '@preventivo/line-travel';

/**
 * The quote form. `seed` contains the date on which the server rendered page 1. With it, the browser's first render
 * produces the same HTML.
 */
export function Quote({ seed }: { seed: Seed }) {
  return (
    <div className="q">
      <Funnel line={travel} seed={seed} />
    </div>
  );
}
