import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

function from(forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

it.each([
  ['whom it came from', undefined, 0, '10.0.0.1'],
  ['whom it came from, whatever it says itself', '1.1.1.1', 0, '10.0.0.1'],
  ['whom one proxy saw', '203.0.113.9', 1, '203.0.113.9'],
  [
    'whom one proxy saw, not what the client wrote before',
    '1.1.1.1, 203.0.113.9',
    1,
    '203.0.113.9',
  ],
  ['whom the outer of two proxies saw', '1.1.1.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
  ['whom it came from, where the proxy says nothing', undefined, 1, '10.0.0.1'],
])('counts a request for %s', (_, forwarded, proxies, client) => {
  expect(clientAddress(from(forwarded), proxies)).toBe(client);
});
