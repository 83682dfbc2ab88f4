import { callerAddress } from './caller-address.ts';
import { addressOf, type LooseInput } from '@luwag/contract/client';
import type { ScreenAnswer, ScreenToDraw } from '@luwag/contract/drawn-screen';
import type { Language } from '@luwag/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { ScreenDrawer } from '../ports/screen-drawer.ts';
import type { SystemCaller } from '../use-cases/write.ts';
import { type OfferedCall, parseInput } from './bind-endpoint.ts';
import { cookieNameOn, cookiesOf } from './cookies.ts';
import { escapeJson } from './front-end-pages.ts';
import type { PageFound } from './front-ends.ts';
import { sendCompressed } from './send-compressed.ts';

export type DrawnScreenOptions = {
  drawer: ScreenDrawer;
  /** Whose session the refresh token in the cookie holds, or null. */
  holder: (refreshToken: string) => Promise<SystemCaller | null>;
  /** The reading calls by name that a screen may make. */
  readings: Readings;
  publicSettings: () => PublicSettings;
  origin: string;
  isHttps: boolean;
};
type Readings = ReadonlyMap<string, OfferedCall>;

const mostRounds = 4;

/**
 * Sends a screen's page with the screen in it, drawn from what the holder of the session would be answered, so that it is
 * read before any code has come. Answers false, with nothing sent, where the phone has to draw it by itself.
 */
export async function sendDrawnScreen(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, screen }: PageFound,
  options: DrawnScreenOptions,
): Promise<boolean> {
  // Only where somebody looks at it: a service worker that keeps the app's page must not keep anybody's screen.
  if (screen === null || request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate')
    return false;
  const cookies = app.parseCookie(request.headers.cookie ?? '');
  const token = cookies[cookieNameOn(options.isHttps, 'luwag_session')];
  // Where even this cannot be found out, the page comes undrawn and tells what is wrong.
  const holder = token === undefined ? null : await options.holder(token).catch(() => null);
  const drawn = await drawFor(request, { holder, language: screen.language }, options, (key) =>
    answerOf(key, holder, { request, reply }, options),
  );
  if (drawn === null) return false;
  const { markup, ...known } = drawn;
  const data = escapeJson(JSON.stringify(known));
  const links: string[] = [];
  const text = page.plain
    .toString()
    .replace(/<html lang="[^"]*"/, `<html lang="${screen.language}"`)
    // There is something to read: code and icons come behind what it is read with.
    .replace(/<link rel="(?:modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, (link) => {
      links.push(link);
      return '';
    })
    .replace(
      '<!--screen-answers-->',
      () =>
        `<script type="application/json" id="screen-answers">${data}</script><template id="at-rest">${links.join('')}</template>`,
    )
    .replace('<!--drawn-screen-->', () => `<div id="drawn-screen">${markup}</div>`);
  reply.header('cache-control', 'no-store').header('vary', 'cookie, accept-encoding, sec-fetch-mode');
  await sendCompressed(request, reply.type('text/html; charset=utf-8'), text);
  return true;
}

/** Draws again with what was lacking, until nothing is that can be had: a screen's second question often hangs on its first. */
async function drawFor(
  request: FastifyRequest,
  { holder, language }: { holder: SystemCaller | null; language: Language },
  { drawer, publicSettings, origin }: DrawnScreenOptions,
  answer: (key: string) => Promise<ScreenAnswer | null>,
): Promise<(Pick<ScreenToDraw, 'customerId' | 'language' | 'answers'> & { markup: string }) | null> {
  const customerId = holder?.customerId ?? '';
  const answers: ScreenAnswer[] = [];
  const asked = new Set<string>();
  for (let round = 1; ; round += 1) {
    const drawing = await drawer.draw({
      address: new URL(request.raw.url ?? '/', origin).href,
      language,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
      settings: publicSettings(),
      customerId,
      answers,
    });
    if (drawing === null) return null;
    const lacking = drawing.lacks.filter((key) => !asked.has(key));
    for (const key of lacking) asked.add(key);
    const told = (await Promise.all(lacking.map(answer))).filter((one) => one !== null);
    if (told.length === 0 || round === mostRounds) {
      return { markup: drawing.markup, customerId, language, answers };
    }
    answers.push(...told);
  }
}

/** The reading calls whose answers a page can carry. */
export function readingsOf(offered: readonly OfferedCall[]): Readings {
  const readings = offered.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'staff');
  return new Map(readings.map((call) => [call.endpoint.name, call]));
}

/** What fails here the phone asks again by itself, and tells. */
async function answerOf(
  key: string,
  caller: SystemCaller | null,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { readings, isHttps }: DrawnScreenOptions,
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
