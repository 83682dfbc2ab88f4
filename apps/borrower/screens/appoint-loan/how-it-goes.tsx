import { useTranslations } from 'use-intl';
import { Fold } from '../../components/fold/fold.tsx';

const steps = ['repay', 'told', 'sent'] as const;

export function HowItGoes() {
  const words = useTranslations('easy-reloan.how');
  return (
    <div className="folds">
      <Fold title={words('title')}>
        <ol>
          {steps.map((step) => (
            <li key={step}>{words(step)}</li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}
