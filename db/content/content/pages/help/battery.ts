import { list, note, steps, table } from '../../blocks.ts';
import { topic } from './topic.ts';

export const battery = topic(
  'battery',
  ['Battery and charging', 'Baterai dan pengisian'],
  [
    'Charging at home and on the road, swapping, range and battery life.',
    'Isi daya di rumah dan di jalan, tukar baterai, jarak tempuh, dan usia baterai.',
  ],
  [
    {
      id: 'charge-at-home',
      question: ['Can I charge at home?', 'Bisakah mengisi daya di rumah?'],
      short: [
        'Yes, from any earthed socket. The chargers draw 600 to 800 watts, so a connection of 900 VA is enough for N3 and 1,300 VA for the others.',
        'Bisa, dari stopkontak apa pun yang memiliki arde. Pengisi daya memakai 600 sampai 800 watt, sehingga 900 VA cukup untuk N3 dan 1.300 VA untuk model lain.',
      ],
      more: [
        steps(
          ['Lift the battery out, or leave it in.', 'Angkat baterai, atau biarkan di motor.'],
          [
            'Connect the charger to the battery first, then to the wall.',
            'Sambungkan pengisi ke baterai dulu, lalu ke stopkontak.',
          ],
          [
            'Green light: full. It stops by itself.',
            'Lampu hijau: penuh. Pengisian berhenti sendiri.',
          ],
        ),
        note(
          'Charge on a hard floor, away from curtains and exits, and not with a damaged cable.',
          'Isi di lantai keras, jauh dari gorden dan jalan keluar, dan jangan memakai kabel yang rusak.',
        ),
      ],
    },
    {
      id: 'boost-charge',
      question: ['Which models can use Boost Charge?', 'Model apa yang bisa memakai Boost Charge?'],
      short: [
        'CERVO BOOST CHARGE. It goes from 10 to 80 percent in 38 minutes. Other models charge at the same stations at their normal speed where a standard socket is present.',
        'CERVO BOOST CHARGE. Dari 10 ke 80 persen dalam 38 menit. Model lain dapat mengisi di stasiun yang sama dengan kecepatan biasa bila tersedia soket standar.',
      ],
      more: [],
    },
    {
      id: 'swap',
      question: ['How does battery swapping work?', 'Bagaimana cara tukar baterai?'],
      short: [
        'With a battery subscription you exchange an empty battery for a full one at a cabinet in about a minute.',
        'Dengan langganan baterai, Anda menukar baterai kosong dengan yang penuh di kabinet dalam sekitar satu menit.',
      ],
      more: [
        steps(
          [
            'Scan the code on the cabinet with the My ALVA app.',
            'Pindai kode di kabinet dengan aplikasi My ALVA.',
          ],
          ['Put your battery into the open door.', 'Masukkan baterai Anda ke pintu yang terbuka.'],
          ['Take the full one from the next door.', 'Ambil baterai penuh dari pintu berikutnya.'],
        ),
      ],
    },
    {
      id: 'less-range',
      question: ['Why is my range shorter than stated?', 'Mengapa jarak tempuh saya lebih pendek?'],
      short: [
        'The stated range is measured at a steady 40 km/h. Speed, hills, two people and soft tyres cost most.',
        'Jarak resmi diukur pada kecepatan tetap 40 km/jam. Yang paling menguras adalah kecepatan, tanjakan, berboncengan, dan ban kurang angin.',
      ],
      more: [
        table(
          [
            ['Cause', 'Penyebab'],
            ['Costs about', 'Berkurang sekitar'],
          ],
          [
            ['60 instead of 40 km/h', '60, bukan 40 km/jam'],
            ['25 %', '25%'],
          ],
          [
            ['A passenger of 65 kg', 'Penumpang 65 kg'],
            ['12 %', '12%'],
          ],
          [
            ['Tyres 0.5 bar too soft', 'Ban kurang 0,5 bar'],
            ['6 %', '6%'],
          ],
        ),
      ],
    },
    {
      id: 'battery-life',
      question: ['How long does a battery last?', 'Berapa lama usia baterai?'],
      short: [
        'At least 70 percent of the capacity after three years or 50,000 km is guaranteed; most last well beyond.',
        'Kapasitas minimal 70 persen setelah tiga tahun atau 50.000 km dijamin; kebanyakan bertahan jauh lebih lama.',
      ],
      more: [
        list(
          [
            'Daily use between 20 and 90 percent is kindest to NMC cells; LFP cells (CERVO Q, N3) do not mind being full.',
            'Pemakaian harian antara 20 dan 90 persen paling baik bagi sel NMC; sel LFP (CERVO Q, N3) tidak masalah diisi penuh.',
          ],
          ['Keep it out of the midday sun.', 'Hindarkan dari terik matahari.'],
        ),
      ],
    },
    {
      id: 'rain-and-flood',
      question: [
        'May I ride in the rain, or through a flood?',
        'Bolehkah dipakai saat hujan atau banjir?',
      ],
      short: [
        'Rain is no problem: motor and connectors are sealed. Water above the axle is; turn round, as you would with any motorcycle.',
        'Hujan tidak masalah: motor dan konektornya kedap. Genangan di atas as roda bermasalah; putar balik seperti dengan motor apa pun.',
      ],
      more: [],
    },
  ],
);
