-- Numbers left by whoever has an Android phone, to be told once when the product works there. Nothing ties them to a customer.
CREATE TABLE waiting_number (
  number_id uuid PRIMARY KEY,
  phone_index bytea NOT NULL UNIQUE,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  -- The wording agreed to, and until when the number may be kept.
  text_version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  telling_id uuid,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'toTell', 'queued', 'sending')),
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX waiting_number_expiry ON waiting_number (expires_at);
CREATE INDEX waiting_number_telling ON waiting_number (telling_id) WHERE telling_id IS NOT NULL;

-- Each time staff had those told who waited then, and how it went; the numbers themselves are gone.
CREATE TABLE telling (
  telling_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff (staff_id),
  asked integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  unclear integer NOT NULL DEFAULT 0
);

-- Leaves a job for each number that is to be told; the mark and the job are kept together. Jobs about money go first.
CREATE FUNCTION queue_tellings(p_now timestamptz, p_most integer) RETURNS bigint LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH next AS (
    SELECT w.number_id FROM waiting_number w WHERE w.state = 'toTell' AND w.expires_at > p_now
    ORDER BY w.number_id LIMIT p_most FOR UPDATE SKIP LOCKED
  ), marked AS (
    UPDATE waiting_number w SET state = 'queued' FROM next n WHERE w.number_id = n.number_id RETURNING w.number_id
  )
  SELECT count(graphile_worker.add_job('tell-waiting-number', json_build_object('numberId', m.number_id), priority => 10))
  FROM marked m
$$;
REVOKE EXECUTE ON FUNCTION queue_tellings(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_tellings(timestamptz, integer) TO luwag_app;
