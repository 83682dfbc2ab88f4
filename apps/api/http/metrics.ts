import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { type FigureSources, readersOf } from './metric-figures.ts';
import { mayReadMetrics } from './metrics-access.ts';
import type { ProcessFigures } from './process-figures.ts';
import { sendRefusal } from './refusal.ts';

export type MetricsOptions = FigureSources & {
  settings: Pick<Settings, 'metricsToken' | 'smsCentavos'>;
  processFigures: ProcessFigures;
};

/**
 * `/metrics`: figures for the lender's own scraper. What a process counts itself comes from all processes together; what the
 * database knows is read by the one that is asked.
 */
export function bindMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { settings, processFigures } = options;
  const registry = new Registry();
  const readers = readersOf(registry, options, settings);
  app.addHook('onResponse', async (request, reply) => {
    processFigures.onAnswer({
      method: request.method,
      route: request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)'),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings.metricsToken)) return sendRefusal(reply, 'forbidden');
    await Promise.all(readers.map((read) => read()));
    return reply
      .header('cache-control', 'no-store')
      .type(processFigures.contentType)
      .send(`${await processFigures.text()}\n${await registry.metrics()}`);
  });
}
