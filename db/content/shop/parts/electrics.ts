import { part, type System } from './types.ts';

export const drive: System = {
  code: 'drive',
  weightGrams: 1_500,
  name: { en: 'Motor and drive', id: 'Motor dan penggerak' },
  advice: {
    en: 'High-voltage part: fitted by an ALVA workshop, or the warranty ends.',
    id: 'Komponen tegangan tinggi: dipasang di bengkel ALVA agar garansi tetap berlaku.',
  },
  workshopOnly: true,
  parts: [
    part('31100', { en: 'Hub motor assembly', id: 'Motor hub lengkap' }, 5_850_000, {
      families: ['ONE', 'NTR'],
    }),
    part('31110', { en: 'Mid-drive motor assembly', id: 'Motor tengah lengkap' }, 6_450_000, {
      families: ['CVO'],
    }),
    part('31120', { en: 'Motor controller', id: 'Kontroler motor' }, 3_250_000),
    part('31125', { en: 'Controller heat sink', id: 'Pendingin kontroler' }, 285_000),
    part('31130', { en: 'Hall sensor kit', id: 'Set sensor hall' }, 195_000),
    part('31140', { en: 'Phase cable set', id: 'Set kabel fase' }, 320_000),
    part('31150', { en: 'Motor seal kit', id: 'Set sil motor' }, 145_000),
    part('23100', { en: 'Drive belt', id: 'Sabuk penggerak' }, 485_000, { families: ['CVO'] }),
    part('23110', { en: 'Front belt pulley', id: 'Puli sabuk depan' }, 265_000, {
      families: ['CVO'],
    }),
    part('23120', { en: 'Rear belt pulley', id: 'Puli sabuk belakang' }, 410_000, {
      families: ['CVO'],
    }),
    part('23130', { en: 'Belt tensioner', id: 'Penegang sabuk' }, 225_000, { families: ['CVO'] }),
    part('23140', { en: 'Belt cover', id: 'Penutup sabuk' }, 98_000, { families: ['CVO'] }),
  ],
};

export const battery: System = {
  code: 'battery',
  weightGrams: 1_800,
  name: { en: 'Battery and charging', id: 'Baterai dan pengisian' },
  advice: {
    en: 'Switch the motorcycle off and lift the battery out before you work on it.',
    id: 'Matikan motor dan angkat baterai sebelum mengerjakannya.',
  },
  parts: [
    part('38310', { en: 'Portable charger', id: 'Pengisi daya portabel' }, 1_650_000),
    part('38315', { en: 'Charger mains cable', id: 'Kabel listrik pengisi daya' }, 95_000),
    part('38320', { en: 'Charging port with lid', id: 'Porta pengisian dengan penutup' }, 285_000),
    part('38325', { en: 'Charging port lid spring', id: 'Pegas penutup porta pengisian' }, 28_000),
    part(
      '38330',
      { en: 'Battery connector, vehicle side', id: 'Konektor baterai sisi motor' },
      365_000,
    ),
    part('38335', { en: 'Battery tray', id: 'Dudukan baterai' }, 245_000),
    part('38340', { en: 'Battery lock', id: 'Pengunci baterai' }, 185_000),
    part('38345', { en: 'Battery handle', id: 'Gagang baterai' }, 78_000),
    part('38350', { en: 'Battery rubber pad set', id: 'Set karet alas baterai' }, 46_000),
    part('38360', { en: 'DC-DC converter 12 V', id: 'Konverter DC-DC 12 V' }, 620_000),
    part('38365', { en: 'Main fuse', id: 'Sekring utama' }, 85_000),
    part('38370', { en: 'Second battery cable', id: 'Kabel baterai kedua' }, 265_000, {
      families: ['ONE', 'CVO'],
    }),
  ],
};

export const electrical: System = {
  code: 'electrical',
  weightGrams: 400,
  name: { en: 'Electrics and electronics', id: 'Kelistrikan dan elektronik' },
  advice: {
    en: 'Grease the seal of every connector and press it until it clicks.',
    id: 'Olesi sil setiap konektor dan tekan sampai berbunyi klik.',
  },
  parts: [
    part('37100', { en: 'Display unit', id: 'Unit layar' }, 1_480_000),
    part('37110', { en: 'Display cover glass', id: 'Kaca penutup layar' }, 185_000),
    part('38100', { en: 'Horn', id: 'Klakson' }, 72_000),
    part('35150', { en: 'Handle switch, left', id: 'Sakelar setang kiri' }, 235_000),
    part('35160', { en: 'Handle switch, right', id: 'Sakelar setang kanan' }, 225_000),
    part('35170', { en: 'Throttle grip sensor', id: 'Sensor gas' }, 285_000),
    part('35110', { en: 'Keyless control unit', id: 'Unit kontrol kunci' }, 565_000),
    part('35115', { en: 'Keyless fob', id: 'Remote kunci' }, 285_000),
    part('35116', { en: 'Fob battery CR2032', id: 'Baterai remote CR2032' }, 22_000),
    part('38500', { en: 'Telematics unit', id: 'Unit telematika' }, 890_000, {
      families: ['ONE', 'CVO'],
    }),
    part('38510', { en: 'Antenna, 4G and GPS', id: 'Antena 4G dan GPS' }, 145_000, {
      families: ['ONE', 'CVO'],
    }),
    part('38520', { en: 'Bluetooth module', id: 'Modul Bluetooth' }, 265_000),
    part('32100', { en: 'Main wiring harness', id: 'Kabel bodi utama' }, 785_000),
    part('32110', { en: 'Front sub harness', id: 'Kabel bodi depan' }, 245_000),
    part('32120', { en: 'Rear sub harness', id: 'Kabel bodi belakang' }, 215_000),
    part('38600', { en: 'Flasher relay', id: 'Relai sein' }, 58_000),
    part('38610', { en: 'Fuse box', id: 'Kotak sekring' }, 98_000),
    part('38620', { en: 'Fuse set', id: 'Set sekring' }, 24_000),
    part('38630', { en: 'USB charging socket', id: 'Soket pengisian USB' }, 125_000),
    part('35800', { en: 'Seat lock actuator', id: 'Aktuator kunci jok' }, 195_000),
  ],
};

export const lights: System = {
  code: 'lights',
  weightGrams: 650,
  name: { en: 'Lights', id: 'Lampu' },
  advice: {
    en: 'Check the height of the beam against a wall five metres away after fitting.',
    id: 'Setelah dipasang, periksa tinggi sorot lampu pada dinding berjarak lima meter.',
  },
  parts: [
    part('33100', { en: 'LED headlight assembly', id: 'Lampu depan LED lengkap' }, 945_000),
    part('33110', { en: 'Headlight bracket', id: 'Braket lampu depan' }, 85_000),
    part('33120', { en: 'Daytime running light', id: 'Lampu siang hari' }, 265_000),
    part('33400', { en: 'Front indicator, right', id: 'Lampu sein depan kanan' }, 115_000),
    part('33450', { en: 'Front indicator, left', id: 'Lampu sein depan kiri' }, 115_000),
    part('33600', { en: 'Rear indicator, right', id: 'Lampu sein belakang kanan' }, 108_000),
    part('33650', { en: 'Rear indicator, left', id: 'Lampu sein belakang kiri' }, 108_000),
    part('33700', { en: 'LED tail lamp assembly', id: 'Lampu belakang LED lengkap' }, 485_000),
    part('33720', { en: 'Number plate lamp', id: 'Lampu pelat nomor' }, 54_000),
    part('33741', { en: 'Rear reflector', id: 'Reflektor belakang' }, 32_000),
    part('33130', { en: 'Ambient light sensor', id: 'Sensor cahaya' }, 76_000),
  ],
};
