import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { formatPesos } from '@luwag/contract/money';
import { formatDay } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { couponStepRoles } from '@luwag/contract/endpoints/staff/coupon-step';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { couponWords } from '../../messages/coupon-words.ts';
import { GrantCoupon, TakeCouponBack } from './coupon-forms.tsx';
import './coupons.css';

export type Coupon = CallOutput<typeof getCustomer>['coupons'][number];

const columns: readonly Column<Coupon>[] = [
  {
    name: couponWords.off,
    isNumber: true,
    cell: ({ deductionCentavos }) => formatPesos(deductionCentavos),
  },
  { name: couponWords.serves, cell: ({ kind }) => couponWords.kinds[kind] },
  {
    name: couponWords.from,
    isNumber: true,
    cell: ({ minimumAmountCentavos }) => formatPesos(minimumAmountCentavos),
  },
  { name: couponWords.until, cell: ({ validThroughOn }) => formatDay(validThroughOn) },
  { name: couponWords.givenFor, cell: ({ reason }) => couponWords.reasons[reason] },
  { name: couponWords.state, cell: (coupon) => <State coupon={coupon} /> },
];

function State({ coupon }: { coupon: Coupon }) {
  const { state, isHeld, usedOn, usedForOrderNumber, invalidatedOn, invalidReason } = coupon;
  if (isHeld) return couponWords.held;
  const details = [
    usedOn === null ? '' : formatDay(usedOn),
    usedOn === null && invalidatedOn !== null ? formatDay(invalidatedOn) : '',
    invalidReason === null ? '' : couponWords.invalidReasons[invalidReason],
  ];
  return (
    <>
      {[couponWords.states[state], ...details].filter(Boolean).join(' · ')}
      {usedForOrderNumber === null ? null : (
        <>
          {' · '}
          <span className="order-number">{usedForOrderNumber}</span>
        </>
      )}
    </>
  );
}

/** A customer's coupons, and what staff may do with them. */
export function Coupons({ customerId, coupons }: { customerId: string; coupons: readonly Coupon[] }) {
  const { role } = useStaff();
  const mayChange = couponStepRoles.some((allowed) => allowed === role);
  const free = coupons.filter(({ state, isHeld }) => state === 'available' && !isHeld);
  return (
    <section className="coupons" aria-labelledby="coupons">
      <h2 id="coupons">{couponWords.title}</h2>
      <DataTable
        caption={couponWords.title}
        columns={columns}
        rows={coupons}
        rowKey={({ couponId }) => couponId}
        empty={couponWords.none}
      />
      {mayChange ? <GrantCoupon customerId={customerId} /> : null}
      {mayChange && free.length > 0 ? <TakeCouponBack customerId={customerId} coupons={free} /> : null}
    </section>
  );
}
