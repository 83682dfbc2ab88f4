import { memo, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { publicSettings } from '../../app/public-settings.ts';
import { useStepArrival } from '../../app/route-arrival.ts';
import { Button } from '../../components/button/button.tsx';
import {
  guideDrawings,
  type GuideName,
  guideNames,
  guideSteps,
} from '../../components/guide-picture/guide-drawings.ts';
import { GuidePicture } from '../../components/guide-picture/guide-picture.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ReadAloudButton } from '../../components/read-aloud/read-aloud-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { GuideList } from './guide-list.tsx';

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

/** Its drawings take time, and a tap is answered before them. */
const Guides = memo(function Guides({ shown: guide }: { shown: GuideName | null }) {
  const words = useTranslations('guides');
  useStepArrival(guide ?? 'all');
  if (guide === null) {
    return (
      <ScreenFrame title={words('title')} lead={words('lead')} back="/my">
        <GuideList />
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
      <ol className="guide-steps">
        {guideSteps.map((step, index) => {
          const drawing = guideDrawings[guide][index];
          return (
            <li key={step}>
              {drawing === undefined ? null : <GuidePicture drawing={drawing} />}
              <p>{words(`guides.${guide}.${step}`)}</p>
            </li>
          );
        })}
      </ol>
      <DidItHelp key={guide} />
    </ScreenFrame>
  );
});

/** Whoever was not helped is led to a person. */
function DidItHelp() {
  const words = useTranslations('guides');
  const { hotLine, serviceEmail } = publicSettings().legalIdentity;
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  return (
    <section className="guide-helped">
      <h2>{words('helped')}</h2>
      {answer === null ? (
        <div className="guide-helped-answers">
          <Button variant="secondary" onClick={() => setAnswer('yes')}>
            {words('yes')}
          </Button>
          <Button variant="secondary" onClick={() => setAnswer('no')}>
            {words('no')}
          </Button>
        </div>
      ) : null}
      <output>
        {answer === 'yes' ? words('thanks') : null}
        {answer === 'no' ? words('more', { number: hotLine, email: serviceEmail }) : null}
      </output>
    </section>
  );
}
