import { Button } from '../../components/button/button.tsx';
import { type BenchAction, useBenchAction } from './use-bench-action.ts';

type ChoiceCardProps = {
  title: string;
  lead: string;
  choices: readonly { label: string; choose: BenchAction }[];
};

/** What the sandbox is to do the next time, by one button each. */
export function ChoiceCard({ title, lead, choices }: ChoiceCardProps) {
  const { run, problem } = useBenchAction();
  return (
    <section className="bench-card">
      <h2>{title}</h2>
      <p className="bench-note">{lead}</p>
      <div className="bench-buttons">
        {choices.map(({ label, choose }) => (
          <Button key={label} variant="secondary" onClick={() => run(choose)}>
            {label}
          </Button>
        ))}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
