import { type PaymentChannel, paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';

/** The ways to pay that a provider's table has, in the product's order. */
export function carriedChannels(table: Readonly<Record<string, unknown>>): readonly PaymentChannel[] {
  return paymentChannels.filter((channel) => Object.hasOwn(table, channel));
}
