export default {
  title: 'Pay for {name} by instalments',
  'on-the-road': 'on the road, {area}',
  change: 'Change the configuration',
  'provider.title': 'Provider',
  'provider.lead': 'Each sets its own conditions; your application decides.',
  'provider.ADIRA': 'Adira Finance',
  'provider.BFI': 'BFI Finance',
  'provider.CASHBAC_EASYPAY': 'Cashbac EasyPay',
  'provider.PAPITUPI': 'PAPITUPI Syariah',
  'provider.OTHER': 'Another provider',
  'provider.terms': 'From {percent}% down, {from} to {to} months',
  'down.title': 'Down payment',
  'down.label': 'You pay at once',
  'down.hint': 'At least {amount} with this provider.',
  'down.least': 'The least',
  'down.too-low': 'This provider asks for at least {amount}.',
  'down.too-high': 'At most {amount}, else there is nothing left to finance.',
  'term.title': 'Term',
  'term.months': '{months} months',
  'plan.monthly': 'Each month',
  'plan.months': 'for {months} months',
  'plan.last': '{months} times, and {last} in the last month',
  'plan.rates':
    'Flat is calculated on the first amount for the whole term, effective on what you still owe. Compare providers by the effective rate.',
  'plan.murabahah':
    'A murabahah is a sale: the margin is agreed beforehand, and the instalments stay the same until the last one.',
  'plan.none': 'There is no plan for this down payment. Change the amount to see one.',
  'agreement.title': 'Requirements of PAPITUPI Syariah',
  'agreement.akad':
    'You enter into a murabahah contract: the provider buys the motorcycle and sells it to you.',
  'agreement.margin': 'Cost price and margin are disclosed and do not change after the contract.',
  'agreement.documents':
    'You submit your identity card, family card and proof of income, and agree to a check of them.',
  'agreement.late':
    'If the contract is cancelled, what exceeds the real cost comes back to you from the down payment.',
  'agreement.agree': 'I have read the requirements and agree to them.',
  save: 'Save this plan',
  'saved.title': 'Saved with your purchase',
  'saved.next':
    'The application is sent with your order. Nothing is binding before you sign with the financing company.',
  'saved.summary': 'Continue to checkout',
  note: 'A calculation, not an offer: providers set rates case by case.',
} as const;
