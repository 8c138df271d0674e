import { expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { requireNode } from './require-node.ts';

it.each(['20.20.2', '24.14.9', '22.18.0'])('Node %s cannot run the server', (version) => {
  expect(() => requireNode(version)).toThrow(
    new BadConfig(`The server of @preventivo/api needs Node 24.15 or newer; this is ${version}.`),
  );
});

it.each(['24.15.0', '24.20.1', '25.0.0'])('Node %s runs the server', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});
