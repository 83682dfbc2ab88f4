import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { useEffect, useRef } from 'react';
import { useIsServerRendered } from '../hydration/use-is-hydrating.ts';
import { MoneyText } from '../money-text/money-text.tsx';
import { areAmountsHidden } from '../money-text/shown-pesos.ts';
import { countUp } from './count-up.ts';

/** An amount that is the point of its view: it counts up once, unless it came with the page and was read already. */
export function CountedMoney(props: { amountCentavos: number; isWholeShort?: boolean }) {
  const { amountCentavos, isWholeShort = false } = props;
  const place = useRef<HTMLSpanElement>(null);
  const isKnown = useIsServerRendered();
  useEffect(() => {
    if (place.current === null || isKnown || areAmountsHidden()) return undefined;
    const write = isWholeShort ? wholePesos : formatPesos;
    const stop = countUp(place.current, { toCentavos: amountCentavos, write });
    return () => void stop();
  }, [amountCentavos, isWholeShort, isKnown]);
  return (
    <span className="counted-money" ref={place}>
      <MoneyText {...props} />
    </span>
  );
}

/** Centavos would come and go while it counts. */
function wholePesos(centavos: number): string {
  return formatWholePesos(Math.round(centavos / 100) * 100);
}
