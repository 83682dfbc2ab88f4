import type { PriceVerdict } from '@luwag/contract/endpoints/staff/product-answer';
import { formatPesos } from '@luwag/contract/money';
import { Button } from 'react-aria-components';
import { ruleWords } from '../../app/problem-words.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import './products.css';

const say = loanWords.products;
type Dearest = PriceVerdict['dearest'][number];

const columns: readonly Column<Dearest>[] = [
  { name: say.cap, cell: ({ cap }) => say.caps[cap] },
  { name: say.actual, isNumber: true, cell: (row) => figureOf(row, row.actual) },
  { name: say.allowed, isNumber: true, cell: (row) => figureOf(row, row.allowed) },
  {
    name: say.at,
    isNumber: true,
    cell: ({ amountCentavos, termDays }) => `${formatPesos(amountCentavos)}, ${termDays} ${say.days}`,
  },
];

function figureOf({ unit }: Dearest, value: number): string {
  return unit === 'ppm-per-day' ? `${(value / 10_000).toFixed(4)} %` : formatPesos(value);
}

/** What the price guard says: each cap at its dearest price, and why the version is refused or that it may be proposed. */
export function Verdict({ verdict, onPropose }: { verdict: PriceVerdict; onPropose?: () => void }) {
  const { refusal, dearest } = verdict;
  return (
    <section className="card verdict" aria-labelledby="verdict">
      <h3 id="verdict">{refusal === null ? say.verdictOk : say.verdictRefused}</h3>
      {refusal === null ? null : <p className="problem">{ruleWords(refusal.code, refusal.detail)}</p>}
      <p>{say.dearest}</p>
      <DataTable
        caption={say.dearest}
        columns={columns}
        rows={dearest}
        rowKey={({ cap }) => cap}
        empty={loanWords.rules.PRODUCT_FIGURES_INVALID}
      />
      {refusal === null && onPropose !== undefined ? (
        <p>
          <Button className="primary" onPress={onPropose}>
            {say.propose}
          </Button>
        </p>
      ) : null}
      {refusal === null && onPropose === undefined ? <p className="muted">{say.onlyAdmin}</p> : null}
    </section>
  );
}
