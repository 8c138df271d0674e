import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createClient } from '../http/client.ts';
import { memoryToken } from '../http/memory-token.ts';
import type { Failed, Result } from '../http/result.ts';
import { callAsMutation } from './call-as-mutation.ts';
import { Preventivo, type PreventivoContext, usePreventivo } from './preventivo.tsx';

const client = createClient({ line: 'travel', token: memoryToken() });
const taken: Result<string> = { ok: true, data: 'KMR-4821' };
const refusal: Failed = { ok: false, kind: 'refused', code: 'SERVER_ERROR', status: 500 };
const key = ['submit', 'travel'];

interface SendProps {
  readonly call: () => Promise<Result<string>>;
  onContext?(context: PreventivoContext): void;
  onResult?(result: unknown): void;
}

function Send({ call, onContext, onResult }: SendProps) {
  const context = usePreventivo();
  onContext?.(context);
  const send = () => callAsMutation(context.queryClient, key, call).then(onResult, onResult);
  return (
    <button type="button" onClick={() => void send()}>
      Invia
    </button>
  );
}

const page = (hosts: QueryClient, props: SendProps) =>
  render(
    <QueryClientProvider client={hosts}>
      <Preventivo client={client} today="2026-11-21">
        <Send {...props} />
      </Preventivo>
    </QueryClientProvider>,
  );

const button = () => screen.getByRole('button', { name: 'Invia' });

it("callAsMutation shows the call to a host's devtools and callbacks", async () => {
  const onSuccess = vi.fn();
  const onResult = vi.fn();
  const hosts = new QueryClient({ mutationCache: new MutationCache({ onSuccess }) });
  page(hosts, { call: async () => taken, onResult });
  await userEvent.click(button());
  await waitFor(() => expect(onResult).toHaveBeenCalledWith(taken));
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(onSuccess.mock.lastCall?.[0]).toBe('KMR-4821');
  expect(hosts.getMutationCache().find({ mutationKey: key })?.state.status).toBe('success');
});

it("callAsMutation calls once even if a host's defaults would retry", async () => {
  const hosts = new QueryClient({ defaultOptions: { mutations: { retry: 3, retryDelay: 0 } } });
  const call = vi.fn(async () => refusal);
  const onResult = vi.fn();
  page(hosts, { call, onResult });
  await userEvent.click(button());
  await waitFor(() => expect(onResult).toHaveBeenCalledWith(refusal));
  expect(call).toHaveBeenCalledTimes(1);
});

it('callAsMutation rethrows an unexpected exception', async () => {
  const defect = new TypeError('a defect');
  const onResult = vi.fn();
  page(new QueryClient(), { call: () => Promise.reject(defect), onResult });
  await userEvent.click(button());
  await waitFor(() => expect(onResult).toHaveBeenCalledWith(defect));
});

it('callAsMutation still makes the call when the page unmounts before the query client is found', async () => {
  const call = vi.fn(async () => taken);
  const { unmount } = page(new QueryClient(), { call });
  act(() => {
    button().click();
    unmount();
  });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
});

it('callAsMutation still makes the call after the page has unmounted', async () => {
  const call = vi.fn(async () => taken);
  let context: PreventivoContext | undefined;
  const onContext = (now: PreventivoContext) => {
    context = now;
  };
  const { unmount } = page(new QueryClient(), { call, onContext });
  unmount();
  expect(await callAsMutation(context?.queryClient, key, call)).toEqual(taken);
});
