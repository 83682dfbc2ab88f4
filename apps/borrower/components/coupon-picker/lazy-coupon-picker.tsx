import { latePart } from '../late-part/late-part.tsx';

/** The picker, fetched only for a borrower who has coupons. */
export const LazyCouponPicker = latePart(async () => (await import('./coupon-picker.tsx')).CouponPicker);
