-- Amounts have a largest value, so that no sum of them overflows: ten billion pesos, far above what the doors of the program let
-- in. NOT VALID: rows of before stay as they are, whatever they say; every new one is checked.
ALTER TABLE posting ADD CONSTRAINT posting_amount_bounds
  CHECK (amount_centavos BETWEEN -1000000000000 AND 1000000000000) NOT VALID;
ALTER TABLE loan ADD CONSTRAINT loan_principal_bounds
  CHECK (principal_centavos <= 1000000000000) NOT VALID;
ALTER TABLE payout ADD CONSTRAINT payout_amount_bounds
  CHECK (amount_centavos <= 1000000000000) NOT VALID;
ALTER TABLE payment ADD CONSTRAINT payment_amount_bounds
  CHECK (amount_centavos <= 1000000000000 AND received_centavos BETWEEN 0 AND 1000000000000) NOT VALID;
