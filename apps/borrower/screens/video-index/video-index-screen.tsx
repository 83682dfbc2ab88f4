import { type GuideName, guideNames } from '@luwag/contract/guide-names';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { Button } from '../../components/button/button.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { guideSteps } from '../../components/guide-picture/guide-drawings.ts';
import { ReadAloudButton } from '../../components/read-aloud/read-aloud-button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { languages } from '@luwag/contract/language';
import clipFacts from './clip-facts.json' with { type: 'json' };

/** Six clips, the one that a guide leads to first, the others folded; no film is fetched before it is asked for, and its words stand below it. */
export default function VideoIndexScreen() {
  const words = useTranslations('clips');
  const titleOf = useTitles();
  const asked = new URLSearchParams(useSearch()).get('clip');
  const first = guideNames.find((name) => name === asked) ?? guideNames[0];
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/my">
      <article className="clip" key={first}>
        <h2>{titleOf(first)}</h2>
        <Clip name={first} isFirst />
      </article>
      <div className="folds">
        {guideNames
          .filter((name) => name !== first)
          .map((name) => (
            <Fold
              className="clip-fold"
              key={name}
              title={titleOf(name)}
              value={words('size', clipFacts[name])}
            >
              <div className="clip">
                <Clip name={name} />
              </div>
            </Fold>
          ))}
      </div>
    </ScreenFrame>
  );
}

function useTitles(): (name: GuideName) => string {
  const words = useTranslations('guides.guides');
  return (name) => words(`${name}.title`);
}

function Clip({ name, isFirst = false }: { name: GuideName; isFirst?: boolean }) {
  const words = useTranslations('clips');
  const guideWords = useTranslations('guides.guides');
  const [isWanted, setIsWanted] = useState(false);
  const title = useTitles()(name);
  return (
    <>
      {isWanted ? (
        <Film name={name} title={title} />
      ) : (
        <>
          <img
            src={`/clips/${name}.png`}
            alt=""
            width="640"
            height="400"
            // The first is what the screen opens with.
            loading={isFirst ? 'eager' : 'lazy'}
          />
          <Button onClick={() => setIsWanted(true)}>{words('play', { title })}</Button>
        </>
      )}
      <ReadAloudButton
        text={[title, ...guideSteps.map((step) => guideWords(`${name}.${step}`))].join('\n')}
      />
      {isFirst ? <p className="clip-size">{words('size', clipFacts[name])}</p> : null}
      <details>
        <summary>{words('transcript')}</summary>
        <ol>
          {guideSteps.map((step) => (
            <li key={step}>{guideWords(`${name}.${step}`)}</li>
          ))}
        </ol>
      </details>
      <LinkButton href={`/guildDetail?guide=${name}`} variant="quiet">
        {words('guide')}
      </LinkButton>
    </>
  );
}

function Film({ name, title }: { name: GuideName; title: string }) {
  const words = useTranslations('clips');
  const locale = useLocale();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <p role="alert">{words('failed')}</p>;
  return (
    <video
      controls
      // The tap that asked for the film started it; no film starts without one.
      autoPlay
      muted
      playsInline
      width="640"
      height="400"
      aria-label={title}
      poster={`/clips/${name}.png`}
      src={`/clips/${name}.mp4`}
      onError={() => setHasFailed(true)}
    >
      {languages.map((language) => (
        <track
          key={language}
          kind="captions"
          src={`/clips/${name}.${language}.vtt`}
          srcLang={language}
          label={languageNames[language]}
          default={language === locale}
        />
      ))}
    </video>
  );
}

const languageNames = { 'en-US': 'English', 'fil-PH': 'Pilipino', 'hi-IN': 'हिन्दी' } as const;
