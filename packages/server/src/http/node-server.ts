import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** What one connection, and all connections of one address, may take of the server. */
export const CONNECTION_LIMITS = {
  /** Longest time in which nothing moves on a connection with a request on it. */
  idleMs: 30_000,
  /** Requests that may wait on one connection for the responses before theirs; with one more it is closed. */
  pipelined: 32,
  /** Connections of one address at a time; one more is closed at once. */
  perAddress: 256,
  /** Longest time that a request which has not arrived whole keeps a stopping server. */
  arrivalMs: 500,
  /** Longest time that anything keeps a stopping server. */
  shutdownMs: 10_000,
};
export type ConnectionLimits = Readonly<typeof CONNECTION_LIMITS>;

/** Longer than the minute for which common balancers keep a connection, so that they never use one that we are closing. */
const KEEP_ALIVE_MS = 65_000;
/** Longest time a client may take to send a request: few have more than four kilobytes to send, and nobody more than a megabyte. */
const REQUEST_MS = 15_000;

interface Connection {
  request?: IncomingMessage;
  response?: ServerResponse;
  /** Requests that wait for the response before theirs. */
  waiting: number;
}

interface Options {
  readonly listener: RequestListener;
  readonly limits: ConnectionLimits;
  /** What the connections of a client are counted by; undefined for one whose connections are not counted. */
  readonly addressOf: (socket: Socket) => string | undefined;
}

function countConnections(server: Server, { limits, addressOf }: Options): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (address === undefined) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > limits.perAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/**
 * Requests of one connection are looked at one after the other, each when its response can be sent: a client that sends
 * without reading gets one response at a time, not thousands.
 */
function oneByOne(
  connections: Map<Socket, Connection>,
  { listener, limits }: Options,
  isDraining: () => boolean,
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined || socket.destroyed) return;
    const begin = () => {
      connection.request = request;
      connection.response = response;
      if (isDraining()) response.setHeader('connection', 'close');
      listener(request, response);
    };
    // Node gives a response its socket when those before it have been sent.
    if (response.socket !== null) begin();
    else if (connection.waiting === limits.pipelined) socket.destroy();
    else {
      connection.waiting += 1;
      response.once('socket', () => {
        connection.waiting -= 1;
        begin();
      });
    }
  };
}

/** An idle connection would keep the server alive. */
function closeAfter(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('finish', () => socket.destroySoon());
}

function stopServer(
  server: Server,
  connections: Map<Socket, Connection>,
  limits: ConnectionLimits,
): Promise<void> {
  const cut = (isOver: (connection: Connection) => boolean) => {
    for (const [socket, connection] of connections) if (isOver(connection)) socket.destroy();
  };
  return new Promise((resolve) => {
    server.close(() => resolve());
    cut(({ response }) => response === undefined || response.writableFinished);
    for (const [socket, { response }] of connections) if (response) closeAfter(socket, response);
    setTimeout(() => cut(({ request }) => !request?.complete), limits.arrivalMs).unref();
    setTimeout(() => cut(() => true), limits.shutdownMs).unref();
  });
}

export type NodeServer = ReturnType<typeof createNodeServer>;

/** A server of node:http that no single client can fill, and that does not listen yet. */
export function createNodeServer(options: Options) {
  const { limits } = options;
  const connections = new Map<Socket, Connection>();
  let isDraining = false;
  const listener = oneByOne(connections, options, () => isDraining);
  // A request without a body needs no stream of one.
  const server = createServer({ optimizeEmptyRequests: true }, listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  server.timeout = limits.idleMs;

  server.prependListener('connection', (socket) => {
    connections.set(socket, { waiting: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  countConnections(server, options);
  return {
    server,
    /** From now on each connection ends with its next response: those whom a balancer keeps open are gone before the server stops. */
    drain() {
      isDraining = true;
    },
    /** Takes no more requests; resolves when those under way have been served, or cut off. */
    stop() {
      isDraining = true;
      return stopServer(server, connections, limits);
    },
  };
}
