import { type Fields, person, type Table, type Tracker, type Values } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { giulia, today } from '@preventivo/fixtures/people';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';
import { useTracker } from './use-tracker.ts';

/** Creates a tracker that records its calls. */
function notes() {
  const told: unknown[][] = [];
  const note =
    (event: string) =>
    (...about: unknown[]) =>
      void told.push([event, ...about]);
  const tracker: Tracker = {
    start: note('start'),
    page: note('page'),
    error: note('error'),
    send: note('send'),
    leave: note('leave'),
  };
  return { told, tracker };
}

function visit(tracker: Tracker | undefined, page = 1) {
  const { result, rerender, unmount } = renderHook(
    (given: { tracker: Tracker | undefined; page: number }) =>
      useTracker(given.tracker, 'travel', given.page),
    { initialProps: { tracker, page }, wrapper: StrictMode },
  );
  return {
    tracking: () => result.current,
    turnTo: (next: number, other = tracker) => rerender({ tracker: other, page: next }),
    unmount,
  };
}

/** Renders a form whose fields the tracker may observe. */
function Form({ tracker }: { readonly tracker: Tracker }) {
  const root = useRef<HTMLDivElement>(null);
  useTracker(tracker, 'travel', 2, root);
  return (
    <div ref={root}>
      <form>
        <input name="nome" aria-label="Nome" />
      </form>
    </div>
  );
}

describe('the fields', () => {
  it('are reported to a tracker that has `field`, with the page', async () => {
    const { told, tracker } = notes();
    const field = vi.fn();
    render(<Form tracker={{ ...tracker, field }} />);
    const box = screen.getByRole('textbox');
    await waitFor(() => {
      fireEvent.focusOut(box);
      fireEvent.focusIn(box);
      expect(field).toHaveBeenCalledWith('travel', { page: 2, field: 'nome', kind: 'focus' });
    });
    expect(told).toEqual([
      ['start', 'travel'],
      ['page', 'travel', 2],
    ]);
  });
});

const leave = () => void window.dispatchEvent(new Event('pagehide'));

describe('a tracker', () => {
  it('receives the start, then every page', () => {
    const { told, tracker } = notes();
    const { turnTo } = visit(tracker);
    turnTo(2);
    turnTo(2);
    turnTo(1);
    expect(told).toEqual([
      ['start', 'travel'],
      ['page', 'travel', 1],
      ['page', 'travel', 2],
      ['page', 'travel', 1],
    ]);
  });

  it('receives each error code of a rejected page once', () => {
    const { told, tracker } = notes();
    const { tracking } = visit(tracker, 2);
    tracking().stopped([{ code: 'ETA' }, { code: 'ETA' }, { code: 'PRIVACY' }]);
    tracking().stopped([]);
    expect(told.slice(2)).toEqual([['error', 'travel', ['ETA', 'PRIVACY']]]);
  });

  it('receives one event when the visitor leaves, with the page', () => {
    const { told, tracker } = notes();
    const { turnTo } = visit(tracker);
    turnTo(2);
    leave();
    leave();
    expect(told.slice(3)).toEqual([['leave', 'travel', 2]]);
  });

  it('receives an event for the request, and none when the visitor leaves afterwards', () => {
    const { told, tracker } = notes();
    const { tracking } = visit(tracker, 2);
    tracking().sent();
    leave();
    expect(told.slice(2)).toEqual([['send', 'travel']]);
  });

  it('receives nothing after the unmount', () => {
    const { told, tracker } = notes();
    visit(tracker).unmount();
    leave();
    expect(told).toHaveLength(2);
  });

  it("receives events only after it is set, which may be after the visitor's consent", () => {
    const { told, tracker } = notes();
    const { turnTo } = visit(undefined);
    turnTo(2);
    turnTo(2, tracker);
    expect(told).toEqual([
      ['start', 'travel'],
      ['page', 'travel', 2],
    ]);
  });

  it('does not break the form when it throws', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { tracker } = notes();
    const broken = new Error('the tag manager is blocked');
    const fails = () => {
      throw broken;
    };
    const { tracking } = visit({ ...tracker, start: fails, error: fails, leave: fails });
    tracking().stopped([{ code: 'ETA' }]);
    leave();
    expect(report.mock.calls).toEqual([[broken], [broken], [broken]]);
    vi.unstubAllGlobals();
  });
});

describe('without a tracker', () => {
  it('the events of a visit cause no error', () => {
    const { tracking, turnTo } = visit(undefined);
    turnTo(2);
    expect(() => {
      tracking().stopped([{ code: 'ETA' }]);
      tracking().sent();
      leave();
    }).not.toThrow();
  });
});

describe('an answer', () => {
  const codesOf = ({ fields }: Table) => Object.values(fields).map(({ code }) => code);
  const partsOfAddress = ['ADDRESS', 'ADDRESS_NOT_FOUND', 'CITY', 'ZIP', 'STREET', 'STREET_NUMBER'];
  const known = new Set<unknown>([
    ...codesOf(outing),
    ...codesOf(person),
    ...partsOfAddress.map((part) => `CONTRACTOR_${part}`),
  ]);
  /** Arbitrary values that a user may type or a script may set. */
  const anything = fc.oneof(
    fc.constant(null),
    fc.constant(''),
    fc.boolean(),
    fc.integer(),
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom('ROSSI', 'GIULIA_FERRI', 'MRARSS80A01F205X', '2026-12-01', '333 1234567'),
    fc.array(fc.string()),
  );
  const answersOf = (answers: Values<Fields>) =>
    fc
      .record(Object.fromEntries(Object.keys(answers).map((key) => [key, anything])), {
        requiredKeys: [],
      })
      .map((others): Values<Fields> => ({ ...answers, ...others }));

  const tables: readonly [string, Table, Values<Fields>][] = [
    ['the contractor', person, giulia],
    ['the product', outing, aDayOut],
  ];

  it.each(tables)('about %s never reaches a tracker', (_, table, answers) => {
    fc.assert(
      fc.property(answersOf(answers), fc.integer({ min: 1, max: 3 }), (wrong, page) => {
        const { told, tracker } = notes();
        const { tracking, turnTo, unmount } = visit(tracker, page);
        tracking().stopped(check(table, wrong, { today, lists }));
        turnTo(1);
        leave();
        tracking().sent();
        unmount();
        expect(told.length).toBeGreaterThan(3);
        for (const [, line, about] of told) {
          expect(line).toBe('travel');
          if (Array.isArray(about)) expect(about.filter((code) => !known.has(code))).toEqual([]);
          else expect([undefined, 1, 2, 3]).toContain(about);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is reported by its error code if it is invalid (control: the test above sees events)', () => {
    const { told, tracker } = notes();
    const { tracking } = visit(tracker);
    const wrong = { ...giulia, nome: 'R', email: 'giulia.ferri' };
    tracking().stopped(check(person, wrong, { today, lists }));
    expect(told.at(-1)).toEqual(['error', 'travel', ['CONTRACTOR_NAME', 'CONTRACTOR_EMAIL']]);
  });
});
