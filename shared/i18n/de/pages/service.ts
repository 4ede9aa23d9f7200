import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Kundenservice',
  lead: 'Hinter dieser Seite stehen Menschen. So erreichst du sie.',
  sections: [
    {
      id: 'contact',
      title: 'Schreib oder ruf uns an',
      body: [
        'Mail: {support_email}. Schreib von der Adresse deines Kontos, dann können wir dir am schnellsten helfen. Wir antworten innerhalb von zwei Werktagen.',
        'Telefon: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Vielleicht steht es schon hier',
      body: [
        'Die meisten Fragen beantworten die [Häufigen Fragen](/pages/faq). Wie du Geld zurückbekommst, steht unter [Widerruf](/pages/return-policy). Etwas Unerlaubtes meldest du unter [Beschwerden](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Impressum',
      body: [
        ['{company} ({tradenames})', '{address}', '{city}, {country}', 'Register: {register}', 'USt-IdNr.: {vat}'],
      ],
    },
    {
      id: 'sources',
      title: 'Mit Dank an',
      body: ['Ortsnamen stammen von GeoNames (geonames.org), Lizenz CC BY 4.0.'],
    },
  ],
}
