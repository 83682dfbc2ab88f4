import { lazyComponent } from '../lazy-component/lazy-component.tsx';

/** The choice among coupons, fetched only for a borrower who has some. */
export const LazyCouponFold = lazyComponent(async () => (await import('./coupon-fold.tsx')).CouponFold);
