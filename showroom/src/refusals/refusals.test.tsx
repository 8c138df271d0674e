import { lines } from '@preventivo/api/lines';
import { layoutsOf } from '@preventivo/core';
import type { Widgets } from '@preventivo/form';
import OwnerAnswer from '@preventivo/line-microcar/workspace/owner-answer';
import ParticipantAges from '@preventivo/line-travel/workspace/participant-ages';
import { describe, expect, it } from 'vitest';
import { expectWritten } from './errors-page.ts';
import { walkLine } from './walk-line.ts';
import { walkOwner } from './walk-owner.ts';
import { allCodes, askers, walkPage1 } from './walk-page-1.ts';
import type { Walked } from './walked.ts';

const widgets: Widgets = { eta_partecipanti: ParticipantAges, proprietario: OwnerAnswer };
const ways = Object.values(lines).flatMap((line) =>
  layoutsOf(line).map((way, index) => ({
    title: index === 0 ? line.title : `${line.title}, laid out otherwise`,
    line: way,
  })),
);
const deadEnds = (walked: readonly Walked[]) => walked.filter(({ outcome }) => outcome.deadEnd);

describe('every rejection code of a contractor', () => {
  const walked: Walked[] = [];

  it.each(askers)(
    'every error code about a contractor marks a control or shows a helpful message: $who',
    async (asker) => {
      const own = await walkPage1(asker);
      walked.push(...own);
      expect(deadEnds(own)).toEqual([]);
      expect(own).toHaveLength(allCodes.length * (asker.sends ? 2 : 1));
    },
    120_000,
  );

  it('docs/errors.md lists every error code about a contractor', () =>
    expectWritten('Page 1', walked));
});

describe('every code of a line', () => {
  it.each(ways)(
    'every error code of a line marks its question or shows a helpful message: $title',
    async ({ title, line }) => {
      const walked = await walkLine(line, widgets);
      expect(deadEnds(walked)).toEqual([]);
      expectWritten(title, walked);
    },
    120_000,
  );

  it('an error code about a chosen owner leads to the record of the owner', async () => {
    const walked = await walkOwner(widgets);
    expect(deadEnds(walked)).toEqual([]);
    expectWritten('Microcar, the owner chosen among the saved', walked);
  }, 120_000);
});
