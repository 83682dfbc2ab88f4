import type { OpenWorld } from '../apps/api/world.ts';

/* Production without its providers, for tests that are about something else. */

/** The settings of a lender that say who it is. */
export const lenderVariables = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://luwag.example',
  LOG_LEVEL: 'silent',
  FACE_CHECK: 'person',
  PRO_NAME: 'Luwag',
  CORPORATE_NAME: 'Test Lending Corporation',
  SEC_REGISTRATION_NUMBER: 'CS200000001',
  CERTIFICATE_OF_AUTHORITY_NUMBER: '1',
  HOT_LINE: '(02) 8000 0000',
  SERVICE_EMAIL: 'help@luwag.example',
  WEBSITE: 'https://luwag.example',
  OFFICE_ADDRESS: '1 Test Street, Manila',
  GRIEVANCE_OFFICER: 'The officer',
  GRIEVANCE_EMAIL: 'grievance@luwag.example',
};

/** Providers that carry nothing. */
export const openIdleWorld: OpenWorld = async ({ machineClock }) => ({
  clock: machineClock,
  sms: { send: async () => [], report: async () => 'unknown' },
  payouts: {
    provider: 'none',
    reaches: () => true,
    send: async () => ({ outcome: 'unknown' }),
    find: async () => ({ outcome: 'unknown' }),
  },
  secondPayouts: null,
  collections: { provider: null, channels: [], open: async () => null, findPayments: async () => [] },
  lists: [],
  events: [],
  sandbox: null,
});
