import type { GuideName } from '@luwag/contract/guide-names';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { tellWhetherHelped } from './tell-whether-helped.ts';

/** Counts the answer without the borrower; "no" leads to the support team. */
export function DidItHelp({ guide }: { guide: GuideName }) {
  const words = useTranslations('guides');
  const locale = useLocale();
  const { hotLine, serviceEmail } = usePublicSettings().legalIdentity;
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const give = (given: 'yes' | 'no') => {
    setAnswer(given);
    tellWhetherHelped(guide, locale, given === 'yes');
  };
  return (
    <section className="guide-helped">
      <h2>{words('helped')}</h2>
      {answer === null ? (
        <div className="guide-helped-answers">
          <Button variant="secondary" onClick={() => give('yes')}>
            {words('yes')}
          </Button>
          <Button variant="secondary" onClick={() => give('no')}>
            {words('no')}
          </Button>
        </div>
      ) : null}
      <output>
        {answer === 'yes' ? words('thanks') : null}
        {answer === 'no' ? words('more', { number: hotLine, email: serviceEmail }) : null}
      </output>
      {answer === null ? <p className="guide-helped-note">{words('counted')}</p> : null}
    </section>
  );
}
