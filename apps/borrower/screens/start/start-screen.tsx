import { useTranslations } from 'use-intl';
import { lazyIsland } from '../../components/lazy-island/lazy-island.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { LoginForm } from './login-form.tsx';

const BelowLogin = lazyIsland('below-login', async () => (await import('./below-login.tsx')).BelowLogin);

export default function StartScreen() {
  const words = useTranslations('start');
  return (
    <ScreenFrame title={words('title')} lead={words('lead')}>
      <LoginForm />
      <BelowLogin />
    </ScreenFrame>
  );
}
