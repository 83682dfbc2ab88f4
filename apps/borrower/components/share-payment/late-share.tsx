import { latePart } from '../late-part/late-part.tsx';
import { ComingShare } from './coming-share.tsx';

export const LateSharePayment = latePart(
  async () => (await import('./share-payment.tsx')).SharePayment,
  <ComingShare />,
);

export const LateSharePaymentOf = latePart(
  async () => (await import('./share-payment.tsx')).SharePaymentOf,
  <ComingShare />,
);
