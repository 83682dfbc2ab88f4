import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../link/link.tsx';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';

const HelpSheet = lazyComponent(async () => (await import('../help-sheet/help-sheet.tsx')).HelpSheet);

/** A path to go to, or what to do for a step back inside a screen. */
export type BackTarget = `/${string}` | (() => void);

/** Back, language and help, in the same place on every screen. */
export function AppHeader({ back }: { back?: BackTarget | undefined }) {
  const words = useTranslations('shell');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <header className="app-header">
      <BackControl back={back} label={words('back')} />
      <LanguageSwitch />
      <button
        type="button"
        className="icon-button"
        id="help-button"
        aria-expanded={isHelpOpen}
        onClick={() => setIsHelpOpen(true)}
      >
        <Icon name="help" />
        <span className="visually-hidden">{words('help')}</span>
      </button>
      {isHelpOpen ? <HelpSheet onClose={() => setIsHelpOpen(false)} /> : null}
    </header>
  );
}

function BackControl({ back, label }: { back: BackTarget | undefined; label: string }) {
  const { productName } = usePublicSettings().legalIdentity;
  if (back === undefined) {
    return (
      <span className="app-header-brand">
        <BrandMark />
        <span className="app-header-name">{productName}</span>
      </span>
    );
  }
  const content = (
    <>
      <Icon name="back" />
      <span className="visually-hidden">{label}</span>
    </>
  );
  return typeof back === 'string' ? (
    <Link href={back} className="icon-button">
      {content}
    </Link>
  ) : (
    <button type="button" className="icon-button" onClick={back}>
      {content}
    </button>
  );
}
