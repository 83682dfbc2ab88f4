import { navigate } from 'wouter/use-browser-location';
import { answerCache } from '../store/answer-cache.ts';
import type { LoanWish } from '../store/loan-wish.ts';

/** Back to signing for a wish that was left to change the account it goes to. */
export function goBackToWish(wish: LoanWish): void {
  navigate('/withdrawPage', { state: wish });
  void answerCache.askAgain();
}
