import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { submission } from '../testing/giulia.ts';
import { data, testApi } from '../testing/test-api.ts';
import { payloads } from './payloads.ts';
import { verdictOfForm } from './verdict.ts';
import { besideOf, verdictOfServer } from './verdict-of-server.ts';

const today = '2026-11-21';
const reference = createReference(data);
const seed = 20_261_121;
const judgedBodies = process.env.MODE === 'thorough' ? 10_000 : 250;
const sentBodies = judgedBodies / 10;

describe.each(Object.values(lines))('bodies of the line $id', (line) => {
  const around = { today, lists: reference.listsOf(line.id) };
  const bodies = payloads(line, around);

  it(`${judgedBodies} bodies have the same result on the server as in the form`, () => {
    const verdicts = new Map<string, number>();
    const judged = fc.property(bodies, (body) => {
      const server = verdictOfServer(line, body, { reference, today });
      verdicts.set(server, (verdicts.get(server) ?? 0) + 1);
      expect(server).toBe(verdictOfForm(line, body, around));
    });
    fc.assert(judged, { numRuns: judgedBodies, seed });
    // Control: the server accepts some of the bodies, and rejects others for various reasons.
    expect(verdicts.get('taken')).toBeGreaterThan(judgedBodies / 20);
    expect(verdicts.get('malformed')).toBeGreaterThan(judgedBodies / 20);
    expect(verdicts.size).toBeGreaterThan(3);
  }, 120_000);

  it('bodies are accepted over HTTP exactly when they are valid', async () => {
    const { ask } = testApi({ lines });
    const sent = fc.asyncProperty(bodies, fc.uuid(), async (specificData, key) => {
      const body = { ...submission, ...besideOf(line, specificData), specificData };
      const { status } = await ask(`/api/${line.id}/submit`, body, { 'idempotency-key': key });
      expect(status === 200).toBe(verdictOfForm(line, specificData, around) === 'taken');
    });
    await fc.assert(sent, { numRuns: sentBodies, seed });
  }, 60_000);
});
