import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Customer service',
  lead: 'There are people behind this site. Here’s how to reach them.',
  sections: [
    {
      id: 'contact',
      title: 'Contact us',
      body: [
        'Email: {support_email}. Write from your account’s email address so we can help you faster. We reply within two days, weekends aside.',
        'Phone: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Your answer may be here',
      body: [
        'You’ll find most answers in the [frequently asked questions](/pages/faq). For money back, see [Refunds](/pages/return-policy). To report something that isn’t allowed, go to [Complaints](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Company details',
      body: [
        ['{company} ({tradenames})', '{address}', '{city}, {country}', 'Register: {register}', 'VAT number: {vat}'],
      ],
    },
    {
      id: 'sources',
      title: 'Credits',
      body: ['Place names from GeoNames (geonames.org), under CC BY 4.0.'],
    },
  ],
}
