import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';

const HandOffForm = lazyComponent(async () => (await import('./hand-off-form.tsx')).HandOffForm);

/**
 * Logs in the icon from a logged-in Safari, when the icon opens for the first time. It is in everybody's page, whose
 * server cannot tell an icon; the stylesheet shows it on the home screen alone.
 */
export function HandOffOffer() {
  const words = useTranslations('start-more.handOff');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="login hand-off">
      <h2>{words('title')}</h2>
      {isOpen ? (
        <HandOffForm />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {words('open')}
        </Button>
      )}
    </section>
  );
}
