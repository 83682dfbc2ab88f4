import type { CallOutput } from '@luwag/contract/endpoint';
import { getHeldData } from '@luwag/contract/endpoints/profile/get-held-data';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { handOverFile } from '../../components/paper-files/hand-over-file.ts';
import { ProfileSummary } from '../../components/profile-summary/profile-summary.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { useProfile } from '../../store/profile.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { RemoveContacts } from './remove-contacts.tsx';

type HeldData = CallOutput<typeof getHeldData>;

/** All that is kept under the borrower's name: what, why, who sees it, how long; and a copy to take along. */
export default function HeldDataSheet({ onClose }: { onClose: () => void }) {
  const words = useTranslations('held-data');
  const held = useAnswer(getHeldData, { query: { pictures: 'none' } });
  return (
    <Sheet title={words('title')} isOpen onClose={onClose}>
      <p>{words('lead')}</p>
      <AnswerView query={held} lines={10}>
        {(value) => <HeldDataView held={value} />}
      </AnswerView>
      <TakeCopy picturesFrom={held.data?.picturesFrom ?? null} />
    </Sheet>
  );
}

function HeldDataView({ held }: { held: HeldData }) {
  const words = useTranslations('held-data');
  const dayOf = useDayOf();
  const profile = useProfile();
  const openSessions = held.sessions.filter(({ endedAt }) => endedAt === null);
  const paymentCount = held.loans.reduce((sum, { payments }) => sum + payments.length, 0);
  return (
    <div className="held-data">
      <Kept topic="answers">
        {held.earlierPhones.length === 0 ? null : (
          <p>{words('answers.earlierPhones', { count: held.earlierPhones.length })}</p>
        )}
        <AnswerView query={profile} lines={6}>
          {(value) => (
            <>
              <ProfileSummary profile={{ ...value, isEditable: false }} />
              <RemoveContacts profile={value} />
            </>
          )}
        </AnswerView>
      </Kept>
      <Kept topic="photos">
        <PhotosAndSignature held={held} />
      </Kept>
      <Kept topic="consents">
        <Consents consents={held.consents} />
        {held.adMeasurement === null ? null : <Advertisement measured={held.adMeasurement} />}
      </Kept>
      <Kept topic="decisions">
        <ul>
          <li>
            {words('decisions.applications', { count: held.applications.length })}
            <Decisions applications={held.applications} />
          </li>
          <li>{words('decisions.loans', { count: held.loans.length })}</li>
          <li>{words('decisions.payments', { count: paymentCount })}</li>
          <li>{words('decisions.requests', { count: held.requests.length })}</li>
          <li>{words('decisions.coupons', { count: held.coupons.length })}</li>
          <li>{words('decisions.messages', { count: held.messages.length })}</li>
          <li>{words('decisions.supportMessages', { count: held.supportMessages.length })}</li>
        </ul>
      </Kept>
      <Kept topic="sessions">
        <p>
          {words('sessions.open', {
            count: openSessions.length,
            date: dayOf(openSessions[0]?.createdAt ?? held.preparedAt),
          })}
        </p>
        {held.pushes.length === 0 ? null : <p>{words('sessions.pushes', { count: held.pushes.length })}</p>}
      </Kept>
    </div>
  );
}

/** By whom each application was decided, and with which points: who is decided on by a machine may know by what. */
function Decisions({ applications }: { applications: HeldData['applications'] }) {
  const words = useTranslations('held-data.decisions');
  const dayOf = useDayOf();
  const pointsOf = (contributions: HeldData['applications'][number]['contributions']): string =>
    contributions
      .flatMap(({ factor, points }) => (isFactor(factor) ? [`${words(`factors.${factor}`)} ${points}`] : []))
      .join(' · ');
  return applications.map(({ submittedAt, decidedAt, decidedBy, score, contributions }) =>
    decidedAt === null || decidedBy === null ? null : (
      <div key={submittedAt}>
        {words(`by.${decidedBy}`, { date: dayOf(decidedAt) })}{' '}
        {score === null ? null : words('score', { score, points: pointsOf(contributions) })}
      </div>
    ),
  );
}

const factors = ['age', 'income', 'employment', 'workingYears', 'contacts', 'selfie'] as const;

function isFactor(factor: string): factor is (typeof factors)[number] {
  return factors.some((known) => known === factor);
}

type Topic = 'answers' | 'photos' | 'consents' | 'decisions' | 'sessions';

function Kept({ topic, children }: { topic: Topic; children: ReactNode }) {
  const words = useTranslations('held-data');
  return (
    <section className="held-topic">
      <h3>{words(`${topic}.heading`)}</h3>
      <dl>
        {(['why', 'who', 'howLong'] as const).map((question) => (
          <div key={question}>
            <dt>{words(`kept.${question}`)}</dt>
            <dd>{words(`${topic}.${question}`)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function PhotosAndSignature({ held: { photos, idReadings, signatures } }: { held: HeldData }) {
  const words = useTranslations('held-data');
  const fields = useTranslations('profile');
  const dayOf = useDayOf();
  const photoName = (kind: HeldData['photos'][number]['kind']) => {
    if (kind === 'paymentProof') return words('photos.proof');
    return kind === 'selfieMotion' ? words('photos.motion') : fields(`fields.${kind}`);
  };
  const readings = idReadings.filter((reading) => textOf(reading) !== '');
  if (photos.length === 0 && signatures.length === 0) return <p>{words('photos.none')}</p>;
  const items = [
    ...photos.map(({ photoId, kind, uploadedAt, faceCheck }) => ({
      key: photoId,
      name: photoName(kind),
      at: uploadedAt,
      verdict: faceCheck?.verdict,
    })),
    ...signatures.map(({ signedAt }) => ({
      key: signedAt,
      name: words('photos.signature'),
      at: signedAt,
      verdict: undefined,
    })),
  ];
  return (
    <ul>
      {items.map(({ key, name, at, verdict }) => (
        <li key={key}>
          <b>{name}</b> {words('photos.added', { date: dayOf(at) })}
          {verdict === undefined ? null : <div>{words(`photos.faceCheck.${verdict}`)}</div>}
        </li>
      ))}
      {readings.map((reading) => (
        <li key={`read ${reading.photoId}`}>
          <b>{photoName(reading.kind)}</b> {words('photos.read', { text: textOf(reading) })}
        </li>
      ))}
    </ul>
  );
}

/** All that was read on a photo of an ID: its lines, and what a code on it said. */
function textOf({ lines, encoded }: HeldData['idReadings'][number]): string {
  return [...lines, ...Object.values(encoded ?? {})]
    .filter((text) => text !== null && text !== '')
    .join(' · ');
}

/** Receipts: what, which text, when. A loan's own text is told by the start of its fingerprint. */
function Consents({ consents }: { consents: HeldData['consents'] }) {
  const words = useTranslations('held-data.consents');
  const dayOf = useDayOf();
  if (consents.length === 0) return <p>{words('none')}</p>;
  return (
    <ul>
      {consents.map(({ kind, textVersion, givenAt }) => (
        <li key={`${kind} ${textVersion} ${givenAt}`}>
          <b>{words(`kinds.${kind}`)}</b> {dayOf(givenAt)},{' '}
          {kind.endsWith('agreement')
            ? words('fingerprint', { start: textVersion.slice(0, 8) })
            : words('version', { version: textVersion })}
        </li>
      ))}
    </ul>
  );
}

/** Which advertisement led here, and what was told of it. */
function Advertisement({ measured }: { measured: NonNullable<HeldData['adMeasurement']> }) {
  const words = useTranslations('held-data.advertisement');
  const dayOf = useDayOf();
  const { campaign, adgroup, creative, told, withdrawnAt } = measured;
  const name = [campaign, adgroup, creative].filter((word) => word !== null).join(' · ');
  return (
    <>
      {name === '' ? null : <p>{words('led', { name })}</p>}
      {told.map(({ kind, toldAt }) => (
        <p key={kind}>{words(kind, { date: dayOf(toldAt) })}</p>
      ))}
      {withdrawnAt === null ? null : <p>{words('withdrawn', { date: dayOf(withdrawnAt) })}</p>}
    </>
  );
}

/** A browser that is new takes no photos along before a day has passed; it says from when it may. */
function TakeCopy({ picturesFrom }: { picturesFrom: string | null }) {
  const words = useTranslations('held-data.copy');
  const locale = useLocale();
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const take = async () => {
    setIsSaved(false);
    setIsBusy(true);
    const answer = await call(getHeldData, { query: { pictures: 'all' } });
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    const day = manilaDateOf(Date.parse(answer.value.preparedAt));
    const text = JSON.stringify(answer.value, null, 2);
    const file = new File([text], `my-data-${day}.json`, { type: 'application/json' });
    setIsSaved(await handOverFile(file));
  };
  return (
    <section className="held-copy">
      <h3>{words('heading')}</h3>
      <p>{words('body')}</p>
      {refusal === null ? null : <p role="alert">{errorWords(refusal)}</p>}
      {picturesFrom === null ? (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void take()}>
          {words('button')}
        </Button>
      ) : (
        <p role="note">{words('newDevice', { time: clockTime(picturesFrom, locale) })}</p>
      )}
      {/* Within the sheet: a note beneath an open dialog is not read out. */}
      <output>{isSaved ? words('saved') : null}</output>
    </section>
  );
}

function useDayOf(): (instant: string) => string {
  const locale = useLocale();
  return (instant) => longDate(manilaDateOf(Date.parse(instant)), locale);
}
