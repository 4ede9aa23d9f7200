import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Veelgestelde vragen',
  lead: 'Staat je vraag er niet bij? Schrijf ons via [Klantenservice](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'Wat kost het?',
      body: [
        'Aanmelden en rondkijken is gratis, en je krijgt {signup_credits} credits om te beginnen. Berichten kosten credits: {message_credits} per bericht, dus vanaf {message_price}. Er is geen abonnement. Alle prijzen staan op de pagina [Prijzen](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'Wordt mijn kaart bewaard?',
      body: [
        'Alleen als je dat bij een bestelling aanvinkt. De betaaldienst bewaart de kaart; wij zien alleen het merk, de laatste vier cijfers en de geldigheid. Er wordt nooit iets afgeschreven zonder dat jij op de bestelknop drukt. Weghalen kan bij [je betalingen](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Zijn alle profielen echt?',
      body: [
        'Nee. Een deel is fictief en draagt overal een merk. Met een fictief profiel kun je niet afspreken. Profielen zonder merk zijn van leden.',
      ],
    },
    {
      id: 'hosts',
      title: 'Wie schrijft er voor een fictief profiel?',
      only: 'desk',
      body: [
        'Ons eigen team. Je ziet dat voordat je je eerste bericht stuurt. Krijg je binnen {answer_hours} uur geen antwoord, dan krijg je je credits terug; je ziet het in het gesprek en bij [je betalingen](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Waarom kan ik nog niets sturen?',
      body: [
        'Bevestig eerst je e-mailadres met de link in je mail. Niets gekregen? Kijk bij je spam, of vraag bovenaan de pagina een nieuwe mail aan.',
      ],
    },
    {
      id: 'photo',
      title: 'Waarom is mijn foto nog niet te zien?',
      body: [
        'Een medewerker bekijkt elke foto van een profiel, meestal binnen een dag; alleen een foto die we eerder hebben geweigerd of weggehaald, of een bestand dat niet bruikbaar is, wordt automatisch geweigerd. Wordt een foto geweigerd, dan lees je waarom. Je mag {free_photos} foto’s plaatsen, als premiumlid {premium_photos}.',
      ],
    },
    {
      id: 'text',
      title: 'Waarom zien anderen mijn tekst nog niet?',
      body: [
        'Omdat er een telefoonnummer, mailadres, link of leeftijd onder de 18 in lijkt te staan. Een medewerker leest hem dan eerst, meestal binnen een dag. Tot die tijd zien anderen je vorige tekst, als je die had. Wordt hij geweigerd, dan mailen we je waarom; jij houdt de tekst en kunt hem aanpassen.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Kan ik een foto in een gesprek sturen?',
      body: [
        'Ja, met de fotoknop naast het tekstveld. Een foto in een gesprek kost {photo_credits} credits. Een computer bekijkt hem meteen, en alleen wat mag wordt verstuurd en afgeschreven. De ander ziet de foto eerst vaag en kan hem melden.',
      ],
    },
    {
      id: 'private',
      title: 'Wat zijn privéfoto’s?',
      body: [
        'Foto’s die alleen leden zien aan wie jij ze hebt geopend. Ook premiumleden zien ze niet zonder jouw toestemming, en je kunt ze altijd weer sluiten.',
      ],
    },
    {
      id: 'invisible',
      title: 'Kan ik onzichtbaar zijn?',
      body: [
        'Ja, in je instellingen. Je staat dan niet in de zoekresultaten, en alleen wie jij zelf eerst benadert, kan je schrijven.',
      ],
    },
    {
      id: 'password',
      title: 'Ik ben mijn wachtwoord kwijt',
      body: [
        'Kies via [Wachtwoord vergeten](/reset-password) een nieuw wachtwoord. De link die je krijgt, werkt een uur.',
      ],
    },
    {
      id: 'block',
      title: 'Iemand valt me lastig',
      body: [
        'Blokkeer die persoon in het menu op het profiel en meld het via [Klachten](/complaints). Meer tips staan bij [Veilig daten](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Waar zijn mijn oude berichten?',
      body: ['Berichten van meer dan {history_days} dagen oud verbergen we, om ieders privacy.'],
    },
    {
      id: 'delete',
      title: 'Hoe verwijder ik mijn account?',
      body: [
        'In je instellingen, onderaan. Je bent meteen weg; {grace_days} dagen lang kun je nog terug met de link in je mail.',
      ],
    },
  ],
}
