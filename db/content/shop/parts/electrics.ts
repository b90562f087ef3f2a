import { t } from '../../catalog/types.ts';
import { part, type System } from './types.ts';

export const drive: System = {
  code: 'drive',
  name: t('Motor and drive', 'Motor dan penggerak'),
  advice: t(
    'High-voltage part: fitted by an ALVA workshop, or the warranty ends.',
    'Komponen tegangan tinggi: dipasang di bengkel ALVA agar garansi tetap berlaku.',
  ),
  workshopOnly: true,
  parts: [
    part('31100', 'Hub motor assembly', 'Motor hub lengkap', 5_850_000, {
      families: ['ONE', 'NTR'],
    }),
    part('31110', 'Mid-drive motor assembly', 'Motor tengah lengkap', 6_450_000, {
      families: ['CVO'],
    }),
    part('31120', 'Motor controller', 'Kontroler motor', 3_250_000),
    part('31125', 'Controller heat sink', 'Pendingin kontroler', 285_000),
    part('31130', 'Hall sensor kit', 'Set sensor hall', 195_000),
    part('31140', 'Phase cable set', 'Set kabel fase', 320_000),
    part('31150', 'Motor seal kit', 'Set sil motor', 145_000),
    part('23100', 'Drive belt', 'Sabuk penggerak', 485_000, { families: ['CVO'] }),
    part('23110', 'Front belt pulley', 'Puli sabuk depan', 265_000, { families: ['CVO'] }),
    part('23120', 'Rear belt pulley', 'Puli sabuk belakang', 410_000, { families: ['CVO'] }),
    part('23130', 'Belt tensioner', 'Penegang sabuk', 225_000, { families: ['CVO'] }),
    part('23140', 'Belt cover', 'Penutup sabuk', 98_000, { families: ['CVO'] }),
  ],
};

export const battery: System = {
  code: 'battery',
  name: t('Battery and charging', 'Baterai dan pengisian'),
  advice: t(
    'Switch the motorcycle off and lift the battery out before you work on it.',
    'Matikan motor dan angkat baterai sebelum mengerjakannya.',
  ),
  parts: [
    part('38310', 'Portable charger', 'Pengisi daya portabel', 1_650_000),
    part('38315', 'Charger mains cable', 'Kabel listrik pengisi daya', 95_000),
    part('38320', 'Charging port with lid', 'Porta pengisian dengan penutup', 285_000),
    part('38325', 'Charging port lid spring', 'Pegas penutup porta pengisian', 28_000),
    part('38330', 'Battery connector, vehicle side', 'Konektor baterai sisi motor', 365_000),
    part('38335', 'Battery tray', 'Dudukan baterai', 245_000),
    part('38340', 'Battery lock', 'Pengunci baterai', 185_000),
    part('38345', 'Battery handle', 'Gagang baterai', 78_000),
    part('38350', 'Battery rubber pad set', 'Set karet alas baterai', 46_000),
    part('38360', 'DC-DC converter 12 V', 'Konverter DC-DC 12 V', 620_000),
    part('38365', 'Main fuse', 'Sekring utama', 85_000),
    part('38370', 'Second battery cable', 'Kabel baterai kedua', 265_000, {
      families: ['ONE', 'CVO'],
    }),
  ],
};

export const electrical: System = {
  code: 'electrical',
  name: t('Electrics and electronics', 'Kelistrikan dan elektronik'),
  advice: t(
    'Grease the seal of every connector and press it until it clicks.',
    'Olesi sil setiap konektor dan tekan sampai berbunyi klik.',
  ),
  parts: [
    part('37100', 'Display unit', 'Unit layar', 1_480_000),
    part('37110', 'Display cover glass', 'Kaca penutup layar', 185_000),
    part('38100', 'Horn', 'Klakson', 72_000),
    part('35150', 'Handle switch, left', 'Sakelar setang kiri', 235_000),
    part('35160', 'Handle switch, right', 'Sakelar setang kanan', 225_000),
    part('35170', 'Throttle grip sensor', 'Sensor gas', 285_000),
    part('35110', 'Keyless control unit', 'Unit kontrol kunci', 565_000),
    part('35115', 'Keyless fob', 'Remote kunci', 285_000),
    part('35116', 'Fob battery CR2032', 'Baterai remote CR2032', 22_000),
    part('38500', 'Telematics unit', 'Unit telematika', 890_000, { families: ['ONE', 'CVO'] }),
    part('38510', 'Antenna, 4G and GPS', 'Antena 4G dan GPS', 145_000, {
      families: ['ONE', 'CVO'],
    }),
    part('38520', 'Bluetooth module', 'Modul Bluetooth', 265_000),
    part('32100', 'Main wiring harness', 'Kabel bodi utama', 785_000),
    part('32110', 'Front sub harness', 'Kabel bodi depan', 245_000),
    part('32120', 'Rear sub harness', 'Kabel bodi belakang', 215_000),
    part('38600', 'Flasher relay', 'Relai sein', 58_000),
    part('38610', 'Fuse box', 'Kotak sekring', 98_000),
    part('38620', 'Fuse set', 'Set sekring', 24_000),
    part('38630', 'USB charging socket', 'Soket pengisian USB', 125_000),
    part('35800', 'Seat lock actuator', 'Aktuator kunci jok', 195_000),
  ],
};

export const lights: System = {
  code: 'lights',
  name: t('Lights', 'Lampu'),
  advice: t(
    'Check the height of the beam against a wall five metres away after fitting.',
    'Setelah dipasang, periksa tinggi sorot lampu pada dinding berjarak lima meter.',
  ),
  parts: [
    part('33100', 'LED headlight assembly', 'Lampu depan LED lengkap', 945_000),
    part('33110', 'Headlight bracket', 'Braket lampu depan', 85_000),
    part('33120', 'Daytime running light', 'Lampu siang hari', 265_000),
    part('33400', 'Front indicator, right', 'Lampu sein depan kanan', 115_000),
    part('33450', 'Front indicator, left', 'Lampu sein depan kiri', 115_000),
    part('33600', 'Rear indicator, right', 'Lampu sein belakang kanan', 108_000),
    part('33650', 'Rear indicator, left', 'Lampu sein belakang kiri', 108_000),
    part('33700', 'LED tail lamp assembly', 'Lampu belakang LED lengkap', 485_000),
    part('33720', 'Number plate lamp', 'Lampu pelat nomor', 54_000),
    part('33741', 'Rear reflector', 'Reflektor belakang', 32_000),
    part('33130', 'Ambient light sensor', 'Sensor cahaya', 76_000),
  ],
};
