import { useTranslations } from 'use-intl';

/** A term as people choose it: in days, or in payments where the product has periods. */
export function useTermText(periodDays: number | null): (termDays: number) => string {
  const words = useTranslations('lending');
  return (days) =>
    periodDays === null ? words('days', { days }) : words('installments.term', { count: days / periodDays });
}
