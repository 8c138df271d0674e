#!/usr/bin/env node
// Check the Node version before importing modules that older versions cannot parse.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`preventivo-api needs Node 24.15 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const { preventivoApi } = await import('@preventivo/api/command');
await preventivoApi(process.argv.slice(2));
