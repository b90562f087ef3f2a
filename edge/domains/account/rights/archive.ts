import { placeOf } from '#edge/domains/account/document.ts';
import { sealedIn, sealedInProof } from '#edge/domains/orders/index.ts';
import { refundPlace } from '#edge/domains/payments/index.ts';
import { payeePlace } from '#edge/domains/referrals/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { openFile } from '#edge/platform/files/sealed.ts';
import { rowsOf, uploadsOf } from './export.sql.ts';
import { EXPORTED } from './export-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Files beyond that are named in the archive, and fetched one by one from the pages that show them. */
const MOST_BYTES = 30_000_000;

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const READ_ME = `Everything ALVA stores about you, as of the day you asked.

data/    one file for each kind of record, as JSON; moments are milliseconds since 1970 (UTC)
files/   pictures and documents you sent, and receipts

---

Semua data tentang Anda yang disimpan ALVA, per hari Anda memintanya.

data/    satu berkas untuk tiap jenis catatan, dalam JSON; waktu dalam milidetik sejak 1970 (UTC)
files/   gambar dan dokumen yang Anda kirim, serta kuitansi
`;

/** What the archive would have been too large with. */
const leftOut = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `
---

Too large for this archive, so not in it: open these files on the pages that show them, or ask us for them.
Terlalu besar untuk arsip ini, jadi tidak disertakan: buka di halaman yang menampilkannya, atau minta kepada kami.

${names.join('\n')}
`;

/** Numbers are sealed in the store; their owner gets them as they are. */
const opened = async (table: string, row: Row, cipher: Cipher): Promise<Row> => {
  const places: Readonly<Record<string, string>> =
    table === 'customer_document'
      ? {
          identity_number_sealed: placeOf('identity_number', String(row.customer_id)),
          tax_number_sealed: placeOf('tax_number', String(row.customer_id)),
        }
      : table === 'order_owner'
        ? {
            identity_number_sealed: sealedIn(String(row.order_id), 'identity'),
            tax_number_sealed: sealedIn(String(row.order_id), 'tax'),
          }
        : table === 'delivery_proof'
          ? {
              received_by_sealed: sealedInProof(String(row.id), 'received-by'),
              signature_sealed: sealedInProof(String(row.id), 'signature'),
            }
          : table === 'affiliate_payee' || table === 'payout'
            ? {
                account_number_sealed: payeePlace(String(row.customer_id)),
                tax_number_sealed: payeePlace(String(row.customer_id)),
              }
            : table === 'payment_refund'
              ? { destination: refundPlace(String(row.ref)) }
              : {};
  const entries = Object.entries(row).map(async ([column, value]) => {
    const place = places[column];
    return place === undefined || typeof value !== 'string'
      ? ([column, value] as const)
      : ([column.replace('_sealed', ''), await cipher.open(value, place)] as const);
  });
  return Object.fromEntries(await Promise.all(entries));
};

type Making = Pick<Deps, 'db' | 'files'> & { readonly cipher: Cipher };

const filesOf = async (customerId: string, { db, files, cipher }: Making) => {
  const [uploads] = await db.readPrimary([uploadsOf({ customerId })]);
  const pictures: [string, Uint8Array<ArrayBuffer>][] = [];
  const tooLarge: string[] = [];
  let total = 0;
  for (const { id, type, size, objectKey, isSealed } of uploads) {
    const name = `files/${id}.${EXTENSION[type] ?? 'bin'}`;
    if (total + size > MOST_BYTES) {
      tooLarge.push(name);
      continue;
    }
    const body = await files.get(objectKey);
    if (body === undefined) continue;
    const bytes = isSealed
      ? await openFile(cipher, id, body)
      : new Uint8Array(await new Response(body).arrayBuffer());
    total += bytes.length;
    pictures.push([name, bytes]);
  }
  return { pictures, tooLarge };
};

/** Everything we store about a person, as one ZIP archive. */
export const makeArchive = async (
  customerId: string,
  deps: Making,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { strToU8, zipSync } = await import('fflate');
  const answers = await deps.db.readPrimary(rowsOf(customerId));
  const tables = await Promise.all(
    EXPORTED.map(async ({ table, without = [] }, at) => {
      const rows = await Promise.all(
        (answers[at] ?? []).map(async (row) => {
          const mine = Object.entries(row).filter(([column]) => !without.includes(column));
          return opened(table, Object.fromEntries(mine), deps.cipher);
        }),
      );
      return [`data/${table}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const;
    }),
  );
  // Pictures are compressed already.
  const files = await filesOf(customerId, deps);
  const pictures = files.pictures.map(
    ([name, bytes]) => [name, [bytes, { level: 0 as const }]] as const,
  );
  const archive = zipSync(
    Object.fromEntries([
      ['README.txt', strToU8(READ_ME + leftOut(files.tooLarge))] as const,
      ...tables,
      ...pictures,
    ]),
  );
  return Uint8Array.from(archive);
};
