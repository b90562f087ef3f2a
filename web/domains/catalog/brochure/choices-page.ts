import { BOLD, INK, LINE, MUTED, PAGE, plain, REGULAR, type Sheet } from './sheet.ts';

export interface Painted {
  readonly name: string;
  readonly hex: string;
  readonly picture: Buffer | null;
}

export interface PricedBattery {
  readonly name: string;
  readonly body: string;
  /** Label and amount, in the order they are read. */
  readonly lines: readonly (readonly [label: string, amount: string])[];
}

const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 16;

const paint = (sheet: Sheet, look: Painted, x: number, y: number, width: number): void => {
  const height = (width * 630) / 1200;
  if (look.picture) sheet.image(look.picture, x, y, { width });
  else sheet.rect(x, y, width, height).fill('#e4e5e9');
  sheet.circle(x + 5, y + height + 12, 5).fill(look.hex);
  sheet.font(BOLD).fontSize(9).fillColor(INK);
  sheet.text(plain(look.name), x + 16, y + height + 8, { width: width - 16, lineBreak: false });
};

export const choicesPage = (
  sheet: Sheet,
  colors: { title: string; body: string; looks: readonly Painted[] },
  batteries: { title: string; options: readonly PricedBattery[] },
): void => {
  sheet.addPage();
  sheet.font(BOLD).fontSize(18).fillColor(INK).text(plain(colors.title), PAGE.margin, 56);
  sheet
    .font(REGULAR)
    .fontSize(9.5)
    .fillColor(MUTED)
    .text(plain(colors.body), { width: WIDTH, lineGap: 2 });
  const top = sheet.y + 16;
  const width = (WIDTH - GAP) / 2;
  const row = (width * 630) / 1200 + 34;
  colors.looks.forEach((look, at) => {
    paint(
      sheet,
      look,
      PAGE.margin + (at % 2) * (width + GAP),
      top + Math.floor(at / 2) * row,
      width,
    );
  });
  let y = top + Math.ceil(colors.looks.length / 2) * row + 14;
  sheet
    .font(BOLD)
    .fontSize(18)
    .fillColor(INK)
    .text(plain(batteries.title), PAGE.margin, y, { width: WIDTH });
  y = sheet.y + 12;
  const column =
    (WIDTH - GAP * (batteries.options.length - 1)) / Math.max(1, batteries.options.length);
  batteries.options.forEach(({ name, body, lines }, at) => {
    const x = PAGE.margin + at * (column + GAP);
    sheet
      .moveTo(x, y)
      .lineTo(x + column, y)
      .lineWidth(0.5)
      .stroke(LINE);
    sheet
      .font(BOLD)
      .fontSize(10.5)
      .fillColor(INK)
      .text(plain(name), x, y + 10, { width: column });
    sheet.font(REGULAR).fontSize(8).fillColor(MUTED);
    sheet.text(plain(body), { width: column, lineGap: 1.5, height: 60, ellipsis: true });
    sheet.y = y + 92;
    for (const [label, amount] of lines) {
      const line = sheet.y;
      sheet
        .font(REGULAR)
        .fontSize(8)
        .fillColor(MUTED)
        .text(plain(label), x, line, { width: column });
      sheet
        .font(BOLD)
        .fontSize(8)
        .fillColor(INK)
        .text(plain(amount), x, line, { width: column, align: 'right' });
      sheet.y = line + 14;
    }
  });
};
