import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { tellFigures } from './report/tell-figures.ts';
import { newSqlite } from './support/databases.ts';
import { startedServer } from './support/started-server.ts';
import { allDelivered } from './support/undelivered.ts';
import { send } from './support/visitors.ts';

const requests = 20;

it('the server resends a mail under the same Message-ID if the response of the mail server is lost', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const mails = await losingMailServer();
  onTestFinished(mails.stop);
  const BROKER_MAIL = 'preventivi@broker.example';
  const SMTP_URL = `smtp://127.0.0.1:${mails.port}`;
  const env = {
    ...database.env,
    SMTP_URL,
    SMTP_INSECURE: 'on',
    BROKER_MAIL,
    PUBLIC_URL: 'http://127.0.0.1',
  };
  const server = await startedServer(
    { ...env, MAIL_FROM: 'Preventivi <noreply@broker.example>' },
    onTestFinished,
  );
  for (let sent = 0; sent < requests; sent += 1)
    expect(await send(server.address, `mail-${sent}`)).toMatchObject({ again: false });
  await allDelivered(database.undelivered, 120);
  const { taken, lost } = mails;
  tellFigures('mail', 'SQLite', [
    { what: 'mails', measured: taken.size },
    { what: 'answers lost', measured: lost.size },
    {
      what: 'lost and not sent again',
      measured: [...lost].filter((id) => !taken.has(id)).length,
      atMost: 0,
    },
    {
      what: 'requests without a mail to the broker',
      measured: requests - mails.toBroker(),
      atMost: 0,
    },
  ]);
  expect(lost.size).toBeGreaterThan(0);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

/**
 * Starts a mail server that accepts every mail. At the first attempt of every second mail, it
 * closes the connection before it responds.
 */
async function losingMailServer() {
  const taken = new Map<string, string>();
  const lost = new Set<string>();
  const sockets = new Map<number, Socket>();
  let arrived = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { remotePort, envelope }, taking) {
      const [, id = ''] = /^Message-ID: <(.+?)>/m.exec(await text(stream)) ?? [];
      arrived += 1;
      if (arrived % 2 === 0 && !lost.has(id)) {
        lost.add(id);
        sockets.get(remotePort)?.destroy();
        return;
      }
      taken.set(id, envelope.rcptTo[0]?.address ?? '');
      taking();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket));
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const bound = listener.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    taken,
    lost,
    toBroker: () => [...taken.values()].filter((to) => to === 'preventivi@broker.example').length,
    stop: () => {
      server.close(() => {});
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}
