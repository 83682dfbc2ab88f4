-- A version of a product that one member of staff proposes is sold only after another one has confirmed it.
CREATE TABLE product_proposal (
  proposal_id uuid PRIMARY KEY,
  product_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_by_name text NOT NULL,
  proposed_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'published', 'refused')),
  answered_by uuid,
  answered_at timestamptz,
  -- Nobody publishes what they proposed.
  CHECK (status <> 'published' OR answered_by <> proposed_by)
);
CREATE UNIQUE INDEX product_proposal_one_open ON product_proposal (product_id) WHERE status = 'open';
REVOKE DELETE ON product_proposal FROM luwag_app;
