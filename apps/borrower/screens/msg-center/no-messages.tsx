import { useTranslations } from 'use-intl';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { MessageKind } from '../../store/message-kinds.ts';

/** Nothing here yet, and what will be. */
export function NoMessages({ kind }: { kind: MessageKind }) {
  const words = useTranslations('messages.none');
  return (
    <EmptyState picture="letter" title={words(kind)}>
      <p>{words(`${kind}Lead`)}</p>
    </EmptyState>
  );
}
