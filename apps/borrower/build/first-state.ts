import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { firstStateElementId, legalIdentityTokens } from '../platform/page-tokens.ts';
import { coreDefaults, coreStoreVersion, settingsPart } from '../store/core-defaults.ts';

/** A mark that the server replaces by a setting as JSON. */
const inJson = (mark: string): string => mark.replace(/__$/, '_IN_JSON__');

/** The store as a first visit keeps it, with marks for what the server's settings say; data, which nothing runs. */
export function firstStateElement(): string {
  const { legalIdentity, requestUrls } = {
    legalIdentity: Object.fromEntries(
      Object.entries(legalIdentityTokens).map(([field, mark]) => [field, inJson(mark)]),
    ) as PublicSettings['legalIdentity'],
    requestUrls: { test: inJson('__TEST_REQUEST_URL__'), prod: inJson('__PROD_REQUEST_URL__') },
  };
  const state = {
    ...coreDefaults,
    ...settingsPart({ legalIdentity, requestUrls, prohibitSelect: false }),
    prohibitSelect: inJson('__PROHIBIT_SELECT__'),
  };
  const json = JSON.stringify({ state, version: coreStoreVersion });
  return `<script type="application/json" id="${firstStateElementId}">${json.replace(/"(__[A-Z_]+_IN_JSON__)"/g, '$1')}</script>`;
}
