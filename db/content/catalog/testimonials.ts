import type { Text } from '#edge/contract/locale.ts';

interface Testimonial {
  /** Riders of the demo catalogue are invented, like everything in it. */
  readonly name: string;
  readonly city: string;
  /** Ridden when it was said. */
  readonly km: number;
  readonly text: Text;
}

/** What riders say of a model, by slug; shown where the model's `show_testi` is set. */
export const TESTIMONIALS: Readonly<Record<string, readonly Testimonial[]>> = {
  'alva-one': [
    {
      name: 'Rina P.',
      city: 'Bekasi',
      km: 8_400,
      text: {
        en: 'Forty kilometres a day through Kalimalang, and I charge every second night. My back thanks the seat.',
        id: 'Empat puluh kilometer sehari lewat Kalimalang, isi daya dua malam sekali. Punggung saya berterima kasih pada joknya.',
      },
    },
    {
      name: 'Yusuf A.',
      city: 'Semarang',
      km: 3_150,
      text: {
        en: 'The uphill stretch to Tembalang was my worry. With my wife on the back it simply climbs.',
        id: 'Tanjakan ke Tembalang dulu yang saya khawatirkan. Boncengan dengan istri pun tetap naik dengan tenang.',
      },
    },
  ],
  'alva-one-xp': [
    {
      name: 'Hendra W.',
      city: 'Tangerang Selatan',
      km: 5_700,
      text: {
        en: 'The windshield makes rain on the toll-side road bearable, and the second battery ended my counting.',
        id: 'Kaca depannya sangat membantu saat hujan, dan baterai kedua membuat saya berhenti menghitung sisa jarak.',
      },
    },
    {
      name: 'Maya S.',
      city: 'Bandung',
      km: 2_300,
      text: {
        en: 'Quiet enough to talk at a traffic light. My daughter asks for it instead of the car.',
        id: 'Cukup senyap untuk mengobrol di lampu merah. Anak saya lebih memilih motor ini daripada mobil.',
      },
    },
  ],
  'alva-cervo': [
    {
      name: 'Galih R.',
      city: 'Jakarta Selatan',
      km: 11_200,
      text: {
        en: 'It turns the way I look. After a year the brakes still feel as on the first day.',
        id: 'Motor ini berbelok ke arah mata memandang. Setelah setahun, remnya masih terasa seperti hari pertama.',
      },
    },
    {
      name: 'Dewi L.',
      city: 'Surabaya',
      km: 6_900,
      text: {
        en: 'I swap in about a minute on the way to the office and have not seen a petrol queue since May.',
        id: 'Tukar baterai sekitar satu menit di jalan ke kantor, dan sejak Mei saya tidak lagi antre bensin.',
      },
    },
  ],
  'alva-cervo-q': [
    {
      name: 'Farhan M.',
      city: 'Yogyakarta',
      km: 4_600,
      text: {
        en: 'Light enough to push out of a full campus car park, quick enough for the ring road.',
        id: 'Cukup ringan untuk dikeluarkan dari parkiran kampus yang penuh, cukup gesit untuk ring road.',
      },
    },
    {
      name: 'Lina K.',
      city: 'Denpasar',
      km: 1_850,
      text: {
        en: 'One battery covers my day between Sanur and Ubud with some left for the market.',
        id: 'Satu baterai cukup untuk Sanur ke Ubud pulang pergi, masih sisa untuk mampir ke pasar.',
      },
    },
  ],
};
