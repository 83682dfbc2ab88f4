import type { PaymentChannel } from '@luwag/contract/endpoints/loan/payment-channels';
import { useTranslations } from 'use-intl';

export type { PaymentChannel };

/** In the order people ask for them most. */
export const channelNames: readonly PaymentChannel[] = ['gcash', 'maya', 'qrph', 'sevenEleven', 'bank'];

/** Names of their own, written alike in every language. */
const properNames: Readonly<Record<string, string>> = {
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  sevenEleven: '7-Eleven',
};

/** A payment channel as people call it; an answer may name one that is newer than this version of the app. */
export function useChannelName(): (channel: string) => string {
  const words = useTranslations('lending');
  return (channel) => (channel === 'bank' ? words('channelBank') : (properNames[channel] ?? channel));
}
