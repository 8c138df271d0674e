#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `preventivo-conformance needs Node 22.18 or newer; this is ${process.versions.node}.`,
  );
  process.exit(2);
}
const { conformanceCommand } = await import('@preventivo/conformance/command');
process.exitCode = await conformanceCommand(process.argv.slice(2));
