import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Something that arrived, with a signature that was right. */
export interface Arrived {
  readonly webhookId: string;
  readonly requestId: string;
  /** What the sender learnt: `lost` where it was taken, and the answer never came. */
  readonly answer: 'yes' | '503' | 'lost';
  /** Which of the servers' lives it arrived in. */
  readonly life: number;
}

/** A broker's system, as somebody else wrote it. */
export interface Receiver {
  /** What the server is told of it. */
  readonly env: { readonly WEBHOOK_URL: string; readonly WEBHOOK_SECRET: string };
  readonly arrived: readonly Arrived[];
  /** What was refused because its signature was wrong. */
  readonly forged: readonly unknown[];
  /** Says that the server was killed. */
  nextLife(): void;
  stop(): void;
}

/** Whether it answers, from a number at random. */
export type Mood = (chance: number) => Arrived['answer'] | 'never';

/** Fails as often as systems on a bad day: 15 of 100 answers are 503, 5 get lost. */
export const badDay: Mood = (chance) => (chance < 0.15 ? '503' : chance < 0.2 ? 'lost' : 'yes');

export async function receiver(mood: Mood): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const forged: unknown[] = [];
  let life = 0;
  const server = createServer(async (request, response) => {
    // A sender that was killed never comes to the end of its body.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      new Webhook(secret).verify(body, headers);
    } catch (error) {
      forged.push(error);
      response.writeHead(401).end();
      return;
    }
    const { id: requestId } = JSON.parse(body);
    const webhookId = headers['webhook-id'] ?? '';
    const failed = arrived.filter((one) => one.webhookId === webhookId && one.answer !== 'yes');
    // Not for ever: the wait after the fifth try is longer than a test.
    const answer = failed.length < 2 ? mood(Math.random()) : 'yes';
    if (answer === 'never') return;
    arrived.push({ webhookId, requestId, answer, life });
    if (answer === 'lost') request.socket.destroy();
    else response.writeHead(answer === 'yes' ? 204 : 503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    env: { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret },
    arrived,
    forged,
    nextLife: () => {
      life += 1;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
