import type { Answer } from '@luwag/contract/client';
import { requestPhotoUpload } from '@luwag/contract/endpoints/profile/request-photo-upload';
import { type ErrorBody, isErrorCode } from '@luwag/contract/errors';
import type { PhotoKind } from '@luwag/contract/profile/sections';
import { call } from '../../store/api.ts';

const uploadLimitMs = 90_000;

/** Sends one photo to the address that was signed for it, telling how many bytes have left. */
export async function uploadPhoto(
  kind: PhotoKind,
  jpeg: Blob,
  onProgress: (sentBytes: number) => void,
): Promise<Answer<null>> {
  const body = { kind, contentType: 'image/jpeg', sizeBytes: jpeg.size } as const;
  const answer = await call(requestPhotoUpload, { body });
  if (!answer.ok) return answer;
  return putBytes(answer.value.uploadUrl, jpeg, onProgress);
}

/** By XMLHttpRequest, because fetch does not tell how far an upload is. */
function putBytes(
  address: string,
  jpeg: Blob,
  onProgress: (sentBytes: number) => void,
): Promise<Answer<null>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ ok: false, code: 'network_abnormal', detail: {} });
    request.open('PUT', address);
    request.timeout = uploadLimitMs;
    request.setRequestHeader('content-type', 'image/jpeg');
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () =>
      resolve(
        request.status >= 200 && request.status < 300
          ? { ok: true, value: null }
          : refusalOf(request.responseText),
      ),
    );
    request.send(jpeg);
  });
}

function refusalOf(text: string): Answer<null> {
  try {
    const { code, ...detail } = (JSON.parse(text) as ErrorBody).error;
    if (isErrorCode(code)) return { ok: false, code, detail };
  } catch {
    // An answer that is no JSON comes from something between us and the server.
  }
  return { ok: false, code: 'internal_error', detail: {} };
}
