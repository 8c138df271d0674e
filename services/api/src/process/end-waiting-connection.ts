import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** An open connection, and the network it is counted for. */
export interface CountedConnection {
  readonly socket: Socket;
  readonly network: string;
}

/** Ends the oldest connection that waits for its client, from the network with most of them. Does nothing without any. */
export type EndWaiting = (open: Iterable<CountedConnection>) => void;

/**
 * Makes room in a full server. A connection waits for its client while it has no complete request, or while the client
 * does not read the response: half headers, half bodies, kept-alive connections, silent readers. The oldest of the network
 * with most of them is closed, so that a client of another network gets in.
 */
export function endWaitingConnection(server: Server): EndWaiting {
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>();
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const requests = underWay.get(socket) ?? new Set();
    underWay.set(socket, requests.add(request));
    response.once('close', () => requests.delete(request));
  });
  // A client may send the beginning of its next request while the first is answered.
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
