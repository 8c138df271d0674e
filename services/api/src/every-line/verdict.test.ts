import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { payloads } from './payloads.ts';
import { verdictOfForm } from './verdict.ts';
import { verdictOfServer } from './verdict-of-server.ts';

const today = '2026-11-21';
const reference = createReference(data);

describe.each(Object.values(lines))('10,000 bodies of the line $id', (line) => {
  const around = { today, lists: reference.listsOf(line.id) };

  it('are judged by the server as by the form', async () => {
    const verdicts = new Map<string, number>();
    const judged = fc.asyncProperty(payloads(line, around), async (body) => {
      const server = await verdictOfServer(line, body);
      verdicts.set(server, (verdicts.get(server) ?? 0) + 1);
      expect(server).toBe(verdictOfForm(line, body, around));
    });
    await fc.assert(judged, { numRuns: 10_000, seed: 20_261_121 });
    // Some are taken, and others are refused for many reasons.
    expect(verdicts.get('taken')).toBeGreaterThan(500);
    expect(verdicts.get('malformed')).toBeGreaterThan(500);
    expect(verdicts.size).toBeGreaterThan(3);
  }, 120_000);
});
