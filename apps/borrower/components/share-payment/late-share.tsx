import { hydratedComponent } from '../lazy-component/hydrated-component.tsx';
import { ComingShare } from './coming-share.tsx';

export const LateSharePayment = hydratedComponent(
  async () => (await import('./share-payment.tsx')).SharePayment,
  <ComingShare />,
);

export const LateSharePaymentOf = hydratedComponent(
  async () => (await import('./share-payment.tsx')).SharePaymentOf,
  <ComingShare />,
);
