export const site = {
  home: {
    examples: 'Getekende voorbeelden',
    promise: 'Vanavond een goed gesprek',
    lead: 'Ontmoet volwassenen die willen daten, flirten of gewoon praten. Aanmelden is gratis, je betaalt alleen voor de berichten die je stuurt.',
    start: {
      title: 'Begin hier',
      iAm: 'Ik ben een',
      lookingFor: 'Ik zoek een',
      birthDate: 'Mijn geboortedatum',
      submit: 'Gratis aanmelden',
      hint: 'Vanaf {age} jaar. Je geboortedatum zien anderen niet, alleen je leeftijd.',
      closed: 'Aanmelden is op dit moment niet mogelijk.',
      member: 'Al lid?',
      login: 'Inloggen',
    },
    reasonsTitle: 'Zo werkt het hier',
    reasons: {
      honest: {
        title: 'Eerlijk gemarkeerd',
        text: 'Fictieve profielen dragen altijd hun merk. Zo weet je met wie je praat.',
      },
      payPerMessage: {
        title: 'Geen abonnement',
        text: 'Je koopt credits wanneer jij wilt. Er loopt nooit iets door.',
      },
      discreet: {
        title: 'Discreet',
        text: 'Geen namen in meldingen. Je geboortedatum en je precieze plek ziet niemand.',
      },
    },
    prices: {
      title: 'Wat het kost',
      signup: 'Aanmelden en rondkijken',
      signupPrice: 'Gratis',
      welcome: 'Bij je start krijg je',
      welcomeCredits: '{count, plural, one {# credit} other {# credits}}',
      message: 'Een bericht',
      messageCredits: '{count, plural, one {# credit} other {# credits}}, vanaf {price}',
      photo: 'Een foto in de chat',
      gift: 'Een cadeautje',
      credits: '{count, plural, one {# credit} other {# credits}}',
      all: 'Alle prijzen',
    },
    member: {
      title: 'Hoi {name}',
      lead: 'Fijn dat je er bent. Waar heb je zin in?',
      members: 'Zoek leden',
      membersText: 'Kijk wie er bij je in de buurt is.',
      chats: 'Berichten',
      chatsText:
        '{count, plural, =0 {Lees je gesprekken terug.} one {Er wacht # ongelezen bericht.} other {Er wachten # ongelezen berichten.}}',
      likes: 'Likes',
      likesText:
        '{count, plural, =0 {Zie wie jou leuk vindt.} one {Iemand nieuw vindt je leuk.} other {# nieuwe likes voor jou.}}',
    },
  },
  languages: {
    title: 'Taal',
    lead: 'Kies de taal van deze site. We onthouden je keuze op dit apparaat.',
    current: 'Gekozen',
  },
} as const
