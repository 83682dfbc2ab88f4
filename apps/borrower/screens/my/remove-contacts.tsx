import { removeContacts } from '@luwag/contract/endpoints/profile/remove-contacts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
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
  const [isRemoved, setIsRemoved] = useState(false);
  const told = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone with them.
  useEffect(() => {
    if (isRemoved) told.current?.focus();
  }, [isRemoved]);
  const contacts = profile.sections.find(({ section }) => section === 'contacts');
  const isEmpty = contacts === undefined || Object.values(contacts.values).every((value) => value === '');
  if (isEmpty && !isRemoved) return null;
  const remove = async () => {
    setIsBusy(true);
    const answer = await call(removeContacts, {});
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    keepProfile(answer.value);
    setIsRemoved(true);
  };
  return (
    <div className="held-people">
      {refusal === null ? null : (
        <p role="alert">
          {refusal.code === 'request_not_possible' ? words('loanOpen') : errorWords(refusal)}
        </p>
      )}
      {isEmpty ? null : isAsked ? (
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
      {/* Within the sheet: a note beneath an open dialog is not read out. */}
      <output ref={told} tabIndex={-1}>
        {isRemoved ? words('removed') : null}
      </output>
    </div>
  );
}
