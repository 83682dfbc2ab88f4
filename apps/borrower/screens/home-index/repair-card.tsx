import { returnApplication } from '@luwag/contract/endpoints/application/return-application';
import type { Repair } from '@luwag/contract/profile/repair';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { reasonWordsKey } from '../../components/repair-note/reason-words-key.ts';
import { repairPath } from '../../components/repair-note/repair-path.ts';
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
export default function RepairCard({ home }: { home: Home }) {
  return (
    <LazyMessages namespaces={['repair']} waiting={<Skeleton lines={6} />}>
      <Repairs home={home} />
    </LazyMessages>
  );
}

function Repairs({ home: { repairs, application } }: { home: Home }) {
  const words = useTranslations('repair');
  const left = repairs.filter(({ isRenewed }) => !isRenewed);
  const isReady = left.length === 0;
  return (
    <StatusCard tone={isReady ? 'good' : 'attention'} title={words('title', { count: left.length })}>
      <p>{isReady ? words('ready') : words('lead')}</p>
      <ol className="repair-list">
        {repairs.map((repair) => (
          <RepairRow key={repair.item} repair={repair} isNext={repair === left[0]} />
        ))}
      </ol>
      {isReady && application !== null ? <SendAgain applicationId={application.applicationId} /> : null}
    </StatusCard>
  );
}

function RepairRow({ repair, isNext }: { repair: Repair; isNext: boolean }) {
  const words = useTranslations('repair');
  const profileWords = useTranslations('profile');
  const { item, reasonCode, isRenewed } = repair;
  const isPhoto = item === 'idFront' || item === 'idBack' || item === 'selfie';
  const name = isPhoto ? profileWords(`fields.${item}`) : profileWords(`tasks.${item}`);
  const reason = reasonWordsKey(reasonCode);
  if (isRenewed) {
    return (
      <li className="repair-done">
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
      <LinkButton href={repairPath(repair)} variant={isNext ? 'primary' : 'secondary'}>
        {words(isPhoto ? 'take' : 'correct', { name })}
      </LinkButton>
    </li>
  );
}

function SendAgain({ applicationId }: { applicationId: string }) {
  const words = useTranslations('repair');
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
