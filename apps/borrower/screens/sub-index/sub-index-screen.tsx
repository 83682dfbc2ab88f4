import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { OfferView } from '../../components/blocked-offer/offer-view.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { isOpenLoan } from '../../components/loan-card/is-open-loan.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useHome } from '../../store/use-home.ts';
import { useOffer } from '../../store/use-offer.ts';
import { notOpenYet } from './not-open-yet.tsx';
import { SubOffer } from './sub-offer.tsx';

/** For a borrower who has a loan; the others choose one. */
const LoanCard = hydratedComponent(
  async () => (await import('../../components/loan-card/loan-card.tsx')).LoanCard,
  <Skeleton lines={6} />,
);

/** Home of the second product: where one stands, then what it would cost beside the first. */
export default function SubIndexScreen() {
  const words = useTranslations('sub-index');
  const home = useHome();
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/homeIndex">
      <AnswerView query={home} lines={6}>
        {({ loan }) =>
          loan !== null && isOpenLoan(loan) ? (
            <>
              <LoanCard loan={loan} />
              <p className="sub-note">{words('oneAtATime')}</p>
            </>
          ) : (
            <Offers />
          )
        }
      </AnswerView>
    </ScreenFrame>
  );
}

function Offers() {
  const offer = useOffer('sub');
  const main = useOffer();
  return (
    <OfferView query={offer} lines={6} closed={notOpenYet}>
      {(own) => (
        <OfferView query={main} lines={6}>
          {(other) => <SubOffer offer={own} main={other} />}
        </OfferView>
      )}
    </OfferView>
  );
}
