import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { RefreshControl } from '../../components/refresh-control/refresh-control.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useCoreStore } from '../../store/core-store.ts';
import { LoanTabs } from './loan-tabs.tsx';
import { OwnLoans } from './own-loans.tsx';

/** What is owed now, by product. */
export default function BillIndexScreen() {
  const words = useTranslations('bill-index');
  const loanTabType = useCoreStore((state) => state.loanTabType);
  // The tab answers the finger; its loans come after.
  const shownType = useDeferredValue(loanTabType);
  return (
    <ScreenFrame title={words('title')}>
      <LoanTabs chosen={loanTabType} />
      <div role="tabpanel" id="loan-panel" aria-labelledby={`loan-tab-${shownType}`} className="loan-panel">
        <OwnLoans type={shownType} />
      </div>
      <RefreshControl />
    </ScreenFrame>
  );
}
