import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ProgressStep } from '../../components/progress-step/progress-step.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';

const tones = ['calm', 'good', 'attention', 'problem'] as const;

export function ComponentGallery() {
  const words = useTranslations('test-states.gallery');
  return (
    <>
      <p className="bench-note">{words('lead')}</p>
      <div className="bench-buttons">
        <Button>{words('primary')}</Button>
        <Button variant="secondary">{words('secondary')}</Button>
        <Button variant="danger">{words('danger')}</Button>
        <Button isBusy>{words('busy')}</Button>
      </div>
      {tones.map((tone) => (
        <StatusCard key={tone} tone={tone} title={words('card', { tone: words(`tones.${tone}`) })} />
      ))}
      <ProgressStep current={3} total={8} />
      <EmptyState picture="paper" title={words('empty')}>
        <p>{words('emptyLead')}</p>
      </EmptyState>
    </>
  );
}
