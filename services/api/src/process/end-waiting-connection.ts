import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** An open connection, and the network to which limits assign it. */
export interface CountedConnection {
  readonly socket: Socket;
  readonly network: string;
}

/**
 * Closes one connection that waits for its client. Selects the network with the most waiting
 * connections, and closes its oldest one. Does nothing if no connection waits.
 */
export type EndWaiting = (open: Iterable<CountedConnection>) => void;

/**
 * Returns a function that frees a slot on a full server. A connection waits for its client while
 * the request is incomplete, or while the client does not read the response. Closing a connection
 * of the largest network admits clients of other networks.
 */
export function endWaitingConnection(server: Server): EndWaiting {
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>();
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const requests = underWay.get(socket) ?? new Set();
    underWay.set(socket, requests.add(request));
    response.once('close', () => requests.delete(request));
  });
  // A client may start its next request while the server still responds to the previous request.
  const isAnswered = (socket: Socket) =>
    [...(underWay.get(socket) ?? [])].some(({ complete }) => complete);
  const waitsForClient = (socket: Socket) =>
    !socket.destroyed && (!isAnswered(socket) || socket.writableLength > 0);

  return (open) => {
    const ofNetwork = new Map<string, Socket[]>();
    for (const { socket, network } of open)
      if (waitsForClient(socket)) {
        const others = ofNetwork.get(network);
        if (others) others.push(socket);
        else ofNetwork.set(network, [socket]);
      }
    const [most] = [...ofNetwork.values()].sort((a, b) => b.length - a.length);
    most?.[0]?.destroy();
  };
}
