import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { type Client, createClient } from '../http/client.ts';
import { fakeBackEnd } from '../http/fake-back-end.ts';
import { memoryToken } from '../http/memory-token.ts';
import { markInteracted } from '../page/first-interaction.ts';
import { optionsOf, useList } from './lists.tsx';
import { Preventivo, usePreventivo } from './preventivo.tsx';
import { queryClientOf } from './query-client.tsx';

const sports = [{ id: 'sci', value: 'Sci' }];
const key = ['enums', 'travel', 'sport'];

function backEnd(answer: () => Response = () => Response.json(sports)) {
  const { fetch, requests } = fakeBackEnd(answer);
  return { client: createClient({ line: 'travel', fetch, token: memoryToken() }), requests };
}

function Sports({ list = 'sport' }: { readonly list?: string }) {
  const { status, options } = useList(list);
  return <p>{status === 'ready' ? options.map(({ value }) => value).join() : status}</p>;
}

/** Fetches in an event handler, like a search box. */
function SportsOnPress() {
  const context = usePreventivo();
  const [found, setFound] = useState('');
  async function ask() {
    const queryClient = await queryClientOf(context);
    const options = await queryClient.fetchQuery(optionsOf(context.client, 'sport'));
    setFound(options.map(({ value }) => value).join());
  }
  return (
    <button type="button" onClick={() => void ask()}>
      {found || 'Cerca'}
    </button>
  );
}

interface PageProps {
  readonly client: Client;
  readonly queryClient?: QueryClient;
  readonly children?: ReactNode;
}

const Page = ({ children = <Sports />, ...props }: PageProps) => (
  <Preventivo {...props} today="2026-11-21">
    {children}
  </Preventivo>
);

markInteracted();

it("useList caches its list in the client of the host's QueryClientProvider", async () => {
  const hosts = new QueryClient();
  render(
    <QueryClientProvider client={hosts}>
      <Page client={backEnd().client} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Sci')).toBeInTheDocument();
  expect(hosts.getQueryData(key)).toEqual(sports);
  const [query] = hosts.getQueryCache().findAll();
  expect(query?.getObserversCount()).toBe(1);
});

it('useList shows a list that the host has prefetched, without a call', async () => {
  const hosts = new QueryClient();
  const { client, requests } = backEnd();
  await hosts.prefetchQuery(optionsOf(client, 'sport'));
  render(
    <QueryClientProvider client={hosts}>
      <Page client={client} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sci')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it("useList retries as often as the host's defaults say", async () => {
  const hosts = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 0 } } });
  const { client, requests } = backEnd(() => Response.json({ msg: 'Errore' }, { status: 500 }));
  render(
    <QueryClientProvider client={hosts}>
      <Page client={client} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(requests).toHaveLength(3);
});

it("useList shows each list and failure in its own place, despite a host's defaults", async () => {
  const queries = { placeholderData: keepPreviousData, throwOnError: true, retry: false };
  const hosts = new QueryClient({ defaultOptions: { queries } });
  let answer = () => Response.json(sports);
  const { client } = backEnd(() => answer());
  const page = (list: string) => (
    <QueryClientProvider client={hosts}>
      <Page client={client}>
        <Sports list={list} />
      </Page>
    </QueryClientProvider>
  );
  const { rerender } = render(page('sport'));
  expect(await screen.findByText('Sci')).toBeInTheDocument();
  answer = () => Response.json({ msg: 'Errore' }, { status: 500 });
  rerender(page('mezzi'));
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

it('useList does not retry a refusal by default', async () => {
  const { client, requests } = backEnd(() => Response.json({ msg: 'Errore' }, { status: 500 }));
  render(<Page client={client} />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it('Preventivo prefers its queryClient prop to the provider above', async () => {
  const hosts = new QueryClient();
  const given = new QueryClient();
  render(
    <QueryClientProvider client={hosts}>
      <Page client={backEnd().client} queryClient={given} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Sci')).toBeInTheDocument();
  expect(given.getQueryData(key)).toEqual(sports);
  expect(hosts.getQueryCache().getAll()).toEqual([]);
});

it('two Preventivo components share no query client unless the host provides one', async () => {
  const { client, requests } = backEnd();
  render(
    <>
      <Page client={client} />
      <Page client={client} />
    </>,
  );
  expect(await screen.findAllByText('Sci')).toHaveLength(2);
  expect(requests).toHaveLength(2);
});

it("queryClientOf finds the host's client before any component has queried", async () => {
  const hosts = new QueryClient();
  render(
    <QueryClientProvider client={hosts}>
      <Page client={backEnd().client}>
        <SportsOnPress />
      </Page>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
  expect(await screen.findByRole('button', { name: 'Sci' })).toBeInTheDocument();
  expect(hosts.getQueryData(key)).toEqual(sports);
});

it('a handler and a component below one Preventivo share a query client', async () => {
  const { client, requests } = backEnd();
  render(
    <Page client={client}>
      <Sports />
      <SportsOnPress />
    </Page>,
  );
  expect(await screen.findByText('Sci')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
  expect(await screen.findByRole('button', { name: 'Sci' })).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

/** Fetches in its first effect, like a prefilled address. */
function SportsAtOnce() {
  const context = usePreventivo();
  useEffect(() => {
    void queryClientOf(context).then((queryClient) =>
      queryClient.prefetchQuery(optionsOf(context.client, 'sport')),
    );
  }, [context]);
  return null;
}

it("queryClientOf finds the host's client in React's strict mode", async () => {
  const hosts = new QueryClient();
  render(
    <StrictMode>
      <QueryClientProvider client={hosts}>
        <Page client={backEnd().client}>
          <SportsAtOnce />
        </Page>
      </QueryClientProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(hosts.getQueryData(key)).toEqual(sports));
});
