import { expect, it } from 'vitest';
import { drawBrochure } from '#web/domains/catalog/brochure/brochure.ts';

it('a brochure brings its typeface along, whatever language and signs it holds', async () => {
  const bytes = await drawBrochure({
    locale: 'id',
    title: 'ALVA CERVO: brosur',
    madeAt: 0,
    cover: {
      picture: null,
      name: 'ALVA CERVO',
      edition: 'Skuter sport',
      slogan: 'Lincah sejak langkah pertama.',
      description: '−7 ‑ 10–90 % “Ë” é ₂ ≥',
      price: null,
      features: [],
      body: { title: 'Bobot', text: 'Di tempatnya.' },
    },
    colors: { title: 'Warna', body: 'Delapan tampilan', looks: [] },
    batteries: { title: 'Baterai', options: [] },
    figures: { title: 'Angka', groups: [] },
    foot: 'Gambar adalah ilustrasi.',
  });
  const pdf = bytes.toString('latin1');
  const fonts = [...pdf.matchAll(/\/BaseFont \/([A-Za-z+-]+)/g)].map(([, name]) => name ?? '');
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((name) => name.includes('PlusJakartaSans'))).toBe(true);
  expect(pdf).toMatch(/\/FontFile[23]?/);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
});
