CREATE OR REPLACE FUNCTION refuse_change_of_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION '% is only appended to: reverse the entry by another one', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END
$$
