import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Client, createClient } from '../http/client.ts';
import { fakeBackEnd } from '../http/fake-back-end.ts';
import { memoryToken } from '../http/memory-token.ts';
import { optionsOf, useList } from './lists.tsx';
import { Preventivo } from './preventivo.tsx';

const trips = [
  { id: 'viaggioSingolo', value: 'Viaggio singolo' },
  { id: 'polizzaAnnuale', value: 'Polizza annuale' },
];

function clientOf(answer: () => Response | Promise<Response>, line = 'travel') {
  const { fetch, requests } = fakeBackEnd(answer);
  return { client: createClient({ line, fetch, token: memoryToken() }), requests };
}

function Trips() {
  const { status, options, retry } = useList('tipoViaggio');
  if (status === 'loading') return <p>Carico</p>;
  if (status === 'failed')
    return (
      <button type="button" onClick={retry}>
        Riprova
      </button>
    );
  return (
    <ul>
      {options.map(({ id, value }) => (
        <li key={id}>{value}</li>
      ))}
    </ul>
  );
}
const page = (client: Client, queries?: QueryClient) => (
  <Preventivo client={client} today="2026-11-21" {...(queries && { queryClient: queries })}>
    <Trips />
  </Preventivo>
);

it('useList returns the options of a list after the first interaction', async () => {
  const { client, requests } = clientOf(() => Response.json(trips));
  render(page(client));
  expect(screen.getByText('Carico')).toBeInTheDocument();
  expect(requests).toEqual([]);
  await userEvent.hover(screen.getByText('Carico'));
  expect(await screen.findByText('Polizza annuale')).toBeInTheDocument();
});

it('useList loads a list once for two questions', async () => {
  const { client, requests } = clientOf(() => Response.json(trips));
  const { rerender } = render(
    <Preventivo client={client} today="2026-11-21">
      <Trips />
      <Trips />
    </Preventivo>,
  );
  await waitFor(() => expect(screen.getAllByText('Viaggio singolo')).toHaveLength(2));
  rerender(page(client));
  expect(requests.map(({ address }) => address)).toEqual(['/api/travel/enums/tipoViaggio']);
});

it('useList offers a retry after a failure, and then returns the options', async () => {
  let answer = () => Response.json({ status: 500, msg: 'Errore' }, { status: 500 });
  const { client, requests } = clientOf(() => answer());
  render(page(client));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(requests).toHaveLength(1);
  answer = () => Response.json(trips);
  await userEvent.click(retry);
  expect(await screen.findByText('Viaggio singolo')).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});

it("useList never treats a proxy's HTML page as an empty list", async () => {
  const { client } = clientOf(() => new Response('<html>', { status: 200 }));
  render(page(client));
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
});

it('useList separates the lists of two lines in a shared query client', async () => {
  const queries = new QueryClient();
  const travel = clientOf(() => Response.json(trips)).client;
  const other = clientOf(() => Response.json([{ id: 'a', value: 'Altro' }]), 'pets').client;
  render(
    <>
      {page(travel, queries)}
      {page(other, queries)}
    </>,
  );
  expect(await screen.findByText('Polizza annuale')).toBeInTheDocument();
  expect(await screen.findByText('Altro')).toBeInTheDocument();
  expect(queries.getQueryData(['enums', 'pets', 'tipoViaggio'])).toHaveLength(1);
});

it('useList does not reload a list that was fetched before', async () => {
  const queries = new QueryClient();
  const { client, requests } = clientOf(() => Response.json(trips));
  await queries.prefetchQuery(optionsOf(client, 'tipoViaggio'));
  render(page(client, queries));
  expect(await screen.findByText('Viaggio singolo')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it('useList renders on a server as loading', () => {
  const { client } = clientOf(() => Response.json(trips));
  expect(renderToString(page(client))).toBe('<p>Carico</p>');
});

it('optionsOf throws an error that names the list and the status, but not the response', async () => {
  const { client } = clientOf(() => Response.json({ msg: 'SELECT * FROM' }, { status: 503 }));
  const queries = new QueryClient();
  await expect(queries.fetchQuery(optionsOf(client, 'sport'))).rejects.toThrow(
    /^@preventivo\/core: the option list 'sport' could not be loaded \(503\)\..*Try again/,
  );
});

it('optionsOf loads the professions of an area with a separate call', async () => {
  const { client, requests } = clientOf(() => Response.json(trips), 'professional');
  const asking = new QueryClient().fetchQuery(optionsOf(client, 'professions/medica'));
  expect(await asking).toEqual(trips);
  expect(requests).toMatchObject([
    { address: '/api/professional/professions', body: { area: 'medica' } },
  ]);
});
