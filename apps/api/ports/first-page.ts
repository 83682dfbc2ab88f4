import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Language } from '@luwag/contract/language';

/** Renders the first page as it is before any script has run, in each language. */
export type FirstPage = { render: (settings: PublicSettings) => Promise<ReadonlyMap<Language, string>> };
