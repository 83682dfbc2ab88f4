import type { Standing } from '@luwag/contract/endpoints/loan/extend-due-date';
import type { Projection } from '@luwag/contract/endpoints/loan/get-projection';
import { formatPesos } from '@luwag/contract/money';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { DateText } from '../date-text/date-text.tsx';
import { daysUntil } from '../due-text/days-until.ts';
import { Icon } from '../icon/icon.tsx';
import { AmountRow } from '../amount-row/amount-row.tsx';

const lateDays = [3, 8, 30] as const;
const firstStep = 7;

/** What paying today, later, extended or late leads to. Every figure was worked out by the server for its day. */
export function WhatIf({ projection }: { projection: Projection }) {
  const words = useTranslations('what-if');
  const cost = useTranslations('lending.cost');
  const { today, dueOn, days, extension, ceilingCentavos } = projection;
  const dueIn = daysUntil(dueOn, today);
  return (
    <div className="what-if">
      <p className="what-if-note">{words('lead')}</p>
      <Scenario title={words('today')} standing={days[0]} />
      <Stepper days={days} />
      {extension === null ? null : (
        <Scenario
          title={words('extend', {
            days: String(extension.extensionDays),
            price: formatPesos(extension.priceCentavos),
          })}
          standing={extension.after}
        />
      )}
      {lateDays.map((late) =>
        dueIn + late > 0 ? (
          <Scenario key={late} title={words('late', { days: String(late) })} standing={days[dueIn + late]} />
        ) : null,
      )}
      <p className="what-if-note">{cost('ceiling', { ceiling: formatPesos(ceilingCentavos) })}</p>
    </div>
  );
}

/** One day at a time, as far as the server looked ahead. */
function Stepper({ days }: { days: readonly Standing[] }) {
  const words = useTranslations('what-if');
  const [chosen, setChosen] = useState(Math.min(firstStep, days.length - 1));
  const step = (by: number) => setChosen((known) => Math.min(days.length - 1, Math.max(0, known + by)));
  return (
    <Scenario title={words('step', { days: chosen })} standing={days[chosen]}>
      <span className="what-if-steps">
        <Button variant="secondary" guardMs={0} aria-label={words('sooner')} onClick={() => step(-1)}>
          <Icon name="minus" />
        </Button>
        <Button variant="secondary" guardMs={0} aria-label={words('later')} onClick={() => step(1)}>
          <Icon name="plus" />
        </Button>
      </span>
    </Scenario>
  );
}

function Scenario({
  title,
  standing,
  children,
}: {
  title: string;
  standing: Standing | undefined;
  children?: ReactNode;
}) {
  const words = useTranslations('what-if');
  if (standing === undefined) return null;
  const { on, owedCentavos, costCentavos, leftCentavos } = standing;
  return (
    <section className="what-if-scenario" aria-live={children === undefined ? undefined : 'polite'}>
      <div className="what-if-head">
        <h3>
          {title}
          <span className="what-if-when">
            <DateText isoDate={on} />
          </span>
        </h3>
        {children}
      </div>
      <dl>
        <AmountRow className="what-if-owed" name={words('owed')} amountCentavos={owedCentavos} />
        <AmountRow name={words('cost')} amountCentavos={costCentavos} />
        <AmountRow name={words('left')} amountCentavos={leftCentavos} />
      </dl>
    </section>
  );
}
