/** Where a photo's bytes are sealed for. */
export function photoSealPlace(photoId: string): string {
  return `photo|bytes|${photoId}`;
}
