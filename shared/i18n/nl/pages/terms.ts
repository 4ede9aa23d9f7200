import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Algemene voorwaarden',
  lead: 'Dit spreek je met ons af als je {site} gebruikt. We hebben het zo kort en gewoon mogelijk opgeschreven.',
  sections: [
    {
      id: 'who',
      title: 'Wie wij zijn',
      body: [
        '{site} is een dienst van {company} ({tradenames}), {address}, {city}, {country}. Register: {register}. Btw-nummer: {vat}.',
        'Je bereikt ons via {support_email} of {support_phone}. Meer daarover staat op de pagina [Klantenservice](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Wat je hier vindt',
      body: [
        'Op {site} ontmoeten volwassenen elkaar: je maakt een profiel, zoekt leden, vindt iemand leuk en stuurt berichten, foto’s en cadeautjes.',
        'We beloven geen relatie, afspraak of antwoord. Wat we wel beloven, staat hieronder.',
      ],
    },
    {
      id: 'fictional',
      title: 'Fictieve profielen',
      body: [
        'Een deel van de profielen is fictief. Die profielen maken wij zelf. Een fysieke ontmoeting is daarmee niet mogelijk.',
        'Elk fictief profiel draagt overal een merk: op de kaart, op het profiel, in gesprekken en bij likes. Dat merk kan niemand weghalen. Zo weet je altijd met wie je praat voordat je iets betaalt.',
      ],
    },
    {
      id: 'hosts',
      title: 'Schrijven naar fictieve profielen',
      only: 'desk',
      body: [
        'Voor een fictief profiel schrijft ons eigen team. Dat staat in het gesprek voordat je je eerste bericht stuurt. Een bericht, foto of cadeautje kost er hetzelfde als bij een lid.',
        'Komt er binnen {answer_hours} uur geen antwoord, dan krijg je de credits daarvan vanzelf terug. Ook als we het profiel weghalen terwijl je nog wacht.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Schrijven naar fictieve profielen',
      only: 'no-desk',
      body: [
        'Op deze site kun je niet naar fictieve profielen schrijven. Het gesprek zegt dat, en er wordt niets afgeschreven.',
      ],
    },
    {
      id: 'account',
      title: 'Je account',
      body: [
        [
          'Je bent {minimum_age} jaar of ouder.',
          'Je maakt een account voor jezelf, met je eigen geboortedatum en je eigen foto’s.',
          'Je bevestigt je e-mailadres. Tot die tijd kun je niets sturen en wordt er niets afgeschreven.',
          'Je houdt je wachtwoord geheim. In je instellingen zie je waar je bent ingelogd en kun je elke sessie beëindigen.',
        ],
        'Een account maken en rondkijken is gratis. Nieuwe leden krijgen {signup_credits} credits.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits en prijzen',
      body: [
        'Je betaalt per bericht, met credits. Een bericht kost {message_credits} credit, een foto in een gesprek {photo_credits} en een cadeautje {gift_credits}. Omgerekend kost een bericht vanaf {message_price}. Alle prijzen staan op de pagina [Prijzen](/pricing).',
        'Credits koop je in bundels. Er is geen abonnement: er loopt niets door en er wordt nooit vanzelf iets afgeschreven. Credits verlopen niet zolang je account bestaat.',
        'Bewaar je een kaart, dan schrijven we daarvan alleen iets af als je zelf op de bestelknop drukt. Weghalen kan altijd bij [je betalingen](/transactions).',
        'Zonder aankoop kun je {free_conversations} gesprekken beginnen. Antwoorden telt nooit mee.',
        'Kortingen gelden niet samen. Een aftelklok op de site loopt echt af.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Je eerste aankoop maakt je voor altijd premium, ook als je credits op zijn. Je ziet dan alle openbare foto’s van leden, je mag {premium_photos} foto’s plaatsen en zoveel gesprekken beginnen als je wilt. Privéfoto’s horen daar niet bij: daarover beslist de eigenaar.',
        'Tegen massaberichten geldt voor iedereen: hooguit {daily_starts} nieuwe gesprekken per {start_hours} uur, en dezelfde eerste tekst aan hooguit {same_openings} leden per uur.',
        'Premium eindigt alleen als je enige aankoop helemaal wordt terugbetaald of teruggeboekt of als je account definitief is verwijderd.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Bedenktijd en annuleren',
      body: [
        'Ongebruikte credits kun je binnen {refund_days} dagen na aankoop annuleren. Hoe dat gaat en wat je terugkrijgt, lees je bij [Retourbeleid](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'Zo gaan we met elkaar om',
      body: [
        'Niet toegestaan is:',
        [
          'iemand lastigvallen, bedreigen, beledigen of discrimineren;',
          'je voordoen als iemand anders of foto’s van een ander gebruiken;',
          'inhoud met of over minderjarigen, in welke vorm dan ook;',
          'reclame, oplichting, om geld vragen of betaalde diensten aanbieden;',
          'contactgegevens op foto’s of in je profiel zetten;',
          'bloot laten zien op foto’s die ook bezoekers zien;',
          'profielfoto’s plaatsen waarop je niet goed te zien bent;',
          'in een gesprek foto’s sturen met bloot, seks, geweld, drugs, gokken of haat;',
          'de site automatisch uitlezen of storen.',
        ],
        'Elke foto wordt gecontroleerd voordat anderen hem zien. Lijkt er in een tekst van je profiel een telefoonnummer, mailadres, link of leeftijd onder de 18 te staan, dan leest een medewerker hem eerst; tot die tijd zie alleen jij hem. We mogen foto’s en teksten weigeren of weghalen, een profielnaam weghalen, een waarschuwing geven, een account blokkeren voor {suspension_days} dagen of tot een vermoeden is uitgezocht, en het definitief blokkeren. Je hoort dan altijd waarom.',
      ],
    },
    {
      id: 'complaints',
      title: 'Klachten en beslissingen',
      body: [
        'Klopt er iets niet, of vind je iets onwettig? Meld het via [Klachten](/complaints); dat kan ook zonder account. Je krijgt een ontvangstbevestiging en een antwoord met redenen van een mens.',
        'Beelden van misbruik van een kind en intieme beelden kun je melden zonder je naam en e-mailadres te geven. Zonder e-mailadres krijg je geen ontvangstbevestiging en geen antwoord.',
        'Ben je het niet eens met een besluit over je naam, foto, tekst, bericht of account? De mail daarover heeft een link om bezwaar te maken: zes maanden lang, zonder in te loggen. Een andere medewerker kijkt er dan naar.',
        'Dient iemand steeds klachten of bezwaren in die kennelijk ongegrond zijn, dan bekijkt een medewerker om hoeveel het gaat, welk deel van het totaal dat is, hoe ernstig de gevolgen zijn en of het opzet lijkt. Het account krijgt eerst een waarschuwing; gaat het door, dan kunnen we voor {suspension_days} dagen het account blokkeren of geen klachten meer aannemen van dat account en het bevestigde e-mailadres ervan. Dat laatste geldt niet voor meldingen over iemand jonger dan 18, misbruik van een kind of een naaktbeeld zonder toestemming, en iemand blokkeren en bezwaar maken kan altijd. Overtreedt iemand steeds onze andere regels, dan letten we op dezelfde punten. Ook tegen deze besluiten kun je bezwaar maken.',
      ],
    },
    {
      id: 'leaving',
      title: 'Weggaan',
      body: [
        'Je verwijdert je account zelf, in je instellingen, zonder reden te geven. Je bent dan meteen onzichtbaar. {grace_days} dagen lang kun je terugkomen met de link in je mail; daarna wissen we alles. Alleen wat in de [Privacyverklaring](/pages/privacy) staat, blijft langer, zoals betaalgegevens die de wet ons laat bewaren.',
        'Credits die je nog hebt, vervallen bij de definitieve verwijdering. Vraag ze eerst terug als je daar nog recht op hebt.',
      ],
    },
    {
      id: 'liability',
      title: 'Waar we voor instaan',
      body: [
        'We doen ons best om de site veilig en bereikbaar te houden. Valt er iets uit, dan lossen we dat zo snel mogelijk op; credits voor een bericht dat niet is aangekomen, worden niet afgeschreven.',
        'Wat leden elkaar vertellen, controleren we niet vooraf. We staan in voor schade door opzet of grove nalatigheid van ons, en voor alles waarvoor de wet dat bepaalt. Je wettelijke rechten als consument blijven altijd gelden.',
      ],
    },
    {
      id: 'eu',
      title: 'Recht en geschillen in de EU',
      only: 'eu',
      body: [
        'Voor consumenten geldt het dwingende recht van het land waar zij wonen, en zij mogen daar ook naar de rechter.',
        'Een besluit van ons over jouw inhoud of account kun je bovendien voorleggen aan een erkende instantie voor buitengerechtelijke geschillen.',
      ],
    },
    {
      id: 'changes',
      title: 'Als deze voorwaarden veranderen',
      body: [
        'Verandert er iets dat voor jou telt, dan mailen we dat minstens {notice_days} dagen vooraf. Ben je het er niet mee eens, dan kun je je account verwijderen en ongebruikte gekochte credits terugvragen.',
      ],
    },
  ],
}
