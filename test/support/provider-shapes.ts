/**
 * Answers of payment providers from their documentation, read in November 2026. Fields that no code
 * reads are left out.
 */

/** Answers of Mollie's API (docs.mollie.com/reference): an open payment and a refund. */
export const mollieShapes = {
  open: {
    resource: 'payment',
    id: 'tr_7UhSN1zuXS',
    mode: 'test',
    createdAt: '2018-02-12T11:58:35.0Z',
    status: 'open',
    expiresAt: '2018-02-12T12:13:35.0Z',
    description: 'test',
    method: 'ideal',
    metadata: null,
    details: null,
    amount: { value: '75.00', currency: 'GBP' },
    profileId: 'pfl_QkEhN94Ba',
    redirectUrl: 'https://webshop.example.org/order/12345/',
    _links: {
      checkout: { href: 'https://www.mollie.com/paymentscreen/issuer/select/ideal/7UhSN1zuXS', type: 'text/html' },
      self: { href: 'https://api.mollie.com/v2/payments/tr_7UhSN1zuXS', type: 'application/hal+json' },
    },
  },
  refund: {
    resource: 'refund',
    id: 're_gj08ZdgmVx',
    amount: { currency: 'EUR', value: '10.00' },
    status: 'pending',
    paymentId: 'tr_7UhSN1zuXS',
    metadata: null,
  },
} as const

/**
 * SHA-256 signature of these parameters with this key, in the version of the protocol that the site
 * uses. From github.com/verotel/flexpay-php-client, tests/FlexPayTest.php.
 */
export const flexpaySignature = {
  key: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J',
  parameters: {
    shopID: '68849',
    saleID: '433456',
    priceAmount: '0.00',
    referenceID: 'reference1234',
    priceCurrency: 'USD',
    custom1: 'My',
    description: 'My Dščřčřřěřě&?=blah123',
    subscriptionType: 'RECURRING',
    period: 'P1M',
    name: 'My name',
    trialAmount: '0.01',
    trialPeriod: 'P3D',
    successURL: 'http://backURL.test',
    declineURL: 'http://declineURL.test',
    cancelDiscountPercentage: '30',
    blah: 'something',
  },
  signature: 'e50b4e92fcd0a21114d3bf3a64f888edfbc784df170e70ee165c4350fe9ffc3c',
} as const

/**
 * Postback about a purchase, with a signature of the old protocol (SHA-1). From the tests of
 * github.com/pipisco/laravel-verotel-flexpay.
 */
export const flexpayReport = {
  key: 'KzkfbQBeTEAPjFXFuPfuAzUfZZzSqz',
  address:
    'CCBrand=1010101010101&custom1=Custom+Param+1&custom2=Custom+Param+2&custom3=Custom+Param+3&paymentMethod=CC&priceAmount=12.31&priceCurrency=EUR&referenceID=98040000000000000&saleID=456789&shopID=115790&transactionID=1001000&truncatedPAN=XXXXXXXXXXXX3321&type=purchase&signature=4d3119e55dc0307154a84140367f5abb976c694e',
} as const

/**
 * Answer about the status of a sale (controlcenter.verotel.com/flexpay-doc/purchase.html). The
 * names `response` and `saleResult` come from programs in use that read a status; the other names
 * are the same as in the order and its postback.
 */
export const flexpayStatus = (more: Readonly<Record<string, string>>): string =>
  Object.entries({ response: 'FOUND', saleID: '456789', shopID: '115790', type: 'purchase', ...more })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
