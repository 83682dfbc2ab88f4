import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';

/** Who lends, as the law wants it shown wherever a loan is offered; how to reach them folds. Source: SEC MC 19 s.2019. */
export function LenderCard() {
  const words = useTranslations('start-more.lender');
  const lender = usePublicSettings().legalIdentity;
  return (
    <section className="lender">
      <h2>{words('title')}</h2>
      <p className="lender-name">{lender.corporateName}</p>
      <p>{words('registration', { number: lender.secRegistrationNumber })}</p>
      <p>{words('authority', { number: lender.certificateOfAuthorityNumber })}</p>
      <p className="lender-advisory">{words('advisory')}</p>
      <details className="fold">
        <summary>
          <span className="fold-title">{words('reach')}</span>
        </summary>
        <div className="fold-body">
          <p>{lender.address}</p>
          <dl>
            <div>
              <dt>{words('hotLine')}</dt>
              <dd>
                <a href={`tel:${lender.hotLine.replace(/[^\d+]/g, '')}`}>{lender.hotLine}</a>
                <br />
                {words('hours')}
              </dd>
            </div>
            <div>
              <dt>{words('grievance')}</dt>
              <dd>
                {lender.grievanceOfficer}
                <br />
                <a href={`mailto:${lender.grievanceEmail}`}>{lender.grievanceEmail}</a>
              </dd>
            </div>
          </dl>
        </div>
      </details>
    </section>
  );
}
