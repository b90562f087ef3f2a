/** A company as the owner of an order, as the form hands it in. */
export const COMPANY = {
  customerType: 'company',
  isbuyer: true,
  name: 'PT Angin 88',
  email: 'angin@example.test',
  phoneNumber: '+6281210010002',
  address: 'Jl. Kantor 8',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12940',
  taxNumber: '01.234.567.8-901.000',
  picName: 'Budi Santoso',
  picPhoneNumber: '+6281210010003',
};
