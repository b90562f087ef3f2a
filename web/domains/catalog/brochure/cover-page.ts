import { ACCENT, BOLD, INK, LINE, MUTED, PAGE, plain, REGULAR, type Sheet } from './sheet.ts';

export interface Cover {
  readonly name: string;
  readonly edition: string;
  readonly slogan: string;
  readonly description: string;
  /** JPEG, 1200 x 630. */
  readonly picture: Buffer | null;
  readonly body: { readonly title: string; readonly text: string };
  readonly features: readonly {
    readonly name: string;
    readonly value: string;
    readonly note: string;
  }[];
  readonly price: { readonly label: string; readonly amount: string; readonly note: string } | null;
}

const WIDTH = PAGE.width - 2 * PAGE.margin;
const PICTURE_HEIGHT = (PAGE.width * 630) / 1200;

export const coverPage = (sheet: Sheet, cover: Cover): void => {
  sheet.addPage();
  if (cover.picture) sheet.image(cover.picture, 0, 0, { width: PAGE.width });
  else sheet.rect(0, 0, PAGE.width, PICTURE_HEIGHT).fill('#e4e5e9');
  sheet.font(BOLD).fontSize(12).fillColor(INK).text('A L V A', PAGE.margin, 40);
  sheet.y = PICTURE_HEIGHT + 30;
  sheet.fontSize(9).fillColor(ACCENT).text(plain(cover.edition), PAGE.margin);
  sheet.moveDown(0.3).fontSize(34).fillColor(INK).text(plain(cover.name));
  sheet.font(REGULAR).fontSize(14).fillColor(MUTED).text(plain(cover.slogan));
  sheet.moveDown(1).fontSize(10).text(plain(cover.description), { width: WIDTH, lineGap: 3 });
  if (cover.price) {
    sheet.moveDown(1.2).font(REGULAR).fontSize(9).text(plain(cover.price.label));
    sheet.font(BOLD).fontSize(20).fillColor(INK).text(cover.price.amount);
    sheet.font(REGULAR).fontSize(8).fillColor(MUTED).text(plain(cover.price.note));
  }
  const top = sheet.y + 24;
  const column = WIDTH / Math.max(1, cover.features.length);
  sheet
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.margin + WIDTH, top)
    .lineWidth(0.5)
    .stroke(LINE);
  cover.features.forEach((feature, at) => {
    const x = PAGE.margin + at * column;
    const width = column - 14;
    sheet
      .font(REGULAR)
      .fontSize(8)
      .fillColor(MUTED)
      .text(plain(feature.name), x, top + 12, { width });
    sheet
      .font(BOLD)
      .fontSize(15)
      .fillColor(INK)
      .text(plain(feature.value), x, top + 36, { width });
    sheet.font(REGULAR).fontSize(7.5).fillColor(MUTED);
    sheet.text(plain(feature.note), x, top + 58, { width, height: 60, ellipsis: true });
  });
  sheet.font(BOLD).fontSize(12).fillColor(INK);
  sheet.text(plain(cover.body.title), PAGE.margin, top + 132, { width: WIDTH });
  sheet.font(REGULAR).fontSize(9.5).fillColor(MUTED);
  sheet.text(plain(cover.body.text), { width: WIDTH, lineGap: 2.5, height: 90, ellipsis: true });
};
