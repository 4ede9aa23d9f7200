import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Retourbeleid',
  lead: 'Ongebruikte credits kun je {refund_days} dagen lang annuleren.',
  sections: [
    {
      id: 'unused',
      title: 'Ongebruikte credits',
      body: [
        'Heb je binnen {refund_days} dagen spijt van een aankoop? Een reden is niet nodig. De credits gaan meteen van je saldo af en je krijgt hun deel van de prijs terug via dezelfde betaalmethode, binnen {refund_days} dagen. Kan die geen geld terugbetalen, dan maken wij het over. De credits die je het langst hebt, worden het eerst gebruikt. Liever schrijven? Dat mag ook, via {support_email} vanaf het adres van je account.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Overeenkomst hier herroepen',
      only: 'eu',
      body: [
        'Kies onder [je betalingen](/transactions) de aankoop, druk op “Overeenkomst hier herroepen” en daarna op “Herroeping bevestigen”. De knop staat er zolang je kunt herroepen. Je krijgt meteen een mail met het kenmerk, de dag en het uur van je herroeping en wat je terugkrijgt.',
      ],
    },
    {
      id: 'cancel',
      title: 'Zo annuleer je',
      only: 'no-eu',
      body: ['Open [je betalingen](/transactions), kies de aankoop en druk op “Annuleer ongebruikte credits”.'],
    },
    {
      id: 'used',
      title: 'Gebruikte credits',
      body: [
        'Een bericht wordt meteen bezorgd. Daar stem je bij het bestellen mee in, en daarom kun je credits die je al hebt gebruikt niet terugkrijgen. Ging er door ons iets mis, dan lossen we dat natuurlijk wel op.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Geen antwoord van een fictief profiel',
      only: 'desk',
      body: [
        'Beantwoordt ons team een bericht, foto of cadeautje aan een fictief profiel niet binnen {answer_hours} uur, dan krijg je die credits vanzelf terug. Heb je geld teruggekregen voor credits die je al had gebruikt, dan verrekenen we de teruggekomen credits eerst daarmee.',
      ],
    },
    {
      id: 'premium',
      title: 'En premium?',
      body: [
        'Wordt je eerste en enige aankoop helemaal terugbetaald, dan ben je niet meer premium. Bij een gedeeltelijke terugbetaling blijf je het.',
      ],
    },
    {
      id: 'form',
      title: 'Modelformulier',
      only: 'eu',
      body: [
        'Je mag deze tekst gebruiken, maar het hoeft niet: “Aan {company}, {address}, {city}, {support_email}: ik herroep mijn aankoop van credits. Besteld op: … Naam: … E-mailadres van mijn account: … Datum: …”',
      ],
    },
  ],
}
