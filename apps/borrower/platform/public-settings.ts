import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

/** They stand in the page as JSON, so that nothing has to be fetched first. */
export const publicSettingsElementId = 'public-settings';

let current: PublicSettings | undefined;

export function publicSettings(): PublicSettings {
  current ??= JSON.parse(
    document.getElementById(publicSettingsElementId)?.textContent ?? '',
  ) as PublicSettings;
  return current;
}

/** For the prerender and for tests, which have no page to read from. */
export function providePublicSettings(settings: PublicSettings): void {
  current = settings;
}
