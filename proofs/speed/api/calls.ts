import type { SentRequest } from '../send/send.ts';
import { submission } from './submission.ts';

const QUOTE = '/api/travel';

export interface MeasuredCall {
  readonly name: string;
  readonly requests: readonly SentRequest[];
  readonly connections: number;
  /** The number of requests per second to send. @defaultValue as many as the server can answer */
  readonly rate?: number;
  readonly budget: { readonly p99: number; readonly perSecond?: number };
}

export const submit: SentRequest = { ...post('submit', submission), keyed: true };

/** A look-up for each key that the user types. It is also measured on a server that does no work, for comparison. */
export const lookUp: MeasuredCall = {
  name: '`location/findCap`, 200 a second',
  requests: [post('location/findCap', { comune: 'MILANO', provincia: 'MI' })],
  connections: 10,
  rate: 200,
  budget: { p99: 5 },
};

export const measuredCalls: readonly MeasuredCall[] = [
  {
    name: '`submit`, 10 connections, as fast as it goes',
    requests: [submit],
    connections: 10,
    budget: { p99: 100, perSecond: 500 },
  },
  {
    name: '`submit`, 50 a second',
    requests: [submit],
    connections: 10,
    rate: 50,
    budget: { p99: 25 },
  },
  {
    name: '`location/findComune`, 200 a second',
    requests: ['mil', 'roma', 'san', 'reggio', 'tor'].map((nome) =>
      post('location/findComune', { nome, isResidenza: true }),
    ),
    connections: 10,
    rate: 200,
    budget: { p99: 5 },
  },
  lookUp,
  {
    name: '`enums`, 200 a second',
    requests: [{ method: 'GET', path: `${QUOTE}/enums/tipoDestinazione` }],
    connections: 10,
    rate: 200,
    budget: { p99: 5 },
  },
  {
    name: '`address/search`, embedded provider, 100 a second',
    requests: ['via roma 1 milano', 'corso garibaldi 12 torino', 'piazza san marco venezia'].map(
      (input) => post('address/search', { input }),
    ),
    connections: 10,
    rate: 100,
    budget: { p99: 10 },
  },
];

function post(call: string, body: unknown): SentRequest {
  return { method: 'POST', path: `${QUOTE}/${call}`, body: JSON.stringify(body) };
}
