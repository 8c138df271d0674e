'use client';
import { Funnel, type Seed } from '@preventivo/funnel';
import { travel } from '@preventivo/line-travel';

/** The server says which day it drew page 1 on, so that the browser draws the same. */
export function Quote({ seed }: { seed: Seed }) {
  return (
    <div className="q">
      <Funnel line={travel} seed={seed} />
    </div>
  );
}
