import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Language } from '@luwag/contract/language';

/** Draws the first page as it stands before any script has run, in each language. */
export type FirstPage = { draw: (settings: PublicSettings) => Promise<ReadonlyMap<Language, string>> };
