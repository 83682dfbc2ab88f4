-- How far the sandbox's clock was moved. One row; production never reads it.
CREATE TABLE sandbox_clock (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  offset_ms bigint NOT NULL DEFAULT 0 CHECK (offset_ms >= 0),
  highest_at_ms bigint NOT NULL DEFAULT 0 CHECK (highest_at_ms >= 0)
);

INSERT INTO sandbox_clock DEFAULT VALUES;
