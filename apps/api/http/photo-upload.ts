import { maxPhotoBytes } from '@luwag/contract/endpoints/profile/request-photo-upload';
import type { Context } from '../use-cases/context.ts';
import { askPhotoArrival, type PhotoArrival, receivePhoto } from '../use-cases/profile/receive-photo.ts';
import { isUploadLinkGood, type UploadLink } from '../use-cases/profile/upload-link.ts';
import type { Outcome } from '../use-cases/write.ts';
import type { UploadArrival, UploadRoute } from './bind-upload.ts';
import type { HandlerAnswer } from './handler.ts';

type Words = Readonly<Record<string, string>>;

/** The address behind a signed upload link. */
export function photoUpload(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'photos' | 'photoParts' | 'images'>,
): UploadRoute {
  return {
    path: '/api/photos/:customerId/:photoId/content',
    maxBytes: maxPhotoBytes,
    authorize: async (params, query) =>
      isUploadLinkGood(context.personalData, linkOf(params, query), context.now())
        ? { ok: true, value: null }
        : { ok: false, code: 'upload_link_invalid' },
    askArrival: async (params, query) => told(await askPhotoArrival(context, linkOf(params, query))),
    receive: async (params, query, sent) => told(await receivePhoto(context, linkOf(params, query), sent)),
  };
}

function told(arrival: Outcome<PhotoArrival>): HandlerAnswer<UploadArrival> {
  if (!arrival.ok) return arrival;
  const { arrivedBytes, photo } = arrival.value;
  return { ok: true, value: { arrivedBytes, answer: photo } };
}

function linkOf(params: Words, query: Words): UploadLink {
  return {
    customerId: params['customerId'] ?? '',
    photoId: params['photoId'] ?? '',
    expires: query['expires'] ?? '',
    signature: query['signature'] ?? '',
  };
}
