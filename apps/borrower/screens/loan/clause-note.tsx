import { useLocale, useTranslations } from 'use-intl';
import { notedClauses } from './noted-clauses.ts';

/** One clause in short: help for reading, in the language of the screen, and no part of the paper. */
export function ClauseNote({ place }: { place: number }) {
  const words = useTranslations('loan.inShort');
  const locale = useLocale();
  const clause = notedClauses[place];
  if (clause === undefined) return null;
  return (
    <p className="clause-note" lang={locale}>
      <strong>{words('label')}</strong> {words(clause)}
    </p>
  );
}
