-- Which days may be chosen stands in the program alone; here they are days before a payment is due. A new choice needs no migration
-- and cannot make a sign-up fail. What a new customer begins with is written by the program.
ALTER TABLE customer DROP CONSTRAINT customer_reminder_days_check;
ALTER TABLE customer ADD CONSTRAINT customer_reminder_days_check
  CHECK (cardinality(reminder_days) > 0 AND 0 <= ALL (reminder_days) AND 60 >= ALL (reminder_days));
