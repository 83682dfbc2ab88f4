import type { Database } from '../apps/api/adapters/postgres/database.ts';

/*
 * Functions of Citus that note how they were called and check what Citus would check of their arguments. They spread nothing:
 * PostgreSQL without the extension cannot. Signatures are those of Citus 13.
 */

const script = `
CREATE SCHEMA stand_in;
CREATE TABLE stand_in.called (place bigserial PRIMARY KEY, call text NOT NULL);
CREATE TABLE stand_in.citus_tables (table_name regclass PRIMARY KEY, citus_table_type text NOT NULL, distribution_column text NOT NULL);

CREATE FUNCTION stand_in.spread(p_table regclass, p_type text, p_column text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = p_table AND NOT t.tgisinternal) AND p_type <> 'local'
    AND coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') <> 'on' THEN
    RAISE EXCEPTION 'cannot distribute relation "%" because it has triggers', p_table;
  END IF;
  INSERT INTO stand_in.citus_tables VALUES (p_table, p_type, p_column);
END $$;

CREATE FUNCTION stand_in.create_distributed_table(table_name regclass, distribution_column text,
  distribution_type text DEFAULT 'hash', colocate_with text DEFAULT 'default', shard_count int DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_type oid := (SELECT a.atttypid FROM pg_attribute a WHERE a.attrelid = $1 AND a.attname = $2 AND a.attnum > 0);
  v_like regclass;
BEGIN
  IF v_type IS NULL THEN RAISE EXCEPTION 'column "%" of relation "%" does not exist', $2, $1; END IF;
  IF EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = $1 AND NOT t.tgisinternal AND t.tgtype & 1 = 0) THEN
    RAISE EXCEPTION 'relation "%" has a trigger for each statement', $1;
  END IF;
  IF EXISTS (SELECT FROM pg_index i WHERE i.indrelid = $1 AND i.indisunique AND NOT EXISTS (SELECT FROM pg_attribute a
    WHERE a.attrelid = $1 AND a.attname = $2 AND a.attnum = ANY (i.indkey))) THEN
    RAISE EXCEPTION 'a unique index of relation "%" does not include the distribution column', $1;
  END IF;
  IF $4 <> 'none' THEN
    v_like := $4::regclass;
    IF v_type IS DISTINCT FROM (SELECT a.atttypid FROM stand_in.citus_tables c JOIN pg_attribute a
      ON a.attrelid = c.table_name AND a.attname = c.distribution_column WHERE c.table_name = v_like) THEN
      RAISE EXCEPTION 'cannot colocate tables % and %', v_like, $1;
    END IF;
  END IF;
  IF EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = $1 AND k.contype = 'f' AND k.confrelid <> $1
    AND NOT EXISTS (SELECT FROM stand_in.citus_tables c WHERE c.table_name = k.confrelid)) THEN
    RAISE EXCEPTION 'relation "%" points to one that is not distributed yet', $1;
  END IF;
  PERFORM stand_in.spread($1, 'distributed', $2);
  INSERT INTO stand_in.called (call) VALUES (format('%s by %s with %s', $1, $2, $4));
END $$;

CREATE FUNCTION stand_in.get_shard_id_for_distribution_column(table_name regclass, distribution_value uuid)
RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT 102008 + abs(hashtextextended($2::text, 0)) % 4 $$;

CREATE FUNCTION stand_in.create_reference_table(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stand_in.spread($1, 'reference', '<none>');
  INSERT INTO stand_in.called (call) VALUES (format('%s everywhere', $1));
END $$;

CREATE FUNCTION stand_in.citus_add_local_table_to_metadata(table_name regclass, cascade_via_foreign_keys boolean DEFAULT false)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stand_in.spread($1, 'local', '<none>');
  INSERT INTO stand_in.called (call) VALUES (format('%s reached', $1));
END $$;

CREATE FUNCTION stand_in.create_distributed_function(function_name regprocedure, distribution_arg_name text DEFAULT NULL,
  colocate_with text DEFAULT 'default', force_delegation boolean DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF $2 IS NOT NULL AND NOT $2 = ANY (SELECT unnest(p.proargnames) FROM pg_proc p WHERE p.oid = $1) THEN
    RAISE EXCEPTION 'cannot distribute the function "%" since the distribution argument is not valid', $1;
  END IF;
  IF $2 IS NOT NULL AND NOT EXISTS (SELECT FROM stand_in.citus_tables c WHERE c.table_name = $3::regclass
    AND c.citus_table_type = 'distributed') THEN
    RAISE EXCEPTION 'there is no table "%" to colocate with', $3;
  END IF;
  INSERT INTO stand_in.called (call) VALUES (format('%s by %s with %s', $1, coalesce($2, 'nothing'), $3));
END $$;`;

/** Puts the functions into a database, for each connection that is made from now on. */
export async function addCitusStandIn(owner: Database): Promise<void> {
  await owner.runScript(`${script}
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path TO public, stand_in', current_database()); END $$;`);
}
