-- A recording may show more than a turn of the head: what was asked is a list, and the eyes are measured beside the turns.
UPDATE photo
SET face_check = (face_check - 'askedTurn')
  || jsonb_build_object('asked', jsonb_build_array(face_check -> 'askedTurn'), 'eyes', '[]'::jsonb)
WHERE face_check ? 'askedTurn';
