const firstMs = 2000;
const growth = 1.4;
const longestMs = 20_000;

/** Answers after which the page stops asking by itself; with the growing waits that is about three minutes. */
export const mostAnswers = 16;

/** How long to wait before asking again, growing with each answer; false when it is decided or enough was asked. */
export function resultPollMs(status: string | undefined, answersSoFar: number): number | false {
  if (status !== undefined && status !== 'in-progress') return false;
  if (answersSoFar >= mostAnswers) return false;
  return Math.min(longestMs, Math.round(firstMs * growth ** Math.max(0, answersSoFar - 1)));
}
