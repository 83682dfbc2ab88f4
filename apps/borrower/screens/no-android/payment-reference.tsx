import { getResult } from '@luwag/contract/endpoints/loan/get-result';
import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { safePartnerAddress } from '../../routing/partner-address.ts';
import { useOrigin, usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { type Bridge, PartnerFacts } from '../../components/partner-facts/partner-facts.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { StepTitle } from './step-title.tsx';

const pollMs = 5000;

/** What the pay page would give: the reference, how much, where and until when. It stays while the partner's page is open beside it. */
export function PaymentReference({ bridge, onAnother }: { bridge: Bridge; onAnother: () => void }) {
  const words = useTranslations('pay-by-code');
  const result = useAnswer(
    getResult,
    { params: { resultReference: bridge.resultReference } },
    { pollMs: (value) => (value === undefined || value.status === 'in-progress' ? pollMs : false) },
  );
  const status = result.data?.status ?? 'in-progress';
  if (status === 'success') {
    return (
      <>
        <StepTitle key={status}>
          {words('arrived', { amount: formatPesos(result.data?.amountCentavos ?? 0) })}
        </StepTitle>
        <p>{words('arrivedLead')}</p>
      </>
    );
  }
  return (
    <>
      <StepTitle key={status}>{words('referenceTitle')}</StepTitle>
      {status === 'in-progress' ? (
        <>
          <p>{words('referenceLead')}</p>
          <PartnerFacts bridge={bridge} />
          <ToPartner bridge={bridge} />
        </>
      ) : (
        <p role="alert">{words(status === 'replaced' ? 'replaced' : 'over')}</p>
      )}
      <Button variant="quiet" onClick={onAnother}>
        {words('another')}
      </Button>
    </>
  );
}

/** Opens beside this page: on this phone nothing else of the app could be come back to. */
function ToPartner({ bridge }: { bridge: Bridge }) {
  const words = useTranslations('tri-link');
  const address = safePartnerAddress(bridge, {
    ownOrigin: useOrigin(),
    isSandbox: usePublicSettings().mode === 'sandbox',
  });
  if (bridge.partnerUrl === null) return null;
  if (address === null) return <p role="alert">{words('unsafe')}</p>;
  return (
    <>
      <a className="button button-primary" href={address} target="_blank" rel="noopener noreferrer">
        <span className="button-text">{words('go', { partner: bridge.partnerName })}</span>
      </a>
      <CopyButton text={address} label={words('copyLink')} />
    </>
  );
}
