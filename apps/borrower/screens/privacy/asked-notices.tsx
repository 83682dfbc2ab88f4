import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';

const AskedNotice = lazyComponent(async () => (await import('./asked-notice.tsx')).default);

const askedFor = ['camera', 'identity', 'contacts', 'notices', 'ads'] as const;
export type AskedFor = (typeof askedFor)[number];

/** What is said where something is asked for, to be read before and after, by anybody. */
export function AskedNotices() {
  const words = useTranslations('privacy.asked');
  return (
    <section className="layered-full">
      <h2>{words('title')}</h2>
      {askedFor.map((about) => (
        <Notice key={about} about={about} heading={words(about)} />
      ))}
    </section>
  );
}

function Notice({ about, heading }: { about: AskedFor; heading: string }) {
  // Its words load on first use and stay.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary>{heading}</summary>
      {wasOpened ? <AskedNotice about={about} /> : null}
    </details>
  );
}
