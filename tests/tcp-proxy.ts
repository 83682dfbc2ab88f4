import { connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** A way to a server that can be cut, and led to another one. */
export type TcpProxy = {
  port: number;
  /** Where connections go from now on. */
  lead: (port: number) => void;
  /** Ends every connection at once, as a cable that is pulled. */
  cut: () => void;
  stop: () => Promise<void>;
};

/** With a certificate it speaks TLS to those who come, as what stands before a product in production. */
export async function startTcpProxy(
  firstPort: number,
  certificate?: { key: string; cert: string },
): Promise<TcpProxy> {
  let target = firstPort;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Each end hears of the other's trouble by the end of its own connection.
    socket.on('error', () => undefined);
  };
  const join = (near: Socket): void => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('close', () => other.destroy());
    }
    near.pipe(far).pipe(near);
  };
  const server = certificate === undefined ? createServer(join) : createTlsServer(certificate, join);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    lead: (port) => {
      target = port;
    },
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      cut();
      await closed;
    },
  };
}
