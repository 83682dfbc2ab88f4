import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../components/icon/icon.tsx';

const needs = [
  { key: 'id', icon: 'idCard' },
  { key: 'account', icon: 'wallet' },
  { key: 'selfie', icon: 'camera' },
  { key: 'time', icon: 'clock' },
] as const satisfies readonly { key: string; icon: IconName }[];

const promises = ['contacts', 'early', 'cancel'] as const;

export function NeedsList() {
  const words = useTranslations('start-more');
  return (
    <>
      <section>
        <h2>{words('needs.title')}</h2>
        <ul className="needs">
          {needs.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              {words(`needs.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words('promises.title')}</h2>
        <ul className="needs">
          {promises.map((key) => (
            <li key={key}>
              <Icon name="check" />
              {words(`promises.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
