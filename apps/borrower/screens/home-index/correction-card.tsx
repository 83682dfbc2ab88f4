import { returnApplication } from '@luwag/contract/endpoints/application/return-application';
import type { CorrectionItem } from '@luwag/contract/profile/correction';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { reasonWordsKey } from '../../components/correction-note/reason-words-key.ts';
import { correctionPath } from '../../components/correction-note/correction-path.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useSubmission } from '../../store/use-submission.ts';
import type { Home } from './home-index-screen.tsx';

/** An application that came back: each item with its reason and the way straight to it, then one tap to send it again. */
export default function CorrectionCard({ home }: { home: Home }) {
  return (
    <LazyMessages namespaces={['correction']} waiting={<Skeleton lines={6} />}>
      <CorrectionItems home={home} />
    </LazyMessages>
  );
}

function CorrectionItems({ home: { correctionItems, application } }: { home: Home }) {
  const words = useTranslations('correction');
  const left = correctionItems.filter(({ isRenewed }) => !isRenewed);
  const isReady = left.length === 0;
  return (
    <StatusCard tone={isReady ? 'good' : 'attention'} title={words('title', { count: left.length })}>
      <p>{isReady ? words('ready') : words('lead')}</p>
      <ol className="correction-list">
        {correctionItems.map((correctionItem) => (
          <CorrectionRow
            key={correctionItem.item}
            correctionItem={correctionItem}
            isNext={correctionItem === left[0]}
          />
        ))}
      </ol>
      {isReady && application !== null ? <SendAgain applicationId={application.applicationId} /> : null}
    </StatusCard>
  );
}

function CorrectionRow({ correctionItem, isNext }: { correctionItem: CorrectionItem; isNext: boolean }) {
  const words = useTranslations('correction');
  const profileWords = useTranslations('profile');
  const { item, reasonCode, isRenewed } = correctionItem;
  const isPhoto = item === 'idFront' || item === 'idBack' || item === 'selfie';
  const name = isPhoto ? profileWords(`fields.${item}`) : profileWords(`tasks.${item}`);
  const reason = reasonWordsKey(reasonCode);
  if (isRenewed) {
    return (
      <li className="correction-done">
        <Icon name="check" />
        <span>
          <b>{name}</b> {words('renewed')}
        </span>
      </li>
    );
  }
  return (
    <li>
      <h3>{name}</h3>
      <p>{words(`reasons.${reason}.why`)}</p>
      <p className="home-note">{words(`reasons.${reason}.how`)}</p>
      <LinkButton href={correctionPath(correctionItem)} variant={isNext ? 'primary' : 'secondary'}>
        {words(isPhoto ? 'take' : 'correct', { name })}
      </LinkButton>
    </li>
  );
}

function SendAgain({ applicationId }: { applicationId: string }) {
  const words = useTranslations('correction');
  const errorWords = useErrorWords();
  const { keyFor, finish } = useIdempotencyKey();
  const { isBusy, refusal, send } = useSubmission();
  const sendAgain = async () => {
    const sent = await send(() =>
      call(returnApplication, { params: { applicationId } }, { idempotencyKey: keyFor(applicationId) }),
    );
    if (sent !== null) {
      finish();
      showToast(words('sent'));
    }
    await askServerAgain();
  };
  return (
    <>
      {refusal === null ? null : (
        <p className="field-error" role="alert">
          {errorWords(refusal)}
        </p>
      )}
      <Button isBusy={isBusy} onClick={() => void sendAgain()}>
        {words('send')}
      </Button>
    </>
  );
}
