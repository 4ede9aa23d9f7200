import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Customer service',
  lead: 'There are people behind this site. Here’s how to reach them.',
  sections: [
    {
      id: 'contact',
      title: 'Contact us',
      body: [
        'Email: {support_email}. Write from your account’s email address so we can help you faster. We reply within two days, weekends and public holidays aside.',
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
      id: 'authorities',
      only: 'eu',
      title: 'Contact point for authorities',
      body: [
        'Authorities of EU countries, the European Commission and the European Board for Digital Services can reach us directly at {support_email}, in English or an official language of our country, {country} (Article 11 of the Digital Services Act). Members and visitors can write to us at the same address (Article 12).',
        'Seen something you think is illegal? Report it from the menu of the profile or under [Complaints](/complaints). You don’t need an account.',
      ],
    },
    {
      id: 'sources',
      title: 'Thanks to',
      body: ['Place names from GeoNames (geonames.org), under CC BY 4.0.'],
    },
  ],
}
