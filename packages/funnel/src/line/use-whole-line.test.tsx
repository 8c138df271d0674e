import { outlineOf } from '@preventivo/core';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { lineAtom } from '../state/answers.ts';
import { createFunnelStore } from '../state/visit.ts';
import { outing } from '../testing/outing.fixture.ts';
import { type LineSource, useWholeLine } from './use-whole-line.ts';

function visit(given: LineSource, shown = false) {
  const store = createFunnelStore(given, memoryDrafts(outing).storage);
  const { result, rerender } = renderHook((isShown) => useWholeLine(given, isShown), {
    initialProps: shown,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { line: result, turn: () => rerender(true), arrived: () => store.get(lineAtom) };
}

const later = () => {
  const load = vi.fn(async () => outing);
  return { ...outlineOf(outing), load };
};

it('useWholeLine returns a line that has its questions at once', () => {
  expect(visit(outing).line.current.line).toBe(outing);
});

it('useWholeLine loads a lazy line on the first interaction', async () => {
  const given = later();
  const { line, arrived } = visit(given);
  expect(given.load).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await waitFor(() => expect(line.current.line).toBe(outing));
  expect(arrived()).toBe(outing);
  expect(given.load).toHaveBeenCalledOnce();
});

it('useWholeLine loads a lazy line at once if one of its pages is shown', async () => {
  const given = later();
  const { line } = visit(given, true);
  await waitFor(() => expect(line.current.line).toBe(outing));
});

it('useWholeLine reports a failed load, and can retry', async () => {
  const given = later();
  given.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { line, arrived } = visit(given, true);
  await waitFor(() => expect(line.current.failed).toBe(true));
  expect(arrived()).toBeUndefined();
  await act(() => line.current.fetch());
  expect(line.current).toMatchObject({ line: outing, failed: false });
});
