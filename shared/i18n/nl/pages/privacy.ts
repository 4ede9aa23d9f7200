import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Privacyverklaring',
  lead: 'Dat je hier lid bent, gaat niemand iets aan. Hier lees je wat we van je bewaren, waarom, hoe lang, en wat je ermee kunt.',
  sections: [
    {
      id: 'who',
      title: 'Wie verantwoordelijk is',
      body: ['{company}, {address}, {city}, {country}. Vragen over je gegevens stel je via {support_email}.'],
    },
    {
      id: 'what',
      title: 'Wat we bewaren',
      body: [
        [
          'Je account: e-mailadres, een onomkeerbare afdruk (hash) van je wachtwoord, taal, wanneer je lid werd en waarmee je toen akkoord ging.',
          'Je profiel: naam, geslacht, wie je zoekt, geboortedatum, land, regio, plaats, je tekst, kenmerken en interesses. Anderen zien je leeftijd, nooit je geboortedatum of e-mailadres.',
          'Je foto’s. Verborgen gegevens in het bestand, zoals de plek waar de foto is gemaakt, halen we eruit.',
          'Je berichten, likes, favorieten, blokkades, van wie je in de laatste {look_days} dagen het profiel bekeek, en wie je je privéfoto’s liet zien.',
          'Je credits en betalingen: bundel, bedrag, betaalmethode en tijd. Kaart- en rekeninggegevens krijgt alleen de betaaldienst. Betaal je met automatische incasso, dan bewaren wij daarvan je naam en adres, de machtiging, de laatste vier tekens van je IBAN en onleesbare afdrukken (hashes) van IBAN en telefoonnummer tegen misbruik. Bewaar je een kaart, dan bewaart de betaaldienst die. Wij bewaren dan het merk, de laatste vier cijfers, de geldigheid, het nummer waaronder de betaaldienst de kaart kent en je toestemming, tot je de kaart of je account verwijdert. Bij je betalingen blijven het nummer en de versie van je toestemming staan.',
          'Waar je bent ingelogd: soort browser en systeem, en tijd. Mislukte inlogpogingen tellen we per adres, kort.',
          'Waar je pushmeldingen aanzette: het adres dat de pushdienst van je browser daarvoor geeft, tot je ze uitzet of daar uitlogt.',
          'Waar je vandaan kwam, als je via een partnersite kwam en dat goedvond.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Gevoelige gegevens',
      body: [
        'Je seksuele voorkeur en seksuele of politieke interesses zijn extra beschermd. We bewaren ze alleen als je daar apart toestemming voor geeft. Je mag ze leeglaten, en je kunt je toestemming op je profiel intrekken: dan worden ze meteen gewist.',
        'Ze gaan nooit naar partners en worden nooit voor reclame gebruikt.',
      ],
    },
    {
      id: 'why',
      title: 'Waarvoor',
      body: [
        [
          'Om de dienst te leveren die je met ons afsprak: profiel, zoeken, berichten, betalen.',
          'Om leden te beschermen: elke foto van een profiel wordt eerst door een computer en dan door een mens bekeken, een foto in een gesprek met een lid alleen door een computer. Ziet een computer in een tekst van je profiel een telefoonnummer, mailadres, link of leeftijd onder de 18, dan leest een mens die eerst. We behandelen klachten en houden misbruik tegen. Dat is ons gerechtvaardigd belang, en voor een deel onze plicht.',
          'Om te doen wat de wet vraagt, zoals facturen bewaren.',
          'Om je per mail of pushmelding te laten weten welke berichten en likes je nog niet zag, zonder wat erin staat. Elke soort zet je uit op je instellingen, en mail ook met de link in elke mail.',
          'Voor reclame per mail of pushmelding en voor gevoelige gegevens: alleen met je toestemming.',
        ],
        'We maken geen profielen voor reclame. Geen enkel besluit met gevolgen voor jou wordt alleen door een computer genomen, op enkele na: een foto die een mens eerder weigerde of weghaalde, of waarvoor die een account blokkeerde, wordt automatisch geweigerd, een foto in een gesprek wordt automatisch geweigerd als de controle iets vindt wat niet mag, en aanmelden kan niet met het e-mailadres van een geblokkeerd account en, {minor_hours} uur lang, van iemand die te jong was. Een geweigerde foto kost je niets. Je krijgt een mail met de reden en kunt bezwaar maken.',
      ],
    },
    {
      id: 'hosts',
      title: 'Gesprekken met fictieve profielen',
      only: 'desk',
      body: [
        'Voor fictieve profielen schrijven medewerkers van ons. Zij lezen de gesprekken met die profielen, ook eerdere berichten, en kunnen foto’s openen die je daarin stuurt. Van jou zien zij je profielnaam en wat je schrijft, niet je e-mailadres, betalingen of andere gesprekken.',
        'Zij kunnen bij zo’n gesprek een notitie maken, zodat de volgende het gesprek kent. Die notities horen bij het gesprek: je vindt ze in het bestand met je gegevens en ze worden er samen mee gewist. Elke keer dat iemand een gesprek opent of beantwoordt, wordt vastgelegd. Gesprekken tussen leden lezen zij niet.',
      ],
    },
    {
      id: 'age-check',
      title: 'Leeftijdscontrole',
      only: 'age-check',
      body: [
        'Waar jij woont, moeten we je leeftijd laten controleren voordat je andere leden ziet. Dat doet {age_check}, op een eigen pagina. {age_check} krijgt van ons een kenmerk van de controle en de leeftijdsgrens, niet je naam of e-mailadres, en vertelt ons alleen of je {minimum_age} of ouder bent. Je foto, document en geboortedatum komen niet bij ons.',
        'We bewaren de uitslag, het tijdstip, de naam van het bedrijf en het kenmerk, tot je account is gewist. Laat een identiteitsbewijs zien dat je te jong bent, dan wordt je account meteen en automatisch geblokkeerd tot een medewerker beslist. Je kunt daartegen bezwaar maken.',
      ],
    },
    {
      id: 'verification',
      title: 'Fotoverificatie',
      only: 'verification',
      body: [
        'Wil je een vinkje bij je naam, dan maak je een foto van jezelf in een houding die wij vragen. Een medewerker vergelijkt die op het oog met je profielfoto’s. We gebruiken geen gezichtsherkenning en maken of bewaren geen biometrische kenmerken van je gezicht. Je doet dit alleen als je het zelf wilt, en kunt het tot de beslissing intrekken.',
        'Alleen medewerkers zien de foto, en elke keer dat zij dat doen wordt vastgelegd. We verwijderen hem zodra er is beslist, als je intrekt of vertrekt, en uiterlijk na {verification_days} dagen. In de reservekopie van onze opslag verdwijnt hij binnen twee dagen daarna. We onthouden welke van je foto’s zijn vergeleken, en van een weigering veertien dagen de reden.',
      ],
    },
    {
      id: 'location',
      title: 'Je locatie',
      body: [
        'We vragen je plek alleen als je op de knop drukt. Je browser rondt die af op ongeveer een kilometer voordat hij wordt verstuurd. We zoeken er de plaatsnaam bij en bewaren de coördinaten niet.',
      ],
    },
    {
      id: 'others',
      title: 'Wie je gegevens verder ziet',
      body: [
        'Andere leden zien je profiel en je goedgekeurde foto’s. Ben je onzichtbaar, dan vindt niemand je in de zoekresultaten.',
        'Wie niet is ingelogd, ziet alleen een onherkenbaar vage foto, je leeftijd en je regio, tenzij je in je instellingen aanzet dat bezoekers meer mogen zien. Zoekmachines vragen we om profielen en foto’s niet op te nemen.',
        'Bedrijven die voor ons werken, krijgen alleen wat ze daarvoor nodig hebben: Amazon Web Services (servers, mail, sms, automatische fotocontrole) en onze betaaldienst. Met hen is vastgelegd dat ze niets anders met je gegevens doen.',
        'Pushmeldingen gaan langs de pushdienst van je browser (Google, Apple, Mozilla of Microsoft). Ze zijn versleuteld: die dienst kan ze niet lezen, maar ziet wel dat en wanneer er een komt.',
        'We verkopen je gegevens niet en geven je profiel niet door, behalve als je daar apart mee instemt of de wet ons verplicht.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hoe lang',
      body: [
        [
          'Zolang je lid bent. Berichten van meer dan {history_days} dagen oud worden niet meer getoond.',
          'Verwijder je je account, dan ben je meteen onzichtbaar en na {grace_days} dagen gewist, met al je foto’s en gesprekken. Is het account geblokkeerd tot wij over een vermoeden beslissen, of moeten we eerst bewijs of een waarschuwing veiligstellen, dan wissen we het daarna. Uit reservekopieën verdwijnt alles binnen 35 dagen daarna.',
          'Betalingen bewaren we zo lang als de belastingwet vraagt, los van je account.',
          'Een foto die je verwijdert: niemand ziet hem meer, en na ongeveer twee weken staat hij ook niet meer in onze opslag.',
          'Een geüploade foto waar de automatische controle niet aan toekwam: hooguit een dag. Een kopie bij een klacht: zolang die loopt, en daarna een half jaar voor bezwaar. Een besluit over je naam, foto, tekst, bericht of account, met wat we weghaalden: een half jaar voor bezwaar. Na een bezwaar nog een half jaar. Een foto die we uit een gesprek weghaalden: een jaar. Een profielnaam die we weghaalden: tot we dat terugdraaien of je account is gewist, zodat niemand hem kan kiezen.',
          'Een melding die je ons stuurt, met je bevestiging dat die klopt: tot een half jaar na ons antwoord, langer als iemand bezwaar maakt. Meld je iets zonder in te loggen, dan ook je naam en e-mailadres, tot ons antwoord.',
          'Van je e-mailadres een onleesbare afdruk (hash): na aanmelden en na vertrek een half jaar, zodat gratis credits één keer worden gegeven, en na een blokkade twee jaar, zodat een geblokkeerd lid zich er niet opnieuw mee aanmeldt en ook op hetzelfde apparaat opvalt bij aanmelden of inloggen met een ander account. Zolang een account tijdelijk geblokkeerd is, vergelijken we op dezelfde manier met de afdruk op het apparaat; daarvoor bewaren we niets extra’s, en het eindigt met die blokkade. Zo’n afdruk bewaren we ook van je foto’s en van de rekening of kaart waarmee je betaalt, na een blokkade nog twee jaar. Loopt er een klacht over je als je vertrekt, dan hoort de afdruk bij die klacht.',
          'Van een foto die ons team weigerde of weghaalde, of waarvoor het een account blokkeerde, een onleesbare afdruk (hash): een jaar, zodat hetzelfde beeld automatisch wordt geweigerd, ook bij een ander account. Van een foto in een gesprek die de automatische controle weigerde: zo lang als het besluit erover.',
          'Van het netwerk waar je inlogde een onleesbare afdruk: een jaar, zodat anderen je niet kunnen buitensluiten.',
          'Vult iemand een geboortedatum onder de minimumleeftijd in, dan onthouden we dat {minor_hours} uur met een cookie en een afdruk van het e-mailadres, zonder de datum zelf.',
          'Van een IBAN of telefoonnummer dat voor automatische incasso is geblokkeerd, bijvoorbeeld na een teruggeboekte afschrijving, een onleesbare afdruk (hash) zonder je naam: zolang die blokkade duurt, ook als je account is gewist.',
          'Van de tekst waarmee je een gesprek begint een onleesbare afdruk (hash), hooguit een dag, om massaberichten tegen te houden.',
          'Dat je in gesprekken links stuurde of om geld vroeg, dat je tegen een grens voor nieuwe gesprekken aanliep, dat je je aanmeldde op een apparaat van een ander account, dat je je aanmeldde, inlogde of je wachtwoord herstelde op een apparaat van een account dat toen geblokkeerd of tijdelijk geblokkeerd was, dat je foto lijkt op een foto van een ander account, dat je betaalde met een kaart of rekening van een geblokkeerd account, of dat iemand over je klaagde: {signal_days} dagen, zonder de tekst of de foto. Een computer zoekt daarnaar in berichten, foto’s en betalingen. Het helpt onze medewerkers alleen bepalen naar welke accounts ze het eerst kijken.',
          'Blokkeren we iemand wegens oplichting, dan krijgt wie berichten met dat account uitwisselde een kopie van het gesprek, zonder foto’s: {kept_chat_days} dagen, ook als het account intussen wordt gewist.',
          'Notities van ons team over je account: tot je account is gewist. Ze staan in het bestand met je gegevens. Notities bij een melding: zo lang als de melding.',
          'Wat ons team met je account deed en waarom, in eigen woorden: twee jaar. Is je account gewist, dan verwijst dat niet meer naar jou.',
          'Een bewijs van je leeftijd of identiteit dat je ons mailt: tot we het hebben gecontroleerd, hooguit 30 dagen.',
          'Technische logboeken een maand, zonder e-mailadressen of wat je zocht.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Wat je kunt doen',
      body: [
        [
          'Inzien en meenemen: in je instellingen vraag je met één druk een bestand aan met alles wat we van je hebben.',
          'Verbeteren: op je profiel en in je instellingen; je naam, geslacht en geboortedatum via {support_email}.',
          'Wissen: verwijder je account.',
          'Toestemming intrekken: op je profiel en in je instellingen.',
          'Bezwaar maken of beperking vragen: mail {support_email}. Je krijgt binnen een maand antwoord.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Toezichthouder',
      only: 'eu',
      body: ['Ben je het niet met ons eens, dan kun je een klacht indienen bij de privacytoezichthouder van je land.'],
    },
    {
      id: 'security',
      title: 'Beveiliging',
      body: [
        'Alle verkeer is versleuteld, net als wat we opslaan. Wachtwoorden kunnen wij niet lezen. Foto’s zijn alleen te zien via adressen die na korte tijd niet meer werken. Medewerkers loggen in met een tweede stap en alles wat zij doen, wordt vastgelegd.',
      ],
    },
  ],
}
