import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { guideDrawings, guideNames } from '../../components/guide-picture/guide-drawings.ts';
import { GuidePicture } from '../../components/guide-picture/guide-picture.tsx';

/** Every guide, each with its first picture. */
export function GuideList() {
  const words = useTranslations('guides.guides');
  return (
    <ul className="guide-list">
      {guideNames.map((name) => {
        const [first] = guideDrawings[name];
        return (
          <li key={name}>
            <Link href={`/guildDetail?guide=${name}`}>
              {first === undefined ? null : <GuidePicture drawing={first} />}
              <span>{words(`${name}.title`)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
