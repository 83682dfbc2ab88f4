import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Endpoint } from '@luwag/contract/endpoint';
import { type EndpointName, endpoints } from '@luwag/contract/endpoints';
import { errorTable } from '@luwag/contract/errors';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { defaultLanguage } from '@luwag/contract/language';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type HTTPMethods,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { FirstPage } from '../ports/first-page.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Settings } from '../settings.ts';
import type { AddressWindows } from './address-window.ts';
import { bindEndpoint, type ClosedBy, type LooseHandler, type OfferedCall } from './bind-endpoint.ts';
import { bindUpload, uploadMethods, type UploadRoute } from './bind-upload.ts';
import { clientErrorHandlers } from './client-errors.ts';
import { readFrontEndPages } from './front-end-pages.ts';
import { type RenderedScreenOptions, readingsOf, sendRenderedScreen } from './rendered-screen.ts';
import { bindFrontEnds, pageForUnknownAddress, sendPage } from './front-ends.ts';
import type { Authentication, Handlers } from './handler.ts';
import { bindHealth } from './health.ts';
import { parseHostileJson } from './hostile-json.ts';
import { type Folders, keepFiles } from './kept-files.ts';
import { bindLoadLimit } from './load-limit.ts';
import { bindMetrics, type MetricsOptions } from './metrics.ts';
import { openApiOf } from './open-api.ts';
import { codeOfThrown, errorBody, sendRefusal } from './refusal.ts';
import { describeError, logRequests } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { bindTapTrace, tapTraceTag } from './tap-trace.ts';
import { tracedCalls, traceRequests } from './trace-requests.ts';
import { endUnreadAnswers } from './unread-answers.ts';
import { webManifest } from './web-manifest.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/** A line between phone and server that a tester makes worse. */
export type TestedLine = {
  bind: (app: FastifyInstance) => void;
  isBad: (cookies: string | undefined) => boolean;
};

export type HttpServerOptions = Omit<MetricsOptions, 'settings'> & {
  settings: Pick<
    Settings,
    | 'mode'
    | 'isHttps'
    | 'publicOrigin'
    | 'trustedProxies'
    | 'identity'
    | 'supportAndroid'
    | 'prohibitSelect'
    | 'requestUrls'
    | 'maritalStatusList'
    | 'metricsToken'
    | 'smsCentavos'
    | 'mostOpenCalls'
  >;
  handlers: Partial<Handlers>;
  /** Null where lines are as they are. */
  testedLine: TestedLine | null;
  authentication: Authentication;
  closedBy: ClosedBy;
  windows: AddressWindows;
  uploads?: readonly UploadRoute[];
  isReady: () => Promise<boolean>;
  clockTrouble: () => string | null;
  /** Null where no request is followed. */
  tracing: Tracing | null;
  /** Folders of the built front ends. */
  frontEnds: Folders;
  /** Where the files of this release and of those before it are kept; null where one release is enough. */
  keptFiles: string | null;
  firstPage: FirstPage;
  /** Whether the first page is rendered as soon as the server listens, so that the first visitor does not wait for it. */
  preparesFirstPage?: boolean;
  screens: Pick<RenderedScreenOptions, 'renderer' | 'holder'>;
  publicSettings: () => PublicSettings;
  log: Logger;
};

const mostBodyBytes = 64 * 1024;
const knownMethods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
];

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, log, publicSettings } = options;
  const app = createBareServer(options);
  const pages = await readFrontEndPages(options.frontEnds, {
    publicSettings,
    ...(options.tracing === null ? {} : { inHead: tapTraceTag }),
    renderFirstPage: async (told) => {
      try {
        return await options.firstPage.render(told);
      } catch (error) {
        log.error({ firstPage: 'not rendered', ...describeError(error) });
        return null;
      }
    },
  });
  const { inlineScriptHashes, inlineStyleHashes } = pages;
  addSecurityHeaders(app, { isHttps: settings.isHttps, inlineScriptHashes, inlineStyleHashes });
  if (options.tracing !== null) traceRequests(app, options.tracing);
  if (options.tracing !== null) bindTapTrace(app);
  logRequests(app);
  warnOfUntrustedProxy(app, log);
  options.testedLine?.bind(app);
  bindHealth(app, options);
  const load = bindLoadLimit(app, settings.mostOpenCalls);
  endUnreadAnswers(app);
  bindMetrics(app, options);
  await app.register(cookie);
  readJsonOnly(app);
  app.setErrorHandler(async (error, request, reply) => {
    const code = codeOfThrown(error);
    const { status } = errorTable[code];
    if (status >= 500) request.log.error({ requestId: request.id, ...describeError(error) });
    return sendRefusal(reply, code, status >= 500 ? { requestId: request.id } : undefined);
  });
  const offered = tracedCalls(offeredCalls(options), options.tracing);
  const rendering = {
    ...options.screens,
    publicSettings,
    origin: settings.publicOrigin,
    isHttps: settings.isHttps,
    readings: readingsOf(offered),
  };
  // Before any body is read: an address that is not there has nothing to read it for.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return undefined;
    const found = pageForUnknownAddress(request, pages);
    if (found === null) return sendRefusal(reply, 'not_found');
    // Over a bad line a tester wants to see the screen wait.
    const isBadLine = options.testedLine?.isBad(request.headers.cookie) === true;
    // A page without its figures costs a tenth, and asks for them itself.
    const isRendered =
      !isBadLine && !load.isFull() && (await sendRenderedScreen(app, request, reply, found, rendering));
    return isRendered ? reply : sendPage(request, reply.code(found.status), found.page);
  });
  app.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, 'not_found'));
  bindContract(app, options, offered);
  app.get<{ Querystring: { install?: unknown } }>('/manifest.webmanifest', async ({ query }, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(settings.identity, query.install))),
  );
  const { frontEnds, keptFiles } = options;
  const kept = keptFiles === null ? null : await keepFiles(frontEnds, keptFiles);
  await bindFrontEnds(app, frontEnds, { pages, kept });
  if (options.preparesFirstPage === true) app.addHook('onListen', () => void pages.start(defaultLanguage));
  log.debug({ endpoints: Object.keys(options.handlers).length });
  return app;
}

function createBareServer({ settings, log }: HttpServerOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBodyBytes,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => {
      void sendRefusal(reply, codeOfThrown(error));
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      const body = JSON.stringify(errorBody('malformed_request'));
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => parseHostileJson(text.toString()),
  );
}

/** The contract as far as it is kept here: the sandbox alone brings handlers of its own calls. */
function offeredCalls({ log, windows, handlers: given }: HttpServerOptions): readonly OfferedCall[] {
  const handlers: Partial<Handlers> = { ...clientErrorHandlers(log, windows), ...given };
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as LooseHandler | undefined;
    return handler ? [{ endpoint, handler }] : [];
  });
}

function bindContract(
  app: FastifyInstance,
  options: HttpServerOptions,
  offered: readonly OfferedCall[],
): void {
  const { settings, uploads = [] } = options;
  const { authentication, closedBy } = options;
  const { isHttps, publicOrigin } = settings;
  for (const { endpoint, handler } of offered) {
    bindEndpoint(app, endpoint, handler, { authentication, closedBy, isHttps, publicOrigin });
  }
  for (const upload of uploads) bindUpload(app, upload);
  const document = openApiOf(
    offered.map(({ endpoint }) => endpoint),
    { title: settings.identity.productName, origin: publicOrigin },
  );
  // The same bytes for everybody, however many wait for them.
  const bytes = Buffer.from(JSON.stringify(document));
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(bytes));
  refuseOtherMethods(app, [
    ...offered.map(({ endpoint }) => ({ path: endpoint.path, method: endpoint.method })),
    ...uploads.flatMap(({ path }) => uploadMethods.map((method) => ({ path, method }))),
    { path: '/api/openapi.json', method: 'GET' },
  ]);
}

/** A known address asked with a method it does not have: says which it has. */
function refuseOtherMethods(
  app: FastifyInstance,
  bound: readonly { path: string; method: HTTPMethods }[],
): void {
  for (const [url, routes] of Map.groupBy(bound, ({ path }) => path)) {
    const allowed = new Set<HTTPMethods>(routes.map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    app.route({
      method: knownMethods.filter((method) => !allowed.has(method)),
      url,
      // An address may have a HEAD of its own without a GET.
      exposeHeadRoute: false,
      onRequest: async (_request, reply) =>
        sendRefusal(reply.header('allow', [...allowed].join(', ')), 'method_not_allowed'),
      handler: async (_request, reply) => sendRefusal(reply, 'method_not_allowed'),
    });
  }
}

/** What every visitor is told; the pages carry it and the settings endpoint answers it. */
export function publicSettingsOf(
  settings: HttpServerOptions['settings'],
  product: PublicSettings['product'],
): PublicSettings {
  return {
    mode: settings.mode,
    supportAndroid: settings.supportAndroid,
    prohibitSelect: settings.prohibitSelect,
    requestUrls: settings.requestUrls,
    maritalStatusList: settings.maritalStatusList,
    legalIdentity: settings.identity,
    product,
  };
}
