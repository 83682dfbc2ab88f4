import { navigate } from 'wouter/use-browser-location';
import { askServerAgain } from '../store/use-answer.ts';
import type { LoanWish } from './loan-wish.ts';

/** Back to signing for a wish that was left to change the account it goes to. */
export function goBackToWish(wish: LoanWish): void {
  navigate('/withdrawPage', { state: wish });
  void askServerAgain();
}
