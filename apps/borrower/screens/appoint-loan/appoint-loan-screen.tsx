import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { NoOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoanWish } from '../../store/loan-wish.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { ReloanOff } from './reloan-off.tsx';
import { ReloanOn } from './reloan-on.tsx';

/** Easy Re-loan: off until the borrower has chosen, seen the cost and read the agreement. */
export default function AppointLoanScreen() {
  const words = useTranslations('easy-reloan');
  const reloan = useAnswer(getReloan, {});
  const asked = useLoanWish();
  return (
    <ScreenFrame
      title={words('title')}
      // Once it is on, the card below says what is set.
      lead={reloan.data?.isOn === true ? undefined : words('lead')}
      back="/homeIndex"
    >
      <AnswerView query={reloan} lines={10}>
        {(value) =>
          value.isOn ? (
            <ReloanOn reloan={value} />
          ) : value.isAvailable ? (
            <>
              <HowItGoes />
              <ReloanOff reloan={value} asked={asked} />
            </>
          ) : (
            <NoOffer />
          )
        }
      </AnswerView>
    </ScreenFrame>
  );
}
