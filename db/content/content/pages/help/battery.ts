import { list, note, steps, table } from '#db/content/content/blocks.ts';
import { topic } from './topic.ts';

export const battery = topic(
  'battery',
  { en: 'Battery and charging', id: 'Baterai dan pengisian' },
  {
    en: 'Charging at home and on the road, swapping, range and battery life.',
    id: 'Isi daya di rumah dan di jalan, tukar baterai, jarak tempuh, dan usia baterai.',
  },
  [
    {
      id: 'charge-at-home',
      question: { en: 'Can I charge at home?', id: 'Bisakah mengisi daya di rumah?' },
      short: {
        en: 'Yes, from any earthed socket. The chargers draw 600 to 800 watts, so a connection of 900 VA is enough for N3 and 1300 VA for the others.',
        id: 'Bisa, dari stopkontak apa pun yang memiliki arde. Pengisi daya memakai 600 sampai 800 watt, sehingga 900 VA cukup untuk N3 dan 1300 VA untuk model lain.',
      },
      more: [
        steps(
          {
            en: 'Lift the battery out, or leave it in.',
            id: 'Angkat baterai, atau biarkan di motor.',
          },
          {
            en: 'Connect the charger to the battery first, then to the wall.',
            id: 'Sambungkan pengisi ke baterai dulu, lalu ke stopkontak.',
          },
          {
            en: 'Green light: full. It stops by itself.',
            id: 'Lampu hijau: penuh. Pengisian berhenti sendiri.',
          },
        ),
        note({
          en: 'Charge on a hard floor, away from curtains and exits, and not with a damaged cable.',
          id: 'Isi di lantai keras, jauh dari gorden dan jalan keluar, dan jangan memakai kabel yang rusak.',
        }),
      ],
    },
    {
      id: 'boost-charge',
      question: {
        en: 'Which models can use Boost Charge?',
        id: 'Model apa yang bisa memakai Boost Charge?',
      },
      short: {
        en: 'CERVO BOOST CHARGE. It goes from 10 to 80 percent in 38 minutes. Other models charge at the same stations at their normal speed where a standard socket is present.',
        id: 'CERVO BOOST CHARGE. Dari 10 ke 80 persen dalam 38 menit. Model lain dapat mengisi di stasiun yang sama dengan kecepatan biasa bila tersedia soket standar.',
      },
      more: [],
    },
    {
      id: 'swap',
      question: { en: 'How does battery swapping work?', id: 'Bagaimana cara tukar baterai?' },
      short: {
        en: 'With a battery subscription you exchange an empty battery for a full one at a cabinet in about a minute.',
        id: 'Dengan langganan baterai, Anda menukar baterai kosong dengan yang penuh di kabinet dalam sekitar satu menit.',
      },
      more: [
        steps(
          {
            en: 'Scan the code on the cabinet with the My ALVA app.',
            id: 'Pindai kode di kabinet dengan aplikasi My ALVA.',
          },
          {
            en: 'Put your battery into the open door.',
            id: 'Masukkan baterai Anda ke pintu yang terbuka.',
          },
          {
            en: 'Take the full one from the next door.',
            id: 'Ambil baterai penuh dari pintu berikutnya.',
          },
        ),
      ],
    },
    {
      id: 'less-range',
      question: {
        en: 'Why is my range shorter than stated?',
        id: 'Mengapa jarak tempuh saya lebih pendek?',
      },
      short: {
        en: 'The stated range is measured at a steady 40 km/h. Speed, hills, two people and soft tyres cost most.',
        id: 'Jarak resmi diukur pada kecepatan tetap 40 km/jam. Yang paling menguras adalah kecepatan, tanjakan, berboncengan, dan ban kurang angin.',
      },
      more: [
        table(
          [
            { en: 'Cause', id: 'Penyebab' },
            { en: 'Costs about', id: 'Berkurang sekitar' },
          ],
          [
            { en: '60 instead of 40 km/h', id: '60, bukan 40 km/jam' },
            { en: '25 %', id: '25%' },
          ],
          [
            { en: 'A passenger of 65 kg', id: 'Penumpang 65 kg' },
            { en: '12 %', id: '12%' },
          ],
          [
            { en: 'Tyres 0.5 bar too soft', id: 'Ban kurang 0,5 bar' },
            { en: '6 %', id: '6%' },
          ],
        ),
      ],
    },
    {
      id: 'battery-life',
      question: { en: 'How long does a battery last?', id: 'Berapa lama usia baterai?' },
      short: {
        en: 'At least 70 percent of the capacity after three years or 50,000 km is guaranteed; most last well beyond.',
        id: 'Kapasitas minimal 70 persen setelah tiga tahun atau 50.000 km dijamin; kebanyakan bertahan jauh lebih lama.',
      },
      more: [
        list(
          {
            en: 'Daily use between 20 and 90 percent is kindest to NMC cells; LFP cells (CERVO Q, N3) do not mind being full.',
            id: 'Pemakaian harian antara 20 dan 90 persen paling baik bagi sel NMC; sel LFP (CERVO Q, N3) tidak masalah diisi penuh.',
          },
          { en: 'Keep it out of the midday sun.', id: 'Hindarkan dari terik matahari.' },
        ),
      ],
    },
    {
      id: 'rain-and-flood',
      question: {
        en: 'May I ride in the rain, or through a flood?',
        id: 'Bolehkah dipakai saat hujan atau banjir?',
      },
      short: {
        en: 'Rain is no problem: motor and connectors are sealed. Water above the axle is; turn round, as you would with any motorcycle.',
        id: 'Hujan tidak masalah: motor dan konektornya kedap. Genangan di atas as roda bermasalah; putar balik seperti dengan motor apa pun.',
      },
      more: [],
    },
  ],
);
