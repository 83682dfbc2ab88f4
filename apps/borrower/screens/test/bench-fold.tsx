import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Namespace } from '../../messages/namespaces.ts';
import type { FoldName } from './fold-content.tsx';

const waiting = <Skeleton lines={8} />;
const FoldContent = lazyComponent(async () => (await import('./fold-content.tsx')).FoldContent, waiting);

/** Messages stand in the words of the screens that show them. */
const namespaces: Readonly<Record<FoldName, readonly Namespace[]>> = {
  states: ['test-states'],
  messages: [
    'test-states',
    'no-android',
    'selfie-check',
    'home-index',
    'declined',
    'correction',
    'lending',
    'loan-cards',
    'coupon-choice',
    'change-bank',
  ],
  look: ['test-states'],
  parts: ['test-states'],
};

/** A long part of the bench; its code and words come when it is first unfolded. */
export function BenchFold({ name }: { name: FoldName }) {
  const words = useTranslations('test.folds');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="bench-card bench-fold"
      data-fold={name}
      onToggle={({ currentTarget }) => setWasOpened(wasOpened || currentTarget.open)}
    >
      <summary>
        <h2>{words(name)}</h2>
      </summary>
      {wasOpened ? (
        <LazyMessages namespaces={namespaces[name]} waiting={waiting}>
          <div className="bench-fold-content">
            <FoldContent name={name} />
          </div>
        </LazyMessages>
      ) : null}
    </details>
  );
}
