import type { PersonalData } from '../../ports/personal-data.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import type { Settings } from '../../settings.ts';
import { createWebPush } from './web-push.ts';

/**
 * Pushes of this lender. The key by which phones know it follows from the index key of the keys file, which stays when the
 * data keys are changed: every server has the same, and there is no further secret to keep.
 */
export function lenderPushes({ mode, identity }: Settings, personalData: PersonalData): PushSender {
  return createWebPush({
    privateKey: personalData.sign('push', 'key'),
    contact: identity.serviceEmail,
    isOwnMachineReached: mode === 'sandbox',
  });
}
