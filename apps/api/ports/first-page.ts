import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Language } from '@luwag/contract/language';

/** What every visitor is told: who lends, and the prices in force. */
export type PublicSettings = CallOutput<typeof getPublicSettings>;

/** Draws the first page as it stands before any script has run, in each language. */
export type FirstPage = { draw: (settings: PublicSettings) => Promise<ReadonlyMap<Language, string>> };
