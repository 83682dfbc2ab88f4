import { useTranslations } from 'use-intl';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { checkBrowser } from './check-browser.ts';

/** What this browser can do, without asking for anything and without any data. */
export function BrowserCheck() {
  const words = useTranslations('test.browser');
  const found = usePhoneValue(() => checkBrowser(window), []);
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <ul className="browser-check">
        {found.map(({ key, works }) => (
          <li key={key} data-works={works}>
            <Icon name={works ? 'check' : 'close'} />
            <span>
              {words(key)} {works ? words('yes') : words('no')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
