import { getProjection, type Projection } from '@luwag/contract/endpoints/loan/get-projection';
import type { PlanInstallments } from '@luwag/contract/endpoints/request/request-answer';
import { formatPesos } from '@luwag/contract/money';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { longDate } from '../../messages/long-date.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useRequest } from '../../store/use-request.ts';

/** Every option of a borrower who cannot pay, the cheapest way out first, with what each costs in all. */
export function CannotPay(way: Omit<OptionsProps, 'projection'>) {
  const projection = useAnswer(getProjection, { params: { loanId: way.loanId } });
  return (
    <AnswerView query={projection} lines={8}>
      {({ projection: known }) => (known === null ? null : <Options {...way} projection={known} />)}
    </AnswerView>
  );
}

type OptionsProps = {
  loanId: string;
  projection: Projection;
  isAsked: boolean;
  /** Charged on the first day of lateness; 0 where there is none, or where it was charged. */
  penaltyToComeCentavos: number;
  onExtend: () => void;
};

function Options({ loanId, projection, isAsked, penaltyToComeCentavos, onExtend }: OptionsProps) {
  const words = useTranslations('running-loan.cannot');
  const errorWords = useErrorWords();
  const request = useRequest();
  const askFor = (installments?: PlanInstallments) =>
    void request.ask({ kind: 'hardship', loanId, ...(installments === undefined ? {} : { installments }) });
  return (
    <div className="way-form">
      <p>{words('lead', { amount: formatPesos(projection.days[0]?.owedCentavos ?? 0) })}</p>
      {isAsked ? <output className="way-asked">{words('asked')}</output> : null}
      <TapProblem {...request} problem={request.refusal && errorWords(request.refusal)} />
      <Half half={projection.half} />
      {projection.extension === null ? null : <Later extension={projection.extension} onExtend={onExtend} />}
      {projection.plans.map((plan) => (
        <Plan key={plan.installments} plan={plan}>
          {isAsked ? null : (
            <Button variant="secondary" isBusy={request.isBusy} onClick={() => askFor(plan.installments)}>
              {words('planAsk')}
            </Button>
          )}
        </Plan>
      ))}
      <Wait days={projection.days} penaltyToComeCentavos={penaltyToComeCentavos} />
      <Option title={words('talk')} lead={words('talkLead')}>
        {isAsked ? null : (
          <Button variant="secondary" isBusy={request.isBusy} onClick={() => askFor()}>
            {words('talkAsk')}
          </Button>
        )}
      </Option>
      <p className="detail-note">{words('fair')}</p>
    </div>
  );
}

function Half({ half: { payNowCentavos, after } }: { half: Projection['half'] }) {
  const words = useTranslations('running-loan.cannot');
  const locale = useLocale();
  const figures = {
    now: formatPesos(payNowCentavos),
    rest: formatPesos(after.owedCentavos),
    date: longDate(after.on, locale),
  };
  return <Option title={words('half')} lead={words('halfLead', figures)} costCentavos={after.costCentavos} />;
}

function Later({
  extension,
  onExtend,
}: {
  extension: NonNullable<Projection['extension']>;
  onExtend: () => void;
}) {
  const words = useTranslations('running-loan.cannot');
  const locale = useLocale();
  const { priceCentavos, dueOn, after } = extension;
  return (
    <Option
      title={words('extend', { date: longDate(dueOn, locale) })}
      lead={words('extendLead', { price: formatPesos(priceCentavos), rest: formatPesos(after.owedCentavos) })}
      costCentavos={after.costCentavos}
    >
      <Button variant="secondary" onClick={onExtend}>
        {words('extendOpen')}
      </Button>
    </Option>
  );
}

function Plan({ plan, children }: { plan: Projection['plans'][number]; children: ReactNode }) {
  const words = useTranslations('running-loan.cannot');
  const locale = useLocale();
  const lead = words('planLead', {
    each: formatPesos(plan.eachCentavos),
    first: longDate(plan.firstDueOn, locale),
    last: longDate(plan.lastDueOn, locale),
  });
  return (
    <Option
      title={words('plan', { count: String(plan.installments) })}
      lead={lead}
      costCentavos={plan.costCentavos}
    >
      {children}
    </Option>
  );
}

function Wait({
  days,
  penaltyToComeCentavos,
}: { days: Projection['days'] } & Pick<OptionsProps, 'penaltyToComeCentavos'>) {
  const words = useTranslations('running-loan.cannot');
  const locale = useLocale();
  const last = days.at(-1);
  if (last === undefined) return null;
  const lead = words('waitLead', { amount: formatPesos(last.owedCentavos), date: longDate(last.on, locale) });
  return (
    <Option title={words('wait')} lead={lead} costCentavos={last.costCentavos}>
      {penaltyToComeCentavos === 0 ? null : (
        <p>{words('waitPenaltyFee', { amount: formatPesos(penaltyToComeCentavos) })}</p>
      )}
    </Option>
  );
}

function Option({
  title,
  lead,
  costCentavos,
  children,
}: {
  title: string;
  lead: string;
  costCentavos?: number;
  children?: ReactNode;
}) {
  const words = useTranslations('running-loan.cannot');
  return (
    <section className="way-side">
      <h3>{title}</h3>
      <p>{lead}</p>
      {costCentavos === undefined ? null : (
        <p className="way-cost">{words('cost', { amount: formatPesos(costCentavos) })}</p>
      )}
      {children}
    </section>
  );
}
