import type { PhotoParts } from '../../ports/photo-parts.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import type { PhotoStoreSettings } from '../../photo-store-settings.ts';
import { createPhotoFiles } from '../photo-files/photo-files.ts';
import { createPhotoPartFiles } from '../photo-files/photo-part-files.ts';
import { createObjectStore } from '../photo-objects/object-store.ts';
import { createPhotoObjects } from '../photo-objects/photo-objects.ts';
import { createPhotoPartObjects } from '../photo-objects/photo-part-objects.ts';

/** Where the settings have photos and their parts kept: below the data folder, or in a bucket that every machine reaches. */
export function chosenPhotoStore({
  photoStore,
  dataFolder,
}: {
  photoStore: PhotoStoreSettings;
  dataFolder: string;
}): { photos: PhotoStore; photoParts: PhotoParts } {
  if (photoStore.kind === 'disk') {
    return { photos: createPhotoFiles(dataFolder), photoParts: createPhotoPartFiles(dataFolder) };
  }
  const objects = createObjectStore(photoStore);
  return { photos: createPhotoObjects(objects), photoParts: createPhotoPartObjects(objects) };
}
