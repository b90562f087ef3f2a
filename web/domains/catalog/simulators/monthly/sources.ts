/** Where the starting figures come from; shown beneath the result. */
export const SOURCES = [
  {
    key: 'petrol',
    href: 'https://www.esdm.go.id',
  },
  {
    key: 'tariff',
    href: 'https://web.pln.co.id/pelanggan/tarif-tenaga-listrik',
  },
  { key: 'consumption', href: null },
  { key: 'model', href: null },
  { key: 'service', href: null },
] as const;
