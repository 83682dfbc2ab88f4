import { coreStoreKey, resumeFromPhone, storedSession, useCoreStore } from './core-store.ts';

/*
 * Where the borrower of this tab logs out in another one, or somebody else logs in there, nothing of them is shown here any
 * more, and nothing of them is stored again.
 */

window.addEventListener('storage', ({ key, newValue }) => {
  const { publicData, resetUserData } = useCoreStore.getState();
  // A phone without room loses the entry; that is no log-out.
  if (key !== coreStoreKey || newValue === null || publicData.customerId === '') return;
  const stored = storedSession();
  if (stored?.customerId === publicData.customerId) return;
  if (stored === null) resetUserData();
  else resumeFromPhone();
  // From the ground up, so that nothing is left in memory either.
  location.replace('/start');
});
