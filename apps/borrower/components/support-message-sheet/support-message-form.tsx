import type { SupportMessageReceipt } from '@luwag/contract/endpoints/support-message/support-message-answer';
import { answerWithinDays, feedbackKinds, supportMessageLength } from '@luwag/contract/support-message-kinds';
import { withoutChinese } from '@luwag/contract/no-chinese';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { changeSupportMessage, sendOrKeep, useSupportMessages } from '../../store/support-messages.ts';
import { useSubmission } from '../../store/use-submission.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type SummaryError } from '../error-summary/error-summary.tsx';
import { Field } from '../field/field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { StatusCard } from '../status-card/status-card.tsx';

type Sent = SupportMessageReceipt | { isWaiting: true };

/** A question, a complaint or a suggestion in one's own words. */
export function SupportMessageForm() {
  const words = useTranslations('support-messages');
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent === null) return <Writing onSent={setSent} />;
  return (
    <StatusCard
      tone="good"
      title={'number' in sent ? words('sent', { number: sent.number }) : words('keptTitle')}
      action={
        <Button variant="secondary" onClick={() => setSent(null)}>
          {words('another')}
        </Button>
      }
    >
      <p>{'number' in sent ? words('sentLead', { days: answerWithinDays }) : words('keptLead')}</p>
    </StatusCard>
  );
}

function Writing({ onSent }: { onSent: (sent: Sent) => void }) {
  const words = useTranslations('support-messages');
  const errorWords = useErrorWords();
  const { kind, text } = useSupportMessages(({ draft }) => draft);
  const { isBusy, refusal, attempt, begin, send } = useSubmission();
  const [isChecked, setIsChecked] = useState(false);
  const length = text.trim().length;
  const { least, most } = supportMessageLength;
  const kindError = kind === '' ? words('errors.kind') : undefined;
  const textError =
    length < least
      ? words('errors.short', { missing: least - length })
      : length > most
        ? words('errors.long', { over: length - most })
        : undefined;
  const errors: SummaryError[] = refusal === null ? [] : [{ message: errorWords(refusal) }];
  if (isChecked && kindError !== undefined)
    errors.push({ fieldId: 'supportMessageKind', message: kindError });
  if (isChecked && textError !== undefined)
    errors.push({ fieldId: 'supportMessageText', message: textError });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (kind === '' || textError !== undefined) return begin();
    const given = await send(() => sendOrKeep({ kind, text }));
    if (given !== null) onSent(given);
  };
  return (
    <form className="sheet-part" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words('lead', { days: answerWithinDays })}</p>
      <ErrorSummary errors={errors} attempt={attempt} />
      <RadioGroup
        name="supportMessageKind"
        label={words('kind')}
        error={isChecked ? kindError : undefined}
        value={kind}
        choices={feedbackKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        onChange={(event) => {
          const chosen = feedbackKinds.find((value) => value === event.currentTarget.value);
          if (chosen !== undefined) changeSupportMessage({ kind: chosen });
        }}
      />
      <SupportMessageText text={text} error={isChecked ? textError : undefined} />
      <Button type="submit" isBusy={isBusy}>
        {words('send')}
      </Button>
    </form>
  );
}

/** Several lines; Chinese characters are taken out, once an input method has finished composing. */
function SupportMessageText({ text, error }: { text: string; error: string | undefined }) {
  const words = useTranslations('support-messages');
  const [hasRemoved, setHasRemoved] = useState(false);
  const take = (typed: string, isComposing: boolean) => {
    const kept = isComposing ? typed : withoutChinese(typed);
    if (!isComposing) setHasRemoved(kept !== typed);
    changeSupportMessage({ text: kept });
  };
  const length = text.trim().length;
  const { least, most } = supportMessageLength;
  return (
    <>
      <Field
        id="supportMessageText"
        label={words('text')}
        hint={
          length < least
            ? words('missing', { missing: least - length })
            : words('left', { left: Math.max(0, most - length) })
        }
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            name="supportMessageText"
            className="field-control"
            rows={6}
            value={text}
            onChange={(event) =>
              take(
                event.currentTarget.value,
                'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true,
              )
            }
            onCompositionEnd={(event) => take(event.currentTarget.value, false)}
          />
        )}
      </Field>
      <output className="field-hint">{hasRemoved ? words('withoutChinese') : ''}</output>
    </>
  );
}
