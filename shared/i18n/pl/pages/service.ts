import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Obsługa klienta',
  lead: 'Za tą stroną stoją ludzie. Tak się z nimi skontaktujesz.',
  sections: [
    {
      id: 'contact',
      title: 'Kontakt',
      body: [
        'E-mail: {support_email}. Napisz z adresu swojego konta, wtedy pomożemy najszybciej. Odpowiadamy w ciągu dwóch dni roboczych.',
        'Telefon: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Może odpowiedź już tu jest',
      body: [
        'Na większość pytań odpowiadają [Najczęstsze pytania](/pages/faq). O zwrocie pieniędzy przeczytasz w [Zwrotach](/pages/return-policy). Coś niedozwolonego zgłosisz w [Skargach](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Dane firmy',
      body: [['{company} ({tradenames})', '{address}', '{city}, {country}', 'Rejestr: {register}', 'Numer VAT: {vat}']],
    },
    {
      id: 'authorities',
      only: 'eu',
      title: 'Punkt kontaktowy dla organów',
      body: [
        'Organy państw UE, Komisja Europejska i Europejska Rada ds. Usług Cyfrowych mogą kontaktować się z nami bezpośrednio pod adresem {support_email}, po angielsku lub w języku urzędowym naszego kraju, {country} (artykuł 11 aktu o usługach cyfrowych). Pod tym samym adresem czekamy na wiadomości od użytkowników i odwiedzających (artykuł 12).',
        'Widzisz coś, co twoim zdaniem jest nielegalne? Zgłoś to w menu profilu lub w [Skargach](/complaints). Nie potrzebujesz konta.',
      ],
    },
    {
      id: 'sources',
      title: 'Podziękowania',
      body: ['Nazwy miejscowości pochodzą z GeoNames (geonames.org), licencja CC BY 4.0.'],
    },
  ],
}
