import { getCase } from '@luwag/contract/endpoints/staff/get-case';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { wordFor, words } from '../../messages/en-US.ts';
import { CaseAnswers } from './case-answers.tsx';
import { CasePhoto } from './case-photo.tsx';
import { FaceCheck } from './face-check.tsx';
import { DecisionBar } from './decision-bar.tsx';
import type { ReviewCase } from './review-case.ts';
import { SameDocument } from './same-document.tsx';
import { CorrectionRequests } from './correction-requests.tsx';
import './case.css';

type CaseKey = { customerId: string; applicationId: string };

/** One application: photos on the left, answers on the right, the decision below. */
export function CaseScreen({ customerId, applicationId }: CaseKey) {
  const opened = useQuery({
    queryKey: ['case', applicationId],
    queryFn: async () => valueOf(await call(getCase, { params: { customerId, applicationId } })),
    staleTime: Infinity,
  });
  useEffect(() => {
    document.title = `${words.reviewCase.title} · ${words.product}`;
  }, []);
  return (
    <main>
      <p>
        <Link to="/">{words.reviewCase.back}</Link>
      </p>
      {opened.isPending ? <p aria-busy="true">{words.reviewCase.loading}</p> : null}
      {opened.error === null ? null : <p className="problem">{problemOf(opened.error)}</p>}
      {opened.data === undefined ? null : <CaseBody reviewCase={opened.data} />}
    </main>
  );
}

function CaseBody({ reviewCase }: { reviewCase: ReviewCase }) {
  const identity = reviewCase.sections.find(({ section }) => section === 'identity')?.values ?? {};
  const name = [identity['firstName'], identity['middleName'], identity['lastName'], identity['nameSuffix']]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <PageHeading>{name === '' ? words.reviewCase.title : name}</PageHeading>
      <p className="muted">
        <span className={`status ${reviewCase.status}`}>{words.reviewCase.status[reviewCase.status]}</span>{' '}
        {words.reviewCase.submitted} {formatInstant(reviewCase.submittedAt)} · {words.reviewCase.phone}{' '}
        {reviewCase.phoneMasked}
      </p>
      <div className="case">
        <section aria-labelledby="photos">
          <h2 id="photos">{words.reviewCase.photos}</h2>
          {reviewCase.photos.length === 0 ? <p>{words.reviewCase.noPhotos}</p> : null}
          {reviewCase.photos.map((photo) => (
            <CasePhoto key={photo.photoId} customerId={reviewCase.customerId} photo={photo} />
          ))}
        </section>
        <section aria-labelledby="answers">
          <h2 id="answers">{words.reviewCase.answers}</h2>
          <CorrectionRequests reviewCase={reviewCase} />
          <Scorecard reviewCase={reviewCase} />
          <SameDocument others={reviewCase.sameDocument} />
          {reviewCase.faceCheck === null ? null : <FaceCheck faceCheck={reviewCase.faceCheck} />}
          <CaseAnswers reviewCase={reviewCase} />
        </section>
      </div>
      <DecisionBar reviewCase={reviewCase} />
    </>
  );
}

function Scorecard({ reviewCase }: { reviewCase: ReviewCase }) {
  return (
    <div className="card">
      <h3>{words.reviewCase.checks}</h3>
      <dl className="pairs">
        {reviewCase.contributions.map(({ factor, points }) => (
          <div key={factor}>
            <dt>{wordFor(words.factors, factor)}</dt>
            <dd className="number">{points}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{words.reviewCase.total}</dt>
          <dd className="number">{reviewCase.score}</dd>
        </div>
      </dl>
      <ul className="chips">
        {reviewCase.reasonCodes.map((code) => (
          <li key={code}>{wordFor(words.reasonCodes, code)}</li>
        ))}
      </ul>
    </div>
  );
}

function problemOf(error: Error): string {
  const isForbidden = error instanceof Refusal && error.code === 'forbidden';
  return isForbidden ? words.reviewCase.forbidden : words.reviewCase.failed;
}
