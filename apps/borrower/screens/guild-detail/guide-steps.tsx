import type { GuideName } from '@luwag/contract/guide-names';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { guideDrawings, guideSteps } from '../../components/guide-picture/guide-drawings.ts';
import { GuidePicture } from '../../components/guide-picture/guide-picture.tsx';
import type { OwnStep } from './own-step.ts';

/** The four steps of a guide. It opens at the one that serves the borrower now, unless they have begun to read. */
export function GuideSteps({ guide, own }: { guide: GuideName; own: OwnStep | undefined }) {
  const words = useTranslations('guides');
  const list = useRef<HTMLOListElement>(null);
  const step = own?.step ?? null;
  useEffect(() => {
    if (step === null || window.scrollY > 0) return;
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    shown?.scrollIntoView({ block: 'start' });
    shown?.focus({ preventScroll: true });
  }, [step]);
  return (
    <ol className="guide-steps" ref={list}>
      {guideSteps.map((name, index) => {
        const drawing = guideDrawings[guide][index];
        const isOwn = name === step;
        return (
          <li key={name} aria-current={isOwn ? 'step' : undefined} tabIndex={isOwn ? -1 : undefined}>
            {own !== undefined && isOwn ? (
              <p className="guide-why">{words('here', { why: words(`why.${own.why}`) })}</p>
            ) : null}
            {drawing === undefined ? null : <GuidePicture drawing={drawing} />}
            <p className="guide-step">{words(`guides.${guide}.${name}`)}</p>
          </li>
        );
      })}
    </ol>
  );
}
