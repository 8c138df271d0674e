'use client';
import { Funnel } from '@preventivo/funnel';
import { ski } from '../../lines/ski';

export function Quote() {
  return (
    <div className="q">
      <Funnel line={ski} />
    </div>
  );
}
