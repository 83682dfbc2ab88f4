import type { LoginDay, LoginState, LoginStore } from '../../ports/login-store.ts';
import type { Queryable } from './database.ts';

const load = {
  name: 'login-load',
  text: `SELECT s.version, s.state, coalesce(b.wrong_guesses, 0) AS "wrongGuesses",
      coalesce(b.messages_sent, 0) AS "codesSent"
    FROM (SELECT 1) one
    LEFT JOIN login_state s ON s.phone_index = $1
    LEFT JOIN login_budget b ON b.day = $2`,
};
const findDay = {
  name: 'login-day',
  text: 'SELECT wrong_guesses AS "wrongGuesses", messages_sent AS "codesSent" FROM login_budget WHERE day = $1',
};
const save = {
  name: 'login-save',
  text: `WITH saved AS (
      INSERT INTO login_state AS s (phone_index, version, state) VALUES ($1, 1, $3)
      ON CONFLICT (phone_index) DO UPDATE SET version = s.version + 1, state = excluded.state
        WHERE s.version = $2
      RETURNING 1
    ), counted AS (
      INSERT INTO login_budget AS b (day, wrong_guesses, messages_sent)
      SELECT $4::date, $5::integer, $6::integer FROM saved WHERE $5::integer + $6::integer > 0
      ON CONFLICT (day) DO UPDATE SET wrong_guesses = b.wrong_guesses + excluded.wrong_guesses,
        messages_sent = b.messages_sent + excluded.messages_sent
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
    load: async (phoneIndex, day) => {
      const [row] = await database.query<
        LoginDay & { version: number | null; state: Omit<LoginState, 'handOff'> | null }
      >(load, [phoneIndex, day]);
      if (row === undefined) throw new Error('the login state gave no answer');
      // What was kept before there were hand-off codes names none.
      const state = row.state === null ? null : { handOff: null, ...row.state };
      const { wrongGuesses, codesSent } = row;
      return { version: row.version ?? 0, state, today: { wrongGuesses, codesSent } };
    },
    findDay: async (day) => {
      const [row] = await database.query<LoginDay>(findDay, [day]);
      return row ?? { wrongGuesses: 0, codesSent: 0 };
    },
    save: async ({ phoneIndex, expectedVersion, state, day, added: { wrongGuesses, codesSent } }) => {
      const values = [phoneIndex, expectedVersion, JSON.stringify(state), day, wrongGuesses, codesSent];
      const rows = await database.query(save, values);
      return rows.length === 1 ? 'saved' : 'moved';
    },
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
