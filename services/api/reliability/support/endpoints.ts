import { today } from '@preventivo/core/dates';
import type { Route } from '../../src/http/route.ts';
import { lines } from '../../src/process/lines.ts';
import { requestOf, savedPagesOf } from '../../src/published/line-bodies.ts';
import { readData } from '../../src/reference/read-data.ts';
import { createReference } from '../../src/reference/reference.ts';
import { routes } from '../../src/routes/routes.ts';
import { rightBody } from '../../src/testing/right-body.ts';

/** A route of the API for one line. If the body depends on the page, also for one page. */
export interface Endpoint {
  readonly route: Route;
  /** The path with a line instead of `:line`, and with a query. */
  readonly path: string;
  /** A valid body. For GET, the query is built from it. */
  readonly body: unknown;
}

const reference = createReference(await readData());

/** Every route for every line, including routes that are added later. */
export const endpoints: readonly Endpoint[] = routes.flatMap((route): Endpoint[] => {
  if (!route.path.includes(':line')) return [{ route, path: route.path, body: bodyOf(route) }];
  return Object.values(lines).flatMap((line) => {
    const path = route.path.replace(':line', line.id);
    if (route.path === '/api/:line/submit')
      return [{ route, path, body: requestOf(line, reference, today()) }];
    if (route.path === '/api/:line/save')
      return savedPagesOf(line, reference, today()).map(({ step, body }) => ({
        ...{ route, body },
        path: `${path}?step=${step}`,
      }));
    return [{ route, path, body: bodyOf(route) }];
  });
});

/**
 * Returns a valid body. The passwords for erasure and login are wrong. A correct password would
 * erase the test account or replace its sessions.
 */
function bodyOf({ path }: Route): unknown {
  if (path === '/api/users/erase') return { password: 'Sbagliata7!' };
  if (path === '/api/users/login') return { email: 'nessuno@example.it', password: 'Sbagliata7!' };
  return rightBody(path);
}
