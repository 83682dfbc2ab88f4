import type { paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';

/** Channels as they stand on a receipt. */
export const channelNames: Readonly<Record<(typeof paymentChannels)[number], string>> = {
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  sevenEleven: '7-Eleven',
  bank: 'Bank transfer',
};
