import type { CallOutput } from '@luwag/contract/endpoint';
import { extendDueDate, type Extension, type Standing } from '@luwag/contract/endpoints/loan/extend-due-date';
import { formatPesos } from '@luwag/contract/money';
import type { FormEvent, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { longDate } from '../../messages/long-date.ts';
import type { PaymentChannel } from '../../components/loan-card/channel-name.ts';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { usePayment } from './use-payment.ts';

type Answer = CallOutput<typeof extendDueDate>;

type SheetProps = { loanId: string; channels: readonly PaymentChannel[]; onOtherWays: () => void };

/** The new date and its price beside what the same money would do as a part payment, then the place to pay. */
export function ExtendDueDateSheet({ loanId, channels, onOtherWays }: SheetProps) {
  const words = useTranslations('running-loan.extend');
  const answer = useAnswer(extendDueDate, { params: { loanId } });
  return (
    <AnswerView query={answer} lines={8}>
      {({ extension, refusal }) =>
        extension === null ? (
          <>
            {refusal === null ? null : <NotPossible refusal={refusal} />}
            <Button variant="secondary" onClick={onOtherWays}>
              {words('otherWays')}
            </Button>
          </>
        ) : (
          <ExtensionForm key={extension.dueOn} loanId={loanId} channels={channels} extension={extension} />
        )
      }
    </AnswerView>
  );
}

function NotPossible({ refusal: { reason, figures } }: { refusal: NonNullable<Answer['refusal']> }) {
  const words = useTranslations('running-loan.extend.refused');
  const { maxExtensions = 0, maxOverdueDays = 0, overdueDays = 0 } = figures;
  return <p>{words(reason, { maxExtensions, maxOverdueDays, overdueDays: String(overdueDays) })}</p>;
}

type FormProps = { loanId: string; channels: readonly PaymentChannel[]; extension: Extension };

function ExtensionForm({ loanId, channels, extension }: FormProps) {
  const words = useTranslations('running-loan.extend');
  const locale = useLocale();
  const channelField = 'extension-channel';
  const { priceCentavos } = extension;
  const payment = usePayment({ loanId, kind: 'extension', amountCentavos: priceCentavos, channelField });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.submit();
  };
  const figures = {
    price: formatPesos(priceCentavos),
    from: longDate(extension.fromDueOn, locale),
    to: longDate(extension.dueOn, locale),
    principal: formatPesos(extension.principalCentavos),
  };
  return (
    <form className="way-form" noValidate onSubmit={submit}>
      <p>{words('lead', figures)}</p>
      <Price extension={extension} />
      <Compare extension={extension} />
      <p className="detail-note">{words('left', { count: extension.extensionsLeft })}</p>
      <FormProblems {...payment} onRetry={() => void payment.submit()} />
      <ChannelChoice
        name={channelField}
        offered={channels}
        error={payment.errorOf('channel')}
        down={payment.down}
        onChoose={payment.setChannel}
      />
      <Button type="submit" isBusy={payment.isBusy}>
        {words('pay', { amount: figures.price })}
      </Button>
    </form>
  );
}

function Price({ extension }: { extension: Extension }) {
  const words = useTranslations('running-loan.extend');
  const { dueOn, extensionDays, interestCentavos, feeCentavos, priceCentavos } = extension;
  const { reversedCentavos, reversedPenaltyFeeCentavos } = extension;
  const reversedLateChargeCentavos = reversedCentavos - reversedPenaltyFeeCentavos;
  return (
    <dl className="fact-rows way-figures">
      <Figure name={words('dueOn')}>
        <DateText isoDate={dueOn} />
      </Figure>
      <Figure name={words('interest', { days: String(extensionDays) })}>
        <MoneyText amountCentavos={interestCentavos} />
      </Figure>
      <Figure name={words('fee')}>
        <MoneyText amountCentavos={feeCentavos} />
      </Figure>
      <Figure name={words('price')} isSum>
        <MoneyText amountCentavos={priceCentavos} />
      </Figure>
      {reversedLateChargeCentavos === 0 ? null : (
        <Figure name={words('reversed')}>
          <MoneyText amountCentavos={-reversedLateChargeCentavos} />
        </Figure>
      )}
      {reversedPenaltyFeeCentavos === 0 ? null : (
        <Figure name={words('reversedPenaltyFee')}>
          <MoneyText amountCentavos={-reversedPenaltyFeeCentavos} />
        </Figure>
      )}
    </dl>
  );
}

/** Two ways to spend the same money, to the same day. */
function Compare({ extension: { priceCentavos, after, instead } }: { extension: Extension }) {
  const words = useTranslations('running-loan.extend');
  const locale = useLocale();
  const date = longDate(after.on, locale);
  const cheaperBy = after.costCentavos - instead.costCentavos;
  return (
    <section className="way-compare">
      <h3>{words('compare')}</h3>
      <Side title={words('extended', { date })} standing={after} />
      <Side title={words('instead', { price: formatPesos(priceCentavos), date })} standing={instead} />
      {cheaperBy > 0 ? <p>{words('cheaper', { amount: formatPesos(cheaperBy) })}</p> : null}
    </section>
  );
}

function Side({ title, standing }: { title: string; standing: Standing }) {
  const words = useTranslations('running-loan.extend');
  return (
    <div className="way-side">
      <h4>{title}</h4>
      <dl className="fact-rows way-figures">
        <Figure name={words('rest')}>
          <MoneyText amountCentavos={standing.owedCentavos} />
        </Figure>
        <Figure name={words('cost')}>
          <MoneyText amountCentavos={standing.costCentavos} />
        </Figure>
      </dl>
    </div>
  );
}

function Figure({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={isSum ? 'owed-total' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
