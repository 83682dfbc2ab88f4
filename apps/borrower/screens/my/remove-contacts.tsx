import { removeContacts } from '@luwag/contract/endpoints/profile/remove-contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { keepProfile, type Profile } from '../../store/profile.ts';

/** The people named in the application go at the borrower's word, which is asked for twice: they cannot be brought back. */
export function RemoveContacts({ profile }: { profile: Profile }) {
  const words = useTranslations('held-data.people');
  const errorWords = useErrorWords();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const contacts = profile.sections.find(({ section }) => section === 'contacts');
  if (contacts === undefined || Object.values(contacts.values).every((value) => value === '')) return null;
  const remove = async () => {
    setIsBusy(true);
    const answer = await call(removeContacts, {});
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    keepProfile(answer.value);
    showToast(words('removed'));
  };
  return (
    <div className="held-people">
      {refusal === null ? null : (
        <p role="alert">
          {refusal.code === 'request_not_possible' ? words('loanOpen') : errorWords(refusal)}
        </p>
      )}
      {isAsked ? (
        <>
          <p>{words('sure')}</p>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void remove()}>
            {words('yes')}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            {words('no')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {words('remove')}
        </Button>
      )}
    </div>
  );
}
