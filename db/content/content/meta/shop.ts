import { type Meta, meta } from './types.ts';

export const SHOP: readonly Meta[] = [
  meta('shop', {
    en: [
      'Shop',
      'Genuine spare parts with their price list, accessories that fit, riding apparel and batteries. Search by name, code or model.',
      'The ALVA shop',
      'Spare parts, accessories, apparel, batteries',
      'Search by name or code',
    ],
    id: [
      'Belanja',
      'Suku cadang asli dengan daftar harganya, aksesori yang pas, perlengkapan berkendara, dan baterai. Cari menurut nama, kode, atau model.',
      'Belanja di ALVA',
      'Suku cadang, aksesori, apparel, baterai',
      'Cari menurut nama atau kode',
    ],
  }),
  meta('shop/spare-parts', {
    en: [
      'Spare parts and prices',
      'The price list of genuine spare parts for every ALVA model. Search by part name or code, even if you are not sure of the spelling.',
      'Spare parts',
      'The price list',
      'Search by name, code or model',
    ],
    id: [
      'Suku cadang dan harganya',
      'Daftar harga suku cadang asli untuk setiap model ALVA. Cari menurut nama atau kode, meski Anda tidak yakin ejaannya.',
      'Suku cadang',
      'Daftar harga',
      'Cari menurut nama, kode, atau model',
    ],
  }),
  meta('shop/spare-parts/*/*', {
    en: [
      '{name}: spare part',
      '{name}: price, part number, the models it fits and where it can be mounted. Genuine part with the warranty of the maker.',
      '{name}',
      'Price and part number',
      'Models it fits',
    ],
    id: [
      '{name}: suku cadang',
      '{name}: harga, nomor suku cadang, model yang cocok, dan tempat pemasangannya. Suku cadang asli dengan garansi pabrik.',
      '{name}',
      'Harga dan nomor suku cadang',
      'Model yang cocok',
    ],
  }),
  meta('shop/accessories', {
    en: [
      'Accessories',
      'Boxes, windshields, mats, locks and phone holders that are made for ALVA and need no drilling. With prices and the models they fit.',
      'Accessories',
      'Made to fit, nothing to drill',
      'Filter by model',
    ],
    id: [
      'Aksesori',
      'Boks, pelindung angin, karpet, kunci, dan dudukan ponsel yang dibuat untuk ALVA, tanpa perlu dibor. Lengkap dengan harga dan modelnya.',
      'Aksesori',
      'Pas terpasang, tanpa dibor',
      'Saring menurut model',
    ],
  }),
  meta('shop/apparel', {
    en: [
      'Apparel and helmets',
      'Jackets that breathe in the heat, helmets with the SNI mark, T-shirts and caps. Sizes, stock and how to measure.',
      'Apparel',
      'For the ride and after it',
      'Sizes and how to measure',
    ],
    id: [
      'Apparel dan helm',
      'Jaket yang sejuk di cuaca panas, helm berlabel SNI, kaus, dan topi. Lengkap dengan ukuran, stok, dan cara mengukur.',
      'Apparel',
      'Untuk di jalan dan sesudahnya',
      'Ukuran dan cara mengukur',
    ],
  }),
  meta('shop/battery', {
    en: [
      'Batteries',
      'A second battery for longer days, or a new one for a motorcycle with history. Prices, compatibility and subscription by model.',
      'Batteries',
      'Buy or subscribe',
      'Which battery fits which model',
    ],
    id: [
      'Baterai',
      'Baterai kedua untuk hari yang panjang, atau baterai baru untuk motor lama. Harga, kecocokan, dan langganan untuk setiap model.',
      'Baterai',
      'Beli atau langganan',
      'Baterai yang cocok untuk setiap model',
    ],
  }),
  meta('shop/accessories/*', {
    en: [
      '{name}: accessory',
      '{name}: price, stock and the ALVA models it fits. A genuine accessory that is bolted on without drilling and keeps the warranty.',
      '{name}',
      'Price and stock',
      'Models it fits',
    ],
    id: [
      '{name}: aksesori',
      '{name}: harga, stok, dan model ALVA yang cocok. Aksesori asli yang dipasang tanpa dibor dan tidak menggugurkan garansi.',
      '{name}',
      'Harga dan stok',
      'Model yang cocok',
    ],
  }),
  meta('shop/apparel/*', {
    en: [
      '{name}: apparel',
      '{name}: sizes in stock, material and price. Made for riding in the heat and the rain of Indonesia, with free exchange of sizes.',
      '{name}',
      'Sizes and stock',
      'How to measure',
    ],
    id: [
      '{name}: apparel',
      '{name}: ukuran yang tersedia, bahan, dan harga. Dibuat untuk berkendara di panas dan hujan Indonesia, bisa tukar ukuran.',
      '{name}',
      'Ukuran dan stok',
      'Cara mengukur',
    ],
  }),
  meta('shop/battery/*', {
    en: [
      '{name}',
      '{name}: capacity, weight, price and stock. Collected at a dealer or brought by our courier; the old battery is taken back for recycling.',
      '{name}: price',
      'Capacity and weight',
      'Buy or subscribe',
    ],
    id: [
      '{name}',
      '{name}: kapasitas, bobot, harga, dan stok. Diambil di dealer atau diantar kurir kami; baterai lama kami terima untuk didaur ulang.',
      '{name}: harga',
      'Kapasitas dan bobot',
      'Beli atau langganan',
    ],
  }),
];
