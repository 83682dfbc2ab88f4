import { useEffect, useState } from 'react';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { CodeForm } from '../../components/code-login/code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useCodeLogin } from '../../components/code-login/use-code-login.ts';
import { useShell } from '../../components/language-switch/shell-context.ts';

const LoginHelp = lazyComponent(async () => (await import('./login-help.tsx')).LoginHelp);

/** Phone number first, then the code, on the same page; the number is kept through both. */
export function LoginForm() {
  const login = useCodeLogin();
  const [typedPhone, setTypedPhone] = useState('');
  const { expectScreen } = useShell();
  // While the code is on its way; not before, because most visitors only look.
  useEffect(() => {
    if (login.sent !== null) expectScreen('/homeIndex');
  }, [login.sent, expectScreen]);
  return (
    <section className="login">
      {login.sent === null ? (
        <PhoneForm login={login} firstPhone={typedPhone} onTyped={setTypedPhone} />
      ) : (
        <CodeForm key={login.sent.challengeId} login={login} sent={login.sent} />
      )}
      {login.refusal === null ? null : <LoginHelp code={login.refusal.code} />}
    </section>
  );
}
