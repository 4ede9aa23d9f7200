export const site = {
  home: {
    examples: 'Getekende voorbeelden',
    promise: 'Vanavond een goed gesprek',
    lead: 'Daten, flirten of gewoon praten: aanmelden is gratis, je betaalt alleen per bericht dat je stuurt{price, select, none {} other {, vanaf {price}}}.',
    start: {
      title: 'Begin hier',
      iAm: 'Ik ben een',
      lookingFor: 'Ik zoek een',
      birthDate: 'Mijn geboortedatum',
      submit: 'Gratis aanmelden',
      hint: 'Vanaf {age} jaar. Anderen zien je leeftijd, niet de datum.',
      closed: 'Aanmelden is op dit moment niet mogelijk.',
      member: 'Al lid?',
      login: 'Inloggen',
    },
    steps: {
      title: 'Zo werkt het',
      signup: { title: 'Meld je aan', text: 'Een paar korte vragen en een mail om te bevestigen. Het kost niets.' },
      look: {
        title: 'Kijk rond',
        text: 'Zoek op leeftijd en regio, bekijk profielen en geef een like aan wie je leuk vindt. Ook gratis.',
      },
      write: { title: 'Schrijf', text: 'Wat een bericht kost, staat op de knop voordat je verstuurt. Nooit achteraf.' },
    },
    reasonsTitle: 'Waarom hier',
    reasons: {
      talk: {
        title: 'Het begint met praten',
        text: 'Weet je niet hoe je begint? In elk nieuw gesprek liggen een paar openingszinnen klaar.',
      },
      payPerMessage: {
        title: 'Geen abonnement',
        text: 'Je koopt credits wanneer jij wilt. Er loopt nooit iets door.',
      },
      discreet: {
        title: 'Discreet',
        text: 'Leden zien je profiel, bezoekers alleen een vage foto, je leeftijd en je regio. Nooit je geboortedatum, je e-mailadres of je exacte plek.',
      },
    },
    prices: {
      title: 'Wat het kost',
      lead: 'Geen abonnement: je koopt een bundel credits wanneer jij wilt. Je eerste aankoop maakt je premium, voor altijd.',
      signup: 'Aanmelden en rondkijken',
      signupPrice: 'Gratis',
      welcome: 'Bij je start krijg je',
      welcomeCredits: '{count, plural, one {# credit} other {# credits}}',
      message: 'Een bericht',
      messageCredits: '{count, plural, one {# credit} other {# credits}}, vanaf {price}',
      photo: 'Een foto in een gesprek',
      gift: 'Een cadeautje',
      credits: '{count, plural, one {# credit} other {# credits}}',
      all: 'Alle prijzen',
    },
    trust: {
      title: 'Daar kun je op rekenen',
      lead: 'Daten is spannend genoeg. Dit spreken we af, en je kunt het zelf nagaan.',
      photos: {
        title: 'Mensen bekijken de foto’s',
        text: 'Een profielfoto is pas te zien als een medewerker hem goedkeurt.',
      },
      fictional: {
        title: 'Fictief staat erbij',
        text: 'Sommige profielen zijn fictief. Ze dragen overal dit merk, en afspreken met hen kan niet.',
      },
      block: {
        title: 'Van iemand af, meteen',
        text: 'Wie je blokkeert, ziet je niet meer. Een klacht wordt door een mens gelezen.',
      },
      leave: {
        title: 'Weg wanneer je wilt',
        text: 'Je verwijdert je account zelf en bent meteen onvindbaar. Bedenk je je? Je kunt nog {days} dagen terug.',
      },
    },
    questions: { title: 'Wat mensen vragen', all: 'Alle vragen en antwoorden' },
    closing: {
      title: 'Wie spreek je vanavond?',
      text: 'Aanmelden is gratis en je zit nergens aan vast.',
      action: 'Maak je profiel',
    },
  },
  pages: {
    contents: 'Op deze pagina',
  },
  languages: {
    title: 'Taal',
    lead: 'Kies de taal van deze site. We onthouden je keuze op dit apparaat.',
    current: 'Gekozen',
  },
} as const
