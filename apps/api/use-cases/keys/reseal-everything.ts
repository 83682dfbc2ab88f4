import type { PersonalData } from '../../ports/personal-data.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { SealedColumn, SealedRows } from '../../ports/sealed-rows.ts';

type SealedPlaces = SealedColumn & { placeOf: (...key: string[]) => string };

const ofCustomer = (id: string): readonly string[] => ['customer_id', id];

/** Every column in which personal data is sealed, with the place that each row was sealed for. */
export const sealedColumns: readonly SealedPlaces[] = [
  { table: 'customer', column: 'phone_sealed', key: ['customer_id'], placeOf: sealPlaces.phone },
  {
    table: 'session',
    column: 'successor_sealed',
    key: ofCustomer('session_id'),
    placeOf: (_customerId = '', sessionId = '') => sealPlaces.sessionSuccessor(sessionId),
  },
  {
    table: 'profile_section',
    column: 'values_sealed',
    key: ofCustomer('section'),
    placeOf: sealPlaces.section,
  },
  {
    table: 'photo',
    column: 'reading_sealed',
    key: ofCustomer('photo_id'),
    placeOf: (_customerId = '', photoId = '') => sealPlaces.photoReading(photoId),
  },
  {
    table: 'application',
    column: 'before_sealed',
    key: ofCustomer('application_id'),
    placeOf: (_customerId = '', applicationId = '') => sealPlaces.applicationBefore(applicationId),
  },
  {
    table: 'signature',
    column: 'drawing_sealed',
    key: ofCustomer('signature_id'),
    placeOf: (_customerId = '', signatureId = '') => sealPlaces.signature(signatureId),
  },
  {
    table: 'payout',
    column: 'account_sealed',
    key: ofCustomer('payout_id'),
    placeOf: (_customerId = '', payoutId = '') => sealPlaces.payoutAccount(payoutId),
  },
  {
    table: 'acceptance',
    column: 'document_sealed',
    key: ofCustomer('loan_id'),
    placeOf: (_customerId = '', loanId = '') => sealPlaces.acceptance(loanId),
  },
  {
    table: 'paper',
    column: 'content_sealed',
    key: ofCustomer('paper_id'),
    placeOf: (_customerId = '', paperId = '') => sealPlaces.paper(paperId),
  },
  {
    table: 'reloan',
    column: 'agreement_sealed',
    key: ['customer_id'],
    placeOf: sealPlaces.reloanAgreement,
  },
  {
    table: 'request',
    column: 'details_sealed',
    key: ofCustomer('request_id'),
    placeOf: (_customerId = '', requestId = '') => sealPlaces.requestDetails(requestId),
  },
  {
    table: 'support_message',
    column: 'answer_sealed',
    key: ofCustomer('support_message_id'),
    placeOf: (_customerId = '', supportMessageId = '') => sealPlaces.supportMessageAnswer(supportMessageId),
  },
  {
    table: 'support_message',
    column: 'content_sealed',
    key: ofCustomer('support_message_id'),
    placeOf: (_customerId = '', supportMessageId = '') => sealPlaces.supportMessageContent(supportMessageId),
  },
  {
    table: 'push_subscription',
    column: 'endpoint_sealed',
    key: ofCustomer('session_id'),
    placeOf: (_customerId = '', sessionId = '') => sealPlaces.pushEndpoint(sessionId),
  },
  {
    table: 'waitlist_entry',
    column: 'phone_sealed',
    key: ['number_id'],
    placeOf: sealPlaces.waitlistEntry,
  },
  {
    table: 'provider_event',
    column: 'body_sealed',
    key: ['provider', 'event_id'],
    placeOf: sealPlaces.providerEvent,
  },
  {
    table: 'settlement_file',
    column: 'body_sealed',
    key: ['file_id'],
    placeOf: sealPlaces.settlementFile,
  },
  {
    table: 'event_receiver',
    column: 'previous_secrets_sealed',
    key: ['receiver_id'],
    placeOf: sealPlaces.receiverSecret,
  },
  {
    table: 'event_receiver',
    column: 'secret_sealed',
    key: ['receiver_id'],
    placeOf: sealPlaces.receiverSecret,
  },
  { table: 'simulated_sms', column: 'text_sealed', key: ['sms_id'], placeOf: sealPlaces.simulatedSms },
];

type Parts = { personalData: PersonalData; sealedRows: SealedRows; photos: PhotoStore };

const batchSize = 200;

/**
 * Seals under the first key what is sealed under another, while the product runs: a row that changes meanwhile is
 * left as it is, so the work is repeated until nothing is left. Returns how many were sealed anew.
 */
export async function resealEverything(parts: Parts): Promise<number> {
  let total = 0;
  for (;;) {
    let count = 0;
    for (const column of sealedColumns) count += await resealColumn(parts, column);
    count += await resealPhotos(parts);
    if (count === 0) return total;
    total += count;
  }
}

/** How much is still sealed under a key. */
export async function countSealedUnder(parts: Parts, keyId: number): Promise<number> {
  const { personalData } = parts;
  let count = 0;
  for (const column of sealedColumns) {
    await forEachRow(parts, column, async ({ sealed }) => {
      if (personalData.keyIdOf(sealed) === keyId) count += 1;
    });
  }
  for await (const { sealed } of photosOf(parts)) if (personalData.keyIdOf(sealed) === keyId) count += 1;
  return count;
}

/** How many photos arrived, by the database, that the store at hand does not have. Erased ones are in neither. */
export async function countMissingPhotos({ sealedRows, photos }: Parts): Promise<number> {
  let count = 0;
  let names = await sealedRows.photosAfter(null, batchSize);
  while (names.length > 0) {
    const found = await Promise.all(
      names.map(async ({ customerId, photoId }) => photos.has(customerId, photoId)),
    );
    count += found.filter((isThere) => !isThere).length;
    names = await sealedRows.photosAfter(names.at(-1) ?? null, batchSize);
  }
  return count;
}

async function resealColumn(parts: Parts, column: SealedPlaces): Promise<number> {
  let count = 0;
  await forEachRow(parts, column, async (row) => {
    const resealed = resealedOf(parts, column.placeOf(...row.key), row.sealed);
    if (resealed !== null && (await parts.sealedRows.replace(column, row, resealed))) count += 1;
  });
  return count;
}

async function forEachRow(
  { sealedRows }: Parts,
  column: SealedColumn,
  work: (row: { key: readonly string[]; sealed: Buffer }) => Promise<void>,
): Promise<void> {
  let rows = await sealedRows.readAfter(column, null, batchSize);
  while (rows.length > 0) {
    for (const row of rows) await work(row);
    rows = await sealedRows.readAfter(column, rows.at(-1)?.key ?? null, batchSize);
  }
}

async function resealPhotos(parts: Parts): Promise<number> {
  let count = 0;
  for await (const { customerId, photoId, sealed } of photosOf(parts)) {
    const resealed = resealedOf(parts, sealPlaces.photo(photoId), sealed);
    if (resealed === null) continue;
    await parts.photos.keep(customerId, photoId, resealed);
    count += 1;
  }
  return count;
}

async function* photosOf({ photos }: Parts) {
  for await (const { customerId, photoId } of photos.list()) {
    const sealed = await photos.read(customerId, photoId);
    if (sealed !== null) yield { customerId, photoId, sealed };
  }
}

/** Null when the first key seals it already. */
function resealedOf({ personalData }: Parts, place: string, sealed: Buffer): Buffer | null {
  if (personalData.keyIdOf(sealed) === personalData.sealingKeyId()) return null;
  return personalData.seal(place, personalData.open(place, sealed));
}
