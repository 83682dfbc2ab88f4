import path from 'node:path';

/* What the parts of the cluster are told, as docs/operations/connections.md shows it. */

export const superuser = 'luwag';
export const password = 'for-this-run-only';

export type Ports = { etcd: number; peer: number; proxy: number; nodes: readonly NodePorts[] };
export type NodePorts = { name: string; postgres: number; api: number };

/** Debian's PostgreSQL, of the release that production needs at least. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

export function etcdCommand(folder: string, { etcd, peer }: Ports): readonly [string, ...string[]] {
  const [client, own] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
  return [
    '/usr/bin/etcd',
    '--name=one',
    `--data-dir=${path.join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${own}`,
    `--initial-advertise-peer-urls=${own}`,
    `--initial-cluster=one=${own}`,
  ];
}

const login = (username: string) => ({ username, password });

/** Patroni reads YAML, of which JSON is a part. */
export function patroniFile(folder: string, { etcd }: Ports, { name, postgres, api }: NodePorts): string {
  return JSON.stringify({
    scope: 'luwag',
    name,
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 5,
        // A leader that was killed is replaced and not waited for.
        master_start_timeout: 0,
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            wal_log_hints: 'on',
            fsync: 'on',
            synchronous_commit: 'on',
            wal_keep_size: '512MB',
            // A follower looks for the next leader at once, and not after five seconds.
            wal_retrieve_retry_interval: '500ms',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: path.join(folder, name),
      bin_dir: postgresPrograms,
      pgpass: path.join(folder, `${name}.pgpass`),
      authentication: {
        superuser: login(superuser),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}

export function haproxyFile({ proxy, nodes }: Ports): string {
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen leader
  bind 127.0.0.1:${proxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, api }) => `  server ${name} 127.0.0.1:${postgres} check port ${api}`).join('\n')}
`;
}
