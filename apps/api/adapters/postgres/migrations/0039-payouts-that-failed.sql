-- A payout that failed is asked about for a week, because a provider may pay it after all.
CREATE INDEX payout_failed ON payout (completed_at) WHERE status = 'failed' AND provider_reference IS NULL;
-- Money paid after its payout had failed, until two people have said where it belongs.
CREATE INDEX loan_payout_in_question ON loan (loan_id) WHERE adjustments ? 'payoutInQuestionCentavos';
