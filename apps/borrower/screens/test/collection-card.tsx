import { setNextCollection } from '@luwag/contract/endpoints/sandbox/set-next-collection';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { call } from '../../store/api.ts';
import { useBenchAction } from './use-bench-action.ts';

const outcomes = ['open', 'down'] as const;

export function CollectionCard() {
  const words = useTranslations('test.collection');
  const { run, problem } = useBenchAction();
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <p className="bench-note">{words('lead')}</p>
      <div className="bench-buttons">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            onClick={() => run(() => call(setNextCollection, { body: { outcome } }))}
          >
            {words(outcome)}
          </Button>
        ))}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
