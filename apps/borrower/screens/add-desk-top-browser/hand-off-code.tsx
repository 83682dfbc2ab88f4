import type { CallOutput } from '@luwag/contract/endpoint';
import { showHandOffCode } from '@luwag/contract/endpoints/session/show-hand-off-code';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';

type Shown = CallOutput<typeof showHandOffCode>;

const longestLifeMs = 5 * 60_000;

/** A code that opens the icon without another text message: an iPhone keeps the storage of an icon apart from Safari's. */
export function HandOffCode() {
  return (
    <LazyMessages namespaces={['hand-off']}>
      <Code />
    </LazyMessages>
  );
}

function Code() {
  const words = useTranslations('hand-off.show');
  const { shown, isOver, refusals, isBusy, show } = useHandOffCode();
  return (
    <section className="hand-off">
      <h2>{words('title')}</h2>
      <p>{words('lead')}</p>
      <ErrorSummary errors={refusals.errors} attempt={refusals.count} />
      <output className="hand-off-shown">
        {shown === null ? null : isOver ? <p>{words('over')}</p> : <Valid shown={shown} />}
      </output>
      {shown === null || isOver ? null : (
        <CopyButton text={shown.code.replace(' ', '')} label={words('copy')} />
      )}
      <Button variant={shown === null ? 'primary' : 'quiet'} isBusy={isBusy} onClick={() => void show()}>
        {shown === null ? words('show') : words('another')}
      </Button>
    </section>
  );
}

function Valid({ shown: { code, expiresAt } }: { shown: Shown }) {
  const words = useTranslations('hand-off.show');
  const locale = useLocale();
  return (
    <>
      <p className="hand-off-code">{code}</p>
      <p>{words('valid', { time: clockTime(expiresAt, locale) })}</p>
      <p className="hand-off-warning">{words('warning')}</p>
    </>
  );
}

function useHandOffCode() {
  const errorWords = useErrorWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [overCode, setOverCode] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<{ errors: readonly { message: string }[]; count: number }>({
    errors: [],
    count: 0,
  });
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (shown === null) return undefined;
    // A phone whose clock is wrong must not show a code for longer than it lives.
    const leftMs = Math.min(Date.parse(shown.expiresAt) - Date.now(), longestLifeMs);
    const timer = setTimeout(() => setOverCode(shown.code), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [shown]);

  const show = async () => {
    setIsBusy(true);
    const answer = await call(showHandOffCode, { body: {} });
    setIsBusy(false);
    if (answer.ok) setShown(answer.value);
    setRefusals(({ count }) => ({
      errors: answer.ok ? [] : [{ message: errorWords(answer) }],
      count: count + 1,
    }));
  };
  return { shown, isOver: shown !== null && shown.code === overCode, refusals, isBusy, show };
}
