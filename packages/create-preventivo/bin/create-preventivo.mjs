#!/usr/bin/env node
// Check the Node version before importing modules that older versions cannot parse, so that the user sees a clear
// message.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `create-preventivo needs Node 24.15 or newer, as the API of every template does; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
const { createCommand } = await import('create-preventivo/command');
process.exitCode = createCommand(process.argv.slice(2));
