import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isLanguage, defaultLanguage } from '@luwag/contract/language';
import { IntlProvider, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { findRoute } from '../../routing/routes.ts';
import { loadCatalogue } from '../../messages/catalogue.ts';
import { Button } from '../button/button.tsx';

/**
 * Says that a new version of the app is ready, and brings it at a tap. It stands beside the shell with a root of its own:
 * few ever see it, and nothing of it is loaded before.
 */
export async function showUpdateNotice(onUpdate: () => void): Promise<void> {
  const id = 'update-notice';
  if (document.getElementById(id) !== null) return;
  const place = document.createElement('div');
  place.id = id;
  document.body.append(place);
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const words = await loadCatalogue(language, ['installed']);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <IntlProvider locale={language} messages={words}>
      <UpdateNotice onUpdate={onUpdate} onLater={close} />
    </IntlProvider>,
  );
}

/** Only over the screens between which the bottom navigation leads: they hold no form and move no money. */
function UpdateNotice({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const words = useTranslations('installed.update');
  const [path] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  if (findRoute(path).route.tab === undefined) return null;
  const update = () => {
    setIsBusy(true);
    onUpdate();
  };
  return (
    <output className="update-notice">
      <span className="update-notice-words">{words('ready')}</span>
      <Button isBusy={isBusy} onClick={update}>
        {words('update')}
      </Button>
      <Button variant="quiet" onClick={onLater}>
        {words('later')}
      </Button>
    </output>
  );
}
