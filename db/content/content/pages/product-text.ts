import { list, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

/** What every product page says below its content. */
export const productPageText: PageContent = {
  name: 'product-page-text',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: { en: 'Good to know', id: 'Perlu diketahui' },
  summary: {
    en: 'How the figures and prices on the product pages are meant.',
    id: 'Cara membaca angka dan harga di halaman produk.',
  },
  blocks: [
    paragraph({
      en: 'Range is measured at a steady 40 km/h with one rider of 65 kg on a level road. Speed, hills, luggage, tyre pressure and heat change it; expect about a quarter less in city traffic.',
      id: 'Jarak tempuh diukur pada kecepatan tetap 40 km/jam dengan satu pengendara 65 kg di jalan datar. Kecepatan, tanjakan, muatan, tekanan ban, dan panas memengaruhinya; di lalu lintas kota perkirakan sekitar seperempat lebih rendah.',
    }),
    list(
      {
        en: 'Prices are on the road: vehicle, registration papers, plate and title. Provinces differ by their vehicle taxes.',
        id: 'Harga adalah harga OTR: kendaraan, STNK, pelat nomor, dan BPKB. Perbedaan antarprovinsi berasal dari pajak kendaraannya.',
      },
      {
        en: 'The subsidy is for Indonesian citizens of 17 years and older, one motorcycle per identity number, and as long as the programme runs.',
        id: 'Subsidi berlaku bagi WNI berusia 17 tahun ke atas, satu motor untuk satu NIK, dan selama program berjalan.',
      },
      {
        en: 'Delivery to your home is charged by distance and shown before you pay.',
        id: 'Ongkos antar ke rumah dihitung menurut jarak dan ditampilkan sebelum Anda membayar.',
      },
      {
        en: 'Pictures are illustrations; the motorcycle you receive may differ in details.',
        id: 'Gambar adalah ilustrasi; motor yang Anda terima dapat berbeda dalam hal kecil.',
      },
    ),
  ],
};
