import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import {
  etcdCommand,
  haproxyFile,
  type NodePorts,
  password,
  patroniFile,
  type Ports,
  superuser,
} from './cluster-files.ts';
import { endPart, makePartFolder, type Part, startPart, until, writePartFile } from './part.ts';

/* Three PostgreSQL servers under Patroni, of which one leads and another has every commit before it is acknowledged. */

export type Kill = 'server' | 'machine';

export type Cluster = {
  /** The address of the owner, at the proxy that leads to the leader. */
  databaseUrl: string;
  proxyPort: number;
  /**
   * Ends the leader with SIGKILL: its PostgreSQL alone, or all that runs on its machine. Returns the name of the next leader
   * and when it was seen promoted, by `performance.now()`.
   */
  killLeader: (kill: Kill) => Promise<{ killed: string; leader: string; promotedAt: number }>;
  /** Starts what was killed, and waits until every server follows and one of them keeps each commit. */
  whole: () => Promise<void>;
  stop: () => Promise<void>;
};

const isLeading = ({ api }: NodePorts): Promise<boolean> => answers(`http://127.0.0.1:${api}/primary`);

type Member = { name: string; role: string; state: string };

export async function startCluster(folder: string): Promise<Cluster> {
  await makePartFolder(folder);
  const ports = await choosePorts();
  const running = new Map<string, Part>();
  const start = async (name: string, command: readonly [string, ...string[]]): Promise<void> => {
    running.set(name, await startPart(folder, name, command));
  };
  const startNode = async (node: NodePorts): Promise<void> => {
    const file = path.join(folder, `${node.name}.yml`);
    await writePartFile(file, patroniFile(folder, ports, node));
    await start(node.name, ['/usr/bin/patroni', file]);
  };
  const leaderOf = async (): Promise<NodePorts | null> => {
    const leading = await Promise.all(ports.nodes.map(isLeading));
    return ports.nodes[leading.indexOf(true)] ?? null;
  };
  const whole = async (): Promise<void> => {
    for (const node of ports.nodes) if (hasEnded(running.get(node.name))) await startNode(node);
    await until('every server follows', async () => {
      const members = await membersSeenBy(await leaderOf());
      const isWhole = members.length === ports.nodes.length && members.every(isRunning);
      return isWhole && members.some(({ role }) => role === 'sync_standby') ? true : null;
    });
  };
  const stop = async (): Promise<void> => {
    for (const { name } of ports.nodes) {
      const part = running.get(name);
      if (part !== undefined) await endPart(part);
      await killServer(folder, name);
    }
    for (const name of ['haproxy', 'etcd']) {
      const part = running.get(name);
      if (part !== undefined) await endPart(part);
    }
  };
  try {
    await start('etcd', etcdCommand(folder, ports));
    await until('etcd', async () => ((await answers(`http://127.0.0.1:${ports.etcd}/health`)) ? true : null));
    for (const node of ports.nodes) await startNode(node);
    const proxyFile = await writePartFile(path.join(folder, 'haproxy.cfg'), haproxyFile(ports));
    await start('haproxy', ['/usr/sbin/haproxy', '-db', '-f', proxyFile]);
    await whole();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    databaseUrl: `postgres://${superuser}:${password}@127.0.0.1:${ports.proxy}/postgres`,
    proxyPort: ports.proxy,
    whole,
    stop,
    killLeader: async (kill) => {
      const before = await until('a leader', leaderOf);
      if (kill === 'machine') running.get(before.name)?.child.kill('SIGKILL');
      await killServer(folder, before.name);
      const leader = await until('another leader', async () => {
        const now = await leaderOf();
        return now === null || now.name === before.name ? null : now;
      });
      return { killed: before.name, leader: leader.name, promotedAt: performance.now() };
    },
  };
}

async function choosePorts(): Promise<Ports> {
  const nodes: NodePorts[] = [];
  for (const name of ['north', 'east', 'west'])
    nodes.push({ name, postgres: await freePort(), api: await freePort() });
  return { etcd: await freePort(), peer: await freePort(), proxy: await freePort(), nodes };
}

function hasEnded(part: Part | undefined): boolean {
  return part !== undefined && (part.child.exitCode !== null || part.child.signalCode !== null);
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(1_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isRunning({ state }: Member): boolean {
  return state === 'running' || state === 'streaming';
}

async function membersSeenBy(leader: NodePorts | null): Promise<readonly Member[]> {
  if (leader === null) return [];
  try {
    const response = await fetch(`http://127.0.0.1:${leader.api}/cluster`);
    return ((await response.json()) as { members: readonly Member[] }).members;
  } catch {
    return [];
  }
}

/** Ends the PostgreSQL of a node by the process number that it left in its folder. */
async function killServer(folder: string, name: string): Promise<void> {
  const text = await readFile(path.join(folder, name, 'postmaster.pid'), 'utf8').catch(() => '');
  const processId = Number(text.split('\n')[0]);
  if (!(processId > 1)) return;
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It had ended before and left the file.
  }
}

/** Asks the leader as the owner of the database. */
export async function askOwner<R extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly R[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
