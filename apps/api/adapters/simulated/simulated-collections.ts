import type { NextCollection, SimulatedCollections } from '../../ports/simulated-world.ts';
import { carriedChannels } from '../provider-call/carried-channels.ts';
import type { Queryable } from '../postgres/database.ts';

const keep = {
  name: 'simulated-collection-keep',
  text: `INSERT INTO simulated_collection (reference, amount_centavos, channel, return_url)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
};
const find = {
  name: 'simulated-collection-find',
  text: 'SELECT amount_centavos, channel, return_url FROM simulated_collection WHERE reference = $1',
};

const takeNext = {
  name: 'simulated-collection-take-next',
  text: `DELETE FROM simulated_next_outcome WHERE provider = 'collection' RETURNING outcome`,
};
const setNext = {
  name: 'simulated-collection-set-next',
  text: `INSERT INTO simulated_next_outcome (provider, outcome) VALUES ('collection', $1)
    ON CONFLICT (provider) DO UPDATE SET outcome = excluded.outcome`,
};

const partnerNames: Readonly<Record<string, string>> = {
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  sevenEleven: '7-Eleven',
  bank: 'Online bank',
};

/** A payment partner whose page is served by this server; a person presses there what a wallet app would do. It can be told to be down once. */
export function createSimulatedCollections(
  database: Queryable,
  { publicOrigin }: { publicOrigin: string },
): SimulatedCollections {
  return {
    // It tells the product by its own page, and keeps no list that could be asked.
    provider: null,
    channels: carriedChannels(partnerNames),
    setNext: async (next) => {
      await database.query(setNext, [next]);
    },
    open: async ({ reference, amountCentavos, channel, returnUrl }) => {
      const name = partnerNames[channel];
      if (name === undefined) return null;
      const [told] = await database.query<{ outcome: NextCollection }>(takeNext);
      if (told?.outcome === 'down') return null;
      await database.query(keep, [reference, amountCentavos, channel, returnUrl]);
      const partnerUrl = `${publicOrigin}/sandbox/partner/${reference}`;
      return {
        partnerName: name,
        partnerHost: new URL(publicOrigin).host,
        partnerUrl,
        // Any phone's camera reads it, and the partner's page is what a wallet app would show.
        partnerQrText: channel === 'qrph' ? partnerUrl : null,
        partnerCode: null,
        partnerReference: null,
        closesAt: null,
      };
    },
    findPayments: async () => [],
    find: async (reference) => {
      const [row] = await database.query<{ amount_centavos: number; channel: string; return_url: string }>(
        find,
        [reference],
      );
      if (row === undefined) return null;
      const { channel } = row;
      return {
        amountCentavos: row.amount_centavos,
        channel,
        partnerName: partnerNames[channel] ?? channel,
        returnUrl: row.return_url,
      };
    },
  };
}
