import type { PersonalData } from '../../ports/personal-data.ts';
import type { Randomness } from '../../ports/randomness.ts';
import type { SimulatedSms } from '../../ports/simulated-world.ts';
import type { Queryable } from '../postgres/database.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

const keep = {
  name: 'simulated-sms-keep',
  text: `INSERT INTO simulated_sms (sms_id, phone_index, text_sealed, sent_at)
    VALUES ($1, $2, $3, to_timestamp($4 / 1000.0))`,
};
const list = {
  name: 'simulated-sms-list',
  text: `SELECT sms_id, text_sealed, sent_at FROM simulated_sms
    WHERE phone_index = $1 ORDER BY sent_at DESC, sms_id DESC LIMIT 50`,
};

/** A telephone operator that delivers into a table instead of to a phone. */
export function createSimulatedSms(
  database: Queryable,
  {
    personalData,
    randomness,
    priceCentavos,
  }: { personalData: PersonalData; randomness: Randomness; priceCentavos: number },
): SimulatedSms {
  const indexOf = (phone: string): Buffer => personalData.blindIndex('phone', phone);
  return {
    name: 'simulated',
    costCentavos: () => priceCentavos,
    report: async () => 'delivered',
    send: async ({ phone, text, sentAt }) => {
      const smsId = randomness.orderedUuid();
      const sealed = personalData.seal(sealPlaces.simulatedSms(smsId), text);
      await database.query(keep, [smsId, indexOf(phone), sealed, sentAt]);
      return { state: 'taken', messageId: smsId };
    },
    inbox: async (phone) => {
      const rows = await database.query<{ sms_id: string; text_sealed: Buffer; sent_at: number }>(list, [
        indexOf(phone),
      ]);
      return rows.map((row) => {
        const text = personalData.open(sealPlaces.simulatedSms(row.sms_id), row.text_sealed).toString();
        return { text, code: /^\d{4,6}(?= )/.exec(text)?.[0] ?? null, sentAt: row.sent_at };
      });
    },
  };
}
