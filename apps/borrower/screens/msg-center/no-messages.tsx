import { useTranslations } from 'use-intl';
import type { MessageKind } from '../../store/message-kinds.ts';

/** Nothing here yet, and what will be: an open envelope. */
export function NoMessages({ kind }: { kind: MessageKind }) {
  const words = useTranslations('messages.none');
  return (
    <div className="empty-state">
      <svg className="no-messages" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
        <ellipse className="no-messages-ground" cx="80" cy="106" rx="58" ry="7" />
        <path className="no-messages-back" d="M28 48 80 14l52 34v50H28z" />
        <path className="no-messages-sheet" d="M44 30h72v46L80 94 44 76z" />
        <path className="no-messages-lines" d="M56 44h48M56 56h32" />
        <path className="no-messages-front" d="M28 48l52 34 52-34v50H28z" />
      </svg>
      <h2>{words(kind)}</h2>
      <p>{words(`${kind}Lead`)}</p>
    </div>
  );
}
