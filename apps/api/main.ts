import cluster from 'node:cluster';
import path from 'node:path';
import { type ErrorCode, errorTable } from '@luwag/contract/errors';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { HealthOptions } from './http/health.ts';
import type { FigureSources } from './http/metric-figures.ts';
import { createFirstPage } from './adapters/first-page/worker-first-page.ts';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { createPageRenderer } from './adapters/page-renderer/page-renderer.ts';
import { canvasGraphicCode } from './adapters/graphic-code/canvas-graphic-code.ts';
import { createKeyReaders } from './adapters/postgres/key-readers.ts';
import { createOperationFigures } from './adapters/postgres/operation-figures.ts';
import { openTracing } from './adapters/tracing/open-tracing.ts';
import { tracedDatabase } from './adapters/tracing/traced-database.ts';
import { listenForChanges } from './adapters/postgres/customer-changes.ts';
import { createCustomerStore, type OnSaved } from './adapters/postgres/customer-store.ts';
import { type Database, isPassing } from './adapters/postgres/database.ts';
import { startOutboxRelay } from './adapters/postgres/outbox-relay.ts';
import { isSpread } from './adapters/postgres/spread.ts';
import { authenticationOf } from './http/authentication-of.ts';
import { everyHandler } from './http/every-handler.ts';
import { createHttpServer, publicSettingsOf } from './http/http-server.ts';
import { createWorkServer } from './http/work-server.ts';
import { drainAndClose } from './http/draining.ts';
import { listen } from './http/listen.ts';
import { photoUpload } from './http/photo-upload.ts';
import { createProcessFigures } from './http/process-figures.ts';
import { createLog, describeError, warnOf } from './http/request-log.ts';
import { bindEvents } from './http/bind-events.ts';
import { bindProviderEvents } from './http/provider-events.ts';
import { bindVerifyPage } from './http/verify-page.ts';
import { agesOfEveryMinute, runNotedMinute } from './jobs/every-minute.ts';
import { jobHandlers, slowJobHandlers } from './jobs/job-handlers.ts';
import { holderOf } from './use-cases/session/session-holder.ts';
import { startJobs } from './jobs/job-runner.ts';
import type { CustomerChanges } from './ports/customer-changes.ts';
import type { PageRenderer } from './ports/page-renderer.ts';
import { buildParts, type Parts } from './build-parts.ts';
import { keepInStep } from './processes-agree.ts';
import {
  createEndings,
  closeLimitMs,
  stopLimitOf,
  type Endings,
  type RunningProduct,
  runUntilSignal,
  type Say,
} from './run-process.ts';
import { type Part, partOfProcess, processesOf, runProcesses } from './run-processes.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDatabaseServer, openServingDatabase, prepareSchema, takesWrites } from './start-database.ts';
import { openKeys } from './start-keys.ts';
import { closedNow } from './use-cases/maintenance/maintenance.ts';
import { loginBudgets } from './use-cases/session/login-budgets.ts';
import { defaultLoginLimits } from './use-cases/session/login-rules.ts';
import { countStuckWork } from './use-cases/staff/count-stuck-work.ts';
import { chosenWorld, type OpenWorld } from './world.ts';
import { soldProduct } from './use-cases/product/sold-product.ts';

const appsFolder = path.dirname(import.meta.dirname);
const borrowerFolder = path.join(appsFolder, 'borrower', 'dist');
const prerenderFile = path.join(borrowerFolder, 'prerender', 'prerender.js');

export type StartOptions = {
  /** Told of each round trip to the database, by statement name. */
  onQuery?: (statementName: string) => void;
  /** Whether the first page is rendered and the thread of server rendering starts before anybody asks for a page. */
  preparesPages?: boolean;
  /** Who stands outside; the one that the settings name by default. */
  openWorld?: OpenWorld;
  /** Whether this process serves people, does the jobs, or both. */
  part?: Part;
};

/** Builds the whole product out of its parts and serves it. */
export async function startProduct(
  settings: Settings,
  say: Say,
  options: StartOptions = {},
): Promise<RunningProduct> {
  const endings = createEndings();
  const tracing = await openTracing(settings.traceCollector);
  if (tracing !== null) endings.add(tracing.stop, 1_000);
  const log = createLog(settings.logLevel, undefined, tracing);
  try {
    const openWorld = options.openWorld ?? (await chosenWorld(settings));
    const ownerUrl = await openDatabaseServer(settings, say, endings);
    const addresses = await prepareSchema(ownerUrl, settings);
    const { jobsUrl, directUrl } = addresses;
    const database = tracedDatabase(
      await openServingDatabase(settings, addresses, options, endings),
      tracing,
    );
    const readers = createKeyReaders(database);
    const followed = await openKeys(settings, addresses, warnOf(log, 'keys'), readers);
    endings.add(followed.leave, 100);
    const changes = listenForChanges({ databaseUrl: directUrl, onConnectionLost: warnOf(log, 'changes') });
    endings.add(changes.stop, 500);
    const relay = startOutboxRelay(database, warnOf(log, 'outbox'));
    endings.add(relay.stop, 500);
    const onSaved: OnSaved = ({ customerIds, hasOutbox }) => {
      changes.tell(customerIds);
      if (hasOutbox) relay.nudge();
    };
    const store = createCustomerStore(database, onSaved, { isSpread: await isSpread(database) });
    const observed = { tracing, figures: createProcessFigures() };
    const parts = await buildParts(settings, database, store, openWorld, followed.keys, endings, observed);
    const { context } = parts;
    await parts.world.sandbox?.fill(context, say);
    endings.add(keepInStep({ ...parts, keys: followed }, warnOf(log, 'kept lists')), 100);
    const { part = 'all' } = options;
    if (part !== 'serve') await startWork(jobsUrl, parts, log, endings);
    if (part !== 'jobs') {
      await startServing(settings, { ...parts, changes }, { database, log, endings, options });
    } else if (!cluster.isWorker) {
      // Else the processes that serve tell its figures with theirs.
      await startTelling(settings, parts, database, endings);
    }
    if (part !== 'serve') parts.world.sandbox?.tellSignIns(say);
    const address = `http://localhost:${settings.port}`;
    return { address, stop: endings.end, stopLimitMs: stopLimitOf(settings) };
  } catch (error) {
    await endings.end();
    throw error;
  }
}

/** Does the jobs, until the product ends. */
async function startWork(
  databaseUrl: string,
  { context, backgroundRuns, observed, clockWatch }: Parts,
  log: Logger,
  endings: Endings,
): Promise<void> {
  const common = {
    databaseUrl,
    isWorthRetrying: ({ code }: { code: ErrorCode }) => errorTable[code].isRetryable,
    mayWork: () => clockWatch.trouble() === null,
    describeError,
    tracing: observed.tracing,
    log,
  };
  const jobs = await startJobs({
    ...common,
    handlers: jobHandlers(context, (error) => log.error({ job: 'handed over', ...describeError(error) })),
    everyMinute: () => runNotedMinute(context, backgroundRuns),
    concurrency: 4,
  });
  endings.add(() => jobs.stop(), 2_000);
  const slowJobs = await startJobs({
    ...common,
    handlers: slowJobHandlers(context),
    everyMinute: null,
    concurrency: 2,
  });
  endings.add(() => slowJobs.stop(), 2_000);
}

/** What the pages of the borrower's app are made of. */
type PageParts = { renderer: PageRenderer; publicSettings: () => PublicSettings; preparesPages: boolean };
type Serving = { database: Database; log: Logger; endings: Endings; options: StartOptions };

/** Serves people, until the product ends. */
async function startServing(
  settings: Settings,
  parts: Parts & { changes: CustomerChanges },
  { database, log, endings, options }: Serving,
): Promise<void> {
  const publicSettings = () => publicSettingsOf(settings, soldProduct(parts.context));
  const renderer = createPageRenderer(prerenderFile);
  endings.add(renderer.stop, 500);
  const preparesPages = options.preparesPages === true;
  const servingParts = { ...parts, renderer, publicSettings, preparesPages };
  const server = await buildServer(settings, servingParts, database, log);
  endings.add(() => drainAndClose(server, settings), closeLimitMs(settings));
  await listen(server, settings);
  if (preparesPages) renderer.prepare();
}

/** Tells health and figures of jobs that have a process of their own, until it ends. */
async function startTelling(
  settings: Settings,
  parts: Parts,
  database: Database,
  endings: Endings,
): Promise<void> {
  const server = createWorkServer({
    settings,
    processFigures: parts.observed.figures,
    ...figuresOf(settings, parts, database),
  });
  endings.add(() => drainAndClose(server, { drainSeconds: 0 }), 1_000);
  await listen(server, settings);
}

/** What a process tells of itself and of the work of all. */
function figuresOf(settings: Settings, parts: Parts, database: Database): FigureSources & HealthOptions {
  const { context, backgroundRuns, clockWatch } = parts;
  const limits = { ...defaultLoginLimits, ...settings.loginLimits };
  return {
    isReady: () => takesWrites(database),
    clockTrouble: clockWatch.trouble,
    lastClose: () => context.closes.findLast(),
    loginBudgets: () => loginBudgets(context, limits),
    operationFigures: () =>
      createOperationFigures(database).read({ now: context.now(), on: manilaDateOf(context.now()) }),
    stuckWork: () => countStuckWork(context),
    everyMinuteAges: agesOfEveryMinute(backgroundRuns),
    now: context.now,
  };
}

async function buildServer(
  settings: Settings,
  parts: Parts & PageParts & { changes: CustomerChanges },
  database: Database,
  log: Logger,
): Promise<FastifyInstance> {
  const { context, changes, renderer, publicSettings, preparesPages, windows } = parts;
  const { sandbox } = parts.world;
  const limits = { ...defaultLoginLimits, ...settings.loginLimits };
  const authentication = authenticationOf(context, settings);
  const server = await createHttpServer({
    settings,
    handlers: {
      ...everyHandler(context, {
        limits,
        drawer: canvasGraphicCode,
        publicSettings,
        staffOf: authentication.staff,
        windows,
      }),
      ...sandbox?.handlers(context),
    },
    testedLine: sandbox?.line ?? null,
    uploads: [photoUpload(context)],
    authentication,
    windows,
    closedBy: (functionName) => closedNow(context, functionName),
    ...figuresOf(settings, parts, database),
    processFigures: parts.observed.figures,
    tracing: parts.observed.tracing,
    frontEnds: { borrower: borrowerFolder, console: path.join(appsFolder, 'console', 'dist') },
    // The sandbox's pages are built anew with each change.
    keptFiles: settings.mode === 'production' ? path.join(settings.dataFolder, 'front-end-files') : null,
    firstPage: createFirstPage(prerenderFile),
    preparesFirstPage: preparesPages,
    screens: { renderer, holder: (token) => holderOf(context, token) },
    publicSettings,
    log,
  });
  bindEvents(server, { authentication, context, changes });
  bindVerifyPage(server, context);
  bindProviderEvents(server, context, parts.world.events);
  sandbox?.bindPages(server, context);
  return server;
}

if (import.meta.main) {
  const part = partOfProcess(process.env);
  const start = async (say: Say): Promise<RunningProduct> => {
    const settings = readSettings(process.env);
    return part === 'all' && processesOf(settings) > 1
      ? runProcesses(settings, say)
      : startProduct(settings, say, { preparesPages: true, part });
  };
  runUntilSignal(start, { describeError, isPassing });
}
