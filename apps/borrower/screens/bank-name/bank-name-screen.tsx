import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { InstitutionSearch } from '../../components/payout-account/institution-search.tsx';
import { Redirect } from '../../components/redirect/redirect.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useSectionDraft } from '../../components/section-form/use-section-draft.ts';
import { useProfile } from '../../store/profile.ts';
import { changeDraft } from '../../store/section-drafts.ts';
import { payeeFromIdentity } from '../bank-info/payee-from-identity.ts';

/** Back to the field as it was left, be it the first time or a single answer being changed. */
function backPath(search: string): `/${string}` {
  const change = new URLSearchParams(search).has('change') ? '&change=1' : '';
  return `/bankInfo?step=account${change}#institutionCode`;
}

export default function BankNameScreen() {
  const words = useTranslations('bank-name');
  const profile = useProfile();
  // Here by its address too: a phone forgets its pages while somebody looks the account up elsewhere.
  const draft = useSectionDraft('payoutAccount', profile.data, {
    prefill: payeeFromIdentity,
    stepOf: (_profile, known) => known?.step ?? 0,
  });
  const accountType = draft?.values['accountType'] ?? '';
  const chosen = draft?.values['institutionCode'] ?? '';
  if (draft !== undefined && accountType === '') return <Redirect to="/bankInfo" />;
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back={goBack}>
      <AnswerView query={profile}>
        {() => <InstitutionSearch accountType={accountType} chosen={chosen} onChoose={choose} />}
      </AnswerView>
    </ScreenFrame>
  );
}

function choose(institutionCode: string): void {
  changeDraft('payoutAccount', { institutionCode });
  goBack();
}

/** A wish that waits to be gone on with stays with the history entry. */
function goBack(): void {
  navigate(backPath(location.search), { state: history.state });
}
