import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** A delivery with a valid signature. */
export interface Arrived {
  readonly webhookId: string;
  readonly requestId: string;
  /**
   * How the receiver responded. `lost`: the receiver accepted the delivery, but closed the
   * connection before its response.
   */
  readonly answer: 'yes' | '503' | 'lost';
  /** How often the server had been killed before this delivery. */
  readonly life: number;
}

/** A receiver of webhooks. It shares no code with the server's implementation of webhooks. */
export interface Receiver {
  readonly env: { readonly WEBHOOK_URL: string; readonly WEBHOOK_SECRET: string };
  readonly arrived: readonly Arrived[];
  /** Deliveries that were rejected for a wrong signature. */
  readonly forged: readonly unknown[];
  /** Records that the server was killed. */
  nextLife(): void;
  stop(): void;
}

/**
 * Chooses a response from a random number. `closed` sends 503 without counting a failure, so a
 * delivery may get it any number of times.
 */
export type Mood = (chance: number) => Arrived['answer'] | 'never' | 'closed';

/** Responds to 15 % of the deliveries with 503, and loses the responses to 5 %. */
export const badDay: Mood = (chance) => (chance < 0.15 ? '503' : chance < 0.2 ? 'lost' : 'yes');

export async function receiver(mood: Mood): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const forged: unknown[] = [];
  let life = 0;
  const server = createServer(async (request, response) => {
    // If the sender was killed, its body never ends.
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
    // Let a delivery fail at most twice. The delays before further retries are longer than a test.
    const answer = failed.length < 2 ? mood(Math.random()) : 'yes';
    if (answer === 'never') return;
    if (answer === 'closed') {
      response.writeHead(503).end();
      return;
    }
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
