import { listOwnRequests } from '@luwag/contract/endpoints/request/list-own-requests';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { useLoans } from '../../store/use-loans.ts';
import { LoanHistory } from './loan-history.tsx';
import { isOlderShown, OlderRecords } from './older-records.tsx';

/** The loans of the last three months with what they cost and their papers; all of them once staff have looked for older ones. */
export default function BillScreen() {
  const words = useTranslations('bill');
  const loans = useLoans();
  const asked = useAnswer(listOwnRequests, {});
  const isAll = asked.data?.requests.some(isOlderShown) === true;
  return (
    <ScreenFrame title={words('title')} lead={words(isAll ? 'everything.lead' : 'lead')} back="/billIndex">
      <AnswerView query={loans} lines={6}>
        {({ loans: known, today }) => <LoanHistory loans={known} today={today} isAll={isAll} />}
      </AnswerView>
      <OlderRecords />
    </ScreenFrame>
  );
}
