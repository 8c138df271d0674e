import { expect, it } from 'vitest';
import { newSqlite } from './databases.ts';
import { extent } from './extent.ts';
import { tellFigures } from './figures.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { serverProcess } from './server-process.ts';

interface Document {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
}
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema: { readonly enum?: readonly string[] };
  }[];
}

/** Everything that takes a body, of every line. */
async function endpoints(address: string): Promise<readonly string[]> {
  const document: Document = await (await fetch(`${address}/openapi.json`)).json();
  return Object.entries(document.paths).flatMap(([path, { post }]) => {
    if (!post) return [];
    const asked = path.endsWith('/save') ? `${path}?step=2` : path;
    const lines = post.parameters?.find(({ name }) => name === 'line')?.schema.enum;
    return lines?.map((line) => asked.replace('{line}', line)) ?? [asked];
  });
}

it('answers every hostile body at every endpoint, fails at none, and writes none of it into its log', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const server = await serverProcess(database.env);
  await server.start();
  const asked = await endpoints(server.address);
  expect(asked.length).toBeGreaterThan(100);
  const pid = server.pid();
  const statuses = new Map<number, number>();
  const bodies = hostileBodies(extent.hostileBodies);
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let turn = next++; turn < bodies.length; turn = next++) {
        const path = asked[turn % asked.length];
        const { body, type } = bodies[turn] ?? {};
        const response = await fetch(`${server.address}${path}`, {
          method: 'POST',
          headers: { 'content-type': type ?? '', 'idempotency-key': `hostile-${turn}` },
          body: body ?? '',
          redirect: 'manual',
        });
        await response.text();
        expect(
          response.status,
          `${path} of ${Buffer.from(body ?? [])
            .toString()
            .slice(0, 200)}`,
        ).toBeLessThan(500);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
    }),
  );
  expect(await server.health()).toBe(200);
  expect(server.pid()).toBe(pid);
  expect(server.written()).not.toMatch(/Zefiro/);
  expect((await server.end('SIGTERM')).code).toBe(0);
  const said = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, many]) => `${many} × ${status}`);
  tellFigures(
    'hostile',
    `${bodies.length} bodies over ${asked.length} endpoints, none answered by 5xx: ${said.join(', ')}`,
  );
});
