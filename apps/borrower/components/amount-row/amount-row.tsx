import { MoneyText } from '../money-text/money-text.tsx';

/** One row of a list of facts: what the money is, then how much. `figure` names it in the page. */
export function AmountRow({
  name,
  amountCentavos,
  className,
  figure,
}: {
  name: string;
  amountCentavos: number;
  className?: string | undefined;
  figure?: string | undefined;
}) {
  return (
    <div className={className} data-figure={figure}>
      <dt>{name}</dt>
      <dd>
        <MoneyText amountCentavos={amountCentavos} />
      </dd>
    </div>
  );
}
