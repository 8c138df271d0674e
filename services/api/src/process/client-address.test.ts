import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, isLocalRequest } from './client-address.ts';

function from(forwarded?: string, direct = '10.0.0.1'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: direct });
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
  [
    'whom it came from, where fewer proxies saw it than stand in front',
    '203.0.113.9',
    2,
    '10.0.0.1',
  ],
])('the rate limit counts a request for %s', (_, forwarded, proxies, client) => {
  expect(clientAddress(from(forwarded), proxies)).toBe(client);
});

describe('spellings of an address', () => {
  it.each([
    [
      '203.0.113.9',
      ['203.0.113.9:4711', ' 203.0.113.9 ', '::ffff:203.0.113.9', '::FFFF:cb00:7109'],
    ],
    ['203.0.113.9', ['[::ffff:203.0.113.9]:80', '0:0:0:0:0:ffff:203.0.113.9']],
    [
      '2001:db8:0:7::/64',
      [
        '2001:db8:0:7::1',
        '2001:DB8:0000:0007:0:0:0:2',
        '[2001:db8:0:7:ffff::9]:4711',
        '[2001:db8:0:7::9]',
        '2001:db8:0:7::1%eth0',
      ],
    ],
  ])('the rate limit counts every spelling of %s as one client', (client, spellings) => {
    for (const one of spellings) expect(clientAddress(from(one), 1)).toBe(client);
    expect(clientAddress(from(undefined, spellings[1]?.trim()), 0)).toBe(client);
  });

  it('the rate limit counts the clients of different networks separately', () => {
    const clients = ['2001:db8:0:7::1', '2001:db8:0:8::1'].map((one) =>
      clientAddress(from(one), 1),
    );
    expect(new Set(clients).size).toBe(2);
  });
});

it.each([
  'unknown',
  '_hidden',
  '1.2.3',
  '0x7f000001',
  '203.0.113.9.evil',
  '203.0.113.9:4711:80',
  '[::1',
  ':::',
  'a'.repeat(5_000),
])('the rate limit counts an invalid address as that of the proxy: %s', (made) => {
  expect(clientAddress(from(made), 1)).toBe('10.0.0.1');
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['', false],
])('the server treats a request for «localhost» from %j as local: %j', (direct, isLocal) => {
  const request = from(undefined, direct);
  request.headers.host = 'localhost:8080';
  const accounts = { jwtSecret: undefined, publicUrl: undefined, pagesUrl: undefined };
  expect(isLocalRequest(request, { trustProxy: 0, accounts })).toBe(isLocal);
});
