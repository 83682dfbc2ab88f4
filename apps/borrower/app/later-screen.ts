import type { ReactNode } from 'react';
import { showScreen } from '../boot/show-screen.ts';
import { answerCache } from '../store/answer-cache.ts';

/** Shows any screen but the first page. It stands apart, because the first page needs no answers and loads none of this. */
export function showLaterScreen(container: HTMLElement, app: ReactNode): void {
  showScreen(container, app, (key, answer) => answerCache.take(key, answer));
}
