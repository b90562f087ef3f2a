/** Who sells, as receipts name it; fictional, as all contact data of the demo. */
export const COMPANY = {
  name: 'PT Alva Motor Indonesia',
  address: 'Jl. Jenderal Sudirman Kav. 52-53, Jakarta Selatan 12190',
  /** NPWP. */
  taxNumber: '0123 4567 8901 2000',
  contact: 'care@alva.example',
} as const;
