/** What the mails say. No names of others and nothing about the kind of site beyond its own name: mails are read over shoulders. */
export const mail = {
  activation: {
    subject: 'Bevestig je e-mailadres bij {site}',
    preview: 'Eén klik en je kunt berichten sturen en ontvangen.',
    title: 'Welkom, {name}',
    lead: 'Fijn dat je er bent. Bevestig nog even dat dit jouw e-mailadres is, dan staat je profiel bij {site} open.',
    why: 'Vanaf dat moment kunnen anderen je zien en kun je berichten sturen en ontvangen.',
    action: 'Bevestig mijn e-mailadres',
    note: 'De link werkt 7 dagen. Heb je je niet aangemeld? Dan hoef je niets te doen.',
  },
  activationReminder: {
    subject: 'Je account bij {site} wacht nog op je',
    preview: 'Je e-mailadres is nog niet bevestigd.',
    title: 'Nog één klik, {name}',
    lead: 'Je hebt je aangemeld bij {site}, maar je e-mailadres is nog niet bevestigd. Tot die tijd ziet niemand je profiel en kun je geen berichten sturen.',
    lost: 'Was de eerste mail zoek? Deze link doet hetzelfde.',
    action: 'Bevestig mijn e-mailadres',
    note: 'De link werkt 7 dagen. Heb je je niet aangemeld of toch geen zin meer? Dan hoef je niets te doen.',
  },
  existingAccount: {
    subject: 'Je hebt al een account bij {site}',
    preview: 'Je kunt gewoon inloggen.',
    title: 'Je hebt al een account',
    lead: 'Iemand, waarschijnlijk jijzelf, wilde zich met dit e-mailadres aanmelden bij {site}. Er is al een account, dus je kunt gewoon inloggen.',
    action: 'Inloggen',
    note: 'Was jij dit niet? Dan hoef je niets te doen, er is niets veranderd.',
  },
  frame: {
    linkHint: 'Werkt de knop niet? Kopieer dan deze link naar je browser:',
    adultsOnly: 'Alleen voor volwassenen vanaf {age} jaar.',
    company: '{name}, {address}, {city}. KvK {kvk}.',
  },
} as const
