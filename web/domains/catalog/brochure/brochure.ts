import type { Locale } from '#edge/contract/locale.ts';
import { choicesPage, type Painted, type PricedBattery } from './choices-page.ts';
import { type Cover, coverPage } from './cover-page.ts';
import { figuresPage, type Table } from './figures-page.ts';
import { BOLD, bytesOf, LINE, MUTED, newSheet, PAGE, plain, REGULAR, type Sheet } from './sheet.ts';

/** Everything a brochure says, in one language. */
export interface Brochure {
  readonly locale: Locale;
  readonly title: string;
  /** Epoch ms. */
  readonly madeAt: number;
  readonly cover: Cover;
  readonly colors: {
    readonly title: string;
    readonly body: string;
    readonly looks: readonly Painted[];
  };
  readonly batteries: {
    readonly title: string;
    readonly options: readonly PricedBattery[];
  };
  readonly figures: { readonly title: string; readonly groups: readonly Table[] };
  /** At the foot of every page. */
  readonly foot: string;
}

const foot = (sheet: Sheet, text: string): void => {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page);
    // Below the margin pdfkit would begin another page.
    sheet.page.margins.bottom = 0;
    const y = PAGE.height - 34;
    sheet
      .moveTo(PAGE.margin, y - 8)
      .lineTo(PAGE.width - PAGE.margin, y - 8)
      .lineWidth(0.5)
      .stroke(LINE);
    sheet.font(REGULAR).fontSize(7.5).fillColor(MUTED);
    sheet.text(plain(text), PAGE.margin, y, {
      width: PAGE.width - 2 * PAGE.margin - 40,
      lineBreak: false,
    });
    sheet
      .font(BOLD)
      .text(`${page + 1}`, PAGE.width - PAGE.margin - 30, y, { width: 30, align: 'right' });
  }
};

/** Draws it: the motorcycle, its choices with their prices, its figures. Three pages, real text. */
export const drawBrochure = (brochure: Brochure): Promise<Buffer> => {
  const { title, locale, madeAt } = brochure;
  const sheet = newSheet({ title, language: locale, madeAt });
  coverPage(sheet, brochure.cover);
  choicesPage(sheet, brochure.colors, brochure.batteries);
  figuresPage(sheet, brochure.figures);
  foot(sheet, brochure.foot);
  return bytesOf(sheet);
};
