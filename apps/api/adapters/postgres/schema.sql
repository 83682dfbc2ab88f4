CREATE TYPE accrual_kind AS ENUM ('interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued');

CREATE TABLE acceptance (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  signature_id uuid NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  language text NOT NULL,
  document_hash text NOT NULL,
  document_sealed bytea,
  CONSTRAINT acceptance_pkey PRIMARY KEY (customer_id, loan_id),
  CONSTRAINT acceptance_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT acceptance_customer_id_signature_id_fkey FOREIGN KEY (customer_id, signature_id) REFERENCES signature(customer_id, signature_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON acceptance TO luwag_app;

CREATE TABLE account_day (
  business_on date NOT NULL,
  account text NOT NULL,
  amount_centavos numeric NOT NULL,
  CONSTRAINT account_day_pkey PRIMARY KEY (business_on, account)
);
GRANT SELECT ON account_day TO luwag_app;

CREATE TABLE accrual (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  amount_centavos bigint NOT NULL,
  business_on date NOT NULL,
  kind accrual_kind NOT NULL,
  is_after_close boolean NOT NULL,
  CONSTRAINT accrual_once UNIQUE (business_on, customer_id, loan_id, kind),
  CONSTRAINT accrual_amount_bounds CHECK (((amount_centavos > 0) AND (amount_centavos <= '1000000000000'::bigint)))
);
CREATE INDEX accrual_after_close ON public.accrual USING btree (business_on) WHERE is_after_close;
CREATE INDEX accrual_of_loan ON public.accrual USING btree (customer_id, loan_id);
CREATE TRIGGER accrual_append_only BEFORE DELETE OR UPDATE ON public.accrual FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accrual();
CREATE TRIGGER accrual_not_emptied BEFORE TRUNCATE ON public.accrual FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();
GRANT SELECT ON accrual TO luwag_app;

CREATE TABLE application (
  customer_id uuid NOT NULL,
  application_id uuid NOT NULL,
  status text NOT NULL,
  submitted_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by text,
  score integer,
  contributions jsonb NOT NULL DEFAULT '[]'::jsonb,
  reason_codes jsonb NOT NULL DEFAULT '[]'::jsonb,
  proposed_limit_centavos bigint NOT NULL DEFAULT 0,
  limit_centavos bigint NOT NULL DEFAULT 0,
  reapply_on date,
  consents jsonb NOT NULL,
  correction_requests jsonb NOT NULL DEFAULT '[]'::jsonb,
  before_sealed bytea,
  CONSTRAINT application_pkey PRIMARY KEY (customer_id, application_id),
  CONSTRAINT application_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT application_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'under-review'::text, 'correction-requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX application_by_id ON public.application USING btree (application_id);
CREATE INDEX application_decided ON public.application USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX application_waiting ON public.application USING btree (submitted_at) WHERE (status = 'under-review'::text);
CREATE UNIQUE INDEX application_one_open ON public.application USING btree (customer_id) WHERE (status = ANY (ARRAY['submitted'::text, 'under-review'::text, 'correction-requested'::text]));
GRANT SELECT, INSERT, UPDATE, DELETE ON application TO luwag_app;

CREATE TABLE attempt_counter (
  counter_key bytea NOT NULL,
  started_at timestamp with time zone NOT NULL,
  attempts integer NOT NULL,
  CONSTRAINT attempt_counter_pkey PRIMARY KEY (counter_key)
);
CREATE INDEX attempt_counter_by_age ON public.attempt_counter USING btree (started_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON attempt_counter TO luwag_app;

CREATE TABLE audit_log (
  audit_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id uuid,
  action text NOT NULL,
  customer_id uuid,
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  before jsonb,
  after jsonb,
  CONSTRAINT audit_log_pkey PRIMARY KEY (audit_id)
);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, audit_id);
CREATE INDEX audit_log_of_access ON public.audit_log USING btree (subject_id, at) WHERE (action = ANY (ARRAY['staff-added'::text, 'staff-ended'::text, 'staff-password-changed'::text]));
CREATE INDEX audit_log_of_customer ON public.audit_log USING btree (customer_id, at, audit_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX audit_log_of_staff ON public.audit_log USING btree (staff_id, at, audit_id);
GRANT SELECT, INSERT ON audit_log TO luwag_app;

CREATE TABLE background_run (
  name text NOT NULL,
  ran_at timestamp with time zone NOT NULL,
  CONSTRAINT background_run_pkey PRIMARY KEY (name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON background_run TO luwag_app;

CREATE TABLE close_of_business (
  business_on date NOT NULL,
  started_at timestamp with time zone NOT NULL,
  accrued_at timestamp with time zone,
  reminded_at timestamp with time zone,
  loans integer NOT NULL DEFAULT 0,
  entries integer NOT NULL DEFAULT 0,
  reminded_hour smallint,
  CONSTRAINT close_of_business_pkey PRIMARY KEY (business_on)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON close_of_business TO luwag_app;

CREATE TABLE closed_day (
  business_on date NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  summed_at timestamp with time zone,
  CONSTRAINT closed_day_pkey PRIMARY KEY (business_on)
);
GRANT SELECT ON closed_day TO luwag_app;

CREATE TABLE coherence_run (
  business_on date NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  changed_after bigint,
  walked_after uuid,
  customers integer,
  CONSTRAINT coherence_run_pkey PRIMARY KEY (business_on),
  CONSTRAINT coherence_run_check CHECK ((((done_at IS NULL) = (changed_after IS NULL)) AND ((done_at IS NULL) = (customers IS NULL))))
);
GRANT SELECT, INSERT, UPDATE ON coherence_run TO luwag_app;

CREATE TABLE collected_money (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  CONSTRAINT collected_money_pkey PRIMARY KEY (provider, provider_payment_id)
);
CREATE INDEX collected_money_number ON public.collected_money USING btree (upper(regexp_replace(provider_payment_id, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)));
GRANT SELECT ON collected_money TO luwag_app;

CREATE TABLE coupon (
  customer_id uuid NOT NULL,
  coupon_id uuid NOT NULL,
  kind text NOT NULL,
  deduction_centavos bigint NOT NULL,
  minimum_amount_centavos bigint NOT NULL,
  valid_from_on date NOT NULL,
  valid_through_on date NOT NULL,
  used_on date,
  used_for_loan_id uuid,
  invalidated_on date,
  reason text NOT NULL,
  granted_at timestamp with time zone NOT NULL,
  invalid_reason text,
  CONSTRAINT coupon_pkey PRIMARY KEY (customer_id, coupon_id),
  CONSTRAINT coupon_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT coupon_deduction_centavos_check CHECK ((deduction_centavos > 0)),
  CONSTRAINT coupon_invalid_reason CHECK (((invalid_reason IS NULL) OR (invalidated_on IS NOT NULL))),
  CONSTRAINT coupon_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'platform'::text, 'withdrawal'::text, 'repayment'::text]))),
  CONSTRAINT coupon_minimum_amount_centavos_check CHECK ((minimum_amount_centavos >= 0))
);
CREATE INDEX coupon_by_end ON public.coupon USING btree (valid_through_on) WHERE ((used_on IS NULL) AND (invalidated_on IS NULL));
GRANT SELECT, INSERT, UPDATE, DELETE ON coupon TO luwag_app;

CREATE TABLE customer (
  customer_id uuid NOT NULL,
  version bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  phone_index bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  limit_centavos bigint NOT NULL DEFAULT 0,
  reapply_on date,
  log_in_consents jsonb NOT NULL DEFAULT '[]'::jsonb,
  erased_at timestamp with time zone,
  records_until_on date,
  reminder_hour smallint NOT NULL DEFAULT 9,
  has_reminders boolean NOT NULL DEFAULT true,
  has_offers boolean NOT NULL DEFAULT true,
  installed_at timestamp with time zone,
  ad_consent jsonb,
  reminder_days smallint[] NOT NULL DEFAULT '{3,1,0}'::smallint[],
  facebook_bound_at timestamp with time zone,
  device_generation integer NOT NULL DEFAULT 0,
  locked_at timestamp with time zone,
  last_seen_at timestamp with time zone NOT NULL,
  keeping_check_on date,
  CONSTRAINT customer_pkey PRIMARY KEY (customer_id),
  CONSTRAINT customer_limit_centavos_check CHECK (((limit_centavos >= 0) AND (limit_centavos <= 8000000))),
  CONSTRAINT customer_reminder_days_check CHECK (((cardinality(reminder_days) > 0) AND (0 <= ALL (reminder_days)) AND (60 >= ALL (reminder_days)))),
  CONSTRAINT customer_reminder_hour_check CHECK (((reminder_hour >= 6) AND (reminder_hour <= 21)))
);
CREATE INDEX customer_keeping_check ON public.customer USING btree (keeping_check_on) WHERE (keeping_check_on IS NOT NULL);
CREATE INDEX customer_records_until ON public.customer USING btree (records_until_on) WHERE (records_until_on IS NOT NULL);
ALTER TABLE customer SET (fillfactor=80);
GRANT SELECT, INSERT, UPDATE, DELETE ON customer TO luwag_app;

CREATE TABLE customer_key (
  key text NOT NULL,
  kind text NOT NULL,
  customer_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  CONSTRAINT customer_key_pkey PRIMARY KEY (key, kind),
  CONSTRAINT customer_key_kind_check CHECK ((kind = ANY (ARRAY['loan'::text, 'payout'::text, 'result'::text])))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_key TO luwag_app;

CREATE TABLE customer_phone (
  phone_index bytea NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT customer_phone_pkey PRIMARY KEY (phone_index)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_phone TO luwag_app;

CREATE TABLE event_delivery (
  receiver_id uuid NOT NULL,
  event_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  sequence bigint NOT NULL,
  "position" bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamp with time zone,
  tried_at timestamp with time zone,
  answer text,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT event_delivery_pkey PRIMARY KEY (customer_id, receiver_id, event_id),
  CONSTRAINT event_delivery_customer_id_event_id_fkey FOREIGN KEY (customer_id, event_id) REFERENCES loan_event(customer_id, event_id),
  CONSTRAINT event_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX event_delivery_by_receiver ON public.event_delivery USING btree (receiver_id, "position" DESC);
CREATE INDEX event_delivery_done ON public.event_delivery USING btree (made_at) WHERE (state <> 'waiting'::text);
CREATE INDEX event_delivery_failed ON public.event_delivery USING btree (receiver_id) WHERE (state = 'failed'::text);
CREATE INDEX event_delivery_of_event ON public.event_delivery USING btree (event_id);
CREATE INDEX event_delivery_of_loan ON public.event_delivery USING btree (receiver_id, customer_id, loan_id, sequence) WHERE (state = 'waiting'::text);
CREATE INDEX event_delivery_waiting ON public.event_delivery USING btree (receiver_id, "position") WHERE (state = 'waiting'::text);
GRANT SELECT, INSERT, UPDATE, DELETE ON event_delivery TO luwag_app;

CREATE TABLE event_receiver (
  receiver_id uuid NOT NULL,
  url text NOT NULL,
  types text[] NOT NULL,
  state text NOT NULL,
  secret_sealed bytea NOT NULL,
  previous_secrets_sealed bytea,
  previous_until_at timestamp with time zone,
  added_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 0,
  failures_in_row integer NOT NULL DEFAULT 0,
  CONSTRAINT event_receiver_pkey PRIMARY KEY (receiver_id),
  CONSTRAINT event_receiver_state_check CHECK ((state = ANY (ARRAY['on'::text, 'off'::text, 'gone'::text]))),
  CONSTRAINT event_receiver_types_check CHECK ((cardinality(types) > 0))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON event_receiver TO luwag_app;

CREATE TABLE facebook_username (
  username_index bytea NOT NULL,
  customer_id uuid NOT NULL,
  CONSTRAINT facebook_username_pkey PRIMARY KEY (username_index)
);
CREATE INDEX facebook_username_of_customer ON public.facebook_username USING btree (customer_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON facebook_username TO luwag_app;

CREATE TABLE faq_edition (
  topic text NOT NULL,
  effective_on date NOT NULL,
  questions jsonb NOT NULL,
  CONSTRAINT faq_edition_pkey PRIMARY KEY (topic, effective_on)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON faq_edition TO luwag_app;

CREATE TABLE folded_accrual (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind accrual_kind NOT NULL,
  first_on date NOT NULL,
  is_after_close boolean NOT NULL,
  entry_ids uuid[] NOT NULL,
  recorded_at timestamp with time zone[] NOT NULL,
  amounts_centavos integer[] NOT NULL,
  CONSTRAINT folded_accrual_pkey PRIMARY KEY (customer_id, loan_id, kind, first_on),
  CONSTRAINT folded_accrual_amount_bounds CHECK ((0 < ALL (amounts_centavos))),
  CONSTRAINT folded_accrual_days CHECK ((((cardinality(entry_ids) >= 1) AND (cardinality(entry_ids) <= 92)) AND (cardinality(recorded_at) = cardinality(entry_ids)) AND (cardinality(amounts_centavos) = cardinality(entry_ids)))),
  CONSTRAINT folded_accrual_whole CHECK (((array_position(entry_ids, NULL::uuid) IS NULL) AND (array_position(recorded_at, NULL::timestamp with time zone) IS NULL) AND (array_position(amounts_centavos, NULL::integer) IS NULL)))
);
CREATE INDEX folded_accrual_after_close ON public.folded_accrual USING btree (first_on) WHERE is_after_close;
ALTER TABLE folded_accrual SET (toast_tuple_target=128);
CREATE TRIGGER folded_accrual_append_only BEFORE DELETE OR UPDATE ON public.folded_accrual FOR EACH ROW EXECUTE FUNCTION refuse_change_of_journal();
CREATE TRIGGER folded_accrual_not_emptied BEFORE TRUNCATE ON public.folded_accrual FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();
GRANT SELECT ON folded_accrual TO luwag_app;

CREATE TABLE given_number (
  number text NOT NULL,
  customer_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  CONSTRAINT given_number_pkey PRIMARY KEY (number)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON given_number TO luwag_app;

CREATE TABLE graphic_code (
  graphic_code_id uuid NOT NULL,
  answer_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT graphic_code_pkey PRIMARY KEY (graphic_code_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON graphic_code TO luwag_app;

CREATE TABLE guide_answer (
  guide text NOT NULL,
  language text NOT NULL,
  helped integer NOT NULL DEFAULT 0,
  not_helped integer NOT NULL DEFAULT 0,
  CONSTRAINT guide_answer_pkey PRIMARY KEY (guide, language),
  CONSTRAINT guide_answer_helped_check CHECK ((helped >= 0)),
  CONSTRAINT guide_answer_not_helped_check CHECK ((not_helped >= 0))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON guide_answer TO luwag_app;

CREATE TABLE job_worker (
  worker_id text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT job_worker_pkey PRIMARY KEY (worker_id)
);
GRANT SELECT ON job_worker TO luwag_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_worker TO luwag_jobs;

CREATE TABLE journal_entry (
  customer_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL,
  business_on date NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  reference text,
  reversal_of uuid,
  reversed_kinds text[],
  value_on date,
  accounts text[] NOT NULL,
  amounts_centavos bigint[] NOT NULL,
  is_after_close boolean NOT NULL,
  CONSTRAINT journal_entry_pkey PRIMARY KEY (customer_id, entry_id),
  CONSTRAINT journal_entry_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan_balance(customer_id, loan_id),
  CONSTRAINT journal_entry_customer_id_reversal_of_fkey FOREIGN KEY (customer_id, reversal_of) REFERENCES journal_entry(customer_id, entry_id),
  CONSTRAINT journal_entry_amount_bounds CHECK ((('-1000000000000'::bigint <= ALL (amounts_centavos)) AND ('1000000000000'::bigint >= ALL (amounts_centavos)))),
  CONSTRAINT journal_entry_lines CHECK (((cardinality(accounts) = cardinality(amounts_centavos)) AND (cardinality(accounts) >= 2) AND (array_position(accounts, NULL::text) IS NULL) AND (array_position(amounts_centavos, NULL::bigint) IS NULL) AND (0 <> ALL (amounts_centavos)))),
  CONSTRAINT journal_entry_no_accrual CHECK ((kind !~~ '%-accrued'::text)),
  CONSTRAINT journal_entry_sums_to_zero CHECK (sums_to_zero(amounts_centavos)),
  CONSTRAINT journal_entry_value_on CHECK ((value_on < business_on))
);
CREATE INDEX journal_entry_after_close ON public.journal_entry USING btree (business_on) WHERE is_after_close;
CREATE INDEX journal_entry_by_day ON public.journal_entry USING brin (business_on) WITH (autosummarize='on');
CREATE INDEX journal_entry_of_loan ON public.journal_entry USING btree (customer_id, loan_id, business_on);
CREATE UNIQUE INDEX journal_entry_reversed_once ON public.journal_entry USING btree (customer_id, reversal_of) WHERE (reversal_of IS NOT NULL);
CREATE TRIGGER journal_entry_append_only BEFORE DELETE OR UPDATE ON public.journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_change_of_journal();
CREATE TRIGGER journal_entry_not_emptied BEFORE TRUNCATE ON public.journal_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();
GRANT SELECT ON journal_entry TO luwag_app;

CREATE TABLE key_fingerprint (
  key_id smallint NOT NULL,
  fingerprint bytea NOT NULL,
  CONSTRAINT key_fingerprint_pkey PRIMARY KEY (key_id),
  CONSTRAINT key_fingerprint_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  CONSTRAINT key_fingerprint_key_id_check CHECK (((key_id >= 0) AND (key_id <= 255)))
);
GRANT SELECT ON key_fingerprint TO luwag_app;

CREATE TABLE key_reader (
  process_id uuid NOT NULL,
  key_ids smallint[] NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT key_reader_pkey PRIMARY KEY (process_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON key_reader TO luwag_app;

CREATE TABLE known_document (
  unique_index bytea NOT NULL,
  customer_id uuid NOT NULL,
  given_at timestamp with time zone NOT NULL,
  CONSTRAINT known_document_pkey PRIMARY KEY (unique_index, customer_id)
);
CREATE INDEX known_document_of_customer ON public.known_document USING btree (customer_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON known_document TO luwag_app;

CREATE TABLE lender_entry (
  entry_id uuid NOT NULL,
  kind text NOT NULL,
  business_on date NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  booked_for text NOT NULL,
  reference text,
  accounts text[] NOT NULL,
  amounts_centavos bigint[] NOT NULL,
  is_after_close boolean NOT NULL,
  CONSTRAINT lender_entry_pkey PRIMARY KEY (entry_id),
  CONSTRAINT lender_entry_once UNIQUE (booked_for),
  CONSTRAINT lender_entry_amount_bounds CHECK ((('-1000000000000'::bigint <= ALL (amounts_centavos)) AND ('1000000000000'::bigint >= ALL (amounts_centavos)))),
  CONSTRAINT lender_entry_lines CHECK (((cardinality(accounts) = cardinality(amounts_centavos)) AND (cardinality(accounts) >= 2) AND (array_position(accounts, NULL::text) IS NULL) AND (array_position(amounts_centavos, NULL::bigint) IS NULL) AND (0 <> ALL (amounts_centavos)))),
  CONSTRAINT lender_entry_sums_to_zero CHECK (sums_to_zero(amounts_centavos))
);
CREATE INDEX lender_entry_by_day ON public.lender_entry USING btree (business_on);
CREATE TRIGGER lender_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lender_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();
GRANT SELECT ON lender_entry TO luwag_app;

CREATE TABLE lender_step (
  step_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_by_name text NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamp with time zone,
  CONSTRAINT lender_step_pkey PRIMARY KEY (step_id),
  CONSTRAINT lender_step_answered CHECK ((((status = 'open'::text) = (answered_by IS NULL)) AND ((status = 'open'::text) = (answered_by_name IS NULL)) AND ((status = 'open'::text) = (answered_at IS NULL)))),
  CONSTRAINT lender_step_status_check CHECK ((status = ANY (ARRAY['open'::text, 'confirmed'::text, 'declined'::text]))),
  CONSTRAINT lender_step_two_people CHECK (((status <> 'confirmed'::text) OR (answered_by <> proposed_by)))
);
CREATE INDEX lender_step_answered_at ON public.lender_step USING btree (answered_at) WHERE (status <> 'open'::text);
CREATE INDEX lender_step_by_subject ON public.lender_step USING btree (subject);
CREATE UNIQUE INDEX lender_step_one_open ON public.lender_step USING btree (subject) WHERE (status = 'open'::text);
GRANT SELECT ON lender_step TO luwag_app;

CREATE TABLE loan (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  order_number text NOT NULL,
  product_id text NOT NULL,
  product_version integer NOT NULL,
  terms jsonb NOT NULL,
  quote jsonb NOT NULL,
  status text NOT NULL,
  payout_attempt integer NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  net_disbursed_centavos bigint NOT NULL,
  disbursed_on date,
  due_on date,
  next_due_on date,
  schedule jsonb NOT NULL,
  settled_on date,
  extension_count integer NOT NULL,
  adjustments jsonb,
  CONSTRAINT loan_pkey PRIMARY KEY (customer_id, loan_id),
  CONSTRAINT loan_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT loan_is_in_parts CHECK ((((jsonb_array_length(schedule) <= 1) OR (jsonb_typeof((terms -> 'periodDays'::text)) = 'number'::text) OR (adjustments ? 'restructure'::text)) IS TRUE)),
  CONSTRAINT loan_net_disbursed_centavos_check CHECK ((net_disbursed_centavos > 0))
);
CREATE INDEX loan_active ON public.loan USING btree (customer_id, loan_id) WHERE (status = 'active'::text);
CREATE INDEX loan_by_order_number ON public.loan USING btree (order_number);
CREATE INDEX loan_due ON public.loan USING btree (due_on) WHERE (status = 'active'::text);
CREATE INDEX loan_in_parts ON public.loan USING btree (due_on) WHERE ((status = 'active'::text) AND ((jsonb_typeof((terms -> 'periodDays'::text)) = 'number'::text) OR (adjustments ? 'restructure'::text)));
CREATE INDEX loan_next_due ON public.loan USING btree (next_due_on, loan_id) WHERE (next_due_on IS NOT NULL);
CREATE INDEX loan_payout_in_question ON public.loan USING btree (loan_id) WHERE (adjustments ? 'payoutInQuestionCentavos'::text);
CREATE UNIQUE INDEX loan_one_open ON public.loan USING btree (customer_id) WHERE ((status = ANY (ARRAY['disbursing'::text, 'active'::text, 'disbursement-failed'::text])) AND ((adjustments ->> 'reopenedOn'::text) IS NULL));
ALTER TABLE loan SET (fillfactor=90);
GRANT SELECT, INSERT, UPDATE, DELETE ON loan TO luwag_app;

CREATE TABLE loan_balance (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  principal_centavos bigint NOT NULL,
  principal_paid_centavos bigint NOT NULL,
  interest_accrued_centavos bigint NOT NULL,
  interest_paid_centavos bigint NOT NULL,
  late_charge_accrued_centavos bigint NOT NULL,
  late_charge_paid_centavos bigint NOT NULL,
  penalty_fee_accrued_centavos bigint NOT NULL,
  penalty_fee_paid_centavos bigint NOT NULL,
  customer_credit_centavos bigint NOT NULL,
  accrued_through_on date,
  CONSTRAINT loan_balance_pkey PRIMARY KEY (customer_id, loan_id),
  CONSTRAINT loan_balance_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT loan_balance_principal_centavos_check CHECK ((principal_centavos > 0)),
  CONSTRAINT loan_interest_paid CHECK (((interest_paid_centavos >= 0) AND (interest_paid_centavos <= interest_accrued_centavos))),
  CONSTRAINT loan_late_charge_paid CHECK (((late_charge_paid_centavos >= 0) AND (late_charge_paid_centavos <= late_charge_accrued_centavos))),
  CONSTRAINT loan_penalty_fee_paid CHECK (((penalty_fee_paid_centavos >= 0) AND (penalty_fee_paid_centavos <= penalty_fee_accrued_centavos))),
  CONSTRAINT loan_principal_bounds CHECK ((principal_centavos <= '1000000000000'::bigint)),
  CONSTRAINT loan_principal_paid CHECK (((principal_paid_centavos >= 0) AND (principal_paid_centavos <= principal_centavos)))
);
CREATE INDEX loan_balance_credit ON public.loan_balance USING btree (customer_id) WHERE (customer_credit_centavos > 0);
ALTER TABLE loan_balance SET (fillfactor=45);
GRANT SELECT, INSERT, UPDATE, DELETE ON loan_balance TO luwag_app;

CREATE TABLE loan_change (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  last_sequence bigint NOT NULL,
  "position" bigint,
  CONSTRAINT loan_change_pkey PRIMARY KEY (customer_id, loan_id),
  CONSTRAINT loan_change_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id)
);
CREATE INDEX loan_change_position ON public.loan_change USING btree ("position") WHERE ("position" IS NOT NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON loan_change TO luwag_app;

CREATE TABLE loan_event (
  customer_id uuid NOT NULL,
  event_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  sequence bigint NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  data jsonb NOT NULL,
  kept_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "position" bigint,
  CONSTRAINT loan_event_pkey PRIMARY KEY (customer_id, event_id),
  CONSTRAINT loan_event_customer_id_loan_id_sequence_key UNIQUE (customer_id, loan_id, sequence),
  CONSTRAINT loan_event_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT loan_event_type_check CHECK ((type = ANY (ARRAY['loan.approved'::text, 'loan.disbursed'::text, 'payout.failed'::text, 'loan.repaid'::text, 'loan.extended'::text, 'loan.restructured'::text, 'loan.overdue'::text, 'loan.paid_off'::text, 'loan.cancelled'::text, 'loan.written_off'::text, 'payment.reversed'::text])))
);
CREATE INDEX loan_event_by_age ON public.loan_event USING btree (happened_at);
CREATE INDEX loan_event_position ON public.loan_event USING btree ("position") WHERE ("position" IS NOT NULL);
CREATE INDEX loan_event_to_place ON public.loan_event USING btree (kept_at, sequence) WHERE ("position" IS NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON loan_event TO luwag_app;

CREATE TABLE loan_rate (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  term_days integer NOT NULL,
  period_days integer,
  daily_interest_ppm bigint NOT NULL,
  late_charge_ppm_per_day bigint NOT NULL,
  late_penalty_cap_ppm_per_month bigint NOT NULL,
  penalty_fee_centavos bigint NOT NULL,
  charge_room_centavos bigint NOT NULL,
  CONSTRAINT loan_rate_pkey PRIMARY KEY (customer_id, loan_id),
  CONSTRAINT loan_rate_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id)
);
GRANT SELECT ON loan_rate TO luwag_app;

CREATE TABLE login_budget (
  day date NOT NULL,
  slice smallint NOT NULL DEFAULT 0,
  messages_sent integer NOT NULL DEFAULT 0,
  messages_to_known integer NOT NULL DEFAULT 0,
  CONSTRAINT login_budget_pkey PRIMARY KEY (day, slice)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_budget TO luwag_app;

CREATE TABLE login_state (
  phone_index bytea NOT NULL,
  version bigint NOT NULL DEFAULT 0,
  state jsonb NOT NULL,
  CONSTRAINT login_state_pkey PRIMARY KEY (phone_index)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_state TO luwag_app;

CREATE TABLE login_wrong_level (
  is_only boolean NOT NULL DEFAULT true,
  level double precision NOT NULL DEFAULT 0,
  counted_at timestamp with time zone NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
  CONSTRAINT login_wrong_level_pkey PRIMARY KEY (is_only),
  CONSTRAINT login_wrong_level_is_only_check CHECK (is_only),
  CONSTRAINT login_wrong_level_level_check CHECK ((level >= (0)::double precision))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_wrong_level TO luwag_app;

CREATE TABLE maintenance (
  function_name text NOT NULL,
  from_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone NOT NULL,
  note text NOT NULL,
  CONSTRAINT maintenance_pkey PRIMARY KEY (function_name),
  CONSTRAINT maintenance_note_check CHECK ((length(note) <= 200))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON maintenance TO luwag_app;

CREATE TABLE maintenance_window (
  function_name text NOT NULL,
  set_at timestamp with time zone NOT NULL,
  from_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone NOT NULL,
  CONSTRAINT maintenance_window_pkey PRIMARY KEY (function_name, set_at)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON maintenance_window TO luwag_app;

CREATE TABLE maker_only_day (
  staff_id uuid NOT NULL,
  decided_on date NOT NULL,
  limit_group text NOT NULL,
  total_centavos bigint NOT NULL,
  CONSTRAINT maker_only_day_pkey PRIMARY KEY (staff_id, decided_on, limit_group),
  CONSTRAINT maker_only_day_total_centavos_check CHECK ((total_centavos >= 0))
);
GRANT SELECT ON maker_only_day TO luwag_app;

CREATE TABLE maker_only_step (
  customer_id uuid NOT NULL,
  step_id uuid NOT NULL,
  loan_id uuid,
  staff_id uuid NOT NULL,
  limit_group text NOT NULL,
  amount_centavos bigint NOT NULL,
  day_limit_centavos bigint NOT NULL,
  decided_on date NOT NULL,
  CONSTRAINT maker_only_step_pkey PRIMARY KEY (customer_id, step_id),
  CONSTRAINT maker_only_step_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT maker_only_step_amount_centavos_check CHECK ((amount_centavos >= 0)),
  CONSTRAINT maker_only_step_day_limit_centavos_check CHECK ((day_limit_centavos >= 0))
);
GRANT SELECT ON maker_only_step TO luwag_app;

CREATE TABLE message (
  customer_id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL,
  code text NOT NULL,
  facts jsonb NOT NULL,
  dedupe_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT message_pkey PRIMARY KEY (customer_id, message_id),
  CONSTRAINT message_customer_id_dedupe_key_key UNIQUE (customer_id, dedupe_key),
  CONSTRAINT message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT message_kind_check CHECK ((kind = ANY (ARRAY['notify'::text, 'activity'::text])))
);
CREATE INDEX message_by_age ON public.message USING btree (customer_id, kind, created_at DESC, message_id DESC);
CREATE INDEX message_unread ON public.message USING btree (customer_id, kind) WHERE (read_at IS NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON message TO luwag_app;

CREATE TABLE money_reference (
  number text NOT NULL,
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  payment_id uuid,
  booked_at timestamp with time zone NOT NULL,
  CONSTRAINT money_reference_pkey PRIMARY KEY (number),
  CONSTRAINT money_reference_number_check CHECK ((number ~ '^[A-Z0-9]+$'::text))
);
GRANT SELECT ON money_reference TO luwag_app;

CREATE TABLE outbox (
  customer_id uuid NOT NULL,
  outbox_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamp with time zone NOT NULL DEFAULT now(),
  kept_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT outbox_pkey PRIMARY KEY (customer_id, outbox_id)
);
ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO luwag_app;

CREATE TABLE paper (
  customer_id uuid NOT NULL,
  paper_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  language text NOT NULL,
  code text NOT NULL,
  content_hash text NOT NULL,
  content_sealed bytea,
  issued_at timestamp with time zone NOT NULL,
  CONSTRAINT paper_pkey PRIMARY KEY (customer_id, paper_id),
  CONSTRAINT paper_customer_id_loan_id_kind_subject_language_key UNIQUE (customer_id, loan_id, kind, subject, language),
  CONSTRAINT paper_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT paper_kind_check CHECK ((kind = ANY (ARRAY['disclosure'::text, 'agreement'::text, 'scheduled-loan-agreement'::text, 'receipt'::text, 'statement'::text, 'certificate'::text])))
);
CREATE INDEX paper_by_code ON public.paper USING btree (code);
GRANT SELECT, INSERT, UPDATE, DELETE ON paper TO luwag_app;

CREATE TABLE partner_key (
  key_id uuid NOT NULL,
  name text NOT NULL,
  key_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  per_minute integer NOT NULL,
  state text NOT NULL,
  added_at timestamp with time zone NOT NULL,
  added_by uuid NOT NULL,
  added_by_name text NOT NULL,
  answered_by uuid,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  CONSTRAINT partner_key_pkey PRIMARY KEY (key_id),
  CONSTRAINT partner_key_key_hash_key UNIQUE (key_hash),
  CONSTRAINT partner_key_per_minute_check CHECK ((per_minute > 0)),
  CONSTRAINT partner_key_scopes_check CHECK ((cardinality(scopes) > 0)),
  CONSTRAINT partner_key_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'on'::text, 'refused'::text, 'revoked'::text]))),
  CONSTRAINT partner_key_two_people CHECK (((state <> 'on'::text) OR ('repayments:write'::text <> ALL (scopes)) OR ((answered_by IS NOT NULL) AND (answered_by <> added_by))))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON partner_key TO luwag_app;

CREATE TABLE payment (
  customer_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  result_reference text NOT NULL,
  status text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  amount_centavos bigint NOT NULL,
  received_centavos bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  is_settling boolean,
  partner_name text NOT NULL,
  partner_host text NOT NULL,
  partner_url text,
  coupon_id uuid,
  coupon_centavos bigint NOT NULL DEFAULT 0,
  partner_qr_text text,
  partner_code text,
  partner_reference text,
  provider text,
  provider_payment_id text,
  paid_at timestamp with time zone,
  told_centavos bigint,
  told_at timestamp with time zone,
  CONSTRAINT payment_pkey PRIMARY KEY (customer_id, payment_id),
  CONSTRAINT payment_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT payment_amount_bounds CHECK (((amount_centavos <= '1000000000000'::bigint) AND (received_centavos >= 0) AND (received_centavos <= '1000000000000'::bigint))),
  CONSTRAINT payment_amount_centavos_check CHECK ((amount_centavos > 0)),
  CONSTRAINT payment_coupon_centavos_check CHECK ((coupon_centavos >= 0)),
  CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['in-progress'::text, 'success'::text, 'fail'::text, 'reversed'::text]))),
  CONSTRAINT payment_told_centavos_check CHECK ((told_centavos > 0))
);
CREATE INDEX payment_by_provider_payment ON public.payment USING btree (provider_payment_id) WHERE (provider_payment_id IS NOT NULL);
CREATE INDEX payment_by_reference ON public.payment USING btree (reference);
CREATE INDEX payment_open ON public.payment USING btree (created_at) WHERE (status = 'in-progress'::text);
CREATE INDEX payment_open_by_amount ON public.payment USING btree (amount_centavos) WHERE (status = 'in-progress'::text);
CREATE INDEX payment_paid ON public.payment USING btree (paid_at) WHERE (provider_payment_id IS NOT NULL);
CREATE UNIQUE INDEX payment_provider_payment_once ON public.payment USING btree (customer_id, provider_payment_id) WHERE (provider_payment_id IS NOT NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON payment TO luwag_app;

CREATE TABLE payout (
  customer_id uuid NOT NULL,
  payout_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  status text NOT NULL,
  amount_centavos bigint NOT NULL,
  account_sealed bytea,
  account_masked text NOT NULL,
  institution_code text NOT NULL,
  institution text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  attempted_at timestamp with time zone,
  completed_at timestamp with time zone,
  provider_reference text,
  failure_code text,
  purpose text NOT NULL DEFAULT 'disbursement'::text,
  asked_at timestamp with time zone,
  not_found_at timestamp with time zone,
  held_for text,
  held_until_at timestamp with time zone,
  provider text,
  CONSTRAINT payout_pkey PRIMARY KEY (customer_id, payout_id),
  CONSTRAINT payout_customer_id_loan_id_fkey FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT payout_amount_bounds CHECK ((amount_centavos <= '1000000000000'::bigint)),
  CONSTRAINT payout_amount_centavos_check CHECK ((amount_centavos > 0)),
  CONSTRAINT payout_check CHECK (((held_for IS NULL) OR ((status <> 'sending'::text) AND (status <> 'unknown'::text) AND (status <> 'succeeded'::text)))),
  CONSTRAINT payout_held_for_check CHECK ((held_for = ANY (ARRAY['maintenance'::text, 'balance'::text, 'locked'::text]))),
  CONSTRAINT payout_purpose_check CHECK ((purpose = ANY (ARRAY['disbursement'::text, 'refund'::text]))),
  CONSTRAINT payout_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sending'::text, 'succeeded'::text, 'failed'::text, 'unknown'::text])))
);
CREATE INDEX payout_attempted ON public.payout USING btree (attempted_at) WHERE (attempted_at IS NOT NULL);
CREATE INDEX payout_by_reference ON public.payout USING btree (reference);
CREATE INDEX payout_failed ON public.payout USING btree (completed_at) WHERE ((status = 'failed'::text) AND (provider_reference IS NULL));
CREATE INDEX payout_held ON public.payout USING btree (held_for) WHERE ((held_for IS NOT NULL) AND (status = 'requested'::text));
CREATE INDEX payout_refund_failed ON public.payout USING btree (customer_id, loan_id) WHERE ((purpose = 'refund'::text) AND (status = 'failed'::text));
CREATE INDEX payout_unfinished ON public.payout USING btree (asked_at NULLS FIRST, requested_at) WHERE (status = ANY (ARRAY['requested'::text, 'sending'::text, 'unknown'::text]));
CREATE UNIQUE INDEX payout_one_alive ON public.payout USING btree (customer_id, loan_id) WHERE ((purpose = 'disbursement'::text) AND (status <> 'failed'::text));
CREATE UNIQUE INDEX payout_one_refund_alive ON public.payout USING btree (customer_id, loan_id) WHERE ((purpose = 'refund'::text) AND (status <> ALL (ARRAY['succeeded'::text, 'failed'::text])));
CREATE UNIQUE INDEX payout_provider_reference_once ON public.payout USING btree (customer_id, provider_reference) WHERE (provider_reference IS NOT NULL);
CREATE UNIQUE INDEX payout_reference_once ON public.payout USING btree (customer_id, reference);
GRANT SELECT, INSERT, UPDATE, DELETE ON payout TO luwag_app;

CREATE TABLE payout_balance (
  provider text NOT NULL,
  balance_centavos bigint,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT payout_balance_pkey PRIMARY KEY (provider)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON payout_balance TO luwag_app;

CREATE TABLE payout_pause (
  pause_id uuid NOT NULL DEFAULT gen_random_uuid(),
  restored_to timestamp with time zone NOT NULL,
  paused_at timestamp with time zone NOT NULL,
  listed_at timestamp with time zone,
  orphans jsonb NOT NULL DEFAULT '[]'::jsonb,
  proposed_by uuid,
  proposed_by_name text,
  proposed_at timestamp with time zone,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  CONSTRAINT payout_pause_pkey PRIMARY KEY (pause_id),
  CONSTRAINT payout_pause_two_people CHECK (((lifted_at IS NULL) OR ((proposed_by IS NOT NULL) AND (lifted_by IS NOT NULL) AND (lifted_by <> proposed_by))))
);
CREATE UNIQUE INDEX payout_pause_one_open ON public.payout_pause USING btree ((true)) WHERE (lifted_at IS NULL);
GRANT SELECT, UPDATE ON payout_pause TO luwag_app;

CREATE TABLE photo (
  customer_id uuid NOT NULL,
  photo_id uuid NOT NULL,
  kind text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  width_pixels integer,
  height_pixels integer,
  requested_at timestamp with time zone NOT NULL,
  uploaded_at timestamp with time zone,
  face_check jsonb,
  reading_sealed bytea,
  CONSTRAINT photo_pkey PRIMARY KEY (customer_id, photo_id),
  CONSTRAINT photo_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT photo_kind_check CHECK ((kind = ANY (ARRAY['idFront'::text, 'idBack'::text, 'selfie'::text, 'selfieMotion'::text, 'paymentProof'::text])))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON photo TO luwag_app;

CREATE TABLE product_proposal (
  proposal_id uuid NOT NULL,
  product_id text NOT NULL,
  version integer NOT NULL,
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_by_name text NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  answered_by uuid,
  answered_at timestamp with time zone,
  CONSTRAINT product_proposal_pkey PRIMARY KEY (proposal_id),
  CONSTRAINT product_proposal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT product_proposal_two_people CHECK (((status <> 'published'::text) OR (answered_by <> proposed_by))),
  CONSTRAINT product_proposal_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX product_proposal_one_open ON public.product_proposal USING btree (product_id) WHERE (status = 'open'::text);
GRANT SELECT, INSERT, UPDATE ON product_proposal TO luwag_app;

CREATE TABLE product_version (
  product_id text NOT NULL,
  version integer NOT NULL,
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL DEFAULT now(),
  is_sold boolean NOT NULL DEFAULT true,
  CONSTRAINT product_version_pkey PRIMARY KEY (product_id, version),
  CONSTRAINT product_version_product_id_effective_from_key UNIQUE (product_id, effective_from),
  CONSTRAINT product_version_version_check CHECK ((version > 0))
);
GRANT SELECT, INSERT ON product_version TO luwag_app;

CREATE TABLE profile_section (
  customer_id uuid NOT NULL,
  section text NOT NULL,
  values_sealed bytea NOT NULL,
  step integer NOT NULL,
  is_complete boolean NOT NULL,
  unique_index bytea,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT profile_section_pkey PRIMARY KEY (customer_id, section),
  CONSTRAINT profile_section_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON profile_section TO luwag_app;

CREATE TABLE provider_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  name text NOT NULL,
  subject jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL,
  body_sealed bytea NOT NULL,
  state text NOT NULL,
  outcome text,
  settled_at timestamp with time zone,
  CONSTRAINT provider_event_pkey PRIMARY KEY (provider, event_id),
  CONSTRAINT provider_event_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'quarantined'::text])))
);
CREATE INDEX provider_event_done ON public.provider_event USING btree (received_at) WHERE (state = 'done'::text);
CREATE INDEX provider_event_open ON public.provider_event USING btree (received_at) WHERE (state <> 'done'::text);
GRANT SELECT, INSERT, UPDATE, DELETE ON provider_event TO luwag_app;

CREATE TABLE push_subscription (
  customer_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint_sealed bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscription_pkey PRIMARY KEY (customer_id, session_id),
  CONSTRAINT push_subscription_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT push_subscription_customer_id_session_id_fkey FOREIGN KEY (customer_id, session_id) REFERENCES session(customer_id, session_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscription TO luwag_app;

CREATE TABLE reconciliation (
  provider text NOT NULL,
  business_on date NOT NULL,
  state text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  asked_by_name text,
  done_at timestamp with time zone,
  listed integer,
  booked integer,
  CONSTRAINT reconciliation_pkey PRIMARY KEY (provider, business_on),
  CONSTRAINT reconciliation_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  CONSTRAINT reconciliation_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text])))
);
CREATE INDEX reconciliation_newest ON public.reconciliation USING btree (business_on DESC);
GRANT SELECT, INSERT, UPDATE ON reconciliation TO luwag_app;

CREATE TABLE reconciliation_break (
  break_id uuid NOT NULL,
  provider text NOT NULL,
  kind text NOT NULL,
  direction text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  business_on date NOT NULL,
  booked_centavos bigint,
  listed_centavos bigint,
  settled_centavos bigint,
  state text NOT NULL DEFAULT 'open'::text,
  found_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by uuid,
  closed_by_name text,
  reason text,
  CONSTRAINT reconciliation_break_pkey PRIMARY KEY (break_id),
  CONSTRAINT reconciliation_break_once UNIQUE (provider, kind, direction, subject),
  CONSTRAINT reconciliation_break_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  CONSTRAINT reconciliation_break_check1 CHECK (((state = 'closed'::text) = ((closed_by IS NOT NULL) AND (closed_by_name IS NOT NULL) AND (reason IS NOT NULL)))),
  CONSTRAINT reconciliation_break_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  CONSTRAINT reconciliation_break_state_check CHECK ((state = ANY (ARRAY['open'::text, 'gone'::text, 'closed'::text])))
);
CREATE INDEX reconciliation_break_open ON public.reconciliation_break USING btree (found_at) WHERE (state = 'open'::text);
GRANT SELECT, INSERT, UPDATE ON reconciliation_break TO luwag_app;

CREATE TABLE reloan (
  customer_id uuid NOT NULL,
  chain jsonb NOT NULL,
  amount_centavos bigint NOT NULL,
  term_days integer NOT NULL,
  agreed_at timestamp with time zone,
  agreement_hash text,
  agreement_sealed bytea,
  CONSTRAINT reloan_pkey PRIMARY KEY (customer_id),
  CONSTRAINT reloan_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT reloan_amount_centavos_check CHECK ((amount_centavos > 0))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON reloan TO luwag_app;

CREATE TABLE request (
  customer_id uuid NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  loan_id uuid,
  status text NOT NULL,
  details jsonb NOT NULL,
  details_sealed bytea,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  ended_by text,
  reason_code text,
  CONSTRAINT request_pkey PRIMARY KEY (customer_id, request_id),
  CONSTRAINT request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT request_kind_check CHECK ((kind = ANY (ARRAY['cancellation'::text, 'hardship'::text, 'older-records'::text, 'refund'::text, 'deletion'::text, 'staff-action'::text]))),
  CONSTRAINT request_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX request_open ON public.request USING btree (created_at) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX request_open_once ON public.request USING btree (customer_id, kind, loan_id) WHERE (status = 'open'::text);
GRANT SELECT, INSERT, UPDATE, DELETE ON request TO luwag_app;

CREATE TABLE sandbox_clock (
  is_only boolean NOT NULL DEFAULT true,
  offset_ms bigint NOT NULL DEFAULT 0,
  highest_at_ms bigint NOT NULL DEFAULT 0,
  CONSTRAINT sandbox_clock_pkey PRIMARY KEY (is_only),
  CONSTRAINT sandbox_clock_highest_at_ms_check CHECK ((highest_at_ms >= 0)),
  CONSTRAINT sandbox_clock_is_only_check CHECK (is_only),
  CONSTRAINT sandbox_clock_offset_ms_check CHECK ((offset_ms >= 0))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_clock TO luwag_app;

CREATE TABLE scheduled_loan (
  customer_id uuid NOT NULL,
  scheduled_loan_id uuid NOT NULL,
  status text NOT NULL,
  amount_centavos bigint NOT NULL,
  term_days integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  announced_at timestamp with time zone,
  send_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  loan_id uuid,
  voucher_centavos bigint NOT NULL,
  refusal text,
  announced jsonb,
  next_try_at timestamp with time zone,
  CONSTRAINT scheduled_loan_pkey PRIMARY KEY (customer_id, scheduled_loan_id),
  CONSTRAINT scheduled_loan_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT scheduled_loan_amount_centavos_check CHECK ((amount_centavos > 0)),
  CONSTRAINT scheduled_loan_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'skipped'::text, 'sent'::text, 'failed'::text]))),
  CONSTRAINT scheduled_loan_voucher_centavos_check CHECK ((voucher_centavos >= 0))
);
CREATE INDEX scheduled_loan_upcoming ON public.scheduled_loan USING btree (send_at) WHERE (status = 'upcoming'::text);
GRANT SELECT, INSERT, UPDATE, DELETE ON scheduled_loan TO luwag_app;

CREATE TABLE schema_function (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_function_pkey PRIMARY KEY (name)
);
GRANT SELECT ON schema_function TO luwag_app;

CREATE TABLE schema_migration (
  version integer NOT NULL,
  name text NOT NULL,
  contract integer NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_migration_pkey PRIMARY KEY (version)
);
GRANT SELECT ON schema_migration TO luwag_app;

CREATE TABLE session (
  customer_id uuid NOT NULL,
  session_id uuid NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  refresh_hash bytea NOT NULL,
  previous_refresh_hash bytea,
  successor_sealed bytea,
  rotated_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  end_reason text,
  opened_from uuid,
  CONSTRAINT session_pkey PRIMARY KEY (customer_id, session_id),
  CONSTRAINT session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
CREATE INDEX session_by_end ON public.session USING btree (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON session TO luwag_app;

CREATE TABLE settlement_file (
  file_id uuid NOT NULL,
  provider text NOT NULL,
  name text NOT NULL,
  content_hash bytea NOT NULL,
  body_sealed bytea NOT NULL,
  state text NOT NULL,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  row_count integer NOT NULL DEFAULT 0,
  collected_centavos bigint NOT NULL DEFAULT 0,
  taken_back_centavos bigint NOT NULL DEFAULT 0,
  fee_centavos bigint NOT NULL DEFAULT 0,
  vat_centavos bigint NOT NULL DEFAULT 0,
  payout_fee_centavos bigint NOT NULL DEFAULT 0,
  payout_vat_centavos bigint NOT NULL DEFAULT 0,
  received_centavos bigint NOT NULL DEFAULT 0,
  settled_on date,
  uploaded_at timestamp with time zone NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_by_name text NOT NULL,
  booked_at timestamp with time zone,
  booked_by uuid,
  booked_by_name text,
  CONSTRAINT settlement_file_pkey PRIMARY KEY (file_id),
  CONSTRAINT settlement_file_once UNIQUE (provider, content_hash),
  CONSTRAINT settlement_file_check CHECK (((state = 'booked'::text) = ((booked_at IS NOT NULL) AND (booked_by IS NOT NULL)))),
  CONSTRAINT settlement_file_check1 CHECK (((state = 'refused'::text) OR (settled_on IS NOT NULL))),
  CONSTRAINT settlement_file_check2 CHECK (((state = 'booked'::text) OR (received_centavos = 0))),
  CONSTRAINT settlement_file_state_check CHECK ((state = ANY (ARRAY['refused'::text, 'read'::text, 'booked'::text]))),
  CONSTRAINT settlement_file_two_people CHECK (((booked_by IS NULL) OR (booked_by <> uploaded_by)))
);
CREATE INDEX settlement_file_booked ON public.settlement_file USING btree (provider, settled_on) WHERE (state = 'booked'::text);
GRANT SELECT, INSERT ON settlement_file TO luwag_app;

CREATE TABLE settlement_row (
  file_id uuid NOT NULL,
  line integer NOT NULL,
  provider text NOT NULL,
  kind text NOT NULL,
  provider_id text NOT NULL,
  reference text NOT NULL,
  gross_centavos bigint NOT NULL,
  fee_centavos bigint NOT NULL,
  vat_centavos bigint NOT NULL,
  net_centavos bigint NOT NULL,
  settled_on date NOT NULL,
  CONSTRAINT settlement_row_pkey PRIMARY KEY (file_id, line),
  CONSTRAINT settlement_row_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'payout'::text, 'refund'::text, 'chargeback'::text])))
);
CREATE INDEX settlement_row_by_provider_id ON public.settlement_row USING btree (provider, provider_id);
CREATE INDEX settlement_row_taken_back ON public.settlement_row USING btree (provider, settled_on) WHERE (kind = ANY (ARRAY['refund'::text, 'chargeback'::text]));
GRANT SELECT, INSERT ON settlement_row TO luwag_app;

CREATE TABLE signature (
  customer_id uuid NOT NULL,
  signature_id uuid NOT NULL,
  drawing_sealed bytea,
  signed_at timestamp with time zone NOT NULL,
  CONSTRAINT signature_pkey PRIMARY KEY (customer_id, signature_id),
  CONSTRAINT signature_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON signature TO luwag_app;

CREATE TABLE simulated_collection (
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  channel text NOT NULL,
  return_url text NOT NULL,
  CONSTRAINT simulated_collection_pkey PRIMARY KEY (reference)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON simulated_collection TO luwag_app;

CREATE TABLE simulated_next_outcome (
  provider text NOT NULL,
  outcome text NOT NULL,
  CONSTRAINT simulated_next_outcome_pkey PRIMARY KEY (provider)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON simulated_next_outcome TO luwag_app;

CREATE TABLE simulated_payout (
  payout_id text NOT NULL,
  idempotency_key text NOT NULL,
  body_hash text NOT NULL,
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  routing_value text NOT NULL,
  status text NOT NULL,
  failure_code text,
  received_at timestamp with time zone NOT NULL,
  final_at timestamp with time zone NOT NULL,
  CONSTRAINT simulated_payout_pkey PRIMARY KEY (payout_id),
  CONSTRAINT simulated_payout_idempotency_key_key UNIQUE (idempotency_key)
);
CREATE INDEX simulated_payout_of_reference ON public.simulated_payout USING btree (reference);
CREATE INDEX simulated_payout_of_time ON public.simulated_payout USING btree (received_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON simulated_payout TO luwag_app;

CREATE TABLE simulated_sms (
  sms_id uuid NOT NULL,
  phone_index bytea NOT NULL,
  text_sealed bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT simulated_sms_pkey PRIMARY KEY (sms_id)
);
CREATE INDEX simulated_sms_of_phone ON public.simulated_sms USING btree (phone_index, sent_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON simulated_sms TO luwag_app;

CREATE TABLE sms_message (
  sms_id uuid NOT NULL,
  provider text NOT NULL,
  message_id text,
  phone_index bytea,
  sent_at timestamp with time zone NOT NULL,
  is_urgent boolean NOT NULL,
  cost_centavos integer NOT NULL,
  state text NOT NULL,
  ask_at timestamp with time zone NOT NULL,
  ask_count smallint NOT NULL DEFAULT 0,
  reported_at timestamp with time zone,
  CONSTRAINT sms_message_pkey PRIMARY KEY (sms_id),
  CONSTRAINT sms_message_cost_centavos_check CHECK ((cost_centavos >= 0)),
  CONSTRAINT sms_message_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'refused'::text, 'unclear'::text, 'delivered'::text, 'undelivered'::text, 'handed-over'::text, 'unreported'::text])))
);
CREATE INDEX sms_message_day ON public.sms_message USING btree (sent_at) INCLUDE (provider, state, cost_centavos);
CREATE INDEX sms_message_of_phone ON public.sms_message USING btree (phone_index, sent_at DESC) WHERE (state = ANY (ARRAY['delivered'::text, 'undelivered'::text, 'handed-over'::text]));
CREATE INDEX sms_message_unreported ON public.sms_message USING btree (ask_at) WHERE (state = 'taken'::text);
CREATE UNIQUE INDEX sms_message_id ON public.sms_message USING btree (provider, message_id) WHERE (message_id IS NOT NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON sms_message TO luwag_app;

CREATE TABLE staff (
  staff_id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  CONSTRAINT staff_pkey PRIMARY KEY (staff_id),
  CONSTRAINT staff_email_key UNIQUE (email)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff TO luwag_app;

CREATE TABLE staff_session (
  staff_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_session_pkey PRIMARY KEY (staff_id, token_hash),
  CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(staff_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_session TO luwag_app;

CREATE TABLE stored_answer (
  customer_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  body jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT stored_answer_pkey PRIMARY KEY (customer_id, idempotency_key),
  CONSTRAINT stored_answer_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
CREATE INDEX stored_answer_by_age ON public.stored_answer USING btree (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON stored_answer TO luwag_app;

CREATE TABLE support_message (
  customer_id uuid NOT NULL,
  support_message_id uuid NOT NULL,
  kind text NOT NULL,
  number text NOT NULL,
  loan_id uuid,
  photo_id uuid,
  content_sealed bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  outcome text,
  answer_sealed bytea,
  CONSTRAINT support_message_pkey PRIMARY KEY (customer_id, support_message_id),
  CONSTRAINT support_message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CONSTRAINT support_message_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'complaint'::text, 'suggestion'::text, 'paymentProof'::text]))),
  CONSTRAINT support_message_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'found'::text, 'notFound'::text])))
);
CREATE INDEX support_message_waiting ON public.support_message USING btree (sent_at) WHERE (answered_at IS NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON support_message TO luwag_app;

CREATE TABLE suspense_item (
  suspense_id uuid NOT NULL,
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  paid_at timestamp with time zone,
  received_at timestamp with time zone NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  closed_at timestamp with time zone,
  closing jsonb,
  CONSTRAINT suspense_item_pkey PRIMARY KEY (suspense_id),
  CONSTRAINT suspense_item_once UNIQUE (provider, provider_payment_id),
  CONSTRAINT suspense_item_amount_centavos_check CHECK ((amount_centavos > 0)),
  CONSTRAINT suspense_item_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  CONSTRAINT suspense_item_closing CHECK (((state = ANY (ARRAY['assigned'::text, 'returned'::text])) = (closing IS NOT NULL))),
  CONSTRAINT suspense_item_reason_check CHECK ((reason = ANY (ARRAY['unknown-reference'::text, 'not-bookable'::text, 'misapplied'::text]))),
  CONSTRAINT suspense_item_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reversed'::text, 'assigned'::text, 'returned'::text])))
);
CREATE INDEX suspense_item_closed ON public.suspense_item USING btree (closed_at) WHERE (state <> 'open'::text);
CREATE INDEX suspense_item_number ON public.suspense_item USING btree (upper(regexp_replace(reference, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)));
CREATE INDEX suspense_item_open ON public.suspense_item USING btree (received_at) WHERE (state = 'open'::text);
GRANT SELECT ON suspense_item TO luwag_app;

CREATE TABLE waitlist_entry (
  number_id uuid NOT NULL,
  phone_index bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  text_version text NOT NULL,
  agreed_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  waitlist_notification_id uuid,
  state text NOT NULL DEFAULT 'waiting'::text,
  tries smallint NOT NULL DEFAULT 0,
  CONSTRAINT waitlist_entry_pkey PRIMARY KEY (number_id),
  CONSTRAINT waitlist_entry_phone_index_key UNIQUE (phone_index),
  CONSTRAINT waitlist_entry_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'toTell'::text, 'queued'::text, 'sending'::text])))
);
CREATE INDEX waitlist_entry_expiry ON public.waitlist_entry USING btree (expires_at);
CREATE INDEX waitlist_entry_waitlist_notification ON public.waitlist_entry USING btree (waitlist_notification_id) WHERE (waitlist_notification_id IS NOT NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON waitlist_entry TO luwag_app;

CREATE TABLE waitlist_notification (
  waitlist_notification_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  staff_id uuid NOT NULL,
  asked integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  unclear integer NOT NULL DEFAULT 0,
  CONSTRAINT waitlist_notification_pkey PRIMARY KEY (waitlist_notification_id),
  CONSTRAINT waitlist_notification_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(staff_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON waitlist_notification TO luwag_app;

CREATE VIEW ledger_entry AS
 SELECT e.customer_id,
    e.entry_id,
    e.loan_id,
    e.kind,
    e.business_on,
    e.value_on,
    e.recorded_at,
    e.reference,
    e.reversed_kinds,
    e.accounts,
    e.amounts_centavos,
    e.is_after_close
   FROM loan_entry e
UNION ALL
 SELECT NULL::uuid AS customer_id,
    e.entry_id,
    NULL::uuid AS loan_id,
    e.kind,
    e.business_on,
    NULL::date AS value_on,
    e.recorded_at,
    e.reference,
    NULL::text[] AS reversed_kinds,
    e.accounts,
    e.amounts_centavos,
    e.is_after_close
   FROM lender_entry e;
GRANT SELECT ON ledger_entry TO luwag_app;

CREATE VIEW ledger_line AS
 SELECT e.customer_id,
    e.entry_id,
    e.loan_id,
    e.kind,
    e.business_on,
    e.recorded_at,
    e.reference,
    l.account,
    l.amount_centavos,
    e.is_after_close
   FROM ledger_entry e,
    LATERAL UNNEST(e.accounts, e.amounts_centavos) l(account, amount_centavos);
GRANT SELECT ON ledger_line TO luwag_app;

CREATE VIEW loan_charge AS
 SELECT a.customer_id,
    a.loan_id,
    a.entry_id,
    a.recorded_at,
    a.amount_centavos,
    a.business_on,
    a.kind,
    a.is_after_close
   FROM accrual a
UNION ALL
 SELECT f.customer_id,
    f.loan_id,
    c.entry_id,
    c.recorded_at,
    (c.amount_centavos)::bigint AS amount_centavos,
    ((f.first_on + (c.place)::integer) - 1) AS business_on,
    f.kind,
    f.is_after_close
   FROM folded_accrual f,
    LATERAL UNNEST(f.entry_ids, f.recorded_at, f.amounts_centavos) WITH ORDINALITY c(entry_id, recorded_at, amount_centavos, place);
GRANT SELECT ON loan_charge TO luwag_app;

CREATE VIEW loan_entry AS
 SELECT j.customer_id,
    j.entry_id,
    j.loan_id,
    j.kind,
    j.business_on,
    j.value_on,
    j.recorded_at,
    j.reference,
    j.reversed_kinds,
    j.accounts,
    j.amounts_centavos,
    j.is_after_close
   FROM journal_entry j
UNION ALL
 SELECT c.customer_id,
    c.entry_id,
    c.loan_id,
    (c.kind)::text AS kind,
    c.business_on,
    NULL::date AS value_on,
    c.recorded_at,
    NULL::text AS reference,
    NULL::text[] AS reversed_kinds,
    accrual_accounts((c.kind)::text) AS accounts,
    ARRAY[c.amount_centavos, (- c.amount_centavos)] AS amounts_centavos,
    c.is_after_close
   FROM loan_charge c;
GRANT SELECT ON loan_entry TO luwag_app;

-- FUNCTION accrual_accounts(p_kind text) RETURNS text[]
-- FUNCTION answer_lender_step(p_answer jsonb, p_audit jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION book_lender_entry(p_entry jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION book_settlement(p_file_id uuid, p_booking jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION booked_settlement_rows(p_file_id uuid) RETURNS TABLE(line integer)
-- FUNCTION close_day(p_on date, p_closed_at timestamp with time zone) RETURNS void SECURITY DEFINER, for luwag_app
-- FUNCTION comparison_waits(p_provider text, p_on text) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION drop_job(p_job_id bigint) RETURNS TABLE(kind text, customer_id text) SECURITY DEFINER, for luwag_app
-- FUNCTION erase_customer(p_customer_id uuid, p_left customer) RETURNS void
-- FUNCTION erase_loan_records(p_customer_ids uuid[]) RETURNS void
-- FUNCTION erase_records_before(p_on date) RETURNS integer
-- FUNCTION fold_accruals(p_most integer) RETURNS integer SECURITY DEFINER, for luwag_app
-- FUNCTION hold_misapplied(p_item jsonb, p_entry jsonb) RETURNS void SECURITY DEFINER, for luwag_app
-- FUNCTION keep_audit(p_audit jsonb) RETURNS void
-- FUNCTION keep_documents(p_customer_id uuid, p_sections jsonb) RETURNS void
-- FUNCTION keep_loan_events(p_events jsonb) RETURNS void
-- FUNCTION keep_loan_rates(p_loans jsonb) RETURNS void
-- FUNCTION last_closed_day() RETURNS date
-- FUNCTION ledger_balances(p_on date) RETURNS TABLE(account text, balance_centavos numeric)
-- FUNCTION ledger_movements(p_after date, p_through date, p_with_after_close boolean) RETURNS TABLE(business_on date, account text, amount_centavos numeric)
-- FUNCTION move_phone(p_customer_id uuid, p_phone_index bytea) RETURNS void
-- FUNCTION pause_payouts(p_restored_to timestamp with time zone, p_paused_at timestamp with time zone) RETURNS void
-- FUNCTION place_loan_events(p_most integer) RETURNS bigint SECURITY DEFINER, for luwag_app
-- FUNCTION post_accruals(p_customer_ids uuid[], p_on date, p_recorded_at timestamp with time zone, p_entry_prefix text) RETURNS TABLE(loans bigint, entries bigint) SECURITY DEFINER, for luwag_app
-- FUNCTION propose_lender_step(p_step jsonb, p_audit jsonb) RETURNS text SECURITY DEFINER, for luwag_app
-- FUNCTION queue_overdue(p_on date) RETURNS bigint SECURITY DEFINER, for luwag_app
-- FUNCTION queue_reminders(p_on date, p_due_on date[], p_late_from date, p_coupon_ends_on date, p_hour integer, p_reminded_at timestamp with time zone) RETURNS bigint SECURITY DEFINER, for luwag_app
-- FUNCTION queue_waitlist_notifications(p_now timestamp with time zone, p_most integer) RETURNS bigint SECURITY DEFINER, for luwag_app
-- FUNCTION ready_jobs(p_most integer) RETURNS TABLE(kind text, count bigint, oldest_seconds double precision) SECURITY DEFINER, for luwag_app
-- FUNCTION receive_suspense(p_item jsonb, p_entry jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION refuse_change_of_accrual() RETURNS trigger
-- FUNCTION refuse_change_of_journal() RETURNS trigger
-- FUNCTION relay_outbox(p_most integer) RETURNS bigint SECURITY DEFINER, for luwag_app
-- FUNCTION reverse_suspense(p_suspense_id uuid, p_entry jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
-- FUNCTION save_customer(p_customer_id uuid, p jsonb) RETURNS uuid[] SECURITY DEFINER, for luwag_app
-- FUNCTION save_entries(p_customer_id uuid, p_entries jsonb, p_accruals jsonb) RETURNS void
-- FUNCTION shard_of(p_customer_id uuid) RETURNS bigint
-- FUNCTION standby_lags() RETURNS TABLE(name text, lag_seconds double precision, lag_bytes bigint) SECURITY DEFINER, for luwag_app
-- FUNCTION sum_closed_days(p_summed_at timestamp with time zone) RETURNS void SECURITY DEFINER, for luwag_app
-- FUNCTION sums_to_zero(p_amounts bigint[]) RETURNS boolean
-- FUNCTION troubled_jobs(p_attempts integer, p_most integer) RETURNS TABLE(job_id bigint, kind text, customer_id text, is_given_up boolean, attempts integer, created_at timestamp with time zone, tried_at timestamp with time zone, count bigint) SECURITY DEFINER, for luwag_app
-- FUNCTION try_job_again(p_job_id bigint) RETURNS TABLE(kind text, customer_id text) SECURITY DEFINER, for luwag_app
-- FUNCTION withdraw_settlement_file(p_file_id uuid, p_audit jsonb) RETURNS boolean SECURITY DEFINER, for luwag_app
