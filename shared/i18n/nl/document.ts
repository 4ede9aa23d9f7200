/** Titles and descriptions for search engines and shared links, and the offline page. */
export const document = {
  members: {
    title: 'Leden zoeken',
    description:
      'Kijk wie er bij je in de buurt wil daten, flirten of praten. Zoeken op leeftijd en regio is gratis; fictieve profielen dragen altijd een merk.',
  },
  premium: {
    title: 'Premium',
    description:
      'Met je eerste credits ben je premium, voor altijd. Wat het brengt, wat het kost, en waarom er geen abonnement is.',
  },
  pricing: {
    title: 'Prijzen',
    description:
      'Aanmelden en rondkijken is gratis. Wat een bericht en een cadeautje kosten, in gewone woorden en met alle prijzen.',
  },
  complaints: {
    title: 'Klachten',
    description:
      'Is er iets mis met een profiel, een bericht of een betaling? Meld het hier, ook zonder account. Een mens kijkt ernaar.',
  },
  languages: {
    title: 'Taal',
    description: 'Kies de taal waarin je deze site leest.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Tekening van twee mensen die elkaar leuk vinden',
    faces: 'Tekening van mensen die je kunt leren kennen',
  },
  offline: {
    title: 'Geen verbinding',
    text: 'Je bent even niet online. Wat je getypt had, is bewaard op dit apparaat. Zodra er weer verbinding is, gaan we vanzelf verder.',
    retry: 'Opnieuw proberen',
  },
} as const
