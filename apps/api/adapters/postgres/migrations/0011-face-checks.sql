-- What came of looking at a selfie is kept with it: the judgement and its figures, never measurements of the face itself. A recording of the head turning is a photo of its own kind.
ALTER TABLE photo DROP CONSTRAINT photo_kind_check;
ALTER TABLE photo ADD CONSTRAINT photo_kind_check CHECK (kind IN ('idFront', 'idBack', 'selfie', 'selfieMotion'));
ALTER TABLE photo ADD COLUMN face_check jsonb;
-- What was read on a photo of an ID, sealed.
ALTER TABLE photo ADD COLUMN reading_sealed bytea;

-- Saving a photo again keeps both. The rest of the function stays as whichever version stands.
DO $$
DECLARE
  v_before text := pg_get_functiondef('save_customer(jsonb)'::regprocedure);
  v_after text := replace(
    v_before,
    'height_pixels = excluded.height_pixels, uploaded_at = excluded.uploaded_at;',
    'height_pixels = excluded.height_pixels, uploaded_at = excluded.uploaded_at,
      face_check = excluded.face_check, reading_sealed = excluded.reading_sealed;'
  );
BEGIN
  IF v_after = v_before THEN RAISE EXCEPTION 'save_customer saves photos in another way'; END IF;
  EXECUTE v_after;
END $$;
