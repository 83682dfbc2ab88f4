-- What borrowers write to the lender, and the answers.
CREATE TABLE letter (
  customer_id uuid NOT NULL REFERENCES customer,
  letter_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('question', 'complaint', 'suggestion', 'paymentProof')),
  number text NOT NULL,
  loan_id uuid,
  photo_id uuid,
  content_sealed bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  answered_at timestamptz,
  outcome text CHECK (outcome IN ('answered', 'found', 'notFound')),
  answer_sealed bytea,
  PRIMARY KEY (customer_id, letter_id)
);
CREATE INDEX letter_waiting ON letter (sent_at) WHERE answered_at IS NULL;

-- The picture that shows a payment is a photo like any other.
ALTER TABLE photo DROP CONSTRAINT photo_kind_check;
ALTER TABLE photo ADD CONSTRAINT photo_kind_check
  CHECK (kind IN ('idFront', 'idBack', 'selfie', 'selfieMotion', 'paymentProof'));
