import type { UseQueryResult } from '@tanstack/react-query';
import { words } from '../../messages/en-US.ts';
import './loading.css';

/** Holds the place of a list until its first answer is here, or its failure is told. */
export function Loading({ query }: { query: Pick<UseQueryResult, 'isPending'> }) {
  if (!query.isPending) return null;
  return (
    <div className="skeleton" aria-busy="true">
      <span className="visually-hidden">{words.loading}</span>
    </div>
  );
}
