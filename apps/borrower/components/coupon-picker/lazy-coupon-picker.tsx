import { lazy } from 'react';

/** The picker, fetched only for a borrower who has coupons. */
export const LazyCouponPicker = lazy(async () => {
  const { CouponPicker } = await import('./coupon-picker.tsx');
  return { default: CouponPicker };
});
