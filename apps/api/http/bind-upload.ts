import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerAnswer } from './handler.ts';
import { parseHostileQuery } from './hostile-json.ts';
import { sendRefusal } from './refusal.ts';

type Words = Readonly<Record<string, string>>;

/** How many bytes are there, and what they became once they were all there; null before. */
export type UploadArrival = { arrivedBytes: number; answer: unknown };

/** One address that takes a file's bytes, allowed by the signature in its query rather than by a session. */
export type UploadRoute = {
  path: `/api/${string}`;
  maxBytes: number;
  /** Told to check the signature before a single byte is read. */
  authorize: (params: Words, query: Words) => Promise<HandlerAnswer<unknown>>;
  askArrival: (params: Words, query: Words) => Promise<HandlerAnswer<UploadArrival>>;
  receive: (
    params: Words,
    query: Words,
    sent: { fromByte: number; bytes: AsyncIterable<Buffer> },
  ) => Promise<HandlerAnswer<UploadArrival>>;
};

/** Methods of such an address: how much is there, and what follows. */
export const uploadMethods = ['HEAD', 'PATCH'] as const;
/** Names and meaning as in the IETF's draft for resumable uploads. */
const partType = 'application/partial-upload';
const offsetHeader = 'upload-offset';

type UploadRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Binds an upload in its own scope, so that no other route learns to read files. */
export function bindUpload(app: FastifyInstance, route: UploadRoute): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(partType, async (_request: unknown, payload: Readable) =>
      untilItEnds(payload),
    );
    scope.route<{ Params: Record<string, string> }>({
      method: [...uploadMethods],
      url: route.path,
      config: { lastsByCaller: true },
      onRequest: async (request, reply) => {
        const allowed = await route.authorize(request.params, queryOf(request));
        if (!allowed.ok) return sendRefusal(reply, allowed.code, allowed.detail);
        const announcedBytes = Number(request.headers['content-length'] ?? 0);
        return announcedBytes > route.maxBytes ? sendRefusal(reply, 'body_too_large') : undefined;
      },
      handler: async (request, reply) => {
        if (request.method === 'HEAD') {
          return sendArrival(reply, await route.askArrival(request.params, queryOf(request)));
        }
        const fromByte = String(request.headers[offsetHeader] ?? '');
        if (!/^\d{1,9}$/.test(fromByte)) return sendRefusal(reply, 'malformed_request');
        const body = request.body instanceof PassThrough ? request.body : new PassThrough().end();
        const sent = { fromByte: Number(fromByte), bytes: bytesOf(body) };
        const arrival = await route.receive(request.params, queryOf(request), sent);
        // What nobody wanted is let pass, so that the line is free for the answer and the next request.
        body.resume();
        return sendArrival(reply, arrival);
      },
    });
  });
}

function queryOf(request: UploadRequest): Words {
  return parseHostileQuery(request.raw.url ?? '');
}

function sendArrival(reply: FastifyReply, arrival: HandlerAnswer<UploadArrival>): FastifyReply {
  if (!arrival.ok) return sendRefusal(reply, arrival.code, arrival.detail);
  const { arrivedBytes, answer } = arrival.value;
  reply.header(offsetHeader, String(arrivedBytes));
  if (answer === null) return reply.code(204).send();
  return reply.type('application/json').send(JSON.stringify(answer));
}

/** A line that breaks ends the part like any other end: what came is kept, and the sender asks how much that was. */
function untilItEnds(payload: Readable): PassThrough {
  const arrived = new PassThrough({ highWaterMark: 64 * 1024 });
  // Read from now on: what came before the line broke must not wait for somebody to look at it.
  payload.pipe(arrived);
  payload.once('close', () => arrived.end());
  payload.once('error', () => arrived.end());
  return arrived;
}

/** A handler that stops reading early can still answer on this connection. */
function bytesOf(body: PassThrough): AsyncIterable<Buffer> {
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  return { [Symbol.asyncIterator]: () => chunks };
}
