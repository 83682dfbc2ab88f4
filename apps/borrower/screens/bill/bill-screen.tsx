import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoans } from '../../store/use-loans.ts';
import { LoanHistory } from './loan-history.tsx';
import { OlderRecords } from './older-records.tsx';

/** The loans of the last three months with what they cost and their papers. */
export default function BillScreen() {
  const words = useTranslations('bill');
  const loans = useLoans();
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/billIndex">
      <AnswerView query={loans} lines={6}>
        {({ loans: known, today }) => <LoanHistory loans={known} today={today} />}
      </AnswerView>
      <OlderRecords />
    </ScreenFrame>
  );
}
