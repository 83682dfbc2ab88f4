import { useState } from 'react';
import { useLocation } from 'wouter';
import { type LoanWish, useLoanWish } from '../../store/loan-wish.ts';

const ownPath = '/withdrawPage';

/**
 * The wish this screen shows, and a key under which everything typed for it belongs. The screen stays alive while the
 * agreement is read, and stands for a moment while the next one arrives: neither may change what it shows. A borrower who
 * comes back after a loan was taken, or with another wish, begins anew.
 */
export function useShownWish(): { wish: LoanWish | null; key: number; finish: () => void } {
  const isHere = useLocation()[0] === ownPath;
  const wish = useLoanWish();
  const [shown, setShown] = useState({ isHere, wish, key: 0, isOver: false });
  const hasMoved = shown.isHere !== isHere;
  const isOther = isHere && !isSameWish(shown.wish, wish);
  if (hasMoved || isOther) {
    const isNew = isOther || (isHere && shown.isOver);
    setShown({
      isHere,
      wish: isNew ? wish : shown.wish,
      key: isNew ? shown.key + 1 : shown.key,
      isOver: isNew ? false : shown.isOver,
    });
  }
  const finish = () => setShown((known) => ({ ...known, isOver: true }));
  return { wish: shown.wish, key: shown.key, finish };
}

function isSameWish(left: LoanWish | null, right: LoanWish | null): boolean {
  return (
    left?.productId === right?.productId &&
    left?.amountCentavos === right?.amountCentavos &&
    left?.termDays === right?.termDays &&
    left?.couponId === right?.couponId
  );
}
