import { useTranslations } from 'use-intl';
import { LinkButton } from '../link-button/link-button.tsx';
import { CountedMoney } from './counted-money.tsx';
import { MomentFrame } from './moment-frame.tsx';
import type { PartOf } from './moment-part.ts';

/** The limit, and one button. */
export function ApprovedMoment({ moment: { kind, limitCentavos }, eye }: PartOf<'approved'>) {
  const words = useTranslations('moments.approved');
  return (
    <MomentFrame
      kind={kind}
      title={words('title')}
      lead={words('lead')}
      figure={
        <>
          <CountedMoney amountCentavos={limitCentavos} isWholeShort />
          {eye}
        </>
      }
      action={<LinkButton href="/allWithdraw">{words('see')}</LinkButton>}
    >
      <p>{words('note')}</p>
    </MomentFrame>
  );
}
