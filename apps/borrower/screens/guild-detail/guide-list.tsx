import { type GuideName, guideNames } from '@luwag/contract/guide-names';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { guideDrawings } from '../../components/guide-picture/guide-drawings.ts';
import { GuidePicture } from '../../components/guide-picture/guide-picture.tsx';
import type { OwnStep } from './own-step.ts';

/** Every guide, each with its first picture: those that serve the borrower now come first and say why. */
export function GuideList({ own }: { own: readonly OwnStep[] }) {
  const words = useTranslations('guides');
  const placeOf = (name: GuideName) => {
    const place = own.findIndex(({ guide }) => guide === name);
    return place === -1 ? own.length : place;
  };
  return (
    <ul className="guide-list">
      {guideNames
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((name) => {
          const [first] = guideDrawings[name];
          const serves = own[placeOf(name)];
          return (
            <li key={name}>
              <Link href={`/guildDetail?guide=${name}`}>
                {first === undefined ? null : <GuidePicture drawing={first} />}
                <span>
                  {words(`guides.${name}.title`)}
                  {serves === undefined ? null : (
                    <span className="guide-why">{words(`why.${serves.why}`)}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
