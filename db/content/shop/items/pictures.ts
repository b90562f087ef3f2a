/** The studio's picture of an item by its slug. */
const PICTURES: Readonly<Record<string, string>> = {
  'top-box-32': 'top-box',
  'top-box-22': 'side-box',
  'tall-windshield': 'windshield',
  'rubber-floor-mat': 'floor-mat',
  'disc-lock-alarm': 'disc-lock',
  'phone-holder': 'phone-holder',
  'wide-footrests': 'footrest',
  'crash-bars': 'crash-bar',
  'rain-cover': 'bike-cover',
  'second-charger': 'charger',
  'rear-rack': 'rear-rack',
  'seat-cover': 'seat-cover',
  'usb-charger': 'usb-charger',
  'city-jacket': 'jacket',
  'open-face-helmet': 'helmet-open',
  'full-face-helmet': 'helmet-full',
  'logo-tee': 'tshirt',
  cap: 'cap',
  'polo-shirt': 'polo-shirt',
  'rain-suit': 'rain-suit',
  'riding-gloves': 'riding-gloves',
  'sling-bag': 'sling-bag',
};

/** A square picture of 640 px. */
export const goodsPicture = (picture: string): string => `/pictures/goods/${picture}-640.avif`;

export const pictureOf = (slug: string): string | null => {
  const picture = slug.startsWith('battery-') ? 'battery-single' : PICTURES[slug];
  return picture === undefined ? null : goodsPicture(picture);
};
