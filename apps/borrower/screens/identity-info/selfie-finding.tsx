import { useTranslations } from 'use-intl';
import { Icon } from '../../components/icon/icon.tsx';
import type { Profile } from '../../store/profile.ts';

const faults = [
  'SELFIE_NO_FACE',
  'SELFIE_MANY_FACES',
  'SELFIE_FAR',
  'SELFIE_DARK',
  'SELFIE_BLURRED',
  'SELFIE_MISMATCH',
  'SELFIE_NOT_LIVE',
  'SELFIE_NO_BLINK',
] as const;

/** What came of looking at the selfie: why it did not pass and how the next will, or who looks at it now. */
export function SelfieFinding({ selfieCheck }: { selfieCheck: Profile['selfieCheck'] }) {
  const words = useTranslations('selfie-check');
  const { verdict, reasonCode, triesLeft } = selfieCheck;
  if (verdict === null) return null;
  if (verdict === 'matched') return <p className="selfie-finding">{words('matched')}</p>;
  if (verdict === 'person' || triesLeft === 0) {
    const isIdUnseen = reasonCode === 'ID_NO_FACE';
    return <p className="selfie-finding">{words(isIdUnseen ? 'personForId' : 'person')}</p>;
  }
  const fault = faults.find((code) => code === reasonCode) ?? 'SELFIE_BLURRED';
  return (
    <div className="photo-note" role="alert">
      <p>
        <Icon name="alert" />
        {words(`faults.${fault}.why`)}
      </p>
      <p>{words(`faults.${fault}.how`)}</p>
      <p>{words('triesLeft', { count: triesLeft })}</p>
    </div>
  );
}
