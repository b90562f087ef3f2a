const STAR = '*';

/** `Ayu Lestari` → `A** L******`: enough for somebody who knows the person. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1) + STAR.repeat(Math.max(word.length - 1, 1)))
    .join(' ');

/** `+6281210010001` → `+62********0001` */
export const maskedPhone = (e164: string): string =>
  e164.slice(0, 3) + STAR.repeat(Math.max(e164.length - 7, 4)) + e164.slice(-4);

/** `owner@alva.demo` → `o****@a***.demo` */
export const maskedEmail = (email: string): string => {
  const [local = '', host = ''] = email.split('@');
  const dot = host.lastIndexOf('.');
  return `${local.slice(0, 1)}****@${host.slice(0, 1)}***${dot < 0 ? '' : host.slice(dot)}`;
};

/** `B 3847 SKW` → `B **** SKW` */
export const maskedPlate = (plate: string): string => plate.replace(/\d/g, STAR);

/** Its last four characters. */
export const maskedVin = (vin: string): string => STAR.repeat(vin.length - 4) + vin.slice(-4);
