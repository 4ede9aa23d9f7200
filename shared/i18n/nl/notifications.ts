/** Notification switches, why they are off, and push on this device. */
export const notifications = {
  title: 'Meldingen',
  lead: 'Kies per soort of je een mail wilt, een push, of allebei. Mails over je account, zoals voor een nieuw wachtwoord, krijg je altijd.',
  leadMail:
    'Kies per soort of je een mail wilt. Mails over je account, zoals voor een nieuw wachtwoord, krijg je altijd.',
  channels: { mail: 'Mail', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Push staat nog op geen enkel apparaat aan.',
  toDevice: 'Zet push aan',
  people: 'Van anderen en over je profiel',
  advertising: 'Nieuws en aanbiedingen',
  advertisingText: 'Dit is reclame. Je krijgt het alleen als je het zelf aanzet, en zet het hier zo weer uit.',
  types: {
    new_conversations: {
      label: 'Nieuwe gesprekken',
      text: 'Iemand schrijft je voor het eerst.',
    },
    new_messages: {
      label: 'Nieuwe berichten',
      text: 'Er komt een bericht bij in een gesprek.',
    },
    like: {
      label: 'Likes',
      text: 'Iemand vindt je leuk.',
    },
    unread_message_reminders: {
      label: 'Ongelezen berichten',
      text: 'Een herinnering als een bericht {hours, plural, =24 {een dag} one {# uur} other {# uur}} op je wacht.',
    },
    reminders: {
      label: 'Herinneringen',
      text: 'Bijvoorbeeld om een foto te plaatsen of je profiel af te maken.',
    },
    promotions: {
      label: 'Aanbiedingen',
      text: 'Kortingen en acties.',
    },
    weekly_updates: {
      label: 'Weekoverzicht',
      text: 'Eén keer per week een overzicht.',
    },
    news: {
      label: 'Nieuws',
      text: 'Wat er nieuw is op de site.',
    },
  },
  disabled: {
    title: 'Je krijgt nu geen meldingen per e-mail',
    fbl: 'Een mail van ons is als spam gemarkeerd. Daarom mailen we je geen meldingen meer.',
    bounce: 'Onze mails komen niet aan op {email}. Wijzig je e-mailadres en bevestig het nieuwe, dan komen ze weer.',
    listunsubscribe: 'Je hebt je in je mailprogramma afgemeld.',
    enable: 'Meldingen weer aanzetten',
    changeEmail: 'E-mailadres wijzigen',
    enabled: 'Je krijgt weer meldingen per e-mail.',
  },
  push: {
    title: 'Push op je apparaten',
    lead: 'Een push is een melding op je telefoon of computer, ook als de site dicht is. Er staat in wat er is en hoeveel, zoals “2 nieuwe berichten”, nooit wat iemand schrijft.',
    on: 'Push staat aan op dit apparaat.',
    off: 'Push staat uit op dit apparaat.',
    ask: 'Druk je op de knop, dan vraagt je browser of meldingen mogen. Kies daar “Toestaan”.',
    denied:
      'Je browser blokkeert meldingen van deze site. Open de site-instellingen naast het adres of in je browser, sta meldingen toe en kom hier terug.',
    unsupported: 'Deze browser kan geen push ontvangen. Probeer het in een andere browser of op je telefoon.',
    installFirst:
      'Op een iPhone of iPad werkt push alleen als de site op je beginscherm staat. Open de site daarna vanaf je beginscherm en zet push hier aan.',
    installSteps: 'Hoe doe ik dat?',
    enable: 'Zet push aan',
    disable: 'Zet push uit',
    failed: 'Aanzetten lukte niet. Probeer het later nog eens.',
  },
  devices: {
    title: 'Apparaten met push',
    unknown: 'Onbekend apparaat',
    current: 'Dit apparaat',
    since: 'Aangezet: {day}',
    forget: 'Zet push uit',
    test: 'Stuur een test',
    testSent: 'De test is verstuurd. Zie je niets? Kijk of het apparaat meldingen van je browser toont.',
  },
  quiet: {
    label: 'Stille uren',
    text: 'Dan krijg je geen push. Wat er intussen was, hoor je daarna in één keer. Het gaat om de plaatselijke tijd ({country}).',
    from: 'Van',
    to: 'Tot',
  },
  names: {
    label: 'Namen in een push',
    text: 'Dan staat erin van wie een bericht is. Wie je scherm ziet, leest die naam mee, ook als het vergrendeld is.',
  },
  unsubscribe: {
    ask: {
      title: 'Geen meldingen meer per e-mail?',
      text: 'Mails over je account, zoals voor een nieuw wachtwoord, blijven komen. Push zet je uit in je instellingen.',
    },
    done: {
      title: 'Je bent afgemeld',
      text: 'Je krijgt geen meldingen meer per e-mail. In je instellingen zet je ze weer aan.',
    },
    askKind: {
      title: 'Geen mails meer over: {kind}?',
      text: 'Andere meldingen en mails over je account blijven komen.',
    },
    doneKind: {
      title: 'Je bent afgemeld',
      text: 'Je krijgt deze mails niet meer: {kind}. In je instellingen zet je ze weer aan.',
    },
    invalid: {
      title: 'Deze link werkt niet meer',
      text: 'In je instellingen kies je zelf welke mails je krijgt.',
    },
    submit: 'Meld me af',
    toSettings: 'Naar je instellingen',
  },
} as const
