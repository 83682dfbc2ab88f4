import type { CallOutput } from '@luwag/contract/endpoint';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { checkProduct } from '@luwag/contract/endpoints/staff/check-product';
import type { listProducts } from '@luwag/contract/endpoints/staff/list-products';
import type { PriceVerdict, ProductFigures } from '@luwag/contract/endpoints/staff/product-answer';
import { proposeProduct } from '@luwag/contract/endpoints/staff/propose-product';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { PesoField } from '../../components/field/peso-field.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { fieldNames, type Publication, publicationOf, typedFigure } from './publication.ts';
import { Verdict } from './verdict.tsx';

const say = loanWords.products;
type Version = CallOutput<typeof listProducts>['versions'][number];
type Checked = { publication: Publication; verdict: PriceVerdict };

type Judged = {
  isChecking: boolean;
  problem: string | null;
  outcome: string | null;
  checked: Checked | null;
};
const nothingJudged: Judged = { isChecking: false, problem: null, outcome: null, checked: null };

/** Checks a version against the caps, and proposes one that keeps them. */
function useProposing() {
  const queryClient = useQueryClient();
  const [judged, setJudged] = useState(nothingJudged);
  // A verdict that comes after a figure was typed anew is about another version than the form shows.
  const newest = useRef<Publication | null>(null);
  const check = async (publication: Publication): Promise<void> => {
    newest.current = publication;
    setJudged({ ...nothingJudged, isChecking: true, outcome: say.checking });
    const answer = await call(checkProduct, { body: publication });
    if (newest.current !== publication) return;
    setJudged(
      answer.ok
        ? { ...nothingJudged, checked: { publication, verdict: answer.value } }
        : { ...nothingJudged, problem: problemWords(answer) },
    );
  };
  const propose = async ({ publication }: Checked): Promise<void> => {
    const answer = await call(proposeProduct, { body: publication });
    if (answer.ok) await queryClient.invalidateQueries();
    setJudged({
      ...nothingJudged,
      ...(answer.ok
        ? { outcome: `${say.proposed}: ${checkersOf('publish-product')}.` }
        : { problem: problemWords(answer) }),
    });
  };
  const forget = (): void => {
    newest.current = null;
    setJudged(nothingJudged);
  };
  return { ...judged, check, propose, forget };
}

/** The next version of a product: filled in from the latest, checked against every cap, then left for a second person. */
export function PublishForm({ versions }: { versions: readonly Version[] }) {
  const { role } = useStaff();
  const [productId, setProductId] = useState<'main' | 'sub'>('main');
  const { isChecking, problem, outcome, checked, check, propose, forget } = useProposing();
  const latest = versions.findLast(({ product }) => product.productId === productId)?.product;
  if (latest === undefined) return null;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void check(publicationOf(latest, new FormData(event.currentTarget)));
  };
  return (
    <section aria-labelledby="next-version">
      <h2 id="next-version">{say.next}</h2>
      <p className="muted">{say.nextHint}</p>
      <form className="card form-grid" aria-labelledby="next-version" onSubmit={submit} onChange={forget}>
        <Choice
          name="productId"
          label={say.product}
          options={say.names}
          defaultValue={productId}
          onChosen={(value) => setProductId(value === 'sub' ? 'sub' : 'main')}
        />
        <Field name="effectiveFrom" type="date" label={say.fields.effectiveFrom} />
        <Figures key={`${productId} ${latest.version}`} latest={latest} />
        <Choice
          key={`${productId} gst`}
          name="gstBase"
          label={say.fields.gstBase}
          options={say.gstBases}
          defaultValue={latest.gstBase}
        />
        <Choice
          key={`${productId} ${latest.version} fees`}
          name="feesTiming"
          label={say.fields.feesTiming}
          options={say.feesTimings}
          defaultValue={latest.feesTiming}
        />
        <Choice
          key={`${productId} ${latest.version} theme`}
          name="theme"
          label={say.fields.theme}
          options={say.themes}
          defaultValue={String(latest.theme ?? 1)}
        />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <output className="outcome">{outcome ?? ''}</output>
        <Button type="submit" className="primary" isDisabled={isChecking}>
          {say.check}
        </Button>
      </form>
      {checked === null ? null : (
        <Verdict
          verdict={checked.verdict}
          {...(mayMake('publish-product', role) ? { onPropose: () => void propose(checked) } : {})}
        />
      )}
    </section>
  );
}

/** The figures that can change, as the latest version has them. */
function Figures({ latest }: { latest: ProductFigures }) {
  return fieldNames.map((name) => {
    const Line = name.endsWith('Centavos') ? PesoField : Field;
    return <Line key={name} name={name} label={say.fields[name]} defaultValue={typedFigure(latest, name)} />;
  });
}
