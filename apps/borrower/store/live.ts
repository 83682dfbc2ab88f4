import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { hasSession, hasTokenEnded, useCoreStore } from './core-store.ts';

/*
 * The server says "changed" when something of the borrower was saved, and what is on show is asked for anew. Where no
 * stream holds, screens go on asking from time to time as they do without it.
 */

const silenceLimitMs = 50_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/**
 * Answers that others than this screen can change. What may be borrowed is not among them: asked for anew while it is being
 * taken, it is refused.
 */
const liveAnswers = new Set([
  'getHome',
  'listLoans',
  'getLoan',
  'getPayment',
  'getResult',
  'listCoupons',
  'getReloan',
  'getScheduledLoanPapers',
  'listOwnRequests',
  'listMessages',
  'getMessage',
]);

let current: AbortController | null = null;

/** Follows while somebody is logged in and looks; does nothing where it follows already. */
export function followChanges(): void {
  if (current !== null || !isWanted()) return;
  const mine = new AbortController();
  current = mine;
  void keepFollowing(mine.signal).finally(() => {
    if (current === mine) current = null;
  });
}

function isWanted(): boolean {
  return document.visibilityState === 'visible' && hasSession(useCoreStore.getState());
}

/** Begins or ends with what is wanted now; a phone that nobody looks at holds no line open. */
function followIfWanted(): void {
  if (isWanted()) return followChanges();
  current?.abort();
  current = null;
}

async function keepFollowing(stop: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs;
  while (isWanted() && !stop.aborted) {
    const outcome = await followOnce(stop);
    if (answerCache.isLive) {
      answerCache.isLive = false;
      // Screens that left the asking to the stream begin again.
      lookAgain();
    }
    if (stop.aborted) return;
    // Any call of the borrower's renews the session, or ends it where it cannot be renewed.
    if (outcome === 'refused') await call(getHome, {});
    pauseMs = outcome === 'heard' ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    await rest(pauseMs, stop);
  }
}

/** One stream until it ends: something was heard, the token was refused, or nothing came. */
async function followOnce(stop: AbortSignal): Promise<'heard' | 'refused' | 'nothing'> {
  const line = new AbortController();
  const end = () => line.abort();
  stop.addEventListener('abort', end);
  let timer = setTimeout(end, silenceLimitMs);
  let hasHeard = false;
  try {
    const state = useCoreStore.getState();
    if (hasTokenEnded(state)) return 'refused';
    const { token } = state.publicData;
    const response = await fetch('/api/events', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: line.signal,
    });
    if (response.status === 401) return 'refused';
    if (!response.ok || response.body === null) return 'nothing';
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(end, silenceLimitMs);
      answerCache.isLive = true;
      // What changed before the line stood is asked for with the first sign of life.
      if (!hasHeard || decoder.decode(part.value).includes('data:')) lookAgain();
      hasHeard = true;
    }
  } catch {
    // The line broke, or it was ended above; what was heard counts.
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
  return hasHeard ? 'heard' : 'nothing';
}

function lookAgain(): void {
  void answerCache.askAgain((key) => liveAnswers.has((JSON.parse(key) as [string])[0]));
}

function rest(pauseMs: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

document.addEventListener('visibilitychange', followIfWanted);
useCoreStore.subscribe(followIfWanted);
