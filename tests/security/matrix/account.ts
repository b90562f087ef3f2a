import { PNG } from '#tests/support/pictures.ts';
import { customers, everyone, type MatrixRow, only } from './row.ts';

export const rows: readonly MatrixRow[] = [
  { operation: 'profileCustomer', document: '{ profileCustomer { id } }', verdicts: customers },
  {
    operation: 'deliveryAddressCustomer',
    document: '{ deliveryAddressCustomer { name } }',
    verdicts: customers,
  },
  {
    operation: 'customerCheckIsPS',
    document: '{ customerCheckIsPS(email: "staff@alva.demo", captcha: "x") { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'updateCustomerAddress',
    document: `mutation { updateCustomerAddress(input: { provinceId: "31", cityId: "3174",
      districtId: "317403", address: "x", zipCode: "12730", changedAt: "2026-11-01T00:00:00.000Z" }) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'uploadFile',
    document:
      'mutation U($input: UploadFileInput!) { uploadFile(input: $input) { status { success } } }',
    variables: { input: { id: 'upl_01hzzzzzzzzzzzzzzzzzzzzzzz', purpose: 'AVATAR', file: null } },
    file: { path: 'variables.input.file', bytes: PNG },
    verdicts: customers,
  },
  {
    operation: 'endCustomerSessions',
    document:
      'mutation { endCustomerSessions(customerId: "cus_nobody", reason: "A lost phone") { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'setCustomerDisabled',
    document:
      'mutation { setCustomerDisabled(customerId: "cus_nobody", disabled: true, reason: "Asked to") { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'customerMerge',
    document: '{ customerMerge(from: "cus_nobody", into: "cus_none") { seen } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'mergeCustomers',
    document:
      'mutation { mergeCustomers(id: "mrg_01hzzzzzzzzzzzzzzzzzzzzzzz", from: "cus_nobody", into: "cus_none", seen: "1.1", reason: "One person") { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'removeCustomerSecondFactors',
    document:
      'mutation { removeCustomerSecondFactors(customerId: "cus_nobody", reason: "A lost phone") { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'customerAccount',
    document: '{ customerAccount(contact: "nobody@alva.demo") { id } }',
    verdicts: only(['staff', 'admin']),
  },
  ...[
    'permissionToUpdateEmailAddress { success }',
    'customerVefifyNewEmail(email: "new@alva.demo") { success }',
    'signInWays { id }',
    'secondFactors { id }',
    'customerSessions { id }',
    'customerPapers { kind }',
    'documentViews { id }',
    'customerConsents { purpose }',
    'dataExports { id }',
    'accountErasure { obstacles }',
  ].map((field) => ({
    operation: /^\w+/.exec(field)?.[0] ?? '',
    document: `{ ${field} }`,
    verdicts: customers,
  })),
  ...[
    `updateCustomerProfile(input: { name: "Ayu", selectedLanguage: id, changedAt: "2026-11-01T00:00:00.000Z" })`,
    'updateCustomerPhoto(fileId: "upl_x")',
    'requestEmailAddressChange(email: "new@")',
    'customerEditEmailAddress(token: "x")',
    'unlinkSignInWay(id: "nobody")',
    'removeSecondFactor(id: "nobody")',
    'endSession(id: "ses_nobody")',
    'customerUpdateIdentityCardNumber(identityCardNumber: "1")',
    'customerUpdateTaxCardNumber(taxCardNumber: "1")',
    'customerUpdateFatherName(fatherName: "<")',
    'submitCustomerDocument(kind: TAX_CARD, fileId: "upl_x")',
    'removeCustomerDocument(kind: TAX_CARD)',
    'eraseAccount(email: "nobody@alva.test")',
    'requestDataExport',
    'setCustomerConsent(purpose: MEASUREMENT, granted: false)',
  ].map((field) => ({
    operation: /^\w+/.exec(field)?.[0] ?? '',
    document: `mutation { ${field} { success } }`,
    verdicts: customers,
  })),
  {
    operation: 'changePhoneNumber',
    document:
      'mutation { changePhoneNumber(phoneNumber: "081299990000", sessionInfo: "x") { success } }',
    verdicts: customers,
  },
  {
    operation: 'endOtherSessions',
    document: 'mutation { endOtherSessions { success } }',
    verdicts: customers,
  },
  {
    operation: 'requestToResetPassword',
    document: 'mutation { requestToResetPassword(email: "nobody@alva.test") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'customerCheckPassword',
    document:
      'mutation { customerCheckPassword(password: "a quiet green motorcycle", email: "nobody@alva.test") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'reportFailedSignIn',
    document:
      'mutation { reportFailedSignIn(email: "nobody@alva.test", captcha: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'passwordLink',
    document: '{ passwordLink(token: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'resetOldPassword',
    document:
      'mutation { resetOldPassword(input: { token: "x", password: "a long one" }) { success } }',
    verdicts: everyone,
  },
  {
    operation: 'papersInReview',
    document: '{ papersInReview { id } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'revealCustomerDocument',
    document:
      'mutation { revealCustomerDocument(id: "cpa_nobody", reason: "A new order") { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'decideCustomerDocument',
    document:
      'mutation { decideCustomerDocument(id: "cpa_nobody", fileId: "upl_x", accept: true) { success } }',
    verdicts: only(['staff', 'admin']),
  },
  { operation: 'GetChannel', document: '{ GetChannel { code } }', verdicts: everyone },
  {
    operation: 'authenticate',
    document: 'mutation { authenticate(input: {firebase: {idToken: "x"}}) { __typename } }',
    verdicts: everyone,
  },
  {
    operation: 'sendOtp',
    document:
      'mutation { sendOtp(phoneNumber: "081299990000", channel: SMS, captcha: "x", language: en) { success } }',
    verdicts: everyone,
  },
  {
    operation: 'verifyOtp',
    document: 'mutation { verifyOtp(sessionInfo: "x", otpCode: "123456") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'autoLoginByPhoneNumber',
    document:
      'mutation { autoLoginByPhoneNumber(phoneNumber: "081299990000", sessionInfo: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'customerCheckIfEmailIsNotRegistered',
    document:
      'mutation { customerCheckIfEmailIsNotRegistered(email: "x@alva.test", captcha: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'customerCheckIfPhoneNumberIsNotRegistered',
    document:
      'mutation { customerCheckIfPhoneNumberIsNotRegistered(phoneNumber: "081299990000", captcha: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'customerSendEmailVerification',
    document: 'mutation { customerSendEmailVerification { success } }',
    verdicts: customers,
  },
  {
    operation: 'customerVerifyEmail',
    document: 'mutation { customerVerifyEmail(token: "x") { success } }',
    verdicts: everyone,
  },
  {
    operation: 'verifyOtpFromEmail',
    document: 'mutation { verifyOtpFromEmail(otpCode: "123456") { success } }',
    verdicts: customers,
  },
  {
    operation: 'isEmailVerified',
    document: '{ isEmailVerified { success } }',
    verdicts: customers,
  },
  ...['registerCustomer', 'registerCustomerWithGoogle'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(input: {idToken: "x", name: "Ayu", selectedLanguage: id, termsVersion: "2026-11-15"}) { success } }`,
    verdicts: everyone,
  })),
];
