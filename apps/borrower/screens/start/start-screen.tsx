import { useTranslations } from 'use-intl';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LenderCard } from './lender-card.tsx';
import { LoanSimulator } from './loan-simulator.tsx';
import { LoginForm } from './login-form.tsx';
import { NeedsList } from './needs-list.tsx';

export default function StartScreen() {
  const words = useTranslations('start');
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead')}
      questions={[
        { question: words('help.codeMissing'), answer: words('help.codeMissingAnswer') },
        { question: words('help.newNumber'), answer: words('help.newNumberAnswer') },
        { question: words('help.isSafe'), answer: words('help.isSafeAnswer') },
      ]}
    >
      <LoginForm />
      <LoanSimulator />
      <NeedsList />
      <LenderCard />
    </ScreenFrame>
  );
}
