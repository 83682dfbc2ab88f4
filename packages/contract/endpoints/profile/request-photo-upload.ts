import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { photoKindField } from '../../profile/sections.ts';

export const maxPhotoBytes = 8 * 1024 * 1024;

/**
 * Gives a signed address for one photo. The browser sends the bytes there by PATCH, from the byte in `Upload-Offset` on; the
 * answer to the one that brings the last byte is a photo (photoAnswer). After a broken line, HEAD tells how many bytes arrived.
 */
export const requestPhotoUpload = endpoint({
  name: 'requestPhotoUpload',
  method: 'POST',
  path: '/api/photos',
  access: 'customer',
  body: v.strictObject({
    kind: photoKindField,
    contentType: v.picklist(['image/jpeg', 'image/png', 'image/webp'], 'photo_type_unknown'),
    sizeBytes: v.pipe(
      v.number('photo_size'),
      v.integer('photo_size'),
      v.minValue(1, 'photo_size'),
      v.maxValue(maxPhotoBytes, 'photo_size'),
    ),
  }),
  output: v.strictObject({ photoId: uuidField, uploadUrl: v.string(), expiresAt: instantField }),
  errors: ['not_signed_in', 'session_ended', 'profile_locked', 'too_frequent', 'busy_try_again'],
});
