import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './sources.ts';

const screens = globSync('web/{domains,app,ui}/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  text: textOf(file),
}));

const FORM = /\buseForm\(/;
const HOLD = /\buseHoldUpdates\(/;
/** A field somebody types into. */
const TYPED =
  /<(Input|Textarea|PhoneInput|PasswordInput|BirthDate|Combobox|Upload|UploadField|NumberField|textarea|input)\b/;

/**
 * Fields outside of a form and a dialog that lose nothing when their tab is loaded anew. Say why; a
 * field that does lose something calls `useHoldUpdates` instead.
 */
const LOSES_NOTHING: Readonly<Record<string, string>> = {
  'web/domains/catalog/simulators/number-field.tsx': 'its value is in the address',
  'web/domains/catalog/simulators/installment/down-payment.tsx': 'in the address',
  'web/domains/catalog/simulators/installment/tenor-choice.tsx': 'in the address',
  'web/domains/catalog/simulators/monthly/assumption.tsx': 'in the address',
  'web/domains/orders/desk/list-filters.tsx': 'in the address',
  'web/domains/staff/desk-search.tsx': 'a search, in the address',
  'web/domains/staff/reason-field.tsx': 'part of the form around it, which holds',
  'web/domains/orders/returns/photos-field.tsx': 'part of the form around it, which holds',
  'web/domains/orders/desk/actions/photo-field.tsx': 'part of a form around it, which holds',
  'web/domains/referrals/desk/commissions.tsx': 'part of the dialog around it, which holds',
  'web/domains/referrals/desk/payouts.tsx': 'part of the dialog around it, which holds',
  'web/domains/referrals/desk/reason-field.tsx': 'part of the dialog around it, which holds',
  'web/domains/referrals/desk/desk-filter.tsx': 'a search in a list',
  'web/domains/catalog/product/swatches.tsx': 'looks at a colour',
  'web/domains/catalog/product/spin-viewer.tsx': 'turns a picture',
  'web/domains/catalog/installment/down-payment.tsx': 'kept with the purchase',
  'web/domains/catalog/installment/term-list.tsx': 'kept with the purchase',
  'web/domains/orders/complaints/pictures.tsx': 'part of the form around it, which holds',
  'web/domains/orders/detail/actions/bank-fields.tsx': 'part of the form around it, which holds',
  'web/domains/account/register/sign-up-fields.tsx': 'part of the form around it, which holds',
  'web/domains/account/register/sign-up-values.ts': 'beside the form, which holds',
  'web/domains/orders/checkout/identity-fields.tsx': 'part of the owner form, which holds',
  'web/domains/orders/checkout/owner-place.tsx': 'part of the owner form, which holds',
  'web/domains/places/address/address-fields.tsx': 'part of the form around it, which holds',
  'web/domains/garage/list/garage-screen.tsx': 'a search in a list',
  'web/domains/garage/service/slot-picker.tsx': 'part of the appointment, which holds',
  'web/domains/stations/nearby/location-bar.tsx': 'in the address',
  'web/domains/places/picker/region-fields.tsx':
    'part of the address form or of a sheet, which hold',
  'web/domains/listings/own/fields.tsx': 'kept on the device at every key',
  'web/domains/content/shell/theme-switch.tsx': 'kept at once',
  'web/domains/content/help/help-search.tsx': 'in the address',
  'web/domains/shop/goods/good-order.tsx': 'in the address',
  'web/domains/content/search/goods-search.tsx': 'a search that leads to another page',
  'web/domains/shop/parts/search-box.tsx': 'in the address',
  'web/domains/test-rides/day-slots.tsx': 'kept on the device, or part of what holds',
  'web/domains/test-rides/rider-fields.tsx': 'part of the form around it, which holds',
  'web/domains/test-rides/desk/filters.tsx': 'in the address',
};

/** Dialogs hold while they are open. */
const inDialog = (text: string): boolean => /<(Dialog|Sheet)\b/.test(text);

describe('an update never comes in the middle of a form', () => {
  const forms = screens.filter(({ file, text }) => FORM.test(text) && !file.startsWith('web/ui/'));

  it('is held off by the form of the house and by every dialog', () => {
    for (const file of ['web/ui/form/form.tsx', 'web/ui/use-modal.ts'])
      expect(textOf(file), file).toMatch(HOLD);
  });

  it('knows of every form: no screen brings its own', () => {
    const own = screens.filter(
      ({ file, text }) =>
        !file.startsWith('web/ui/form/') &&
        /import \{[^}]*\b(useForm|FormProvider)\b[^}]*\} from 'react-hook-form'/.test(text),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
    const dialogs = screens.filter(
      ({ file, text }) =>
        file.endsWith('.tsx') && file !== 'web/ui/dialog.tsx' && /<dialog\b/.test(text),
    );
    expect(dialogs.map(({ file }) => file)).toEqual([]);
  });

  it.each(forms)('$file is drawn by it', ({ text }) => {
    // `DeskForm` is a dialog with such a form.
    expect(text).toMatch(/<(?:Desk)?Form\b[^>]*\bform=\{/);
  });

  it('asks of fields outside of a form that they hold, or that nothing is lost', () => {
    const typed = screens.filter(
      ({ file, text }) =>
        file.startsWith('web/domains/') &&
        !file.includes('ui-catalogue') &&
        TYPED.test(text) &&
        !FORM.test(text),
    );
    const forgetful = typed.filter(
      ({ file, text }) => !HOLD.test(text) && !inDialog(text) && !(file in LOSES_NOTHING),
    );
    expect(
      forgetful.map(({ file }) => file),
      'call useHoldUpdates while something is entered, or say above why nothing is lost',
    ).toEqual([]);
    const filesWithFields = new Set(typed.map(({ file }) => file));
    expect(
      Object.keys(LOSES_NOTHING).filter((file) => !filesWithFields.has(file)),
      'gone',
    ).toEqual([]);
  });
});
