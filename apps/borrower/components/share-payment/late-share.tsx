import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { ComingShare } from './coming-share.tsx';

export const LateSharePayment = lazyComponent(
  async () => (await import('./share-payment.tsx')).SharePayment,
  <ComingShare />,
);

export const LateSharePaymentOf = lazyComponent(
  async () => (await import('./share-payment.tsx')).SharePaymentOf,
  <ComingShare />,
);
