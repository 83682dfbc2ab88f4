import type { CostFigures } from './cost-box.tsx';
import { useEarlyWords } from './early-words.ts';

/** The last line of the cost box. */
export function EarlyLine({ figures, today }: { figures: CostFigures; today: string | undefined }) {
  return <p className="cost-box-note">{useEarlyWords()(figures, today)}</p>;
}
