-- The journal can only be appended to, and only in entries that sum to zero.
-- The role luwag_app exists before this file runs (adapters/postgres/app-role.ts): whoever serves people connects as it.

GRANT USAGE ON SCHEMA public TO luwag_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO luwag_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO luwag_app;
-- A later file that makes a table which is only appended to takes the same rights away again.
REVOKE INSERT, UPDATE, DELETE ON journal_entry, posting, schema_migration FROM luwag_app;
REVOKE UPDATE, DELETE ON audit_log FROM luwag_app;

-- The journal is written by this function and by the close of business, with their owner's right and nobody else's.
-- Whoever replaces the function repeats both clauses, or every write is refused.
ALTER FUNCTION save_customer(jsonb) SECURITY DEFINER SET search_path = public, pg_temp;

-- All postings of an entry come in one statement, so what a statement brings must sum to zero entry by entry.
-- One grouping over the new rows; a deferred trigger per row would look each entry up again.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added GROUP BY customer_id, entry_id HAVING sum(amount_centavos) <> 0
  ) THEN
    RAISE EXCEPTION 'a journal entry does not sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER posting_sums_to_zero AFTER INSERT ON posting
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();

-- Against mistakes made with the owner's own right, where grants do not reach.
CREATE FUNCTION refuse_change_of_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only appended to: reverse the entry by another one', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();

-- What was booked wrongly is reversed by an entry that names it, once.
ALTER TABLE journal_entry ADD COLUMN reversal_of uuid;
ALTER TABLE journal_entry ADD FOREIGN KEY (customer_id, reversal_of) REFERENCES journal_entry (customer_id, entry_id);
CREATE UNIQUE INDEX journal_entry_reversed_once ON journal_entry (customer_id, reversal_of)
  WHERE reversal_of IS NOT NULL;

-- An order to the provider, and the provider's own number for it, belong to one payout. Ours is made of the payout's
-- id, so it cannot be another customer's either.
CREATE UNIQUE INDEX payout_reference_once ON payout (customer_id, reference);
CREATE UNIQUE INDEX payout_provider_reference_once ON payout (customer_id, provider_reference)
  WHERE provider_reference IS NOT NULL;
