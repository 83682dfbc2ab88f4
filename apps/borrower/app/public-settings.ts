import type { getPublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { CallOutput } from '@luwag/contract/endpoint';

/** What the server tells every visitor. It stands in the page as JSON, so that nothing has to be fetched first. */
export type PublicSettings = CallOutput<typeof getPublicSettings>;

export const publicSettingsElementId = 'public-settings';

const blankSettings: PublicSettings = {
  mode: 'production',
  supportAndroid: false,
  maritalStatusList: 'short',
  legalIdentity: {
    productName: 'Luwag',
    corporateName: '',
    secRegistrationNumber: '',
    certificateOfAuthorityNumber: '',
    hotLine: '',
    serviceEmail: '',
    website: '',
    address: '',
    grievanceOfficer: '',
    grievanceEmail: '',
  },
  product: null,
};

let current: PublicSettings | undefined;

export function publicSettings(): PublicSettings {
  current ??= readFromPage();
  return current;
}

/** For the prerender and for tests, which have no page to read from. */
export function providePublicSettings(settings: PublicSettings): void {
  current = settings;
}

function readFromPage(): PublicSettings {
  const text = document.getElementById(publicSettingsElementId)?.textContent ?? '';
  try {
    return { ...blankSettings, ...(JSON.parse(text) as Partial<PublicSettings>) };
  } catch {
    // Where no server has filled the page in, the text is no JSON.
    return blankSettings;
  }
}
