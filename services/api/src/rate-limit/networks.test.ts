import { expect, it } from 'vitest';
import { networksOf } from './networks.ts';

it.each([
  ['203.0.113.9', { neighbours: '203.0.113.0/24' }],
  ['2001:db8:0:7f3::/64', { near: '2001:db8:0:700::/56', wide: '2001:db8:0::/48' }],
  ['2001:db8:0:ff::/64', { near: '2001:db8:0:0::/56', wide: '2001:db8:0::/48' }],
  ['2001:db8::/64', { near: '2001:db8:0:0::/56', wide: '2001:db8:0::/48' }],
  ['::/64', { near: '0:0:0:0::/56', wide: '0:0:0::/48' }],
  ['-', {}],
])('networksOf returns the networks of %s', (client, networks) => {
  expect(networksOf(client)).toEqual({ client, ...networks });
});
