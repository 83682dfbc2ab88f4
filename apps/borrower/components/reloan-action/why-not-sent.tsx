import { useTranslations } from 'use-intl';
import { refusalKey } from './refusal-key.ts';

/** Why the money of the next scheduled loan cannot go as things stand. */
export function WhyNotSent({ refusal }: { refusal: string }) {
  const words = useTranslations('easy-reloan.list.held');
  return <p>{words(refusalKey(refusal))}</p>;
}
