import type { Context } from '../use-cases/context.ts';
import { checkSelfie } from '../use-cases/profile/check-selfie.ts';
import { completeSection } from '../use-cases/profile/complete-section.ts';
import { getAgreedTexts } from '../use-cases/profile/get-agreed-texts.ts';
import { getHeldData } from '../use-cases/profile/get-held-data.ts';
import { getPhoto } from '../use-cases/profile/get-photo.ts';
import { getProfile } from '../use-cases/profile/get-profile.ts';
import { readIdentity } from '../use-cases/profile/read-identity.ts';
import { removeContacts } from '../use-cases/profile/remove-contacts.ts';
import { requestPhotoUpload } from '../use-cases/profile/request-photo-upload.ts';
import { saveSectionDraft } from '../use-cases/profile/save-section-draft.ts';
import type { LoginLimits } from '../use-cases/session/login-rules.ts';
import { type AccountHandlers, accountHandlers } from './account.ts';
import type { Handlers } from './handler.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'checkSelfie'
  | 'readIdentity'
  | 'getProfile'
  | 'saveSectionDraft'
  | 'completeSection'
  | 'removeContacts'
  | 'requestPhotoUpload'
  | 'getPhoto'
  | 'getHeldData'
  | 'getAgreedTexts'
>;

/** What borrowers tell about themselves. */
export function profileHandlers(context: Context, limits: LoginLimits): ProfileHandlers & AccountHandlers {
  return {
    ...accountHandlers(context, limits),
    getProfile: (_input, { caller }) => getProfile(context, caller),
    saveSectionDraft: ({ params, body }, { caller, cookies }) =>
      saveSectionDraft(context, caller, { ...params, ...body, device: cookies.read('luwag_device') }),
    completeSection: ({ params, body }, { caller, cookies }) =>
      completeSection(context, caller, { ...params, ...body, device: cookies.read('luwag_device') }),
    removeContacts: (_input, { caller }) => removeContacts(context, caller),
    requestPhotoUpload: ({ body }, { caller }) => requestPhotoUpload(context, caller, body),
    checkSelfie: (_input, { caller }) => checkSelfie(context, caller),
    getAgreedTexts: (_input, { caller }) => getAgreedTexts(context, caller),
    getHeldData: ({ query }, { caller, cookies }) =>
      getHeldData(context, caller, { ...query, device: cookies.read('luwag_device') }),
    readIdentity: ({ params }, { caller }) => readIdentity(context, caller, params.photoId),
    getPhoto: ({ params }, { caller }) => getPhoto(context, caller, params.photoId),
  };
}
