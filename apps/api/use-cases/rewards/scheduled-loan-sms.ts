import type { Language } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { smsText } from '../../texts/sms.ts';
import { writtenDate } from '../../texts/written-date.ts';
import type { Context } from '../context.ts';

/** The pre-disbursement notice before a scheduled loan: day, whole cost and where to skip it. */
export function preDisbursementNoticeText(
  { identity, publicOrigin }: Pick<Context, 'identity' | 'publicOrigin'>,
  language: Language,
  { disbursedOn, dueOn, netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos }: Quote,
): string {
  return smsText('scheduledLoan', language, {
    product: identity.productName,
    sendOn: writtenDate(language, disbursedOn),
    dueOn: writtenDate(language, dueOn),
    receive: formatPesos(netDisbursedCentavos),
    repay: formatPesos(totalRepaymentCentavos),
    cost: formatPesos(totalCostCentavos),
    skipUrl: `${publicOrigin}/appointLoanList`,
  });
}
