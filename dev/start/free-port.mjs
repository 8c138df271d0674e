import { createServer } from 'node:net';
import { Refusal } from '../shared/refusal.mjs';

const WHY = {
  EADDRINUSE: 'is taken: stop the program that uses it, or choose another',
  EACCES: 'is not open to this user: choose one above 1023',
};

/**
 * Throws a `Refusal` with advice if the port is not free.
 * @param command the command that the user started. The advice repeats it with another `PORT`
 */
export async function freePort(port, host, command = 'npm start') {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Refusal(`PORT is '${port}', but it takes a number from 0 to 65535.`);
  }
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (error) => {
      const why =
        WHY[error.code] ?? `cannot be listened on at ${host} (${error.code}): choose another`;
      reject(new Refusal(`Port ${port} ${why}, for example with PORT=${nextTo(port)} ${command}.`));
    });
    probe.listen(Number(port), host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function nextTo(port) {
  return Number(port) < 1024 || port === '65535' ? 3001 : Number(port) + 1;
}
