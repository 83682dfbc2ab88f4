import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { CertificateFile } from './certificate-file.tsx';
import { CountedMoney } from './counted-money.tsx';
import { HomeWay } from './home-way.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { PartOf } from './moment-part.ts';
import { PaidFigures } from './paid-figures.tsx';

/** What the loan cost in the end, and the paper that says it is paid. */
export function PaidMoment({ moment: { kind, loan }, eye, onHome }: PartOf<'paid'>) {
  const words = useTranslations('moments');
  const { loanId } = loan;
  return (
    <MomentFrame
      kind={kind}
      title={words('paid.title')}
      lead={words('paid.cost')}
      figure={
        <>
          <CountedMoney amountCentavos={loan.costPaidCentavos} />
          {eye}
        </>
      }
      action={
        <>
          <CertificateFile loanId={loanId} />
          <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId, view: 'papers' }}>
            {words('arrived.papers')}
          </LinkButton>
          <HomeWay onHome={onHome} />
        </>
      }
    >
      <PaidFigures loan={loan} />
      <p>{words('paid.lead')}</p>
    </MomentFrame>
  );
}
