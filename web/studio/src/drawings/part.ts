export interface PartDrawing {
  code: string;
  name: { en: string; id: string };
  /** SVG shapes, see pen.ts. */
  drawing: string;
}

export const part = (code: string, en: string, id: string, drawing: string): PartDrawing => ({ code, name: { en, id }, drawing });
