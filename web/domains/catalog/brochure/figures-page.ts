import { BOLD, INK, LINE, MUTED, PAGE, plain, REGULAR, type Sheet } from './sheet.ts';

export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const GAP = 24;
const COLUMN = (PAGE.width - 2 * PAGE.margin - GAP) / 2;
const BOTTOM = PAGE.height - 60;
const LABEL = COLUMN * 0.5;
const VALUE = COLUMN - LABEL - 6;

const heightOf = (sheet: Sheet, [name, value]: Table['rows'][number]): number =>
  Math.max(
    sheet.font(REGULAR).fontSize(8).heightOfString(plain(name), { width: LABEL }),
    sheet.font(BOLD).fontSize(8).heightOfString(plain(value), { width: VALUE }),
  ) + 7;

/** The whole specification table in two columns, a group never begun at the very end of one. */
export const figuresPage = (
  sheet: Sheet,
  { title, groups }: { title: string; groups: readonly Table[] },
): void => {
  sheet.addPage();
  sheet.font(BOLD).fontSize(18).fillColor(INK).text(plain(title), PAGE.margin, 56);
  const top = sheet.y + 14;
  let [x, y]: [number, number] = [PAGE.margin, top];
  const room = (height: number): void => {
    if (y + height <= BOTTOM) return;
    if (x === PAGE.margin) x += COLUMN + GAP;
    else {
      sheet.addPage();
      x = PAGE.margin;
    }
    y = top;
  };
  for (const { name, rows } of groups) {
    room(64);
    sheet.font(BOLD).fontSize(10.5).fillColor(INK).text(plain(name), x, y, { width: COLUMN });
    y = sheet.y + 5;
    for (const row of rows) {
      const height = heightOf(sheet, row);
      room(height);
      sheet
        .moveTo(x, y)
        .lineTo(x + COLUMN, y)
        .lineWidth(0.5)
        .stroke(LINE);
      sheet
        .font(REGULAR)
        .fontSize(8)
        .fillColor(MUTED)
        .text(plain(row[0]), x, y + 4, { width: LABEL });
      sheet.font(BOLD).fillColor(INK);
      sheet.text(plain(row[1]), x + LABEL + 6, y + 4, { width: VALUE, align: 'right' });
      y += height;
    }
    y += 14;
  }
};
