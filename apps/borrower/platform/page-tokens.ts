import type { ScreenToDraw } from '@luwag/contract/drawn-screen';
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

/** Where the server puts a screen that it has drawn, and what it has drawn it from. */
export const drawnScreenToken = '<!--drawn-screen-->';
export const screenAnswersToken = '<!--screen-answers-->';
export const drawnScreenElementId = 'drawn-screen';
export const screenAnswersElementId = 'screen-answers';
/** Said of the page while the drawing is on show. */
export const drawnScreenState = 'drawn';

/** What a screen was drawn from: whose it is, and the answers to its questions, by their keys in the answer cache. */
export type ScreenAnswers = Pick<ScreenToDraw, 'customerId' | 'language' | 'answers'>;

/** Where the build puts the script of later screens; the server names the questions it asks. */
export const screenInlineToken = '__SCREEN_INLINE__';
export const routeAsksToken = '__ROUTE_ASKS__';

/** The store as a first visit keeps it; the server fills in its settings as JSON. */
export const firstStateElementId = 'store';

/** A template of links that wait until something is on show. */
export const atRestElementId = 'at-rest';

/** Where the server puts the first page, drawn with the prices in force. */
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
