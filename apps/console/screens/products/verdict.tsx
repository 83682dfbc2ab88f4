import type { PriceVerdict } from '@luwag/contract/endpoints/staff/product-answer';
import { formatPesos } from '@luwag/contract/money';
import { Button } from 'react-aria-components';
import { ruleWords } from '../../app/problem-words.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import './products.css';

const say = loanWords.products;
type WorstCase = PriceVerdict['worstCase'][number];

const columns: readonly Column<WorstCase>[] = [
  { name: say.cap, cell: ({ cap }) => say.caps[cap] },
  { name: say.actual, isNumber: true, cell: (row) => figureOf(row, row.actual) },
  { name: say.allowed, isNumber: true, cell: (row) => figureOf(row, row.allowed) },
  {
    name: say.at,
    isNumber: true,
    cell: ({ amountCentavos, termDays }) => `${formatPesos(amountCentavos)}, ${termDays} ${say.days}`,
  },
];

function figureOf({ unit }: WorstCase, value: number): string {
  return unit === 'ppm-per-day' ? `${(value / 10_000).toFixed(4)} %` : formatPesos(value);
}

/** What the price cap check says: each cap at its worst-case price, and why the version is refused or that it may be proposed. */
export function Verdict({ verdict, onPropose }: { verdict: PriceVerdict; onPropose?: () => void }) {
  const { refusal, worstCase } = verdict;
  return (
    <section className="card verdict" aria-labelledby="verdict">
      <h3 id="verdict">{refusal === null ? say.verdictOk : say.verdictRefused}</h3>
      {refusal === null ? null : <p className="problem">{ruleWords(refusal.code, refusal.detail)}</p>}
      <p>{say.worstCase}</p>
      <DataTable
        caption={say.worstCase}
        columns={columns}
        rows={worstCase}
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
