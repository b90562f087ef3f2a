/** Who types one of these looks for who mends it, who pays, or what to do. */
const BROKEN = ['broken', 'damaged', 'faulty', 'error', 'rusak', 'kerusakan'];

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
    'colokan',
    'colok',
    'plug',
    'socket',
  ],
  ['swap', 'exchange', 'tukar'],
  ['motorcycle', 'motorbike', 'bike', 'scooter', 'motor', 'skuter'],
  ['price', 'cost', 'otr', 'harga', 'biaya'],
  ['instalment', 'installment', 'credit', 'loan', 'cicilan', 'kredit', 'angsuran', 'dp'],
  ['dealer', 'showroom', 'centre', 'center', 'toko'],
  ['test', 'try', 'coba', 'tes'],
  ['service', 'repair', 'maintenance', 'workshop', 'servis', 'perbaikan', 'bengkel', ...BROKEN],
  ['breakdown', 'roadside', 'stranded', 'tow', 'mogok', 'darurat', 'derek'],
  ['warranty', 'guarantee', 'garansi', ...BROKEN],
  ['help', 'bantuan', ...BROKEN],
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

const TRIAL = new Set(['test', 'tes']);
const OF_A_TRIAL = new Set(['drive', 'driving', 'riding', 'jalan']);

/** A test drive is a test ride; alone, `jalan` is a street and `drive` nothing. */
export const meant = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => {
    if (OF_A_TRIAL.has(word) && TRIAL.has(words[at - 1] ?? '')) return 'ride';
    return TRIAL.has(word) && OF_A_TRIAL.has(words[at + 1] ?? '') ? 'test' : word;
  });

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
