import { listSandboxPeople } from '@luwag/contract/endpoints/sandbox/list-sandbox-people';
import { type ReactNode, useState } from 'react';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { LateWords } from '../../components/late-words/late-words.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Namespace } from '../../messages/namespaces.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { ClockCard } from './clock-card.tsx';
import { ComponentGallery } from './component-gallery.tsx';
import { LookGallery } from './look-gallery.tsx';
import { MessageGallery } from './message-gallery.tsx';
import { MessagesCard } from './messages-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { StatesCard } from './states-card.tsx';

/** What the gallery shows stands in the words of the screens that show it. */
const galleryWords: readonly Namespace[] = [
  'test-states',
  'no-android',
  'selfie-check',
  'home-index',
  'repair',
  'lending',
  'coupon-choice',
  'change-bank',
];

/** People, their messages, the clock and the bank: what a tester plays instead of waiting for the world. */
export default function SandboxBench() {
  const people = useAnswer(listSandboxPeople, {});
  const [phone, setPhone] = useState('');
  return (
    <>
      <LateWords namespaces={['test-states']} waiting={<Skeleton lines={8} />}>
        <StatesCard />
      </LateWords>
      <AnswerView query={people} lines={8}>
        {(answer) => (
          <>
            <ClockCard now={answer.now} today={answer.today} />
            <PayoutCard />
            <PeopleCard people={answer.people} onShowMessages={setPhone} />
            <MessagesCard key={phone} firstPhone={phone} />
          </>
        )}
      </AnswerView>
      {withWords(
        <>
          <MessageGallery />
          <LookGallery />
          <ComponentGallery />
        </>,
      )}
    </>
  );
}

function withWords(part: ReactNode): ReactNode {
  return galleryWords.reduceRight<ReactNode>(
    (inside, namespace) => (
      <LateWords namespaces={[namespace]} waiting={<Skeleton lines={8} />}>
        {inside}
      </LateWords>
    ),
    part,
  );
}
