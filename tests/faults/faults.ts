import { setTimeout as wait } from 'node:timers/promises';
import type { ExternalDatabase } from '../external-database.ts';
import type { LenderProduct } from '../lender-product.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import type { Writers } from './writers.ts';

/* What may happen to the product and its database. */

export type Fault =
  | 'product killed'
  | 'database killed'
  | 'connections cut'
  | 'process held up'
  | 'disk full'
  | 'clock a day ahead'
  | 'clock an hour behind';

export type Scene = {
  database: ExternalDatabase;
  product: LenderProduct;
  /** Between borrowers or providers and the product. */
  front: TcpProxy;
  /** Between the product and its database. */
  back: TcpProxy;
  /** Sets the clock of the product's processes ahead or, with a minus, behind. */
  setClock: (offsetSeconds: number) => Promise<void>;
};

/** Longer than a worker is missed before its jobs go to another. */
const heldUpMs = 45_000;
/** How long a disk is full, and a clock wrong, after somebody was refused over it. */
const fullMs = 3_000;
const wrongMs = 3_000;

/** Each returns when what was ended was started again, by `performance.now()`. */
export const happen: Readonly<
  Record<Fault, (scene: Scene, more: () => Promise<void>, refusals: Writers['refusals']) => Promise<number>>
> = {
  'product killed': async (scene) => {
    await scene.product.server().end('SIGKILL');
    const begunAt = performance.now();
    await start(scene);
    return begunAt;
  },
  'database killed': async ({ database }) => {
    await database.kill();
    const begunAt = performance.now();
    await database.start();
    return begunAt;
  },
  'connections cut': async ({ back, front }) => {
    back.cut();
    front.cut();
    return performance.now();
  },
  // Another process takes its jobs; then it goes on with what it had in hand.
  'process held up': async (scene, more) => {
    const held = scene.product.server();
    held.child.kill('SIGSTOP');
    const heldAt = performance.now();
    try {
      await start(scene);
      await more();
      await wait(Math.max(0, heldUpMs - (performance.now() - heldAt)));
    } finally {
      held.child.kill('SIGCONT');
    }
    await more();
    await held.end();
    return performance.now();
  },
  // Nothing can be kept until there is room again; a server that ended over it is started as its supervisor would.
  'disk full': async ({ database }, _more, refusals) => {
    if (database.disk === null) throw new Error('only a disk of its own is filled');
    const giveBack = await database.disk.fill();
    // The database has room in its log's next files: it is made to leave them one after the other.
    await untilRefused(refusals, mostFillingMs, async () => {
      await database.query('SELECT pg_switch_wal()').catch(() => undefined);
      await wait(100);
    });
    await wait(fullMs);
    await giveBack();
    const begunAt = performance.now();
    await database.start();
    return begunAt;
  },
  'clock a day ahead': (scene, _more, refusals) => setWrong(scene, 86_400, refusals),
  'clock an hour behind': (scene, _more, refusals) => setWrong(scene, -3_600, refusals),
};

async function setWrong(
  { setClock }: Scene,
  seconds: number,
  refusals: Writers['refusals'],
): Promise<number> {
  await setClock(seconds);
  await untilRefused(refusals);
  await wait(wrongMs);
  await setClock(0);
  return performance.now();
}

/** Until one more request is told to come again. */
async function untilRefused(
  refusals: Writers['refusals'],
  mostMs = mostReadyMs,
  meanwhile = (): Promise<void> => wait(20),
): Promise<void> {
  const count = (): number => refusals.get('service_unavailable') ?? 0;
  const before = count();
  const begunAt = performance.now();
  while (count() === before) {
    if (performance.now() - begunAt > mostMs) throw new Error('nobody is refused');
    await meanwhile();
  }
}

/** Starts a process of the product, to which borrowers and providers are led from now on. */
export async function start({ product, front }: Scene): Promise<void> {
  const { origin } = await product.start();
  front.lead(Number(new URL(origin).port));
  front.cut();
  product.doubles.tellProduct(originOf(front));
}

export function originOf({ port }: TcpProxy): string {
  return `http://localhost:${port}`;
}

const mostReadyMs = 60_000;
const mostFillingMs = 600_000;

export async function untilReady({ product, front }: Scene, begunAt: number): Promise<void> {
  const { child, output } = product.server();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended: ${output()}`);
    const status = await fetch(`${originOf(front)}/readyz`).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() - begunAt > mostReadyMs) throw new Error('the product does not become ready');
    await wait(20);
  }
}
