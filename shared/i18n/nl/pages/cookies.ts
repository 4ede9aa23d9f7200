import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'We gebruiken zo weinig mogelijk cookies. Er zijn er geen voor reclame en geen van anderen.',
  sections: [
    {
      id: 'needed',
      title: 'Nodig om de site te laten werken',
      body: [
        'Hiervoor hoeven we geen toestemming te vragen:',
        [
          '__Host-session: houdt je ingelogd, {session_days} dagen na je laatste bezoek.',
          'signed_in: vertelt de pagina dat er een sessie is, {session_days} dagen.',
          '__Host-device: herkent een apparaat waarop je eerder inlogde, zodat anderen je niet kunnen buitensluiten, en een lid dat geblokkeerd of tijdelijk geblokkeerd is, opvalt bij aanmelden of inloggen met een ander account, een jaar.',
          'language: je taal, een jaar.',
          '__Host-minor: onthoudt dat hier een geboortedatum onder de minimumleeftijd is ingevuld, {minor_hours} uur.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Wat je browser verder onthoudt',
      body: [
        'Dit staat alleen op je eigen apparaat en gaat niet naar ons toe:',
        [
          'welke meldingen je hebt weggeklikt;',
          'een bericht of klacht die je hebt getypt maar nog niet verstuurd, tot je die verstuurt, uitlogt of als bezoeker het tabblad sluit;',
          'een foto die je voor een gesprek hebt gekozen maar nog niet verstuurd, tot je hem verstuurt, weghaalt of uitlogt;',
          'vanaf welke pagina je credits ging kopen, tot je terug bent of uitlogt;',
          'voor welk account push hier aanstaat, en wanneer we dat het laatst nagingen, tot je het uitzet of uitlogt;',
          'of we mogen onthouden via welke partnersite je kwam, een half jaar;',
          'een kortingscode die je hebt ingevuld en de plaats die we bij je locatie vonden, tot je het tabblad sluit of uitlogt;',
          'wanneer de pagina het laatst vanzelf opnieuw laadde, tot je het tabblad sluit;',
          'de taal van de link waarmee je kwam, tot je het tabblad sluit;',
          'of de site licht of donker is, of sneltoetsen aanstaan, en wanneer we je het laatst een nieuwe like lieten zien;',
          'je antwoorden tijdens het aanmelden, tot je het tabblad sluit.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Alleen met je toestemming',
      body: [
        'Kom je via een partnersite, dan onthouden we na je toestemming {partner_days} dagen welke dat was. Zeg je nee, dan vergeten we het zodra je de site sluit. Kom je niet via een partnersite, dan vragen we niets.',
      ],
    },
    {
      id: 'remove',
      title: 'Weghalen',
      body: [
        'In je browser kun je cookies en opgeslagen gegevens van {site} op elk moment wissen. Je bent dan uitgelogd.',
      ],
    },
  ],
}
