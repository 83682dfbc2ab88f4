import { maxPhotoBytes } from '@luwag/contract/endpoints/profile/request-photo-upload';
import type { Context } from '../use-cases/context.ts';
import { receivePhoto } from '../use-cases/profile/receive-photo.ts';
import { isUploadLinkGood, type UploadLink } from '../use-cases/profile/upload-link.ts';
import type { UploadRoute } from './bind-upload.ts';

type Words = Readonly<Record<string, string>>;

/** The address behind a signed upload link. */
export function photoUpload(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'photos' | 'images'>,
): UploadRoute {
  return {
    path: '/api/photos/:customerId/:photoId/content',
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: maxPhotoBytes,
    authorize: async (params, query) =>
      isUploadLinkGood(context.personalData, linkOf(params, query), context.now())
        ? { ok: true, value: null }
        : { ok: false, code: 'upload_link_invalid' },
    receive: (params, query, { contentType, bytes }) =>
      receivePhoto(context, linkOf(params, query), { contentType, bytes }),
  };
}

function linkOf(params: Words, query: Words): UploadLink {
  return {
    customerId: params['customerId'] ?? '',
    photoId: params['photoId'] ?? '',
    expires: query['expires'] ?? '',
    signature: query['signature'] ?? '',
  };
}
