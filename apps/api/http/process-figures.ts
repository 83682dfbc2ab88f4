import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type PrometheusContentType,
  Registry,
} from 'prom-client';
import { type FiguresAsked, isFiguresTold } from '../ports/process-messages.ts';

/** How long the other processes have to tell their figures. */
const longestWaitMs = 6_000;

/** What a process counts itself: answers and calls of providers. */
export type ProcessFigures = {
  onAnswer: (answer: { method: string; route: string; status: number; seconds: number }) => void;
  onProviderCall: (call: { provider: string; call: string; outcome: string; seconds: number }) => void;
  /** Takes milliseconds that the machine's clock is ahead of the database's. */
  onClockCompared: (differenceMs: number) => void;
  /** Written for a scraper: of all processes of this server together, where there are several. */
  text: () => Promise<string>;
  contentType: string;
};

export function createProcessFigures(): ProcessFigures {
  // The second kind answers the process that started this one when it collects the figures of all.
  const registry = cluster.isWorker ? new AggregatorRegistry<PrometheusContentType>() : new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time that a provider took, by call and what came of it',
    labelNames: ['provider', 'call', 'outcome'] as const,
    buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const difference = new Gauge({
    name: 'clock_difference_seconds',
    help: "How far the machine's clock is from the database's, ahead or behind",
    aggregator: 'max',
    registers: [registry],
  });
  const askAll = cluster.isWorker ? shareFigures(registry) : async () => null;
  return {
    onAnswer: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status: String(status) }, seconds),
    onProviderCall: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    onClockCompared: (differenceMs) => difference.set(Math.abs(differenceMs) / 1_000),
    text: async () => (await askAll()) ?? registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Lets the process that started this one collect its figures. Answers how to ask it for those of all. */
function shareFigures(registry: Registry): () => Promise<string | null> {
  AggregatorRegistry.setRegistries([registry]);
  const waiting = new Map<number, (text: string | null) => void>();
  process.on('message', (message: unknown) => {
    if (!isFiguresTold(message)) return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  let lastId = 0;
  return () => {
    lastId += 1;
    const asked: FiguresAsked = { type: 'luwag:figures-asked', id: lastId };
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(asked.id);
        resolve(null);
      }, longestWaitMs);
      waiting.set(asked.id, (text) => {
        clearTimeout(timer);
        resolve(text);
      });
      process.send?.(asked);
    });
  };
}
