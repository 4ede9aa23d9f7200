import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Kundenservice',
  lead: 'Hinter dieser Seite stehen Menschen. So erreichst du sie.',
  sections: [
    {
      id: 'contact',
      title: 'Schreib uns oder ruf uns an',
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
      id: 'authorities',
      only: 'eu',
      title: 'Kontaktstelle für Behörden',
      body: [
        'Behörden der EU-Länder, die Europäische Kommission und das Europäische Gremium für digitale Dienste erreichen uns direkt unter {support_email}, auf Englisch oder in einer Amtssprache unseres Landes, {country} (Artikel 11 des Gesetzes über digitale Dienste). Unter derselben Adresse können uns auch Mitglieder und Besucher schreiben (Artikel 12).',
        'Hast du etwas gesehen, das du für illegal hältst? Melde es im Menü des Profils oder unter [Beschwerden](/complaints). Ein Konto brauchst du dafür nicht.',
      ],
    },
    {
      id: 'sources',
      title: 'Mit Dank an',
      body: ['Ortsnamen stammen von GeoNames (geonames.org), Lizenz CC BY 4.0.'],
    },
  ],
}
