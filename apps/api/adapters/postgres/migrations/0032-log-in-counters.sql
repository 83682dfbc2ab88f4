-- Tries are counted alike for staff and for borrowers: by device, by address.
ALTER TABLE staff_sign_in_counter RENAME TO attempt_counter;

-- Wrong guesses from unknown devices, over all numbers: a level that drains as time passes, so that a flood is over within minutes.
CREATE TABLE login_wrong_level (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  level double precision NOT NULL DEFAULT 0 CHECK (level >= 0),
  counted_at timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO login_wrong_level DEFAULT VALUES;
ALTER TABLE login_budget DROP COLUMN wrong_guesses;

-- Known and unknown devices have counters of their own, and a code that is asked for leaves those of other browsers alone.
UPDATE login_state SET state = (state - 'challenge' - 'sendsOn' - 'sends' - 'lastSentAt') || jsonb_build_object(
  'challenges', CASE WHEN jsonb_typeof(state -> 'challenge') = 'object'
    THEN jsonb_build_array(state -> 'challenge') ELSE '[]'::jsonb END,
  'sends', jsonb_build_object(
    'known', jsonb_build_object('on', null, 'count', 0, 'lastSentAt', 0),
    'unknown', jsonb_build_object('on', state -> 'sendsOn', 'count', state -> 'sends', 'lastSentAt', state -> 'lastSentAt')
  )
);
