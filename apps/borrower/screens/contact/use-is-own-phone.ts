import { checkOwnPhone } from '@luwag/contract/endpoints/profile/check-own-phone';
import { isSamePhone, mobileDigits } from '@luwag/contract/mobile-number';
import { useEffect } from 'react';
import { call } from '../../store/api.ts';
import { hasSession, useCoreStore } from '../../store/core-store.ts';

/**
 * Whether a typed number is the borrower's own. After a reload only the server has that whole: it is asked about each finished
 * number, and one it recognizes stays in memory, as the number of a log-in does.
 */
export function useIsOwnPhone(typed: string): boolean {
  const own = useCoreStore(({ publicData }) => publicData.phone_number ?? '');
  const digits = mobileDigits(typed);
  const isOwnKnown = mobileDigits(own) !== null;
  useEffect(() => {
    if (digits !== null && !isOwnKnown) void learnOwn(digits);
  }, [digits, isOwnKnown]);
  return isSamePhone(typed, own);
}

/** Without an answer the server looks at the number once the section is handed in. */
async function learnOwn(phone: string): Promise<void> {
  const asker = useCoreStore.getState().publicData.customerId;
  const answer = await call(checkOwnPhone, { body: { phone } });
  const now = useCoreStore.getState();
  // Nothing is learned for a borrower who has logged out meanwhile.
  if (!answer.ok || !answer.value.isOwn || !hasSession(now) || now.publicData.customerId !== asker) return;
  now.mergePublicData({ phone_number: phone });
}
