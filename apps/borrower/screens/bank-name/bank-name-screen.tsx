import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Redirect } from '../../components/redirect/redirect.tsx';
import { navigate } from 'wouter/use-browser-location';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { InstitutionMark } from '../../components/institution-mark/institution-mark.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { findNamed } from '../../components/section-form/find-named.ts';
import { useSectionDraft } from '../../components/section-form/use-section-draft.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { type Institutions, useInstitutions } from '../../store/institutions.ts';
import { useProfile } from '../../store/profile.ts';
import { changeDraft, useSectionDrafts } from '../../store/section-drafts.ts';
import { payeeFromIdentity } from '../bank-info/payee-from-identity.ts';

const SupportMessageSheet = lazyComponent(
  async () =>
    (await import('../../components/support-message-sheet/support-message-sheet.tsx')).SupportMessageSheet,
);

type Institution = Institutions['institutions'][number];

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
  if (draft !== undefined && accountType === '') return <Redirect to="/bankInfo" />;
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back={goBack}>
      <AnswerView query={profile}>{() => <InstitutionSearch accountType={accountType} />}</AnswerView>
    </ScreenFrame>
  );
}

function InstitutionSearch({ accountType }: { accountType: string }) {
  const words = useTranslations('bank-name');
  const query = useInstitutions();
  const [typed, setTyped] = useState('');
  return (
    <AnswerView query={query}>
      {({ institutions }) => {
        const ofType = institutions.filter((row) => row.accountType === accountType);
        const found = findNamed(ofType, typed);
        return (
          <>
            <TextInput
              name="search"
              type="search"
              label={words('search')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <output className="visually-hidden">{words('found', { count: found.length })}</output>
            <InstitutionLists institutions={found} isSearching={typed.trim() !== ''} />
          </>
        );
      }}
    </AnswerView>
  );
}

function InstitutionLists({
  institutions,
  isSearching,
}: {
  institutions: readonly Institution[];
  isSearching: boolean;
}) {
  const words = useTranslations('bank-name');
  if (institutions.length === 0) return <NoneFound />;
  if (isSearching) return <InstitutionList title={words('matches')} institutions={institutions} />;
  const popular = institutions.filter(({ isPopular }) => isPopular);
  const others = institutions.filter(({ isPopular }) => !isPopular);
  return (
    <>
      {popular.length === 0 ? null : <InstitutionList title={words('popular')} institutions={popular} />}
      {others.length === 0 ? null : <InstitutionList title={words('all')} institutions={others} />}
    </>
  );
}

/** Theirs may be missing: we are asked for it here. */
function NoneFound() {
  const words = useTranslations('bank-name');
  const [isWriting, setIsWriting] = useState(false);
  return (
    <div className="bank-name-none">
      <p>{words('none')}</p>
      <Button variant="secondary" onClick={() => setIsWriting(true)}>
        {words('ask')}
      </Button>
      {isWriting ? <SupportMessageSheet onClose={() => setIsWriting(false)} /> : null}
    </div>
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

function InstitutionList({ title, institutions }: { title: string; institutions: readonly Institution[] }) {
  const chosen = useSectionDrafts((drafts) => drafts.payoutAccount?.values['institutionCode']);
  return (
    <section className="bank-name-list">
      <h2>{title}</h2>
      <ul>
        {institutions.map(({ code, name }) => (
          <li key={code}>
            <button type="button" aria-pressed={code === chosen} onClick={() => choose(code)}>
              <InstitutionMark name={name} />
              <span>{name}</span>
              <Icon name={code === chosen ? 'check' : 'forward'} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
