import { getSignature } from '@luwag/contract/endpoints/loan/get-signature';
import { saveSignature } from '@luwag/contract/endpoints/loan/save-signature';
import { withdraw } from '@luwag/contract/endpoints/loan/withdraw';
import type { Answer } from '@luwag/contract/client';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../store/loan-wish.ts';
import type { SummaryError } from '../../components/error-summary/error-summary.tsx';
import type { Papers } from '../../components/paper-view/paper-view.tsx';
import { emptySignature, finishedSignature } from '../../components/signature-pad/signature-pad.tsx';
import { showToast } from '../../components/toast/toast.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { useIdempotencyKey } from '../../store/idempotency-key.ts';
import { askServerAgain, forgetAnswers, useAnswer } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';

type FieldName = 'signature' | 'acceptance';

/** Signing and taking the loan. What is sent are the very figures on the screen; when they changed, they are shown anew and asked again. */
export function useWithdrawal({
  wish,
  papers,
  onTaken,
}: {
  wish: LoanWish;
  papers: Papers;
  onTaken: () => void;
}) {
  const words = useTranslations('withdraw-page');
  const errorWords = useErrorWords();
  const signature = useKeptSignature();
  const [acceptedHash, setAcceptedHash] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const { isBusy, refusal, noNetwork, attempt, begin, send } = useMoneySubmission();
  const { keyFor, finish } = useIdempotencyKey();

  const submit = async () => {
    const found: FieldName[] = [];
    if (!signature.isSigned) found.push('signature');
    if (acceptedHash !== papers.documentHash) found.push('acceptance');
    setMissing(found);
    if (found.length > 0) return begin();
    const taken = await send(async () => {
      const signed = await signature.signatureId();
      if (!signed.ok) return signed;
      const body = bodyOf(wish, papers, signed.value);
      return call(withdraw, { body }, { idempotencyKey: keyFor(JSON.stringify(body)), keepalive: true });
    });
    // A refusal mostly means that price, papers or offer have moved: the new ones must be on the screen.
    if (taken === null) return void askServerAgain();
    // The offer is used up: to ask for it again here would only be refused.
    forgetAnswers();
    // My Loan opens on the tab where this loan is.
    useCoreStore.getState().setLoanTabType(wish.productId === 'sub' ? 1 : 2);
    finish();
    onTaken();
    showToast(words('done'));
    navigate('/homeIndex', { replace: true });
  };

  const messages: Record<FieldName, string> = {
    signature: words('signature.missing'),
    acceptance: words('consentMissing'),
  };
  const errors: readonly SummaryError[] =
    refusal === null
      ? missing.map((fieldId) => ({ fieldId, message: messages[fieldId] }))
      : [{ message: errorWords(refusal) }];
  return {
    ...signature,
    acceptedHash,
    accept: setAcceptedHash,
    isBusy,
    errors,
    noNetwork,
    attempt,
    errorOf: (name: FieldName) => (missing.includes(name) && refusal === null ? messages[name] : undefined),
    submit,
  };
}

/** The signature kept from before unless the borrower signs anew. */
function useKeptSignature() {
  const answer = useAnswer(getSignature, {});
  const [draft, changeDraft] = useState(emptySignature);
  const [isAnew, setIsAnew] = useState(false);
  const savedSignature = useRef<{ text: string; signatureId: string } | null>(null);
  const kept = isAnew ? null : (answer.data?.signature ?? null);
  const made = finishedSignature(draft);

  const signatureId = async (): Promise<Answer<string>> => {
    if (kept !== null) return { ok: true, value: kept.signatureId };
    if (made === null) return { ok: false, code: 'signature_required', detail: {} };
    const text = JSON.stringify(made);
    // A second try after a lost answer must send the very same intent, the signature's id included.
    if (savedSignature.current?.text === text) return { ok: true, value: savedSignature.current.signatureId };
    const saved = await call(saveSignature, { body: made });
    if (!saved.ok) return saved;
    savedSignature.current = { text, signatureId: saved.value.signatureId };
    return { ok: true, value: saved.value.signatureId };
  };
  return {
    kept,
    // Until it is known, no pad is shown that a signature from before would take away under the finger.
    isAsked: answer.data === undefined && answer.error === null,
    draft,
    changeDraft,
    signAnew: () => setIsAnew(true),
    isSigned: kept !== null || made !== null,
    signatureId,
  };
}

function bodyOf(wish: LoanWish, { quote, documentHash, agreement }: Papers, signatureId: string) {
  const { productVersion, netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn } = quote;
  return {
    ...wish,
    productVersion,
    shown: { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn },
    documentHash,
    signatureId,
    hasAccepted: true as const,
    language: agreement.language,
  };
}
