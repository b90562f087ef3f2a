import { lookOf, picture } from '#db/content/catalog/pictures.ts';
import { heading, list, paragraph } from '#db/content/content/blocks.ts';
import { goodsPicture } from '#db/content/shop/items/pictures.ts';
import { post } from './post.ts';

export const STORIES = [
  post({
    slug: 'bandung-on-one-charge',
    category: 'story',
    publishedOn: '2026-11-12',
    model: 'alva-one-xp',
    color: 'viridian-green',
    title: { en: 'To Bandung with one stop', id: 'Ke Bandung dengan sekali singgah' },
    summary: {
      en: 'Jakarta to Bandung by way of Puncak on a ONE XP: what the climb costs, and what the way down gives back.',
      id: 'Jakarta ke Bandung lewat Puncak dengan ONE XP: apa yang diambil tanjakan, dan apa yang dikembalikan turunan.',
    },
    blocks: [
      paragraph({
        en: 'We left Cawang at five, both batteries full, 160 km on the display. The plan was simple: take the old road over Puncak, have breakfast where there is a socket, and be in Bandung before the heat.',
        id: 'Kami berangkat dari Cawang pukul lima, kedua baterai penuh, 160 km tertera di layar. Rencananya sederhana: lewat jalan lama Puncak, sarapan di tempat yang ada stopkontaknya, dan tiba di Bandung sebelum panas.',
      }),
      heading({ en: 'The climb', id: 'Tanjakan' }),
      paragraph({
        en: 'Up to Puncak Pass the display lost two kilometres for each one ridden. That is honest arithmetic: lifting a rider and a motorcycle 1,400 metres takes almost a kilowatt-hour, whatever drives it.',
        id: 'Hingga Puncak Pass, layar berkurang dua kilometer untuk setiap kilometer yang ditempuh. Itu hitungan yang jujur: mengangkat pengendara dan motor setinggi 1.400 meter butuh hampir satu kilowatt-jam, apa pun penggeraknya.',
      }),
      heading({ en: 'The way down', id: 'Turunan' }),
      paragraph({
        en: 'Then the road falls towards Cianjur and the display counts upwards. We braked with the motor most of the way and got 11 km back. Breakfast in Cianjur, forty minutes at the wall behind the warung, and on.',
        id: 'Lalu jalan menurun ke Cianjur dan angkanya bertambah. Kami lebih banyak mengerem dengan motor dan mendapat kembali 11 km. Sarapan di Cianjur, empat puluh menit tersambung stopkontak di belakang warung, lalu lanjut.',
      }),
      paragraph({
        en: 'We reached Alun-alun Bandung at half past ten with 38 km left. Petrol would have cost about Rp45.000 for the trip. The electricity came to a little under Rp11.000, and the coffee to rather more.',
        id: 'Kami tiba di Alun-alun Bandung pukul setengah sebelas dengan sisa 38 km. Dengan bensin, perjalanan ini menghabiskan sekitar Rp45.000. Listriknya tidak sampai Rp11.000, dan kopinya lebih mahal dari itu.',
      }),
    ],
  }),
  post({
    slug: 'first-ride-on-n3',
    category: 'story',
    publishedOn: '2026-11-03',
    model: 'alva-n3',
    color: 'glacier-white',
    title: { en: 'The first ride', id: 'Kali pertama' },
    summary: {
      en: 'Three people who had never ridden before spent a morning on the N3. Here is what they told us.',
      id: 'Tiga orang yang belum pernah naik motor mencoba N3 selama satu pagi. Inilah cerita mereka.',
    },
    blocks: [
      paragraph({
        en: 'The car park behind the Kemayoran hall, seven in the morning. A teacher of 52, a student of 19 and a cook who has taken the bus for eleven years. None of them has a licence yet; the instructor has three cones and a lot of patience.',
        id: 'Parkiran di belakang gedung Kemayoran, pukul tujuh pagi. Seorang guru berusia 52 tahun, mahasiswa 19 tahun, dan juru masak yang sebelas tahun naik bus. Belum ada yang punya SIM; instrukturnya punya tiga kerucut dan banyak kesabaran.',
      }),
      paragraph({
        en: '“I was afraid of the jerk,” says the teacher. “There is none. It moves as if someone pushed it.” In Eco the throttle answers slowly, and that turns out to be the best teacher of all.',
        id: '“Saya takut tersentak,” kata sang guru. “Ternyata tidak. Rasanya seperti didorong orang.” Dalam mode Eco gasnya merespons pelan, dan itulah guru yang terbaik.',
      }),
      list(
        {
          en: 'After ten minutes all three ride straight and stop where they want to.',
          id: 'Setelah sepuluh menit ketiganya berjalan lurus dan berhenti di tempat yang dituju.',
        },
        {
          en: 'After thirty they ride figures of eight around the cones.',
          id: 'Setelah tiga puluh menit mereka membuat angka delapan di antara kerucut.',
        },
        {
          en: 'After an hour the cook asks about the battery subscription.',
          id: 'Setelah satu jam sang juru masak menanyakan langganan baterai.',
        },
      ),
      paragraph({
        en: 'We now hold the morning for beginners on the first Saturday of each month. It is free; helmets are provided.',
        id: 'Kini pagi untuk pemula kami adakan setiap Sabtu pertama. Gratis; helm disediakan.',
      }),
    ],
  }),
  post({
    slug: 'courier-year',
    category: 'story',
    publishedOn: '2026-10-21',
    model: 'alva-cervo-boost-charge',
    image: '/pictures/places/charging-spot-1200.avif',
    title: { en: 'A courier counts', id: 'Seorang kurir berhitung' },
    summary: {
      en: 'Twelve months, 31,000 km: a courier from Depok kept every receipt and let us print the sums.',
      id: 'Dua belas bulan, 31.000 km: seorang kurir dari Depok menyimpan semua struk dan mengizinkan kami memuat hitungannya.',
    },
    blocks: [
      paragraph({
        en: 'He writes everything down: kilometres, charges, tyres, the parking fee at the hospital. We asked for the notebook, not for praise, and this is what it says.',
        id: 'Semua dicatatnya: kilometer, pengisian, ban, hingga parkir di rumah sakit. Kami meminta buku catatannya, bukan pujian, dan inilah isinya.',
      }),
      list(
        {
          en: 'Electricity: Rp3.940.000, two thirds of it at home at night.',
          id: 'Listrik: Rp3.940.000, dua pertiganya di rumah pada malam hari.',
        },
        {
          en: 'Tyres, brake pads, four services: Rp1.180.000.',
          id: 'Ban, kampas rem, empat kali servis: Rp1.180.000.',
        },
        {
          en: 'The year before, on petrol: Rp9.260.000 for fuel and oil alone.',
          id: 'Setahun sebelumnya, dengan bensin: Rp9.260.000 untuk bahan bakar dan oli saja.',
        },
      ),
      heading({ en: 'What he would change', id: 'Yang ingin ia ubah' }),
      paragraph({
        en: 'More stations south of Margonda, and a hook for the thermos. The first is on our list for the coming quarter; the second is now an accessory, number 14 in the shop.',
        id: 'Lebih banyak stasiun di selatan Margonda, dan pengait untuk termos. Yang pertama masuk rencana kuartal depan; yang kedua kini tersedia di toko sebagai aksesori nomor 14.',
      }),
    ],
  }),
  post({
    slug: 'how-we-measure-range',
    category: 'story',
    publishedOn: '2026-10-02',
    model: 'alva-cervo-q',
    image: picture('alva-cervo-q', lookOf('casual-blue'), 'side-960.avif'),
    title: { en: 'How we measure range', id: 'Cara kami mengukur jarak tempuh' },
    summary: {
      en: 'A figure without its conditions is advertising. Ours, with every condition, and what to expect in town.',
      id: 'Angka tanpa kondisi pengujian hanyalah iklan. Inilah angka kami lengkap dengan kondisinya, dan perkiraan di dalam kota.',
    },
    blocks: [
      paragraph({
        en: 'A rider of 65 kg, a level road, 40 km/h, tyres at the pressure on the sticker, from full until the motorcycle limits itself. We ride it three times and print the lowest of the three.',
        id: 'Pengendara 65 kg, jalan datar, 40 km/jam, tekanan ban sesuai stiker, dari penuh hingga motor membatasi diri. Kami mengujinya tiga kali dan mencantumkan yang terendah.',
      }),
      paragraph({
        en: 'Traffic is not a level road. Our own staff, who commute on what we sell, get about three quarters of the printed figure in town and a little more than half on the toll-side road at 70 km/h.',
        id: 'Lalu lintas bukan jalan datar. Staf kami sendiri, yang sehari-hari memakai motor yang kami jual, mendapat sekitar tiga perempat dari angka itu di dalam kota dan sedikit di atas separuh di jalan arteri pada 70 km/jam.',
      }),
      paragraph({
        en: 'That is why the configurator asks how far you ride and not how far you would like to. If one battery is enough for you, it says so.',
        id: 'Karena itu halaman rancang menanyakan sejauh apa Anda berkendara, bukan sejauh apa yang Anda inginkan. Bila satu baterai cukup, kami katakan cukup.',
      }),
    ],
  }),
  post({
    slug: 'old-batteries',
    category: 'story',
    publishedOn: '2026-09-14',
    model: 'alva-one',
    image: goodsPicture('battery-dual'),
    title: { en: 'What happens to old batteries', id: 'Ke mana baterai tua pergi' },
    summary: {
      en: 'A battery that is tired of riding can still light a warung for years. A visit to the people who give it a second job.',
      id: 'Baterai yang lelah di jalan masih bisa menerangi warung bertahun-tahun. Kunjungan ke tempat baterai mendapat pekerjaan kedua.',
    },
    blocks: [
      paragraph({
        en: 'At 70 percent a battery has lost its place under the seat, not its usefulness. In a workshop in Cikarang six people open the cases, measure every cell and sort them by what they still hold.',
        id: 'Pada 70 persen, baterai kehilangan tempatnya di bawah jok, bukan kegunaannya. Di sebuah bengkel di Cikarang, enam orang membuka casing, mengukur setiap sel, dan memilahnya menurut kapasitas yang tersisa.',
      }),
      paragraph({
        en: 'The good ones become boxes of four kilowatt-hours with a solar panel, enough for the refrigerator and the lamps of a small shop. Forty of them are at work on the islands north of Jakarta. The rest is shredded; lithium, nickel and copper go back to the smelter.',
        id: 'Yang masih baik dirakit menjadi kotak empat kilowatt-jam dengan panel surya, cukup untuk kulkas dan lampu sebuah warung. Empat puluh di antaranya sudah bekerja di pulau-pulau utara Jakarta. Sisanya dicacah; litium, nikel, dan tembaganya kembali ke peleburan.',
      }),
      paragraph({
        en: 'Bring yours to any experience center. There is no charge, and for a complete pack we give you a voucher for the next one.',
        id: 'Bawa milik Anda ke experience center mana pun. Tanpa biaya, dan untuk baterai utuh kami beri voucer bagi baterai berikutnya.',
      }),
    ],
  }),
];
