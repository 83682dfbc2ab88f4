-- What the payment partner wants scanned, where a payment is paid by scanning; empty where it is not.
ALTER TABLE payment ADD COLUMN partner_qr_text text;
