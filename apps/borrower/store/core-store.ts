import { use, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { keepOnPhone } from '../platform/keep-on-phone.ts';
import {
  coreDefaults,
  type CoreState,
  coreStoreKey,
  coreStoreVersion,
  type PublicData,
  type SettingsPart,
} from './core-defaults.ts';
import { RenderedFromContext } from './rendered-from.ts';
import { removeUserInfo } from './user-info.ts';

export { coreDefaults, coreStoreKey, type CoreState, type PublicData } from './core-defaults.ts';

export type CoreActions = {
  recordRoute: (record: { routeName: string; fromRoute: string }) => void;
  mergePublicData: (values: Partial<PublicData>) => void;
  replaceData: (
    values: Partial<Pick<CoreState, 'homeData' | 'orderData' | 'subProData' | 'FAQData'>>,
  ) => void;
  setLoanTabType: (loanTabType: 1 | 2) => void;
  setShowLoginPopup: (showLoginPopup: boolean) => void;
  /** The look that the offered sub-product names. */
  setSubProTheme: (subProTheme: number) => void;
  applySettings: (part: SettingsPart) => void;
  /** The logout state: no token, phone number or customer id, and no user-info entry. */
  resetUserData: () => void;
};

const store = createStore<CoreState & CoreActions>()((set) => ({
  ...coreDefaults,
  recordRoute: (record) => set(record),
  mergePublicData: (values) => set((state) => ({ publicData: { ...state.publicData, ...values } })),
  replaceData: (values) => set(values),
  setLoanTabType: (loanTabType) => set({ loanTabType }),
  setShowLoginPopup: (showLoginPopup) => set({ showLoginPopup }),
  setSubProTheme: (subProTheme) => set({ subProTheme }),
  applySettings: (part) => set(part),
  resetUserData: () => {
    removeUserInfo(localStorage);
    const { publicData, homeData, orderData, subProData } = coreDefaults;
    set({ publicData: { ...publicData }, homeData, orderData, subProData });
  },
}));

// The server has no storage.
if (globalThis.localStorage) {
  resumeFromPhone();
  store.subscribe((state) =>
    keepOnPhone(
      localStorage,
      coreStoreKey,
      JSON.stringify({ state: persistedPart(state), version: coreStoreVersion }),
    ),
  );
}

/**
 * Goes on with what this phone keeps. The store's library has a part that does this, for stores that answer later and move
 * between versions: the first page does without its weight.
 */
export function resumeFromPhone(): void {
  store.setState(storedState() ?? {});
}

function storedState(): CoreState | null {
  try {
    const { state, version } = JSON.parse(localStorage.getItem(coreStoreKey) ?? '') as {
      state: CoreState;
      version: number;
    };
    return version === coreStoreVersion ? state : null;
  } catch {
    return null;
  }
}

/** The phone's state. A component gets a part of it; the server, and hydration, use the state of the request instead. */
export const useCoreStore = Object.assign(useCore, store);

function useCore<Part>(part: (state: CoreState & CoreActions) => Part): Part {
  const rendered = use(RenderedFromContext);
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(rendered?.core ?? store.getInitialState()),
  );
}

/** What may stay on the phone: no whole phone number, and nothing about a person's loans. Actions are no JSON and stay out. */
export function persistedPart(state: CoreState & CoreActions): CoreState {
  const { phone_number } = state.publicData;
  return {
    ...state,
    publicData: {
      ...state.publicData,
      ...(phone_number === undefined ? {} : { phone_number: maskedPhone(phone_number) }),
    },
    homeData: {},
    orderData: {},
    subProData: {},
    showLoginPopup: false,
  };
}

export function hasSession(state: CoreState): boolean {
  return state.publicData.token !== '' && state.publicData.customerId !== '';
}

/** Whether the token is known to have ended, so that the server would refuse it. */
export function hasTokenEnded({ publicData: { tokenEndsAt } }: CoreState): boolean {
  return Date.now() > (tokenEndsAt ?? NaN);
}

/** Token and customer as another tab may have stored them meanwhile; null when nobody is logged in there. */
export function storedSession(): Omit<PublicData, 'phone_number'> | null {
  const { customerId = '', token = '', tokenEndsAt } = storedState()?.publicData ?? {};
  return customerId === '' || token === '' ? null : { customerId, token, tokenEndsAt };
}

function maskedPhone(phone: string): string {
  return phone.replace(/.(?=.{3})/g, '*');
}
