-- Work in the background: which workers live, when the regular runs were, and which jobs were given up.

-- One row for each pool of workers, seen every few seconds while its process lives. A lock of a worker without a fresh row is
-- taken from it, so that a killed process does not keep its jobs for hours.
CREATE TABLE job_worker (
  worker_id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

-- When a regular run last got on. Kept here, because any server may do the run and each must be able to tell.
CREATE TABLE background_run (
  name text PRIMARY KEY,
  ran_at timestamptz NOT NULL
);
