import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useCoreStore } from '../../store/core-store.ts';

/** Main product first, because that is where most people's loan is; the numbers are the specification's. */
const tabs = [
  { type: 2, key: 'main' },
  { type: 1, key: 'sub' },
] as const;

export function LoanTabs({ chosen }: { chosen: 1 | 2 }) {
  const words = useTranslations('bill-index.tabs');
  const moveByKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = chosen === 2 ? 1 : 2;
    choose(next);
    document.getElementById(`loan-tab-${next}`)?.focus();
  };
  return (
    <div className="loan-tabs" role="tablist" aria-label={words('label')} onKeyDown={moveByKey} tabIndex={-1}>
      {tabs.map(({ type, key }) => (
        <button
          key={type}
          type="button"
          role="tab"
          id={`loan-tab-${type}`}
          aria-selected={type === chosen}
          aria-controls="loan-panel"
          tabIndex={type === chosen ? 0 : -1}
          onClick={() => choose(type)}
        >
          {words(key)}
        </button>
      ))}
    </div>
  );
}

function choose(type: 1 | 2): void {
  useCoreStore.getState().setLoanTabType(type);
}
