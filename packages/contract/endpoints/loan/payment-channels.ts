import * as v from 'valibot';

/** The ways to pay that the product knows. A lender's provider carries some of them. */
export const paymentChannels = ['gcash', 'maya', 'qrph', 'sevenEleven', 'bank'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];
export const paymentChannelField = v.picklist(paymentChannels, 'channel_required');
