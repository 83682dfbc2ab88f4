import { type Answer, noNetwork } from '@luwag/contract/client';
import { requestPhotoUpload } from '@luwag/contract/endpoints/profile/request-photo-upload';
import { type ErrorBody, errorTable, isErrorCode } from '@luwag/contract/errors';
import type { PhotoKind } from '@luwag/contract/profile/section-names';
import { call } from '../../store/api.ts';

export type UploadProgress = {
  sentBytes: number;
  /** Whether the line broke and the rest waits for it. */
  isWaiting: boolean;
};
type OnProgress = (progress: UploadProgress) => void;

/** A line that brings nothing to its end for so long is given up, and another is tried. */
const lineLimitMs = 30_000;
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Where photos were being sent when the line broke for good: sent again, they go on from there. */
const begun = new WeakMap<Blob, { photoId: string; uploadUrl: string }>();

/** Sends one photo to the address that was signed for it. After a broken line it asks how much arrived and goes on from there. */
export async function uploadPhoto(
  kind: PhotoKind,
  jpeg: Blob,
  onProgress: OnProgress = () => undefined,
): Promise<Answer<{ photoId: string }>> {
  const place = begun.get(jpeg);
  const arrived = place === undefined ? null : await arrivedBytes(place.uploadUrl);
  if (place !== undefined && arrived !== null) return sendTo(place, jpeg, arrived, onProgress);
  const body = { kind, contentType: 'image/jpeg', sizeBytes: jpeg.size } as const;
  const answer = await call(requestPhotoUpload, { body });
  if (!answer.ok) return answer;
  begun.set(jpeg, answer.value);
  return sendTo(answer.value, jpeg, 0, onProgress);
}

async function sendTo(
  { photoId, uploadUrl }: { photoId: string; uploadUrl: string },
  jpeg: Blob,
  fromByte: number,
  onProgress: OnProgress,
): Promise<Answer<{ photoId: string }>> {
  const sent = await sendFrom(uploadUrl, jpeg, fromByte, onProgress);
  return sent.ok ? { ok: true, value: { photoId } } : sent;
}

async function sendFrom(
  address: string,
  jpeg: Blob,
  fromByte: number,
  onProgress: OnProgress,
): Promise<Answer<null>> {
  let sentBytes = fromByte;
  for (const pauses = [...pausesMs]; ;) {
    const answer = await sendRest(address, jpeg, sentBytes, onProgress);
    if (answer.ok || !mayPass(answer.code)) return answer;
    const pauseMs = pauses.shift();
    if (pauseMs === undefined) return noNetwork;
    onProgress({ sentBytes, isWaiting: true });
    await lineOrPause(pauseMs);
    const arrived = (await arrivedBytes(address)) ?? sentBytes;
    // A line that brings something, however slowly, is not given up.
    if (arrived > sentBytes) pauses.splice(0, pauses.length, ...pausesMs);
    sentBytes = arrived;
  }
}

function mayPass(code: Extract<Answer<null>, { ok: false }>['code']): boolean {
  return code === 'network_abnormal' || errorTable[code].isRetryable;
}

/** By XMLHttpRequest, because fetch does not tell how far an upload is. */
function sendRest(
  address: string,
  jpeg: Blob,
  fromByte: number,
  onProgress: OnProgress,
): Promise<Answer<null>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', address);
    request.timeout = lineLimitMs;
    request.setRequestHeader('content-type', 'application/partial-upload');
    request.setRequestHeader('upload-offset', String(fromByte));
    request.upload.addEventListener('progress', ({ loaded }) =>
      onProgress({ sentBytes: fromByte + loaded, isWaiting: false }),
    );
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => resolve(noNetwork));
    request.addEventListener('load', () =>
      resolve(request.status === 200 ? { ok: true, value: null } : refusalOf(request.responseText)),
    );
    request.send(jpeg.slice(fromByte));
  });
}

/** Null where the line is still broken, and where the address is no longer good. */
async function arrivedBytes(address: string): Promise<number | null> {
  try {
    const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    const offset = headers.get('upload-offset');
    return offset === null ? null : Number(offset);
  } catch {
    return null;
  }
}

/** Waits for the phone to say that it is online again, and no longer than the pause. */
function lineOrPause(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pauseMs);
    addEventListener('online', goOn);
  });
}

function refusalOf(text: string): Answer<null> {
  try {
    const { code, ...detail } = (JSON.parse(text) as ErrorBody).error;
    if (isErrorCode(code)) return { ok: false, code, detail };
  } catch {
    // An answer that is no JSON comes from something between us and the server.
  }
  return noNetwork;
}
