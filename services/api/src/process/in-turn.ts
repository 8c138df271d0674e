import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of waiting pipelined requests. Browsers do not pipeline. */
const mostWaiting = 10;

/**
 * Processes the requests of one connection in sequence. A request starts when the previous response
 * was flushed. A client that pipelines requests and never reads therefore holds the memory of only
 * one response. More than ten waiting requests close the connection.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return function begin(request, response) {
    const { socket } = request;
    // Ignore buffered requests of a closed connection.
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
