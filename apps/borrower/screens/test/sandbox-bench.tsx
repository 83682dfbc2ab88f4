import { listSandboxPeople } from '@luwag/contract/endpoints/sandbox/list-sandbox-people';
import { useState } from 'react';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { BenchFold } from './bench-fold.tsx';
import { ClockCard } from './clock-card.tsx';
import { CollectionCard } from './collection-card.tsx';
import { LineCard } from './line-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** People, their messages, the clock and the bank: what a tester plays instead of waiting for the world. */
export function SandboxBench() {
  const people = useAnswer(listSandboxPeople, {});
  const [phone, setPhone] = useState('');
  return (
    <>
      <BenchFold name="states" />
      <LineCard />
      <AnswerView query={people} lines={8}>
        {(answer) => (
          <>
            <ClockCard now={answer.now} today={answer.today} />
            <PayoutCard />
            <CollectionCard />
            <PeopleCard people={answer.people} onShowMessages={setPhone} />
            <MessagesCard key={phone} firstPhone={phone} />
          </>
        )}
      </AnswerView>
      <BenchFold name="messages" />
      <BenchFold name="look" />
      <BenchFold name="parts" />
    </>
  );
}
