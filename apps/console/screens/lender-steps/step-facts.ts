import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import { formatPesos } from '@luwag/contract/money';
import { formatDay } from '../../app/format.ts';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';

/** What a step is, what it moves and what shows that it is so. */
export function factsOf({ details }: Pick<LenderStep, 'details'>): {
  title: string;
  amount: string;
  evidence: string;
  books: string;
} {
  return {
    title: say.kinds[details.kind],
    amount: formatPesos(details.amountCentavos),
    evidence: evidenceOf(details),
    books:
      details.kind === 'suspense-returned'
        ? say.postings[details.kind][details.from]
        : say.postings[details.kind],
  };
}

function evidenceOf(details: LenderStep['details']): string {
  if (details.kind === 'suspense-assigned') return `${say.ofLoan} ${details.orderNumber}`;
  if (details.kind === 'suspense-received-again') return details.reference;
  if (details.kind === 'entry-taken-back')
    return `${details.reference} · ${say.takesBack(details.entryId, say.kinds[details.entryKind])}`;
  const transfer = `${details.reference} · ${formatDay(details.paidOn)}`;
  if (details.kind !== 'settlement-received') return transfer;
  return `${transfer} · ${say.ofFile(details.fileName, formatPesos(details.expectedCentavos))}`;
}
