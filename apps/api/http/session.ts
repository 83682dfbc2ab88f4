import type { GraphicCodeDrawer } from '../ports/graphic-code-drawer.ts';
import type { Context } from '../use-cases/context.ts';
import { getHome } from '../use-cases/application/get-home.ts';
import { isoInstant } from '../use-cases/iso-instant.ts';
import { openTicket } from '../use-cases/session/challenge-ticket.ts';
import {
  deviceMarkLifeMs,
  isKnownDevice,
  markNameOf,
  withDeviceMark,
} from '../use-cases/session/known-device.ts';
import { logInByHandOff, showHandOffCode } from '../use-cases/session/hand-off.ts';
import { logIn, type SessionOpened } from '../use-cases/session/log-in.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import { logOutOthers } from '../use-cases/session/log-out-others.ts';
import { openGraphicCode } from '../use-cases/session/open-graphic-code.ts';
import { logOut, refreshSession } from '../use-cases/session/refresh-session.ts';
import { sessionLifeMs } from '../use-cases/session/session-tokens.ts';
import type { AddressWindows } from './address-window.ts';
import type { Cookies } from './cookies.ts';
import type { Handlers } from './handler.ts';
import type { CodeSender } from './send-code.ts';

type SessionContext = Pick<
  Context,
  | 'logins'
  | 'store'
  | 'directory'
  | 'personalData'
  | 'randomness'
  | 'now'
  | 'messageRepository'
  | 'facebookBonus'
  | 'products'
  | 'institutions'
>;
type SessionHandlers = Pick<
  Handlers,
  | 'requestCode'
  | 'logIn'
  | 'showHandOffCode'
  | 'logInByHandOff'
  | 'refreshSession'
  | 'logOut'
  | 'logOutOthers'
  | 'getGraphicCode'
>;

/** Log-in by code. The browser keeps three cookies that scripts cannot read: the challenge, the session, the known device. */
export function sessionHandlers(
  context: SessionContext,
  {
    limits,
    drawer,
    sendCode,
    windows,
  }: { limits: LoginLimits; drawer: GraphicCodeDrawer; sendCode: CodeSender; windows: AddressWindows },
): SessionHandlers {
  const pictures = windows.open('graphic-codes', { most: 120, windowMs: 600_000 });
  return {
    requestCode: ({ body }, request) => sendCode('login', body, request),
    logIn: logInHandler(context, limits),
    showHandOffCode: async (_input, { caller, cookies }) => {
      const shown = await showHandOffCode(context, limits, caller, cookies.read('luwag_device'));
      if (!shown.ok) return shown;
      const { code, expiresAt } = shown.value;
      return { ok: true, value: { code, expiresAt: isoInstant(expiresAt) } };
    },
    logInByHandOff: handOffHandler(context, limits, windows),
    refreshSession: async (_input, { cookies }) => {
      const token = cookies.read('luwag_session');
      if (token === null) return { ok: false, code: 'not_signed_in' };
      const opened = await refreshSession(context, token);
      if (opened.ok) return { ok: true, value: answerWith(context, cookies, opened.value) };
      if (opened.code === 'session_ended' || opened.code === 'not_signed_in') cookies.clear('luwag_session');
      return opened;
    },
    logOut: async ({ body }, { cookies }) => {
      const token = cookies.read('luwag_session');
      if (token !== null) await logOut(context, token);
      cookies.clear('luwag_session');
      if (body.isCleared) cookies.clear('luwag_device');
      return { ok: true, value: {} };
    },
    logOutOthers: async (_input, { caller, cookies }) => {
      const done = await logOutOthers(context, caller, cookies.read('luwag_device'));
      if (!done.ok) return done;
      const { ended, deviceMarks } = done.value;
      cookies.set('luwag_device', deviceMarks, deviceMarkLifeMs / 1000);
      return { ok: true, value: { ended } };
    },
    getGraphicCode: async (_input, { remoteAddress }) => {
      if (!pictures.admits(remoteAddress, context.now())) return { ok: false, code: 'too_frequent' };
      return { ok: true, value: await openGraphicCode(context, drawer) };
    },
  };
}

function logInHandler(context: SessionContext, limits: LoginLimits): SessionHandlers['logIn'] {
  const { personalData } = context;
  return async ({ body: { challengeId, code } }, { cookies, remoteAddress }) => {
    const ticket = openTicket(personalData, challengeId, cookies.read('luwag_challenge'));
    // The answer does not differ between another browser's challenge and one that never was.
    if (ticket === null) return { ok: false, code: 'code_expired' };
    const device = cookies.read('luwag_device');
    const opened = await logIn(context, limits, {
      challengeId,
      code,
      ...ticket,
      remoteAddress,
      isKnownDevice: await isKnownDevice(context, device, ticket.phone),
    });
    if (!opened.ok) return opened;
    cookies.clear('luwag_challenge');
    return { ok: true, value: await welcome(context, cookies, opened.value) };
  };
}

/** Nobody relies on the window: a code is of forty bits, and its own tries are counted with the number. */
function handOffHandler(
  context: SessionContext,
  limits: LoginLimits,
  windows: AddressWindows,
): SessionHandlers['logInByHandOff'] {
  const guesses = windows.open('hand-off-guesses', { most: 120, windowMs: 600_000 });
  return async ({ body: { phone, code } }, { cookies, remoteAddress }) => {
    const now = context.now();
    if (!guesses.admits(remoteAddress, now)) return { ok: false, code: 'too_frequent' };
    const device = cookies.read('luwag_device');
    const opened = await logInByHandOff(context, limits, {
      phone,
      code,
      remoteAddress,
      isKnownDevice: await isKnownDevice(context, device, phone),
    });
    if (!opened.ok) return opened;
    const { knownSince } = opened.value;
    return { ok: true, value: await welcome(context, cookies, opened.value, knownSince) };
  };
}

/** After a log-in this browser is known for the number; how long it has been, it carries itself. Home comes with the answer. */
async function welcome(
  context: SessionContext,
  cookies: Cookies,
  opened: SessionOpened,
  knownBeside: number | null = null,
) {
  const { personalData, now } = context;
  const carried = cookies.read('luwag_device');
  const name = markNameOf(opened.phone, opened);
  const mark = withDeviceMark(personalData, carried, name, now(), knownBeside);
  cookies.set('luwag_device', mark, deviceMarkLifeMs / 1000);
  const home = await getHome(context, { kind: 'system', customerId: opened.customerId });
  return { ...answerWith({ now }, cookies, opened), home: home.ok ? home.value : null };
}

function answerWith({ now }: Pick<SessionContext, 'now'>, cookies: Cookies, opened: SessionOpened) {
  const { customerId, phone, language, accessToken, refreshToken, accessExpiresAt } = opened;
  cookies.set('luwag_session', refreshToken, sessionLifeMs / 1000);
  return {
    customerId,
    token: accessToken,
    tokenExpiresAt: isoInstant(accessExpiresAt),
    tokenLifetimeSeconds: Math.floor((accessExpiresAt - now()) / 1000),
    phone,
    language,
  };
}
