// Runs `npm start` when the tools are installed: builds what has changed, and serves the whole product. On a first
// start, serves it before compressed files, Storybook and the documentation are built.
import { delimiter, join } from 'node:path';
import { build, buildForBuilders, unbuiltForBuilders } from '../build/build.mjs';
import { createPlaceholders } from '../build/placeholders.mjs';
import { endWithParent } from '../shared/child.mjs';
import { orRefuse } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { freePort } from './free-port.mjs';
import { serve } from './serve.mjs';

const port = process.env.PORT || '3000';
// Tests pass --whole: everything is built before the server starts. Otherwise a build would run during the tests.
const whole = process.argv.includes('--whole');
const host = process.env.HOST || '127.0.0.1';
process.chdir(root);
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
endWithParent();

await orRefuse(async () => {
  // Check the port before the build, so that the user learns at once if the port is taken.
  await freePort(port, host);
  await build();
  if (whole) await buildForBuilders();
  console.log('Starting the server');
  const { placeholder, remove, fail } = createPlaceholders(unbuiltForBuilders());
  const { server, address } = await serve({ port, host, placeholder });
  const built = await buildForBuilders({
    onBuilt({ path }) {
      server.readSiteAgain();
      remove(path);
    },
    onFailed: fail,
  });
  if (!built) return;
  // Make the server read the site's files again: the landing page now links to Storybook and the documentation.
  server.readSiteAgain();
  if (built.length > 0)
    console.log(`Built too: ${built.map((path) => address + path).join(' and ')}`);
});
