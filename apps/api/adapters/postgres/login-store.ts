import type { LoadAt, LoginState, LoginStore, StrangerLoad } from '../../ports/login-store.ts';
import { countAttempt, findAttempts } from './attempt-counter.ts';
import type { Queryable } from './database.ts';

/** The level of wrong guesses now: $1 is the moment, $2 how many wear off in a day. */
const levelNow = `greatest(0, l.level - $2::float8 / 86400 * greatest(0, extract(epoch FROM to_timestamp($1 / 1000.0) - l.counted_at)))`;
const sentOnDay = '(SELECT coalesce(sum(b.messages_sent), 0) FROM login_budget b WHERE b.day = $3)::integer';
/** Rows of a day's budget. Numbers fall into them by chance, since a blind index is spread evenly. */
const slices = 16;
const load = {
  name: 'login-load',
  text: `SELECT s.version, s.state, ${levelNow} AS "wrongGuesses", ${sentOnDay} AS "codesSent"
    FROM login_wrong_level l
    LEFT JOIN login_state s ON s.phone_index = $4`,
};
const findLoad = {
  name: 'login-find-load',
  text: `SELECT ${levelNow} AS "wrongGuesses", ${sentOnDay} AS "codesSent"
    FROM login_wrong_level l`,
};
const save = {
  name: 'login-save',
  text: `WITH saved AS (
      INSERT INTO login_state AS s (phone_index, version, state) VALUES ($4, 1, $6)
      ON CONFLICT (phone_index) DO UPDATE SET version = s.version + 1, state = excluded.state
        WHERE s.version = $5
      RETURNING 1
    ), guessed AS (
      UPDATE login_wrong_level l SET level = ${levelNow} + $7,
        counted_at = greatest(l.counted_at, to_timestamp($1 / 1000.0))
      WHERE $7::integer > 0 AND EXISTS (SELECT FROM saved)
    ), sent AS (
      INSERT INTO login_budget AS b (day, slice, messages_sent, messages_to_known)
      SELECT $3::date, get_byte($4::bytea, 0) % ${slices}, $8::integer, $9::integer FROM saved WHERE $8::integer + $9::integer > 0
      ON CONFLICT (day, slice) DO UPDATE SET messages_sent = b.messages_sent + excluded.messages_sent,
        messages_to_known = b.messages_to_known + excluded.messages_to_known
    )
    SELECT 1 FROM saved`,
};
const keepGraphicCode = {
  name: 'graphic-code-keep',
  text: `WITH unanswered AS (DELETE FROM graphic_code WHERE expires_at < to_timestamp($3 / 1000.0) - interval '1 hour')
    INSERT INTO graphic_code (graphic_code_id, answer_hash, expires_at) VALUES ($1, $2, to_timestamp($3 / 1000.0))`,
};
const takeGraphicCode = {
  name: 'graphic-code-take',
  text: `DELETE FROM graphic_code WHERE graphic_code_id = $1
    RETURNING answer_hash = $2 AND expires_at > to_timestamp($3 / 1000.0) AS is_right`,
};

/** Login counters in the database. A version of 0 means that the number has no state yet. */
export function createLoginStore(database: Queryable): LoginStore {
  return {
    load: async (phoneIndex, at) => {
      const [row] = await database.query<
        StrangerLoad & { version: number | null; state: Omit<LoginState, 'handOff'> | null }
      >(load, [...valuesOf(at), phoneIndex]);
      if (row === undefined) throw new Error('the login state gave no answer');
      // What was kept before there were hand-off codes names none.
      const state = row.state === null ? null : { handOff: null, ...row.state };
      const { wrongGuesses, codesSent } = row;
      return { version: row.version ?? 0, state, load: { wrongGuesses, codesSent } };
    },
    findLoad: async (at) => {
      const [row] = await database.query<StrangerLoad>(findLoad, valuesOf(at));
      return row ?? { wrongGuesses: 0, codesSent: 0 };
    },
    save: async ({ phoneIndex, expectedVersion, state, at, added }) => {
      const { wrongGuesses, codesSent, codesToKnown = 0 } = added;
      const counts = [wrongGuesses, codesSent, codesToKnown];
      const values = [phoneIndex, expectedVersion, JSON.stringify(state), ...counts];
      const rows = await database.query(save, [...valuesOf(at), ...values]);
      return rows.length === 1 ? 'saved' : 'moved';
    },
    countAttempt: (counts, now) => countAttempt(database, counts, now),
    findAttempts: (counts, now) => findAttempts(database, counts, now),
    keepGraphicCode: async (graphicCodeId, answerHash, expiresAt) => {
      await database.query(keepGraphicCode, [graphicCodeId, answerHash, expiresAt]);
    },
    takeGraphicCode: async (graphicCodeId, answerHash, now) => {
      const [row] = await database.query<{ is_right: boolean }>(takeGraphicCode, [
        graphicCodeId,
        answerHash,
        now,
      ]);
      return row?.is_right === true;
    },
  };
}

function valuesOf({ now, day, wearOffPerDay }: LoadAt): unknown[] {
  return [now, wearOffPerDay, day];
}
