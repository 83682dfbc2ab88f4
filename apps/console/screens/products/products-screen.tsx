import type { CallOutput } from '@luwag/contract/endpoint';
import { listProducts } from '@luwag/contract/endpoints/staff/list-products';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../app/format.ts';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { Proposals } from './proposals.tsx';
import { PublishForm } from './publish-form.tsx';

const say = loanWords.products;
type Version = CallOutput<typeof listProducts>['versions'][number];

const percent = (ratePpm: number): string => `${(ratePpm / 10_000).toFixed(3)} %`;
const columns: readonly Column<Version>[] = [
  {
    name: say.version,
    cell: ({ product }) => `${say.names[product.productId]}, ${say.version} ${product.version}`,
  },
  {
    name: say.state,
    cell: ({ state, effectiveFrom }) => `${say.states[state]} · ${formatDay(effectiveFrom)}`,
  },
  { name: say.interest, isNumber: true, cell: ({ product }) => percent(product.dailyInterestPpm) },
  { name: say.serviceFee, isNumber: true, cell: ({ product }) => percent(product.serviceFeePpmPerDay) },
  { name: say.lateCharge, isNumber: true, cell: ({ product }) => percent(product.lateChargePpmPerDay) },
  {
    name: say.penaltyFee,
    isNumber: true,
    cell: ({ product: { penaltyFeeCentavos } }) =>
      penaltyFeeCentavos === 0 ? '–' : formatPesos(penaltyFeeCentavos),
  },
  {
    name: say.amounts,
    isNumber: true,
    // On two lines: the table has eight columns.
    cell: ({ product: { minAmountCentavos, maxAmountCentavos } }) => (
      <>
        {formatPesos(minAmountCentavos)} –<span className="block">{formatPesos(maxAmountCentavos)}</span>
      </>
    ),
  },
  {
    name: say.terms,
    isNumber: true,
    cell: ({ product: { minTermDays, maxTermDays } }) => `${minTermDays} – ${maxTermDays}`,
  },
];

/** Every version of every product, and the form for the next one. */
export function ProductsScreen() {
  const { role } = useStaff();
  const products = useQuery({
    queryKey: ['products'],
    queryFn: async () => valueOf(await call(listProducts, {})),
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      {products.error === null ? null : <p className="problem">{failureWords(products.error)}</p>}
      <Loading query={products} />
      {products.data === undefined ? null : (
        <>
          <DataTable
            caption={say.title}
            columns={columns}
            rows={products.data.versions}
            rowKey={({ product }) => `${product.productId} ${product.version}`}
            empty={say.failed}
          />
          <Proposals proposals={products.data.proposals} />
          {role === 'auditor' ? null : <PublishForm versions={products.data.versions} />}
        </>
      )}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
