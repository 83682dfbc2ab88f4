import { useTranslations } from 'use-intl';

const steps = ['repay', 'told', 'sent'] as const;

export function HowItGoes() {
  const words = useTranslations('easy-reloan.how');
  return (
    <section className="reloan-card">
      <h2>{words('title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{words(step)}</li>
        ))}
      </ol>
    </section>
  );
}
