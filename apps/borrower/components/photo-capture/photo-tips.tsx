import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';

const idTips = ['flat', 'corners', 'light'] as const;
const selfieTips = ['light', 'bare', 'alone'] as const;
const badSamples = ['cut', 'glare', 'dark'] as const;

/** Around the ways to a photo: how it comes out well, in a drawing or four and three sentences, and who sees it. */
export function PhotoTips({ kind, children }: { kind: ShownPhotoKind; children: ReactNode }) {
  const words = useTranslations('photo');
  const tips =
    kind === 'selfie'
      ? selfieTips.map((tip) => words(`tips.selfie.${tip}`))
      : idTips.map((tip) => words(`tips.id.${tip}`));
  return (
    <>
      {kind === 'selfie' ? <FaceDrawing /> : <CardSamples />}
      <ul className="photo-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="check" />
            {tip}
          </li>
        ))}
      </ul>
      {children}
      <p className="photo-privacy">{words('privacy')}</p>
    </>
  );
}

function FaceDrawing() {
  return (
    <svg className="face-drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse className="face-frame" cx="60" cy="58" rx="38" ry="48" />
      <path className="face-lines" d="M46 52v4M74 52v4M60 56v12M49 79c6 6 16 6 22 0" />
    </svg>
  );
}

function CardSamples() {
  const words = useTranslations('photo');
  return (
    <ul className="card-samples">
      <li>
        <CardDrawing look="good" />
        <span>{words('good')}</span>
      </li>
      {badSamples.map((look) => (
        <li key={look}>
          <CardDrawing look={look} />
          <span>
            <span className="visually-hidden">{words('bad')}: </span>
            {words(`badIs.${look}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function CardDrawing({ look }: { look: 'good' | (typeof badSamples)[number] }) {
  const offset = look === 'cut' ? 'translate(16 10) rotate(8 32 22)' : '';
  return (
    <svg className="card-drawing" data-look={look} viewBox="0 0 64 44" aria-hidden="true" focusable="false">
      <rect className="card-table" width="64" height="44" rx="6" />
      <g transform={offset}>
        <rect className="card-body" x="9" y="8" width="46" height="28" rx="4" />
        <path
          className="card-lines"
          d="M15 31c.6-4 2.6-6 6-6s5.4 2 6 6M21 15.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM33 16h16M33 22h16M33 28h10"
        />
      </g>
      {look === 'glare' ? <circle className="card-glare" cx="40" cy="18" r="11" /> : null}
      {look === 'dark' ? <rect className="card-shade" width="64" height="44" rx="6" /> : null}
    </svg>
  );
}
