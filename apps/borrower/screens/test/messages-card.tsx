import { listSandboxSms } from '@luwag/contract/endpoints/sandbox/list-sandbox-sms';
import { mobileDigits } from '@luwag/contract/mobile-number';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { useAnswer } from '../../store/use-answer.ts';

const pollMs = 3000;

export function MessagesCard({ firstPhone }: { firstPhone: string }) {
  const words = useTranslations('test.sms');
  const [typed, setTyped] = useState(firstPhone);
  const [phone, setPhone] = useState(firstPhone);
  const [isWrong, setIsWrong] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const digits = mobileDigits(typed);
    setIsWrong(digits === null);
    if (digits !== null) setPhone(digits);
  };
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <form noValidate onSubmit={show}>
        <TextInput
          name="smsPhone"
          type="tel"
          inputMode="tel"
          label={words('phone')}
          hint={words('phoneHint')}
          error={isWrong ? words('phoneError') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {words('show')}
        </Button>
      </form>
      {phone === '' ? null : <Messages phone={phone} />}
    </section>
  );
}

function Messages({ phone }: { phone: string }) {
  const words = useTranslations('test.sms');
  const locale = useLocale();
  const messages = useAnswer(listSandboxSms, { query: { phone } }, { pollMs: () => pollMs });
  return (
    <AnswerView query={messages} lines={3}>
      {(list) =>
        list.length === 0 ? (
          <p>{words('none')}</p>
        ) : (
          <ul className="bench-messages">
            {list.map(({ text, code, sentAt }) => (
              <li key={`${sentAt} ${text}`}>
                <p className="bench-note">{clockTime(sentAt, locale)}</p>
                <p>{text}</p>
                {code === null ? null : <CopyButton text={code} label={words('copyCode', { code })} />}
              </li>
            ))}
          </ul>
        )
      }
    </AnswerView>
  );
}
