import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Klantenservice',
  lead: 'Er zitten mensen achter deze site. Zo bereik je ze.',
  sections: [
    {
      id: 'contact',
      title: 'Neem contact op',
      body: [
        'Mail: {support_email}. Schrijf vanaf het adres van je account, dan kunnen we je het snelst helpen. We antwoorden binnen twee werkdagen.',
        'Telefoon: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Misschien staat het er al',
      body: [
        'De meeste vragen beantwoorden we bij [Veelgestelde vragen](/pages/faq). Over geld terug lees je bij [Retourbeleid](/pages/return-policy). Iets melden dat niet mag, doe je via [Klachten](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Bedrijfsgegevens',
      body: [
        ['{company} ({tradenames})', '{address}', '{city}, {country}', 'Register: {register}', 'Btw-nummer: {vat}'],
      ],
    },
    {
      id: 'authorities',
      only: 'eu',
      title: 'Contactpunt voor autoriteiten',
      body: [
        'Autoriteiten van een EU-land, de Europese Commissie en de Europese Raad voor digitale diensten bereiken ons rechtstreeks via {support_email}, in het Engels of in een officiële taal van ons land, {country} (artikel 11 van de digitaledienstenverordening). Leden en bezoekers kunnen ons schrijven op hetzelfde adres (artikel 12).',
        'Zie je iets wat volgens jou verboden is? Meld het in het menu van het profiel of via [Klachten](/complaints). Daar is geen account voor nodig.',
      ],
    },
    {
      id: 'sources',
      title: 'Met dank aan',
      body: ['Plaatsnamen komen van GeoNames (geonames.org), licentie CC BY 4.0.'],
    },
  ],
}
