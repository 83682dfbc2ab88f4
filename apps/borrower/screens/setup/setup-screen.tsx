import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { version } from '../../platform/version.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { leave } from '../../store/leave.ts';
import { ClearPhone } from './clear-phone.tsx';
import { PhoneChoices } from './phone-choices.tsx';
import { SetupFold } from './setup-fold.tsx';
import { setupParts, usePartLedTo } from './setup-parts.ts';

/** What a borrower can choose; each choice is kept at once. */
export default function SetupScreen() {
  const words = useTranslations('setup');
  const ledTo = usePartLedTo();
  return (
    <ScreenFrame title={words('title')} back="/my">
      {ledTo === null ? null : (
        <div className="folds">
          <SetupFold part={ledTo} isLedTo />
        </div>
      )}
      <PhoneChoices />
      <div className="folds">
        {setupParts
          .filter((part) => part !== ledTo)
          .map((part) => (
            <SetupFold key={part} part={part} isLedTo={false} />
          ))}
        <Link className="fold-link" href="/appointLoanList">
          <span className="fold-title">{words('reloan')}</span>
          <Icon name="forward" />
        </Link>
      </div>
      <ClearPhone />
      <LogOut />
      <p className="setup-version">{words('version', { version })}</p>
    </ScreenFrame>
  );
}

function LogOut() {
  const words = useTranslations('setup');
  const [isBusy, setIsBusy] = useState(false);
  const leaveNow = () => {
    setIsBusy(true);
    void leave();
  };
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={leaveNow}>
      {words('logOut')}
    </Button>
  );
}
