import { formatPesos, formatWholePesos } from '@luwag/contract/money';

/** Pesos as the Philippines write them, in every language of the app. */
export function MoneyText({
  amountCentavos,
  isWholeShort = false,
}: {
  amountCentavos: number;
  /** Leaves ".00" out, for limits and labels. */
  isWholeShort?: boolean;
}) {
  return (
    <data className="money-text" value={(amountCentavos / 100).toFixed(2)}>
      {isWholeShort ? formatWholePesos(amountCentavos) : formatPesos(amountCentavos)}
    </data>
  );
}
