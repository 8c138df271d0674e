'use client';
import { Funnel } from '@preventivo/funnel';
import { travel } from '@preventivo/line-travel';

export function Quote() {
  return (
    <div className="q">
      <Funnel line={travel} />
    </div>
  );
}
