import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import type { ObjectStoreSettings } from '../../photo-store-settings.ts';
import { Unavailable } from '../../ports/unavailable.ts';

/** Sealed bytes under keys of a bucket. Every call raises Unavailable when the store gives no answer in time. */
export type ObjectStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Null when there is none. */
  get: (key: string) => Promise<Buffer | null>;
  /** Where there is none, nothing happens. */
  remove: (key: string) => Promise<void>;
  /** All keys that start so, in no order. */
  list: (prefix: string) => AsyncIterable<string>;
};

export type ObjectStoreOptions = ObjectStoreSettings & {
  /** Milliseconds for one call with its second try. */
  mostMs?: number;
};

/** Without a key the call is about the whole bucket. */
type Call = { method: 'GET' | 'PUT' | 'DELETE'; key: string; search?: Record<string, string>; body?: Buffer };
type Answer = { status: number; bytes: Buffer };

const defaultMostMs = 10_000;
/** A signed address is of no use after this, should it be seen on its way. */
const signedForSeconds = 60;
const pauseMs = 100;
const tries = 2;

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
const listSchema = v.object({
  ListBucketResult: v.object({
    IsTruncated: v.picklist(['true', 'false']),
    Contents: v.optional(v.array(v.object({ Key: v.string() })), []),
  }),
});
const errorSchema = v.object({ Error: v.object({ Code: v.string() }) });

/**
 * A bucket of an S3-compatible store. Each request goes to an address that is signed for its method, key and size, and only for
 * a minute. A call that broke off or met a fault of the store is tried once more, which changes nothing: each is idempotent.
 */
export function createObjectStore(options: ObjectStoreOptions): ObjectStore {
  const { mostMs = defaultMostMs } = options;
  const call = async (wanted: Call): Promise<Answer> => {
    const signal = AbortSignal.timeout(mostMs);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await answerOf(await signedAddress(options, wanted), wanted, signal).catch(
        (error: unknown) => (error instanceof Error ? error : new Error('no answer')),
      );
      if (!(answer instanceof Error) && answer.status < 500) return answer;
      if (attempt === tries || signal.aborted) {
        const cause = answer instanceof Error ? { cause: answer } : undefined;
        throw new Unavailable('the store of photos does not answer', cause);
      }
      await wait(pauseMs);
    }
  };
  return {
    put: async (key, bytes) => {
      expectGood(await call({ method: 'PUT', key, body: bytes }));
    },
    get: async (key) => {
      const answer = await call({ method: 'GET', key });
      // A bucket that is missing answers 404 too, and must not pass for a photo that is gone.
      if (answer.status === 404 && errorCode(answer) === 'NoSuchKey') return null;
      return expectGood(answer).bytes;
    },
    remove: async (key) => {
      const answer = await call({ method: 'DELETE', key });
      if (answer.status !== 404 || errorCode(answer) !== 'NoSuchKey') expectGood(answer);
    },
    list: async function* (prefix) {
      // Keys come in order, so the next page begins after the last one.
      for (let last = ''; ;) {
        const search = { 'list-type': '2', prefix };
        const from = last === '' ? {} : { 'start-after': last };
        const page = listOf(await call({ method: 'GET', key: '', search: { ...search, ...from } }));
        const keys = page.Contents.map(({ Key: key }) => key);
        yield* keys;
        last = keys.at(-1) ?? '';
        if (page.IsTruncated === 'false' || last === '') return;
      }
    },
  };
}

/** The address of one call. The signature covers its size, so that another number of bytes is refused. */
export async function signedAddress(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStoreSettings,
  { method, key, search = {}, body }: Call,
): Promise<URL> {
  const address = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
  address.searchParams.set('X-Amz-Expires', String(signedForSeconds));
  const signer = new AwsV4Signer({
    method,
    url: address.href,
    headers: body === undefined ? {} : { 'content-length': String(body.length) },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    signQuery: true,
    allHeaders: true,
  });
  return (await signer.sign()).url;
}

async function answerOf(address: URL, { method, body }: Call, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    method,
    signal,
    redirect: 'error',
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

function expectGood(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Unavailable(
    `the store of photos refuses with ${answer.status} ${errorCode(answer) ?? ''}`.trimEnd(),
  );
}

function listOf(answer: Answer) {
  const parsed = v.safeParse(listSchema, parsedXml(expectGood(answer)));
  if (!parsed.success) throw new Unavailable('the store of photos answers in another form');
  return parsed.output.ListBucketResult;
}

function errorCode(answer: Answer): string | null {
  const parsed = v.safeParse(errorSchema, parsedXml(answer));
  return parsed.success ? parsed.output.Error.Code : null;
}

/** Null where it is no XML. */
function parsedXml({ bytes }: Answer): unknown {
  try {
    return xml.parse(bytes);
  } catch {
    return null;
  }
}
