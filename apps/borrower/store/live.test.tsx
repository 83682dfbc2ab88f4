import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../routing/routes.ts';
import { homeAnswer } from '../testing/loan-answers.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { answerCache } from './answer-cache.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';

/** A server whose lines the test holds in its hand. */
function serveLines() {
  const lines: { say: (text: string) => void; end: () => void; isOver: () => boolean }[] = [];
  let home = homeAnswer({ state: 'underReview', doneTasks: 8 });
  let homeCalls = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/events') {
      homeCalls += 1;
      return Response.json(home);
    }
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
    });
    const say = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    const end = () => controller?.close();
    init.signal?.addEventListener('abort', () => controller?.error(new DOMException('gone', 'AbortError')));
    lines.push({ say, end, isOver: () => init.signal?.aborted === true });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    lines,
    homeCalls: () => homeCalls,
    becomes: (next: typeof home) => {
      home = next;
    },
  };
}

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  cleanup();
  vi.unstubAllGlobals();
});

const { route } = findRoute('/homeIndex');
const stateShown = () => document.querySelector('.home-state')?.getAttribute('data-state');

test('the screen changes by itself as soon as the server says so, and asks for nothing in between', async () => {
  const server = serveLines();
  await renderScreen(route);
  await waitFor(() => expect(server.lines).toHaveLength(1));
  server.lines[0]?.say(': here\n\n');
  await waitFor(() => expect(answerCache.isLive).toBe(true));
  await waitFor(() => expect(stateShown()).toBe('underReview'));
  const before = server.homeCalls();
  server.becomes(homeAnswer({ state: 'canWithdraw', doneTasks: 8 }));
  server.lines[0]?.say('data: changed\n\n');
  await waitFor(() => expect(stateShown()).toBe('canWithdraw'));
  expect(server.homeCalls()).toBe(before + 1);
  expect(screen.getByRole('link', { name: 'No unread messages' })).not.toBeNull();
});

test('a line that ends is opened again, and until then screens ask as before', async () => {
  const server = serveLines();
  await renderScreen(route);
  await waitFor(() => expect(server.lines).toHaveLength(1));
  server.lines[0]?.say(': here\n\n');
  await waitFor(() => expect(answerCache.isLive).toBe(true));
  server.lines[0]?.end();
  await waitFor(() => expect(answerCache.isLive).toBe(false));
  await waitFor(() => expect(server.lines).toHaveLength(2), { timeout: 5_000 });
});

test('logging out ends the event stream', async () => {
  const server = serveLines();
  await renderScreen(route);
  await waitFor(() => expect(server.lines).toHaveLength(1));
  useCoreStore.getState().resetUserData();
  expect(server.lines[0]?.isOver()).toBe(true);
  await waitFor(() => expect(answerCache.isLive).toBe(false));
});
