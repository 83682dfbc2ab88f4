import { lazyComponent } from '../lazy-component/lazy-component.tsx';

/** The picker, fetched only for a borrower who has coupons. */
export const LazyCouponPicker = lazyComponent(async () => (await import('./coupon-picker.tsx')).CouponPicker);
