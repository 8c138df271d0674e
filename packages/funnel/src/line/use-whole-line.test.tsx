import { outlineOf } from '@preventivo/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { outing } from '../testing/outing.fixture.ts';
import { type LineSource, useWholeLine } from './use-whole-line.ts';

function visit(given: LineSource, shown = false) {
  const onArrive = vi.fn(async () => {});
  const { result, rerender } = renderHook((isShown) => useWholeLine(given, isShown, onArrive), {
    initialProps: shown,
  });
  return { line: result, turn: () => rerender(true), onArrive };
}

const later = () => {
  const load = vi.fn(async () => outing);
  return { ...outlineOf(outing), load };
};

it('is there at once where it was given whole', () => {
  expect(visit(outing).line.current.line).toBe(outing);
});

it('waits for somebody to begin', async () => {
  const given = later();
  const { line, onArrive } = visit(given);
  expect(given.load).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await waitFor(() => expect(line.current.line).toBe(outing));
  expect(onArrive).toHaveBeenCalledWith(outing);
  expect(given.load).toHaveBeenCalledOnce();
});

it('does not wait where one of its pages is shown', async () => {
  const given = later();
  const { line } = visit(given, true);
  await waitFor(() => expect(line.current.line).toBe(outing));
});

it('says so where it does not come, and is tried again', async () => {
  const given = later();
  given.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { line, onArrive } = visit(given, true);
  await waitFor(() => expect(line.current.failed).toBe(true));
  expect(onArrive).not.toHaveBeenCalled();
  await act(() => line.current.fetch());
  expect(line.current).toMatchObject({ line: outing, failed: false });
});
