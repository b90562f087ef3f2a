export default {
  title: 'Cicil {name}',
  'on-the-road': 'on the road {area}',
  change: 'Ubah rancangan',
  'provider.title': 'Penyedia pembiayaan',
  'provider.lead': 'Setiap penyedia punya ketentuan sendiri; keputusan mengikuti pengajuan Anda.',
  'provider.ADIRA': 'Adira Finance',
  'provider.BFI': 'BFI Finance',
  'provider.CASHBAC_EASYPAY': 'Cashbac EasyPay',
  'provider.PAPITUPI': 'PAPITUPI Syariah',
  'provider.OTHER': 'Penyedia lain',
  'provider.terms': 'Uang muka mulai {percent}%, {from} sampai {to} bulan',
  'down.title': 'Uang muka',
  'down.label': 'Dibayar di awal',
  'down.hint': 'Minimal {amount} pada penyedia ini.',
  'down.least': 'Terendah',
  'down.too-low': 'Penyedia ini meminta minimal {amount}.',
  'down.too-high': 'Maksimal {amount}, agar masih ada yang dicicil.',
  'term.title': 'Tenor',
  'term.months': '{months} bulan',
  'plan.monthly': 'Setiap bulan',
  'plan.months': 'selama {months} bulan',
  'plan.last': '{months} kali, lalu {last} pada bulan terakhir',
  'plan.rates':
    'Flat dihitung dari pokok awal sepanjang tenor, efektif dari sisa utang Anda. Bandingkan penyedia dengan angka efektif.',
  'plan.murabahah':
    'Murabahah adalah jual beli: margin disepakati di awal, dan cicilan tetap sama sampai lunas.',
  'plan.none': 'Belum ada perhitungan untuk uang muka ini. Ubah nilainya untuk melihat cicilan.',
  'agreement.title': 'Ketentuan PAPITUPI Syariah',
  'agreement.akad':
    'Anda mengikat akad murabahah: penyedia membeli motor, lalu menjualnya kepada Anda.',
  'agreement.margin': 'Harga pokok dan margin diungkapkan, dan tidak berubah setelah akad.',
  'agreement.documents':
    'Anda menyerahkan KTP, kartu keluarga, dan bukti penghasilan, serta menyetujui pemeriksaannya.',
  'agreement.late':
    'Bila akad dibatalkan, kelebihan uang muka atas kerugian nyata dikembalikan kepada Anda.',
  'agreement.agree': 'Saya sudah membaca dan menyetujui ketentuan di atas.',
  save: 'Simpan perhitungan ini',
  'saved.title': 'Tersimpan bersama pembelian Anda',
  'saved.next':
    'Pengajuan dikirim bersama pesanan Anda. Belum ada yang mengikat sebelum Anda menandatangani akad dengan perusahaan pembiayaan.',
  'saved.summary': 'Lanjut ke pembelian',
  note: 'Ini simulasi, bukan penawaran: penyedia menetapkan ketentuan untuk setiap pengajuan.',
} as const;
