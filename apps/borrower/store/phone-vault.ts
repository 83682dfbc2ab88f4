/*
 * What may outlive the app on the phone, sealed. The key is made when something is kept first, is never given out by the
 * browser, and goes with the log-in: without it nothing that was kept can be read.
 */

const databaseName = 'luwag-phone';
const storeName = 'sealed';
const keyName = 'key';
type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

export const phoneVault = { isThere, put, all, sizes, remove, clear };

let opening: Promise<IDBDatabase> | null = null;

/** Absent where the page came without HTTPS; there nothing is kept. */
function isThere(): boolean {
  return 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
}

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => {
      // Another page takes everything away: it must not wait for this one.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  }).catch((error: unknown) => {
    // A phone that has no room now may have some later.
    opening = null;
    throw error;
  });
  return opening;
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const store = (await database()).transaction(storeName, mode).objectStore(storeName);
  return new Promise((resolve, reject) => {
    const request = work(store);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not done')));
  });
}

async function key(): Promise<CryptoKey> {
  const known = await inStore<CryptoKey | undefined>('readonly', (store) => store.get(keyName));
  if (known !== undefined) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  try {
    await inStore('readwrite', (store) => store.add(made, keyName));
    return made;
  } catch {
    // Another tab was quicker: its key counts.
    return inStore<CryptoKey>('readonly', (store) => store.get(keyName));
  }
}

/** Keeps a value that can be written as JSON. A phone that has no room keeps nothing, and says nothing. */
async function put(name: string, value: unknown): Promise<void> {
  if (!isThere()) return;
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), plain);
    await inStore('readwrite', (store) => store.put({ iv, bytes } satisfies Sealed, name));
  } catch {
    // What is kept here is a convenience: the server has it.
  }
}

/** Everything under names with this beginning, by name without it. What cannot be opened is left out. */
async function all<Value>(beginning: string): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  if (!isThere()) return found;
  try {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [names, values, opener] = await Promise.all([
      inStore('readonly', (store) => store.getAllKeys(range)) as Promise<string[]>,
      inStore<Sealed[]>('readonly', (store) => store.getAll(range)),
      key(),
    ]);
    await Promise.all(
      values.map(async ({ iv, bytes }, index) => {
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, bytes);
        const value = JSON.parse(new TextDecoder().decode(plain)) as Value;
        found.set(names[index]?.slice(beginning.length) ?? '', value);
      }),
    );
  } catch {
    // Sealed by a key that is gone, or a phone that refuses: nothing is known.
  }
  return found;
}

/** How many bytes each value under names with this beginning takes, by name without it. */
async function sizes(beginning: string): Promise<ReadonlyMap<string, number>> {
  if (!isThere()) return new Map();
  try {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [names, values] = await Promise.all([
      inStore('readonly', (store) => store.getAllKeys(range)) as Promise<string[]>,
      inStore<Sealed[]>('readonly', (store) => store.getAll(range)),
    ]);
    return new Map(
      values.map(({ bytes }, index) => [names[index]?.slice(beginning.length) ?? '', bytes.byteLength]),
    );
  } catch {
    return new Map();
  }
}

async function remove(name: string): Promise<void> {
  if (isThere()) await inStore('readwrite', (store) => store.delete(name)).catch(() => undefined);
}

/** Everything goes, the key too. */
async function clear(): Promise<void> {
  if (isThere()) await inStore('readwrite', (store) => store.clear()).catch(() => undefined);
}
