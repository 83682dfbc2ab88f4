import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shownPesos, shownWholePesos } from '../money-text/shown-pesos.ts';
import { longDate } from '../../messages/long-date.ts';

type Words = { title: string; body: string };
type Values = Record<string, string | number>;

/** Facts that not every message of a code has, although its words ask for them. */
const withoutFact: Values = { failureCode: '', cause: '', reapplyOn: 'none' };

/** Messages of a coupon's worth or of an amount chosen in steps; others tell what is owed or paid (docs/voice.md). */
const inWholePesos: ReadonlySet<string> = new Set([
  'couponGiven',
  'couponExpiring',
  'couponTakenBack',
  'reloanOn',
  'scheduledLoanLeftOut',
]);

/** What a message says, made of its code and facts in the language of the screen. */
export function useMessageWords(): (message: MessageAnswer) => Words {
  const words = useTranslations('messages.codes');
  const locale = useLocale();
  return useCallback(
    ({ code, facts }: MessageAnswer) => {
      const values = valuesOf(code, facts, locale);
      // Which facts come with which code is the server's promise; the types of the words know each code's own.
      const say = words as unknown as (key: string, values: Values) => string;
      return { title: say(`${code}.title`, values), body: say(`${code}.body`, values) };
    },
    [words, locale],
  );
}

/** The names of facts end in their unit: amounts and days are written out, and lose it where it is a unit only. */
function valuesOf(code: string, facts: MessageAnswer['facts'], locale: string): Values {
  const written = Object.entries(facts).map(([name, value]): [string, string | number] => {
    if (name.endsWith('Centavos')) {
      const write = name === 'limitCentavos' || inWholePesos.has(code) ? shownWholePesos : shownPesos;
      return [name.slice(0, -'Centavos'.length), write(Number(value))];
    }
    return [name, name.endsWith('On') ? longDate(String(value), locale) : value];
  });
  return { ...withoutFact, ...Object.fromEntries(written) };
}
