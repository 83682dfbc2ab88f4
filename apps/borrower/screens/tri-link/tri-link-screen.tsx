import { getPayment } from '@luwag/contract/endpoints/loan/get-payment';
import { useTranslations } from 'use-intl';
import { useOpaqueId } from '../../store/opaque-id.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { useHome } from '../../store/use-home.ts';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';
import { PartnerCard } from './partner-card.tsx';

const pollMs = 4000;

/** The bridge to a payment partner: who, where, how much and what they are told, before anyone leaves. */
export default function TriLinkScreen() {
  const words = useTranslations('tri-link');
  const chosenId = useOpaqueId('paymentId');
  const home = useHome();
  const openId = home.data?.loan?.openPayment?.paymentId ?? null;
  const paymentId = chosenId ?? openId;
  const bridge = useAnswer(
    getPayment,
    { params: { paymentId: paymentId ?? '' } },
    {
      isEnabled: paymentId !== null,
      pollMs: (value) => (value?.payment.status === 'in-progress' ? pollMs : false),
    },
  );
  const { title, lead } = headOf(bridge.data);
  return (
    <ScreenFrame
      title={words(title, { partner: bridge.data?.partnerName ?? '' })}
      lead={lead === null ? undefined : words(lead)}
      back="/repaidDetail"
    >
      {paymentId === null && home.isSuccess ? (
        <EmptyState
          picture="phone"
          title={words('none.title')}
          action={<LinkButton href="/billIndex">{words('none.loan')}</LinkButton>}
        >
          <p>{words('none.lead')}</p>
        </EmptyState>
      ) : (
        <AnswerView query={bridge} lines={6}>
          {(value) => <PartnerCard bridge={value} />}
        </AnswerView>
      )}
    </ScreenFrame>
  );
}

/** What the page is about: leaving for the partner, scanning, or a payment for which nobody leaves any more. */
function headOf(bridge: Bridge | undefined) {
  if (bridge === undefined) return { title: 'titleWaiting', lead: 'lead' } as const;
  if (bridge.payment.status !== 'in-progress') return { title: 'titleOver', lead: null } as const;
  if (bridge.partnerCode !== null) return { title: 'scan.title', lead: 'counter.lead' } as const;
  return bridge.partnerQrText === null
    ? ({ title: 'title', lead: 'lead' } as const)
    : ({ title: 'scan.title', lead: 'scan.lead' } as const);
}
