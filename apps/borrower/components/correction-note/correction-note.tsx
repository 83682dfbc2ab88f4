import type { CorrectionItem } from '@luwag/contract/profile/correction';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { reasonWordsKey } from './reason-words-key.ts';

/** Shows above a correction item why it must be renewed and how to do it. */
export function CorrectionNote({ correctionItem }: { correctionItem: CorrectionItem }) {
  return (
    <LazyMessages namespaces={['correction']} waiting={<Skeleton lines={3} />}>
      <Note reasonCode={correctionItem.reasonCode} />
    </LazyMessages>
  );
}

function Note({ reasonCode }: { reasonCode: string }) {
  const words = useTranslations('correction');
  const reason = reasonWordsKey(reasonCode);
  return (
    <aside className="correction-note" aria-label={words('noteTitle')}>
      <p>
        <Icon name="alert" />
        {words(`reasons.${reason}.why`)}
      </p>
      <p>{words(`reasons.${reason}.how`)}</p>
    </aside>
  );
}
