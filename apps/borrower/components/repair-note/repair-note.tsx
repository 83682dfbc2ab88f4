import type { Repair } from '@luwag/contract/profile/repair';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import { LazyMessages } from '../lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { reasonWordsKey } from './reason-words-key.ts';

/** Above what is to be renewed: why it was sent back and how it comes out right. */
export function RepairNote({ repair }: { repair: Repair }) {
  return (
    <LazyMessages namespaces={['repair']} waiting={<Skeleton lines={3} />}>
      <Note reasonCode={repair.reasonCode} />
    </LazyMessages>
  );
}

function Note({ reasonCode }: { reasonCode: string }) {
  const words = useTranslations('repair');
  const reason = reasonWordsKey(reasonCode);
  return (
    <aside className="repair-note" aria-label={words('noteTitle')}>
      <p>
        <Icon name="alert" />
        {words(`reasons.${reason}.why`)}
      </p>
      <p>{words(`reasons.${reason}.how`)}</p>
    </aside>
  );
}
