import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Customer service',
  lead: 'There are people behind this site. This is how you reach them.',
  sections: [
    {
      id: 'contact',
      title: 'Get in touch',
      body: [
        'Mail: {support_email}. Write from the address of your account, then we can help you fastest. We answer within two working days.',
        'Phone: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'It may be here already',
      body: [
        'Most questions are answered under [Frequently asked questions](/pages/faq). About getting money back, read the [Return policy](/pages/return-policy). To report something that is not allowed, go to [Complaints](/complaints).',
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
      title: 'With thanks to',
      body: ['Place names come from GeoNames (geonames.org), licence CC BY 4.0.'],
    },
  ],
}
