import { type GuideName, guideNames } from '@luwag/contract/guide-names';
import { memo, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { useStepArrival } from '../../routing/step-arrival.ts';
import { guideSteps } from '../../components/guide-picture/guide-drawings.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ReadAloudButton } from '../../components/read-aloud/read-aloud-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { DidItHelp } from './did-it-help.tsx';
import { GuideList } from './guide-list.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { useOwnSteps } from './use-own-steps.ts';

/** Where what a guide explains is done. */
const places: Readonly<Record<GuideName, `/${string}`>> = {
  borrow: '/allWithdraw',
  pay: '/billIndex',
  extend: '/repaidDetail',
  photos: '/identityInfo',
  install: '/addDeskTopBrowser',
  scams: '/aboutUs',
};

/** One guide, by its name in the address; all of them where none is named. */
export default function GuildDetailScreen() {
  const asked = new URLSearchParams(useSearch()).get('guide');
  const guide = guideNames.find((name) => name === asked) ?? null;
  return <Guides shown={useDeferredValue(guide)} />;
}

/** Its pictures take time, and a tap is answered before them. */
const Guides = memo(function Guides({ shown: guide }: { shown: GuideName | null }) {
  const words = useTranslations('guides');
  const own = useOwnSteps();
  useStepArrival(guide ?? 'all');
  if (guide === null) {
    return (
      <ScreenFrame title={words('title')} lead={words('lead')} back="/my">
        <GuideList own={own} />
        <LinkButton href="/videoIndex" variant="secondary">
          {words('clips')}
        </LinkButton>
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title={words(`guides.${guide}.title`)}
      lead={words(`guides.${guide}.lead`)}
      back="/guildDetail"
      actions={
        <>
          <LinkButton href={places[guide]}>{words(`guides.${guide}.do`)}</LinkButton>
          <LinkButton href={`/videoIndex?clip=${guide}`} variant="secondary">
            {words('clip')}
          </LinkButton>
          <LinkButton href="/guildDetail" variant="quiet">
            {words('all')}
          </LinkButton>
        </>
      }
    >
      <ReadAloudButton
        text={(['lead', ...guideSteps] as const).map((part) => words(`guides.${guide}.${part}`)).join(' ')}
      />
      <GuideSteps key={guide} guide={guide} own={own.find((step) => step.guide === guide)} />
      <DidItHelp key={`helped ${guide}`} guide={guide} />
    </ScreenFrame>
  );
});
