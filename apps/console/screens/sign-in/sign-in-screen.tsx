import { signInStaff } from '@luwag/contract/endpoints/staff/sign-in-staff';
import { useState } from 'react';
import { Button, Form, Input, Label, TextField } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { words } from '../../messages/en-US.ts';

type SignInProblem = 'failed' | 'locked' | 'failedOtherwise';

type SignInProps = {
  /** Whose session ended, where the screen that they had open waits for them. */
  endedFor?: string;
  onSignedIn: () => Promise<void>;
};

/** Where staff say who they are. */
export function SignInScreen({ endedFor, onSignedIn }: SignInProps) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async (form: FormData): Promise<void> => {
    setIsBusy(true);
    const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const answer = await call(signInStaff, { body });
    setIsBusy(false);
    if (answer.ok) return onSignedIn();
    setProblem(problemOf(answer.code));
    return undefined;
  };
  return (
    <main className="sign-in">
      <span className="brand-mark large" aria-hidden="true" />
      <h1>{words.signIn.title}</h1>
      {endedFor === undefined ? null : <p>{words.signIn.ended(endedFor)}</p>}
      <p className="muted">{words.signIn.lead}</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void signIn(new FormData(event.currentTarget));
        }}
      >
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem === null ? '' : words.signIn[problem]}
        </p>
        <TextField name="email" type="email" autoComplete="username" isRequired>
          <Label>{words.signIn.email}</Label>
          <Input />
        </TextField>
        <TextField name="password" type="password" autoComplete="current-password" isRequired>
          <Label>{words.signIn.password}</Label>
          <Input />
        </TextField>
        <Button type="submit" className="primary">
          {words.signIn.action}
        </Button>
      </Form>
    </main>
  );
}

function problemOf(code: string): SignInProblem {
  if (code === 'staff_sign_in_failed') return 'failed';
  return code === 'too_frequent' ? 'locked' : 'failedOtherwise';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
