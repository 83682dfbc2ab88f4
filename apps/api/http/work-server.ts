import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { bindHealth, type HealthOptions } from './health.ts';
import { bindMetrics, type MetricsOptions } from './metrics.ts';

type WorkServerOptions = HealthOptions &
  Omit<MetricsOptions, 'settings'> & { settings: Pick<Settings, 'metricsToken' | 'smsCentavos'> };

/**
 * What a process answers that does the jobs and serves nobody: its health and its figures. It alone knows how the providers answer
 * that its jobs call.
 */
export function createWorkServer(options: WorkServerOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: 'idle', requestTimeout: 30_000 });
  bindHealth(app, options);
  bindMetrics(app, options);
  return app;
}
