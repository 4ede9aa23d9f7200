import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Veilig daten',
  lead: 'De meeste leden zoeken gewoon leuk contact. Zo herken je wie iets anders wil, en zo houd je het prettig.',
  sections: [
    {
      id: 'money',
      title: 'Nooit geld',
      body: [
        'Geef of leen nooit geld aan iemand die je alleen van hier kent, hoe dringend het verhaal ook klinkt. Ook geen cadeaubonnen, codes of crypto. Wie het goed met je meent, vraagt daar niet om.',
        'Belooft iemand je winst met beleggen of crypto? Dat is oplichting, ook als je in het begin iets verdient. Heb je al betaald, bel dan meteen je bank en doe aangifte.',
      ],
    },
    {
      id: 'contact',
      title: 'Blijf eerst hier',
      body: [
        'Deel je telefoonnummer, adres en achternaam pas als je iemand vertrouwt. Hier kun je iemand altijd blokkeren en melden; daarbuiten kunnen wij niets voor je doen.',
        'Open geen links van iemand die je niet kent en log nergens in via zo’n link. Wij vragen nooit om je wachtwoord.',
      ],
    },
    {
      id: 'photos',
      title: 'Onder druk gezet',
      body: [
        'Deel geen foto’s waarmee iemand je onder druk kan zetten. Gebeurt het toch: betaal niet, bewaar de berichten en meld het. Het is niet jouw schuld.',
      ],
    },
    {
      id: 'meeting',
      title: 'De eerste keer afspreken',
      body: [
        [
          'Spreek af op een plek waar meer mensen zijn.',
          'Vertel iemand waar je bent en met wie.',
          'Zorg dat je zelf naar huis kunt.',
          'Drink met mate en houd je glas bij je.',
          'Voelt het niet goed? Dan ga je weg. Je hoeft niets uit te leggen.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Blokkeren en melden',
      body: [
        'Blokkeer iemand in het menu van het gesprek of het profiel, en meld het via [Klachten](/complaints). Wij bewaren dan het bewijs, en de ander krijgt niet te horen dat jij iets hebt gemeld.',
        'Is er nu gevaar? Bel het alarmnummer.',
      ],
    },
  ],
}
