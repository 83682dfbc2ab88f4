import { useTranslations } from 'use-intl';
import { useLoanStart, useLoanWish } from '../../store/loan-wish.ts';
import { useTappedCoupon } from '../../store/tapped-coupon.ts';
import { OfferView } from '../../components/blocked-offer/offer-view.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useOffer } from '../../store/use-offer.ts';
import { firstWish } from './offer-price.ts';
import { firstChoice } from './suggested-coupons.ts';
import { WishForm } from './wish-form.tsx';

/** Decide: how much, for how long, and what that costs. */
export default function AllWithdrawScreen() {
  const words = useTranslations('all-withdraw');
  const chosen = useLoanWish();
  const proposed = useLoanStart();
  const asked = chosen ?? proposed;
  const tappedCouponId = useTappedCoupon();
  const isInInstallments = asked?.productId === 'sub';
  const offer = useOffer(asked?.productId);
  return (
    <ScreenFrame
      title={words('title')}
      lead={words(isInInstallments ? 'leadInParts' : 'lead')}
      back={isInInstallments ? '/subIndex' : '/homeIndex'}
    >
      <OfferView query={offer} lines={8}>
        {(value) => (
          <WishForm
            key={value.product.productId}
            offer={value}
            start={firstWish(value, asked, tappedCouponId)}
            startChoice={firstChoice(chosen, tappedCouponId)}
          />
        )}
      </OfferView>
    </ScreenFrame>
  );
}
