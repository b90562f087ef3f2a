import { everyone, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'GuestBook',
    document: `mutation {
      GuestBook(Param: {
        id: "gst_01hzzzzzzzzzzzzzzzzzzzzzzz", name: "Sari", email: "sari@alva.example",
        topic: "other", message: "Apakah buka pada hari libur?", consent: true, locale: "id"
      }) { success }
    }`,
    verdicts: everyone,
  },
  {
    operation: 'insertDataLeads',
    document: 'mutation { insertDataLeads(productName: "alva-one") { success } }',
    verdicts: everyone,
  },
];
