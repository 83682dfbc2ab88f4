import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../tests/free-port.ts';
import { startObjectStore, type TestObjectStore } from '../../../../tests/object-store.ts';
import { describePhotoParts } from '../../ports/photo-parts.conformance.ts';
import { describePhotoStore } from '../../ports/photo-store.conformance.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createObjectStore, signedAddress } from './object-store.ts';
import { createPhotoObjects } from './photo-objects.ts';
import { createPhotoPartObjects } from './photo-part-objects.ts';

let bucket: TestObjectStore;
beforeAll(async () => {
  bucket = await startObjectStore();
});
afterAll(() => bucket.stop());

const objects = () => createObjectStore(bucket);
describePhotoStore('in a bucket', async () => createPhotoObjects(objects()));
describePhotoParts('in a bucket', async () => createPhotoPartObjects(objects()));

describe('an address of the bucket', () => {
  const body = Buffer.from('sealed bytes');
  const put = () => signedAddress(bucket, { method: 'PUT', key: `photos/${randomUUID()}`, body });
  const send = async (address: URL, bytes: Buffer = body) =>
    (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })).status;

  test('takes what it is signed for', async () => {
    expect(await send(await put())).toBe(200);
  });

  test('is refused with another signature', async () => {
    const address = await put();
    const signature = address.searchParams.get('X-Amz-Signature') ?? '';
    address.searchParams.set(
      'X-Amz-Signature',
      signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(await send(address)).toBe(403);
  });

  test('is refused for another key, another size, another method or a longer life', async () => {
    const [otherKey, longer] = [await put(), await put()];
    otherKey.pathname += '0';
    longer.searchParams.set('X-Amz-Expires', '600');
    expect(await send(otherKey)).toBe(403);
    expect(await send(longer)).toBe(403);
    expect(await send(await put(), Buffer.from('more than the sealed bytes'))).toBe(403);
    expect((await fetch(await put(), { method: 'DELETE' })).status).toBe(403);
  });

  test('carries no secret and lives for a minute', async () => {
    const address = await put();
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(address.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host');
    const asked = await signedAddress(
      { ...bucket, secretAccessKey: 'a secret' },
      { method: 'GET', key: 'x' },
    );
    expect(decodeURIComponent(asked.href)).not.toContain('a secret');
  });
});

const read = (changed: object) =>
  createPhotoObjects(createObjectStore({ ...bucket, mostMs: 300, ...changed })).read(
    randomUUID(),
    randomUUID(),
  );

const faulty = async (serve: (response: ServerResponse, count: number) => void) => {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    serve(response, (count += 1));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint: `http://127.0.0.1:${port}`, calls: () => count, stop };
};

describe('a bucket that gives no good answer', () => {
  test('is unavailable with a wrong secret, and never a photo that is gone', async () => {
    await expect(read({ secretAccessKey: 'another' })).rejects.toThrow(Unavailable);
  });

  test('is unavailable where it does not exist', async () => {
    await expect(read({ bucket: 'no-such-bucket' })).rejects.toThrow('refuses with 404 NoSuchBucket');
  });

  test('is unavailable where its machine is away', async () => {
    await expect(read({ endpoint: `http://127.0.0.1:${await freePort()}` })).rejects.toThrow(Unavailable);
  });

  test('is unavailable at the deadline where nothing or half an answer comes', async () => {
    const halves = [
      () => undefined,
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': '9' }).write('half'),
    ];
    for (const serve of halves) {
      const server = await faulty(serve);
      await expect(read(server)).rejects.toThrow(Unavailable);
      server.stop();
    }
  });

  test('is asked once more after a fault of its own or a broken line', async () => {
    const faults = [
      (response: ServerResponse) => void response.writeHead(503).end(),
      (response: ServerResponse) => void response.destroy(),
    ];
    for (const fault of faults) {
      const server = await faulty((response, count) => {
        if (count === 1) fault(response);
        else response.end('the photo');
      });
      expect(String(await read({ ...server, mostMs: 5_000 }))).toBe('the photo');
      expect(server.calls()).toBe(2);
      server.stop();
    }
  });

  test('is asked for the next page after the last key, until there is none', async () => {
    const customerId = randomUUID();
    const photoIds = [1, 2, 3].map((digit) => `${digit}${randomUUID().slice(1)}`);
    const keys = photoIds.map((photoId) => `photos/${customerId}/${photoId}`);
    const page = (from: string | null) => {
      const rest = keys.filter((key) => from === null || key > from);
      const contents = rest.slice(0, 1).map((key) => `<Contents><Key>${key}</Key></Contents>`);
      return `<ListBucketResult><IsTruncated>${rest.length > 1}</IsTruncated>${contents.join('')}</ListBucketResult>`;
    };
    // The store of the suites cannot tell that a list goes on: the cipher of its tokens is gone from OpenSSL.
    const server = await faulty((response) => {
      const asked = new URL(response.req.url ?? '', 'http://store');
      response.end(page(asked.searchParams.get('start-after')));
    });
    const listed: string[] = [];
    const photos = createPhotoObjects(createObjectStore({ ...bucket, ...server }));
    for await (const photo of photos.list()) listed.push(photo.photoId);
    expect(listed).toEqual(photoIds);
    expect(server.calls()).toBe(3);
    server.stop();
  });

  test('is unavailable where it lists in another form', async () => {
    const server = await faulty((response) => void response.end('<html>hello</html>'));
    const photos = createPhotoObjects(createObjectStore({ ...bucket, ...server }));
    await expect(photos.removeAll(randomUUID())).rejects.toThrow('another form');
    server.stop();
  });
});
