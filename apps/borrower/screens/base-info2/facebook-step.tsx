import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import { shownWholePesos } from '../../components/money-text/shown-pesos.ts';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import type { SectionStep } from '../../components/section-form/section-step.ts';
import { type Profile, useProfile } from '../../store/profile.ts';

/** The question for a Facebook username, which raises the limit once; nobody needs to answer it. */
export function useFacebookStep(): SectionStep {
  const words = useTranslations('base-info.facebook');
  const shellWords = useTranslations('shell');
  const bonus = useProfile().data?.facebookBonus;
  const isGiven = bonus !== undefined && bonus.givenAt !== null;
  return {
    key: 'facebook',
    fields: ['facebookUsername'],
    ...(isGiven ? { submit: shellWords('continue') } : { skippedFields: ['facebookUsername'] }),
    title: words('title'),
    lead: bonus === undefined || isGiven ? words('why') : <FacebookLead bonus={bonus} />,
    // Before an approval there is no limit to raise.
    ...(bonus?.limitCentavos === 0 ? {} : { isToldHere: isRaisedNow }),
    body: <FacebookFields />,
  };
}

function isRaisedNow(before: Profile, { facebookBonus }: Profile): boolean {
  return (
    before.facebookBonus.givenAt === null && facebookBonus.givenAt !== null && facebookBonus.limitCentavos > 0
  );
}

function FacebookLead({ bonus }: { bonus: Profile['facebookBonus'] }) {
  const words = useTranslations('base-info.facebook');
  const step = shownWholePesos(bonus.stepCentavos);
  if (bonus.stepCentavos === 0) return words('why');
  const raises =
    bonus.limitCentavos === 0
      ? words('whyLater', { step })
      : words('whyNow', { step, limit: shownWholePesos(bonus.limitCentavos) });
  return `${raises} ${words('never')}`;
}

function FacebookFields() {
  const words = useTranslations('base-info.facebook');
  return (
    <>
      <RaisedLimit />
      <SectionText
        name="facebookUsername"
        isOptional
        hint={words('hint')}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={300}
      />
    </>
  );
}

/** Empty until the username has raised the limit, so that it is read out when it does. */
function RaisedLimit() {
  const words = useTranslations('base-info.facebook');
  const locale = useLocale();
  const { givenAt, limitCentavos } = useSection().profile.facebookBonus;
  if (givenAt === null) return <output className="raised-limit" />;
  if (limitCentavos === 0) return <output className="raised-limit">{words('givenLater')}</output>;
  return (
    <output className="raised-limit">
      <strong>{words('given', { limit: shownWholePesos(limitCentavos) })}</strong>{' '}
      {words('givenOn', { date: longDate(manilaDateOf(Date.parse(givenAt)), locale) })}
    </output>
  );
}
