import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keepOnPhone } from '../app/keep-on-phone.ts';
import { removeUserInfo } from './user-info.ts';

export type PublicData = { customerId: string; token: string; phone_number?: string };

export type CoreState = {
  testRequestUrl: string;
  prodRequestUrl: string;
  routeName: string;
  fromRoute: string;
  publicData: PublicData;
  proName: string;
  serviceEmail: string;
  hotLine: string;
  webServiceEmail: string;
  proWebsite: string;
  homeData: object;
  orderData: object;
  subProData: object;
  FAQData: object;
  /** 1 sub-product, 2 main product. */
  loanTabType: 1 | 2;
  isRefresh: boolean;
  refreshControl: boolean;
  /** Kept for its shape and always empty: photos go up through signed links. */
  awsData: { accessKey: string; secretKey: string; bucket: string; region: string };
  prohibitSelect: boolean;
  subProTheme: number;
  showLoginPopup: boolean;
};

export type CoreActions = {
  recordRoute: (record: { routeName: string; fromRoute: string }) => void;
  mergePublicData: (values: Partial<PublicData>) => void;
  replaceData: (
    values: Partial<Pick<CoreState, 'homeData' | 'orderData' | 'subProData' | 'FAQData'>>,
  ) => void;
  setLoanTabType: (loanTabType: 1 | 2) => void;
  setShowLoginPopup: (showLoginPopup: boolean) => void;
  applyContactDetails: (
    details: Pick<CoreState, 'proName' | 'serviceEmail' | 'hotLine' | 'webServiceEmail' | 'proWebsite'>,
  ) => void;
  /** The logout state: no token, phone number or customer id, and no user-info entry. */
  resetUserData: () => void;
};

export const coreStoreKey = 'luwag-core';

export const coreDefaults: CoreState = {
  testRequestUrl: '',
  prodRequestUrl: '',
  routeName: '',
  fromRoute: '',
  publicData: { customerId: '', token: '' },
  proName: 'Luwag',
  serviceEmail: '',
  hotLine: '',
  webServiceEmail: '',
  proWebsite: '',
  homeData: {},
  orderData: {},
  subProData: {},
  FAQData: {},
  loanTabType: 2,
  isRefresh: false,
  refreshControl: true,
  awsData: { accessKey: '', secretKey: '', bucket: '', region: '' },
  prohibitSelect: false,
  subProTheme: 1,
  showLoginPopup: false,
};

export const useCoreStore = create<CoreState & CoreActions>()(
  persist(
    (set) => ({
      ...coreDefaults,
      recordRoute: (record) => set(record),
      mergePublicData: (values) => set((state) => ({ publicData: { ...state.publicData, ...values } })),
      replaceData: (values) => set(values),
      setLoanTabType: (loanTabType) => set({ loanTabType }),
      setShowLoginPopup: (showLoginPopup) => set({ showLoginPopup }),
      applyContactDetails: (details) => set(details),
      resetUserData: () => {
        removeUserInfo(localStorage);
        const { publicData, homeData, orderData, subProData } = coreDefaults;
        set({ publicData: { ...publicData }, homeData, orderData, subProData });
      },
    }),
    {
      name: coreStoreKey,
      version: 1,
      storage: createJSONStorage(() => {
        const local = localStorage;
        return {
          getItem: (name) => local.getItem(name),
          setItem: (name, value) => keepOnPhone(local, name, value),
          removeItem: (name) => local.removeItem(name),
        };
      }),
      partialize: persistedPart,
    },
  ),
);

/** What may stay on the phone: no whole phone number, and nothing about a person's loans. */
export function persistedPart(state: CoreState & CoreActions): CoreState {
  const fields = Object.fromEntries(
    Object.keys(coreDefaults).map((key) => [key, state[key as keyof CoreState]]),
  ) as CoreState;
  const { customerId, token, phone_number } = state.publicData;
  return {
    ...fields,
    publicData: {
      customerId,
      token,
      ...(phone_number === undefined ? {} : { phone_number: maskedPhone(phone_number) }),
    },
    homeData: {},
    orderData: {},
    subProData: {},
    awsData: coreDefaults.awsData,
    showLoginPopup: false,
  };
}

export function hasSession(state: CoreState): boolean {
  return state.publicData.token !== '' && state.publicData.customerId !== '';
}

/** Token and customer as another tab may have stored them meanwhile; null when nobody is logged in there. */
export function storedSession(): { customerId: string; token: string } | null {
  try {
    const { publicData } = (JSON.parse(localStorage.getItem(coreStoreKey) ?? '') as { state: CoreState })
      .state;
    const { customerId, token } = publicData;
    return customerId === '' || token === '' ? null : { customerId, token };
  } catch {
    return null;
  }
}

function maskedPhone(phone: string): string {
  return phone.replace(/.(?=.{3})/g, '*');
}
