import { getScopedI18n } from '#web/platform/i18n/server.ts';

/** Body measures in centimetres for each size. */
const SIZES = [
  ['S', '88-92', '74-78', '55-56'],
  ['M', '93-98', '79-84', '57-58'],
  ['L', '99-104', '85-90', '59-60'],
  ['XL', '105-111', '91-97', '61-62'],
  ['XXL', '112-118', '98-105', '63-64'],
] as const;

/** How to find one's size; the same table for jackets, shirts, suits and helmets. */
export async function SizeTable() {
  const t = await getScopedI18n('shop');
  const heads = [t('sizes.size'), t('sizes.chest'), t('sizes.waist'), t('sizes.head')];
  return (
    <>
      <p className="mb-4 text-muted">{t('sizes.how')}</p>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{t('sizes.title')}</caption>
        <thead className="text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-line border-b py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIZES.map(([size, ...measures]) => (
            <tr key={size} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-4 font-bold">
                {size}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-2.5 pr-4">
                  {measure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
