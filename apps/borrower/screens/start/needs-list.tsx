import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../components/icon/icon.tsx';

const needs = [
  { key: 'id', icon: 'idCard' },
  { key: 'account', icon: 'wallet' },
  { key: 'selfie', icon: 'camera' },
  { key: 'time', icon: 'clock' },
] as const satisfies readonly { key: string; icon: IconName }[];

const promises = ['contacts', 'early', 'cancel'] as const;

/** Folded: who logs in now needs neither. Its words stand in the page, so that they unfold before any code is there. */
export function NeedsList() {
  const words = useTranslations('start-more');
  return (
    <div className="folds">
      <details className="fold">
        <summary>
          <span className="fold-title">{words('before')}</span>
        </summary>
        <div className="fold-body">
          <h3>{words('needs.title')}</h3>
          <ul className="needs">
            {needs.map(({ key, icon }) => (
              <li key={key}>
                <Icon name={icon} />
                {words(`needs.${key}`)}
              </li>
            ))}
          </ul>
          <h3>{words('promises.title')}</h3>
          <ul className="needs">
            {promises.map((key) => (
              <li key={key}>
                <Icon name="check" />
                {words(`promises.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
