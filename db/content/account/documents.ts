import type { customerDocument } from '#db/schema/account-document.ts';

type Row = typeof customerDocument.$inferInsert;

/**
 * Papers of three demo customers, with invented numbers. The numbers are sealed with the embedded
 * key (edge/platform/keys.ts), as the service itself would have stored them.
 */
export const documents: readonly Row[] = [
  {
    customerId: 'cus_owner',
    name: 'Ayu Lestari',
    address: 'Jl. Kemang Raya No. 27, Bangka, Mampang Prapatan',
    provinceId: '31',
    provinceName: 'DKI Jakarta',
    cityId: '3174',
    cityName: 'Jakarta Selatan',
    zipCode: '12730',
    identityNumberSealed: 'embedded.oXlGrjnFaa2jhsHP.BrBRp2uoANp0Ym5XEQb7uIji-th71K--zwYqvLeZy34',
    identityNumberIndex: 'tHPbtV1K8rK9CBt46PsHlm6qoXdbVVUXjeoZsvJ1haQ',
    taxNumberSealed: 'embedded.1fWJDbPHc-oFxNoc.oW8pRE4UB9wqbys6BeA0lr5iqBzZ8c6ffL5oVEx25K8',
    taxNumberIndex: 'tHPbtV1K8rK9CBt46PsHlm6qoXdbVVUXjeoZsvJ1haQ',
    fatherName: 'Hendra Lestari',
  },
  {
    customerId: 'cus_owner2',
    name: 'Bima Prakoso',
    address: 'Jl. Raya Darmo No. 114, Wonokromo',
    provinceId: '35',
    provinceName: 'Jawa Timur',
    cityId: '3578',
    cityName: 'Surabaya',
    zipCode: '60241',
    identityNumberSealed: 'embedded.QTC07-_I0kVo_mt-.zbgDlAGMijvoM_TX_lMWFV0K0vAUPLKqGxLnRxuFpk4',
    identityNumberIndex: '-w3Xgkixg4l1WzvN6RuhMWazNPj56LrVYX_yG6iq8mI',
  },
  {
    customerId: 'cus_guest',
    name: 'Citra Dewi',
    address: 'Jl. Margonda Raya No. 350, Beji',
    provinceId: '32',
    provinceName: 'Jawa Barat',
    cityId: '3276',
    cityName: 'Depok',
    zipCode: '16424',
    identityNumberSealed: 'embedded.A4Cx8xcLfLkOtIh7.QFz-xC34rDlH-utNFxd2CuXVgW0a3crEocJhJesFWiQ',
    identityNumberIndex: 'KmpFVa61R07MGSf5Oek5-wT-xWNbnjePEH_N57J2WyY',
  },
];
