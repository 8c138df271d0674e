// Solves challenges one by one. Reads each challenge as a line of JSON, and writes its payload as a
// line. Usage: `node solve-lines.ts`
import { createInterface } from 'node:readline';
import { solve } from '../../src/testing/solve.ts';

for await (const line of createInterface(process.stdin)) console.log(await solve(JSON.parse(line)));
