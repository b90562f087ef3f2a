import { encode } from 'uqr';

interface Drawn {
  /** Path of the model's picture; null draws none. */
  readonly src: string | null;
  readonly name: string;
  readonly line: string;
  readonly code: string;
  readonly link: string;
}

const SIZE = { width: 1080, height: 1350 };
const EDGE = 72;
const QR = 300;
const FONT = '"Plus Jakarta Sans Variable", "Plus Jakarta Sans", sans-serif';

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`no picture at ${src}`));
    image.src = src;
  });

const drawCode = (context: CanvasRenderingContext2D, link: string, x: number, y: number): void => {
  const { data, size } = encode(link, { border: 2 });
  const module = QR / size;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(x, y, QR, QR, 20);
  context.fill();
  context.fillStyle = '#101214';
  data.forEach((row, atRow) => {
    row.forEach((isDark, atColumn) => {
      // A little more than a module: no seams between them.
      if (isDark)
        context.fillRect(x + atColumn * module, y + atRow * module, module + 0.5, module + 0.5);
    });
  });
};

/**
 * A picture to send or print, drawn on this device: the model, its name and the QR code of somebody's
 * link. Rejects when the model's picture cannot be had.
 */
export const sharePicture = async ({ src, name, line, code, link }: Drawn): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const { width, height } = SIZE;
  context.fillStyle = '#101214';
  context.fillRect(0, 0, width, height);
  await document.fonts.load(`800 64px ${FONT}`).catch(() => undefined);
  if (src !== null) {
    const image = await loaded(src);
    const tall = (width / image.width) * image.height;
    context.drawImage(image, 0, 190, width, tall);
  }
  context.fillStyle = '#ffffff';
  context.font = `800 44px ${FONT}`;
  context.fillText('ALVA', EDGE, 110);
  context.font = `800 72px ${FONT}`;
  context.fillText(name, EDGE, 210, width - 2 * EDGE);
  const foot = height - EDGE - QR;
  drawCode(context, link, width - EDGE - QR, foot);
  const room = width - 3 * EDGE - QR;
  context.font = `700 44px ${FONT}`;
  context.fillText(line, EDGE, foot + QR - 90, room);
  context.font = `500 34px ${FONT}`;
  context.fillStyle = '#c8ccd0';
  context.fillText(code, EDGE, foot + QR - 30, room);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/png',
    );
  });
};
