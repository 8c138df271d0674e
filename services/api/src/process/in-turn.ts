import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for the answers before theirs: a browser sends none so. */
const mostWaiting = 10;

/**
 * Answers what comes over one connection one after the other: the next request is begun when the bytes of the
 * answer before it were taken. So a client that asks and never reads holds one answer, however often it asked;
 * with more than ten questions ahead of its answers it is hung up on.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return function begin(request, response) {
    const { socket } = request;
    // What is left of a text whose connection was ended half-way.
    if (socket.destroyed) return;
    const turn = () => {
      response.once('finish', () => {
        const next = waiting.get(socket)?.shift();
        if (!next) waiting.delete(socket);
        else if (!socket.destroyed) next();
      });
      listener(request, response);
    };
    const others = waiting.get(socket);
    if (!others) {
      waiting.set(socket, []);
      turn();
    } else if (others.length < mostWaiting) others.push(turn);
    else socket.destroy();
  };
}
