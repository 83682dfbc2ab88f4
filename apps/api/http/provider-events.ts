import type { FastifyInstance } from 'fastify';
import type { EventReader } from '../ports/provider-events.ts';
import type { Context } from '../use-cases/context.ts';
import { keepProviderEvent } from '../use-cases/provider-event/keep-provider-event.ts';
import { sendRefusal } from './refusal.ts';

/**
 * Where providers tell of payouts and payments: one address for each provider that the settings name. The body is read as it came,
 * since signatures are over its bytes, and answered only when it is kept.
 */
export function bindProviderEvents(
  app: FastifyInstance,
  context: Pick<Context, 'providerEvents' | 'personalData' | 'now'>,
  readers: readonly EventReader[],
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) =>
      text.toString(),
    );
    for (const reader of readers) {
      scope.post(`/api/providers/${reader.provider}/events`, async (request, reply) => {
        const kept = await keepProviderEvent(context, reader, {
          header: (name) => {
            const value = request.headers[name];
            return typeof value === 'string' ? value : null;
          },
          rawBody: typeof request.body === 'string' ? request.body : '',
        });
        if (kept === 'forged') return sendRefusal(reply, 'forbidden');
        if (kept === 'unreadable') return sendRefusal(reply, 'malformed_request');
        return reply.header('cache-control', 'no-store').send({ received: true });
      });
    }
  });
}
