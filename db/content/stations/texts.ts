/** What a rider reads on the station's page. */
export const TEXTS = {
  BOOST_CHARGE: {
    description: {
      en: 'ALVA Boost Charge: a fast charger made for ALVA motorcycles with a Boost Charge battery. Half an hour is enough for a good part of the day.',
      id: 'ALVA Boost Charge, pengisi daya cepat khusus motor ALVA berbaterai Boost Charge. Setengah jam saja sudah cukup untuk menemani sebagian besar hari Anda.',
    },
    howToUse: {
      en: 'Park in the marked bay, switch the motorcycle off, open the lid at knee height and plug the cable in. Scan the code on the post to start; the light turns green when charging begins.',
      id: 'Parkir di petak yang tersedia, matikan motor, buka penutup setinggi lutut, lalu pasang kabelnya. Pindai kode pada tiang untuk mulai; lampu akan menyala hijau begitu pengisian berjalan.',
    },
  },
  PUBLIC_CHARGE: {
    description: {
      en: 'A public charging station shared with cars. Please leave the bay once you have finished charging.',
      id: 'Stasiun pengisian umum yang dipakai bersama mobil. Mohon kosongkan petak setelah pengisian selesai.',
    },
    howToUse: {
      en: 'Choose the connector on the screen, plug in, then pay with the operator’s app. Motorcycles charge with their own portable charger at the household socket where there is one.',
      id: 'Pilih konektor di layar, sambungkan, lalu bayar lewat aplikasi operator. Untuk motor, gunakan charger portabel bawaan pada stopkontak biasa jika tersedia.',
    },
  },
  DESTINATION_CHARGE: {
    description: {
      en: 'Household sockets reserved for electric motorcycles: charge while you shop, work or enjoy a coffee.',
      id: 'Stopkontak khusus motor listrik. Isi daya sambil belanja, bekerja, atau menikmati secangkir kopi.',
    },
    howToUse: {
      en: 'Bring your portable charger. Ask the parking attendant to switch the socket on, and lock your charger to the bracket beside it.',
      id: 'Bawa charger portabel Anda. Minta petugas parkir menyalakan stopkontak, lalu kunci charger pada pengait di sampingnya.',
    },
  },
  BATTERY_SWAP: {
    description: {
      en: 'A cabinet of charged batteries for customers on a battery rental plan: an empty one goes in, a full one comes out.',
      id: 'Lemari berisi baterai siap pakai bagi pelanggan paket sewa baterai: masukkan yang kosong, ambil yang penuh.',
    },
    howToUse: {
      en: 'Open the My ALVA app, scan the cabinet, put your empty battery into the open door and take the full one from the door that opens next.',
      id: 'Buka aplikasi My ALVA, pindai lemari, taruh baterai kosong di pintu yang terbuka, lalu ambil baterai penuh dari pintu berikutnya.',
    },
  },
} as const;
