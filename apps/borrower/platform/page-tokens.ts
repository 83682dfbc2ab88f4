import type { HydrationInputs } from '@luwag/contract/rendered-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

/**
 * Marks in the built pages which the server replaces by its settings, escaped for HTML. The JSON mark takes the whole
 * answer of the public settings, with every "<" written as \u003c.
 */
export const publicSettingsToken = '__PUBLIC_SETTINGS_JSON__';

/** Where the server names the files of the screen at the address that was asked for, so that all come at once. */
export const routeFilesToken = '__ROUTE_FILES__';

/** Where the server puts the words of that screen, so that they come with the page itself. */
export const pageWordsToken = '__PAGE_WORDS__';

/** Where the server puts what a screen was rendered from, as JSON. */
export const hydrationInputsToken = '<!--hydration-inputs-->';
export const hydrationInputsElementId = 'hydration-inputs';
/** Said of the app's element where the server has rendered the screen into it. */
export const isRenderedAttribute = 'data-rendered';
/** Said of the page where that screen is for this phone; without it, it stays out of sight. */
export const hydratesState = 'hydrates';

/** What the screen in the page was rendered from; null where there is none, or none for this phone. */
export function givenInputs(): HydrationInputs | null {
  if (document.documentElement.dataset[hydratesState] === undefined) return null;
  return inputsInPage();
}

export function inputsInPage(): HydrationInputs | null {
  const text = document.getElementById(hydrationInputsElementId)?.textContent ?? '';
  return text === '' ? null : (JSON.parse(text) as HydrationInputs);
}

/** Where the build puts the script of later screens; the server names the questions it asks. */
export const screenInlineToken = '__SCREEN_INLINE__';
export const routeAsksToken = '__ROUTE_ASKS__';

/** The store as a first visit keeps it; the server fills in its settings as JSON. */
export const firstStateElementId = 'store';

/** A template of links that wait until something is on show. */
export const atRestElementId = 'at-rest';

/** Where the server puts the first page, rendered with the prices in force. */
export const startBodyToken = '__START_BODY__';

export const legalIdentityTokens: PublicSettings['legalIdentity'] = {
  productName: '__PRODUCT_NAME__',
  corporateName: '__CORPORATE_NAME__',
  secRegistrationNumber: '__SEC_REGISTRATION_NUMBER__',
  certificateOfAuthorityNumber: '__CERTIFICATE_OF_AUTHORITY_NUMBER__',
  hotLine: '__HOT_LINE__',
  serviceEmail: '__SERVICE_EMAIL__',
  website: '__WEBSITE__',
  address: '__ADDRESS__',
  grievanceOfficer: '__GRIEVANCE_OFFICER__',
  grievanceEmail: '__GRIEVANCE_EMAIL__',
};
