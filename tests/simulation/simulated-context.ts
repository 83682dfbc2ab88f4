import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { defaultPayoutTimes } from '../payout-times.ts';
import type { ProviderList } from '../../apps/api/ports/provider-list.ts';
import type { PayoutProvider } from '../../apps/api/ports/payout-provider.ts';
import type { Randomness } from '../../apps/api/ports/randomness.ts';
import type { Context } from '../../apps/api/use-cases/context.ts';
import { portOf } from './port-of.ts';
import type { Rails } from './rails.ts';
import type { StorePort, Stores } from './stores.ts';

/** What the use cases of a history may ask for. */
export type SimulatedContext = Pick<
  Context,
  | StorePort
  | 'personalData'
  | 'institutions'
  | 'products'
  | 'maintenance'
  | 'randomness'
  | 'sms'
  | 'payouts'
  | 'secondPayouts'
  | 'payoutTimes'
  | 'collections'
  | 'providerLists'
  | 'identity'
  | 'publicOrigin'
  | 'now'
  | 'lenderRules'
  | 'supportMessageRepository'
  | 'waitlistEntries'
  | 'partnerKeys'
  | 'installBonus'
  | 'facebookBonus'
>;

const identity: Context['identity'] = {
  productName: 'Luwag',
  corporateName: 'Sample Lending Inc.',
  secRegistrationNumber: 'CS000000000',
  certificateOfAuthorityNumber: '0000',
  hotLine: '0',
  serviceEmail: 'help@luwag.example',
  website: 'luwag.example',
  address: 'Manila',
  grievanceOfficer: 'Sample Officer',
  grievanceEmail: 'grievance@luwag.example',
};

type Parts = {
  stores: Stores;
  rails: Rails;
  payouts: PayoutProvider;
  secondPayouts: PayoutProvider | null;
  providerLists: readonly ProviderList[];
  randomness: Randomness;
  now: () => number;
};

/** The context of a history without turns and faults. */
export function openContext({ stores, rails, ...parts }: Parts): SimulatedContext {
  return {
    ...stores.ports,
    ...stores.steady,
    ...parts,
    // No text message is part of a history.
    sms: { send: async () => [], report: async () => 'unknown' },
    payoutTimes: defaultPayoutTimes,
    collections: rails.collections,
    identity,
    publicOrigin: 'https://luwag.example',
    // Early, so that histories get there.
    lenderRules: { makerOnlyLimits: defaultMakerOnlyLimits, leastOverdueDays: 30 },
    // No history has complaints, photos, bonuses or a waiting list.
    supportMessageRepository: portOf<Context['supportMessageRepository']>('supportMessageRepository', {
      withOpenComplaint: async () => new Set(),
    }),
    waitlistEntries: portOf('waitlistEntries', {}),
    partnerKeys: portOf('partnerKeys', {}),
    installBonus: { couponCentavos: 0, stepCentavos: 0 },
    facebookBonus: { stepCentavos: 0 },
  };
}
