import * as v from 'valibot';

/* The settings about where sealed photos and their parts are kept. */

/** A bucket of an S3-compatible store, and the key that opens it. */
export type ObjectStoreSettings = {
  /** Scheme, host and port; the bucket's name follows as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};
export type PhotoStoreSettings = { kind: 'disk' } | ({ kind: 's3' } & ObjectStoreSettings);

const word = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `should have at most ${most} characters`));
const photoStoreSchema = v.object({
  PHOTO_STORE: v.optional(v.picklist(['disk', 's3'], 'should be disk or s3'), 'disk'),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          URL.canParse(text) && new URL(text).origin === text && /^https?:$/.test(new URL(text).protocol),
        'should be an origin such as https://s3.example.ph',
      ),
    ),
  ),
  S3_REGION: v.optional(word(60)),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'should be the name of a bucket')),
  ),
  S3_ACCESS_KEY_ID: v.optional(word(200)),
  S3_SECRET_ACCESS_KEY: v.optional(word(200)),
});
export const photoStoreEntries = photoStoreSchema.entries;
type PhotoStoreEnvironment = v.InferOutput<typeof photoStoreSchema>;

const bucketVariables = [
  ['endpoint', 'S3_ENDPOINT'],
  ['region', 'S3_REGION'],
  ['bucket', 'S3_BUCKET'],
  ['accessKeyId', 'S3_ACCESS_KEY_ID'],
  ['secretAccessKey', 'S3_SECRET_ACCESS_KEY'],
] as const satisfies readonly (readonly [keyof ObjectStoreSettings, keyof PhotoStoreEnvironment])[];

/** Names what a bucket lacks. */
export function photoStoreProblems(environment: PhotoStoreEnvironment): string[] {
  if (environment.PHOTO_STORE === 'disk') return [];
  return bucketVariables
    .filter(([, name]) => environment[name] === undefined)
    .map(([, name]) => `PHOTO_STORE=s3 needs ${name}`);
}

export function photoStoreFrom(environment: PhotoStoreEnvironment): PhotoStoreSettings {
  if (environment.PHOTO_STORE === 'disk') return { kind: 'disk' };
  const bucket = { endpoint: '', region: '', bucket: '', accessKeyId: '', secretAccessKey: '' };
  for (const [field, name] of bucketVariables) bucket[field] = environment[name] ?? '';
  return { kind: 's3', ...bucket };
}
