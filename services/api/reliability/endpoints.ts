import { today } from '@preventivo/core/dates';
import type { Route } from '../src/http/route.ts';
import { lines } from '../src/process/lines.ts';
import { requestOf, savedPagesOf } from '../src/published/line-bodies.ts';
import { readData } from '../src/reference/read-data.ts';
import { createReference } from '../src/reference/reference.ts';
import { routes } from '../src/routes/routes.ts';
import { rightBody } from '../src/testing/right-body.ts';

/** A route of the API as it is called for one line, and on one page where pages differ. */
export interface Endpoint {
  readonly route: Route;
  /** With what stands for `:line`, and a query. */
  readonly path: string;
  /** What it accepts; of a GET, what its query is made of. */
  readonly body: unknown;
}

const reference = createReference(await readData());

/** Every route there is, for every line; a new one joins by itself. */
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

/** Nobody's password: the account in use is neither erased, nor are its sessions pushed out by new ones. */
function bodyOf({ path }: Route): unknown {
  if (path === '/api/users/erase') return { password: 'Sbagliata7!' };
  if (path === '/api/users/login') return { email: 'nessuno@example.it', password: 'Sbagliata7!' };
  return rightBody(path);
}
