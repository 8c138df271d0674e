// `npm start`, once everything is set up: builds what changed, then serves the whole product. What is sent
// compressed, Storybook and the documentation are made for the first time while it is served already.
import { delimiter, join } from 'node:path';
import { build, buildForBuilders, unbuiltForBuilders } from './build.mjs';
import { endWithParent } from './child.mjs';
import { freePort } from './free-port.mjs';
import { createPlaceholders } from './placeholders.mjs';
import { orRefuse } from './refusal.mjs';
import { root } from './root.mjs';
import { serve } from './serve.mjs';

const port = process.env.PORT || '3000';
// Tests are not disturbed by what is built beside them.
const whole = process.argv.includes('--whole');
const host = process.env.HOST || '127.0.0.1';
process.chdir(root);
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
endWithParent();

await orRefuse(async () => {
  // Asked before the build, so that nobody waits for it only to hear of a taken port.
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
  // Now the page at `/` names them.
  server.readSiteAgain();
  if (built.length > 0)
    console.log(`Built too: ${built.map((path) => address + path).join(' and ')}`);
});
