import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf, isUnknownAddress } from './mail.ts';
import { smtpMailer } from './mailers.ts';

const from = { name: 'Preventivi', address: 'noreply@broker.example' };
const mail = { to: 'giulia.ferri@example.it', subject: 'Perché no?', text: 'Ciao Giulia' };
const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done));
});

async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { from: string; to: readonly string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, taking) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        taken.push({ from: mailFrom ? mailFrom.address : '', to, text });
        taking();
      });
    },
    ...options,
  });
  servers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const bound = listener.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { taken, at: (login = '') => `smtp://${login}127.0.0.1:${port}` };
}

describe('a mail by a mail server', () => {
  it('an SMTP mailer sends a mail with its id to one recipient', async () => {
    const { taken, at } = await mailServer();
    await smtpMailer(at(), from).send(mail, { id: '4f3c2a1b' });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ from: 'noreply@broker.example', to: [mail.to] });
    expect(taken[0]?.text).toContain('Message-ID: <4f3c2a1b@broker.example>');
    expect(taken[0]?.text).toContain('From: Preventivi <noreply@broker.example>');
    expect(taken[0]?.text).toContain('Ciao Giulia');
  });

  it('an SMTP mailer authenticates with the user and password of the URL', async () => {
    let said: unknown;
    const { at, taken } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) => {
        said = [username, password];
        answer(null, { user: username });
      },
    });
    await smtpMailer(at('preventivi:se%40greta@'), from).send(mail);
    expect(said).toEqual(['preventivi', 'se@greta']);
    expect(taken).toHaveLength(1);
  });

  it('an SMTP mailer sends nothing without encryption when TLS is required', async () => {
    const { at, taken } = await mailServer({ authOptional: false, allowInsecureAuth: true });
    const sent = smtpMailer(at('preventivi:segreta@'), from, { requireTls: true }).send(mail);
    await expect(sent.catch(failureOf)).resolves.toMatch(/^ETLS/);
    expect(taken).toEqual([]);
  });

  it('the error of an SMTP mailer does not contain the recipient', async () => {
    const { at } = await mailServer({
      onRcptTo: ({ address }, _session, answer) =>
        answer(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
    });
    const error = await smtpMailer(at(), from)
      .send(mail)
      .catch((failed: unknown) => failed);
    expect(String(error)).toContain('giulia');
    expect(failureOf(error)).toBe('EENVELOPE 550');
  });

  it.each([
    ['5.1.1 User unknown', true],
    ['5.7.1 Relaying denied', false],
    ['no such user here', false],
  ])(
    '`isUnknownAddress` recognises an unknown address by its status code: 550 %s',
    async (said, isUnknown) => {
      const { at } = await mailServer({
        onRcptTo: (_address, _session, answer) =>
          answer(Object.assign(new Error(said), { responseCode: 550 })),
      });
      const error = await smtpMailer(at(), from)
        .send(mail)
        .catch((failed: unknown) => failed);
      expect(isUnknownAddress(error)).toBe(isUnknown);
    },
  );

  it("a mail fails when the server's response is lost, and keeps its id when it is sent again", async () => {
    const heard: string[] = [];
    const sockets: Socket[] = [];
    const { taken, at } = await mailServer({
      onData(stream, _session, taking) {
        let text = '';
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('end', () => {
          heard.push(text);
          if (heard.length > 1) taking();
          else for (const socket of sockets) socket.destroy();
        });
      },
    });
    servers[0]?.server.on('connection', (socket) => sockets.push(socket));
    const send = () => smtpMailer(at(), from).send(mail, { id: '4f3c2a1b' });
    await expect(send().catch(failureOf)).resolves.toBe('ECONNECTION');
    await send();
    const ids = heard.map((text) => /^Message-ID: (.+?)\r?$/m.exec(text)?.[1]);
    expect(ids).toEqual(Array(2).fill('<4f3c2a1b@broker.example>'));
    expect(taken).toEqual([]);
  });

  it('an abort signal stops the sending of a mail', async () => {
    const { at } = await mailServer({ onMailFrom: () => {} });
    const giveUp = new AbortController();
    const sent = smtpMailer(at(), from).send(mail, { signal: giveUp.signal });
    giveUp.abort();
    await expect(sent).rejects.toThrow();
  });
});
