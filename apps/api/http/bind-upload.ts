import type { FastifyInstance } from 'fastify';
import type { HandlerAnswer } from './handler.ts';
import { parseHostileQuery } from './hostile-json.ts';
import { sendRefusal } from './refusal.ts';

/** One address that takes a file's bytes, allowed by the signature in its query rather than by a session. */
export type UploadRoute = {
  path: `/api/${string}`;
  contentTypes: readonly string[];
  maxBytes: number;
  /** Told to check the signature before a single byte is read. */
  authorize: (
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
  ) => Promise<HandlerAnswer<unknown>>;
  receive: (
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
    file: { contentType: string; bytes: Buffer },
  ) => Promise<HandlerAnswer<unknown>>;
};

/** Binds an upload in its own scope, so that no other route learns to read files. */
export function bindUpload(app: FastifyInstance, route: UploadRoute): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...route.contentTypes],
      { parseAs: 'buffer' },
      async (_request: unknown, bytes: unknown) => bytes,
    );
    scope.route<{ Params: Record<string, string> }>({
      method: 'PUT',
      url: route.path,
      bodyLimit: route.maxBytes,
      onRequest: async (request, reply) => {
        const allowed = await route.authorize(request.params, parseHostileQuery(request.raw.url ?? ''));
        return allowed.ok ? undefined : sendRefusal(reply, allowed.code, allowed.detail);
      },
      handler: async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.length === 0) return sendRefusal(reply, 'malformed_request');
        const contentType = (request.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
        const query = parseHostileQuery(request.raw.url ?? '');
        const answer = await route.receive(request.params, query, { contentType, bytes: body });
        if (!answer.ok) return sendRefusal(reply, answer.code, answer.detail);
        return reply.type('application/json').send(JSON.stringify(answer.value));
      },
    });
  });
}
