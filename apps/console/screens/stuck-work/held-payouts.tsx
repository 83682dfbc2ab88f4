import type { CallOutput } from '@luwag/contract/endpoint';
import type { listWaitingPayouts } from '@luwag/contract/endpoints/staff/list-waiting-payouts';
import { formatPesos } from '@luwag/contract/money';
import { formatInstant } from '../../app/format.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { stuckWords as say } from '../../messages/stuck-words.ts';
import { providerName } from '../../messages/provider-names.ts';

type List = CallOutput<typeof listWaitingPayouts>;
type Held = List['held'][number];

const heldColumns: readonly Column<Held>[] = [
  { name: say.heldFor, cell: ({ heldFor }) => say.holds[heldFor] },
  {
    name: say.heldUntil,
    cell: ({ heldUntil }) => (heldUntil === null ? say.notKnown : formatInstant(heldUntil)),
  },
  { name: say.payoutCount, isNumber: true, cell: ({ count }) => count },
  { name: say.amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
];

/** What each payout provider holds, and the payouts that wait for its money or for maintenance. */
export function HeldPayouts({ list }: { list: List }) {
  return (
    <>
      {list.balances.map(({ provider, balanceCentavos, freeCentavos, askedAt }) => (
        <p key={provider}>
          {say.balance({
            provider: providerName(provider),
            balance: formatPesos(balanceCentavos),
            free: formatPesos(freeCentavos),
            at: formatInstant(askedAt),
          })}
        </p>
      ))}
      {list.held.length === 0 ? null : (
        <section aria-labelledby="held-payouts">
          <h2 id="held-payouts">{say.held}</h2>
          <p className="muted">{say.heldLead}</p>
          <DataTable
            caption={say.held}
            columns={heldColumns}
            rows={list.held}
            rowKey={({ heldFor }) => heldFor}
            empty={say.noPayout}
          />
        </section>
      )}
    </>
  );
}
