import type { CallInput } from '@luwag/contract/endpoint';
import type { decideCase } from '@luwag/contract/endpoints/staff/decide-case';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { reasonCodes, words } from '../../messages/en-US.ts';

type Verdict = CallInput<typeof decideCase>['body'];

/** Declines with a reason; for an age, with the birth date on the ID, by which the borrower is told when to apply again. */
export function DeclineForm({ onAsk }: { onAsk: (verdict: Verdict) => void }) {
  const [reasonCode, setReasonCode] = useState('');
  const [birthOn, setBirthOn] = useState('');
  const say = words.reviewCase;
  const isForAge = reasonCode === 'AGE';
  return (
    <div className="decision-way">
      <label htmlFor="reason">{say.reason}</label>
      <select id="reason" value={reasonCode} onChange={(event) => setReasonCode(event.target.value)}>
        <option value="">{say.chooseReason}</option>
        {reasonCodes.map((code) => (
          <option key={code} value={code}>
            {words.reasonCodes[code]}
          </option>
        ))}
      </select>
      {isForAge ? (
        <>
          <label htmlFor="birth-on-id">{say.birthOn}</label>
          <input
            id="birth-on-id"
            type="date"
            value={birthOn}
            aria-describedby="birth-on-id-hint"
            onChange={(event) => setBirthOn(event.target.value)}
          />
          <small id="birth-on-id-hint" className="muted">
            {say.birthOnHint}
          </small>
        </>
      ) : null}
      <Button
        className="danger"
        isDisabled={reasonCode === ''}
        onPress={() =>
          onAsk({ outcome: 'decline', reasonCode, ...(isForAge && birthOn !== '' ? { birthOn } : {}) })
        }
      >
        {say.decline}
      </Button>
    </div>
  );
}
