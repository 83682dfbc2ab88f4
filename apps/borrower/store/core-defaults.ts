import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

/* The store's fields as they are first, apart from the store itself: the first page carries them too. */

export type PublicData = {
  customerId: string;
  token: string;
  phone_number?: string;
  /** When the token ends, in milliseconds of this phone's clock: a wrong clock does no harm, since only the time between counts. */
  tokenEndsAt?: number | undefined;
};

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

/** What the server's settings say of the store's fields. */
export type SettingsPart = Pick<
  CoreState,
  | 'testRequestUrl'
  | 'prodRequestUrl'
  | 'proName'
  | 'serviceEmail'
  | 'hotLine'
  | 'webServiceEmail'
  | 'proWebsite'
  | 'prohibitSelect'
>;

export const coreStoreKey = 'luwag-core';
export const coreStoreVersion = 1;

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

/** The fields that follow the server's settings. */
export function settingsPart({
  legalIdentity,
  requestUrls,
  prohibitSelect,
}: Pick<PublicSettings, 'legalIdentity' | 'requestUrls' | 'prohibitSelect'>): SettingsPart {
  const { productName, serviceEmail, hotLine, website } = legalIdentity;
  return {
    testRequestUrl: requestUrls.test,
    prodRequestUrl: requestUrls.prod,
    proName: productName,
    serviceEmail,
    hotLine,
    webServiceEmail: serviceEmail,
    proWebsite: website,
    prohibitSelect,
  };
}
