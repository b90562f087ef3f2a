interface Size {
  /** In pixels. */
  readonly longestSide: number;
  /** Smaller ones are sent as they are. */
  readonly smallBytes: number;
}

/** Enough for a full screen, also of a tablet. */
const SCREEN: Size = { longestSide: 2_048, smallBytes: 500_000 };
const QUALITY = 0.82;

/**
 * A large photo as a smaller JPEG, upright, which also leaves behind what the camera wrote into it. A
 * small one, and one this browser cannot open, come back as they are: the server has the last word.
 */
export const shrink = async (
  file: File,
  { longestSide, smallBytes }: Size = SCREEN,
): Promise<Blob> => {
  if (file.size <= smallBytes || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency, and black is nobody's idea of it.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return small !== null && small.size < file.size ? small : file;
  } catch {
    return file;
  }
};
