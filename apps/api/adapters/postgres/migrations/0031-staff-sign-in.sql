-- Sign-ins of staff are counted before a password is looked at, by device and by address; an account itself is never locked.
CREATE TABLE staff_sign_in_counter (
  counter_key bytea PRIMARY KEY,
  started_at timestamptz NOT NULL,
  attempts integer NOT NULL
);
ALTER TABLE staff DROP COLUMN failed_sign_ins, DROP COLUMN locked_until;

-- A session ends after a time without use.
ALTER TABLE staff_session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- A failed sign-in belongs to nobody: whether somebody of that name works here is not told.
ALTER TABLE audit_log ALTER COLUMN staff_id DROP NOT NULL;
