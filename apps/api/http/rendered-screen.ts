import { callerAddress } from './caller-address.ts';
import { addressOf, type LooseInput } from '@luwag/contract/client';
import type { HydrationInputs, ScreenAnswer } from '@luwag/contract/rendered-screen';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { PageRenderer } from '../ports/page-renderer.ts';
import type { SystemCaller } from '../use-cases/write.ts';
import { type OfferedCall, parseInput } from './bind-endpoint.ts';
import { cookieNameOn, cookiesOf } from './cookies.ts';
import { escapeJson } from './front-end-pages.ts';
import type { PageFound } from './front-ends.ts';
import { sendCompressed } from './send-compressed.ts';

export type RenderedScreenOptions = {
  renderer: PageRenderer;
  /** Whose session the refresh token in the cookie holds, or null. */
  holder: (refreshToken: string) => Promise<SystemCaller | null>;
  /** The reading calls by name that a screen may make. */
  readings: Readings;
  publicSettings: () => PublicSettings;
  origin: string;
  isHttps: boolean;
};
type Readings = ReadonlyMap<string, OfferedCall>;

/**
 * Sends a screen's page with the screen in it, rendered for the holder of the session, so that it is read before any code has
 * come. Returns false, with nothing sent, where the phone has to render it.
 */
export async function sendRenderedScreen(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, screen }: PageFound,
  options: RenderedScreenOptions,
): Promise<boolean> {
  // Only for a visit: a service worker that keeps the app's page must not keep anybody's screen.
  if (screen === null || request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate')
    return false;
  const cookies = app.parseCookie(request.headers.cookie ?? '');
  const token = cookies[cookieNameOn(options.isHttps, 'luwag_session')];
  // Where even this fails, the page comes without the screen, and the phone shows what is wrong.
  const holder = token === undefined ? null : await options.holder(token).catch(() => null);
  const customerId = holder?.customerId ?? '';
  const { language } = screen;
  const rendered = await options.renderer.render(
    {
      address: new URL(request.raw.url ?? '/', options.origin).href,
      language,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
      settings: options.publicSettings(),
      customerId,
    },
    (key) => answerOf(key, holder, { request, reply }, options),
  );
  if (rendered === null) return false;
  const { markup, answers } = rendered;
  const text = pageWith(page.plain.toString(), markup, {
    customerId,
    language,
    origin: options.origin,
    answers,
  });
  reply.header('cache-control', 'no-store').header('vary', 'cookie, accept-encoding, sec-fetch-mode');
  await sendCompressed(request, reply.type('text/html; charset=utf-8'), text);
  return true;
}

function pageWith(page: string, markup: string, inputs: HydrationInputs): string {
  const links: string[] = [];
  return (
    page
      .replace(/<html lang="[^"]*"/, `<html lang="${inputs.language}"`)
      // There is something to read: code and icons come behind what it is read with.
      .replace(/<link rel="(?:modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, (link) => {
        links.push(link);
        return '';
      })
      .replace('<!--hydration-inputs-->', () => {
        const data = escapeJson(JSON.stringify(inputs));
        return `<script type="application/json" id="hydration-inputs">${data}</script><template id="at-rest">${links.join('')}</template>`;
      })
      .replace('<div id="app"></div>', () => `<div id="app" data-rendered>${markup}</div>`)
  );
}

/** The reading calls whose answers a page can carry. */
export function readingsOf(offered: readonly OfferedCall[]): Readings {
  const readings = offered.filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' && endpoint.access !== 'staff' && endpoint.access !== 'partner',
  );
  return new Map(readings.map((call) => [call.endpoint.name, call]));
}

/** Null where the answer fails: the phone asks again, and shows why. */
async function answerOf(
  key: string,
  caller: SystemCaller | null,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { readings, isHttps }: RenderedScreenOptions,
): Promise<ScreenAnswer | null> {
  const [name, , asked] = JSON.parse(key) as [string, string, LooseInput];
  const reading = readings.get(name);
  if (reading === undefined || (caller === null && reading.endpoint.access === 'customer')) return null;
  const { endpoint, handler } = reading;
  const input = parseInput(endpoint, asked);
  if (!input.ok) return null;
  const context = {
    requestId: request.id,
    remoteAddress: callerAddress(request.ip),
    userAgent: '',
    cookies: cookiesOf(request, reply, isHttps),
    ...(caller === null ? {} : { caller }),
  };
  const answer = await handler(input.value, context).catch(() => null);
  if (answer === null) return null;
  const told = answer.ok ? answer : { ok: false as const, code: answer.code, detail: answer.detail ?? {} };
  return { key, address: addressOf(endpoint.path, asked), answer: told };
}
