/** The pictures that may be added, as a file field names them. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Lets the operator pick one picture file; nothing comes of it when that is called off. */
export function pickImage(onPicked: (file: File) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = IMAGE_TYPES;
  field.onchange = () => field.files?.[0] && onPicked(field.files[0]);
  field.click();
}
