/**
 * Words that people use for one thing, in both languages. A search meets the others of a group too, a
 * little less than what was typed.
 */
const GROUPS: readonly (readonly string[])[] = [
  [
    'lend',
    'lending',
    'loan',
    'borrow',
    'share',
    'sharing',
    'pinjam',
    'pinjamkan',
    'meminjamkan',
    'bagikan',
  ],
  ['friend', 'someone', 'guest', 'family', 'teman', 'keluarga', 'tamu', 'orang'],
  ['brake', 'rem'],
  ['tyre', 'tire', 'ban'],
  ['mirror', 'spion'],
  ['helmet', 'helm'],
  ['seat', 'saddle', 'jok'],
  ['lamp', 'light', 'headlight', 'lampu'],
  ['battery', 'baterai', 'aki'],
  [
    'charger',
    'charging',
    'charge',
    'station',
    'spklu',
    'isi',
    'cas',
    'ngecas',
    'pengisian',
    'stasiun',
  ],
  ['swap', 'exchange', 'tukar'],
  ['motorcycle', 'motorbike', 'bike', 'scooter', 'motor', 'skuter'],
  ['price', 'cost', 'otr', 'harga', 'biaya'],
  ['instalment', 'installment', 'credit', 'loan', 'cicilan', 'kredit', 'angsuran', 'dp'],
  ['dealer', 'showroom', 'centre', 'center', 'toko'],
  ['test', 'try', 'coba', 'tes'],
  ['service', 'repair', 'maintenance', 'servis', 'perbaikan', 'bengkel'],
  ['breakdown', 'roadside', 'stranded', 'tow', 'mogok', 'darurat', 'derek'],
  ['warranty', 'guarantee', 'garansi'],
  ['refund', 'pengembalian'],
  ['cancel', 'batal', 'batalkan', 'membatalkan'],
  ['sell', 'jual', 'dijual', 'menjual'],
  ['password', 'sandi'],
  ['sign', 'login', 'masuk'],
  ['subsidy', 'subsidi'],
  ['jacket', 'jaket'],
  ['rain', 'hujan'],
  ['savings', 'saving', 'hemat'],
  ['order', 'purchase', 'pesanan', 'pembelian'],
  ['contact', 'call', 'hubungi', 'telepon'],
];

const OTHERS = new Map<string, ReadonlySet<string>>();
for (const group of GROUPS)
  for (const word of group)
    OTHERS.set(word, new Set([...(OTHERS.get(word) ?? []), ...group.filter((it) => it !== word)]));

/** Words a misspelt one may mean although no text has them. */
export const SYNONYMS: readonly string[] = [...OTHERS.keys()];

const NONE: ReadonlySet<string> = new Set();

export const otherWordsFor = (word: string): ReadonlySet<string> => OTHERS.get(word) ?? NONE;

/** Words that say nothing about what is looked for, in both languages. */
const SMALL = new Set(
  'a an the to of for in on at is are my me i you your how do does can what where when with and or di ke dari yang untuk saya anda apa apakah bagaimana cara dengan dan atau bisa bisakah mana'.split(
    ' ',
  ),
);

/** The words that say what is looked for; all of them when none does. */
export const telling = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => !SMALL.has(word));
  return rest.length === 0 ? words : rest;
};
