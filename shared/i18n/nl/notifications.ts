/** Notification switches, why they are off, and push on this device. */
export const notifications = {
  title: 'Meldingen',
  lead: 'Per e-mail. Mails over je account, zoals voor een nieuw wachtwoord, krijg je altijd. Wat we nog niet versturen, staat erbij; je keuze geldt zodra we ermee beginnen.',
  notSent: 'Versturen we nog niet.',
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
      text: 'Een herinnering als een bericht een dag op je wacht.',
    },
    reminders: {
      label: 'Herinneringen',
      text: 'Bijvoorbeeld om je e-mailadres te bevestigen.',
    },
    promotions: {
      label: 'Aanbiedingen',
      text: 'Kortingen en acties.',
    },
    weekly_updates: {
      label: 'Weekoverzicht',
      text: 'Elke maandag wat er voor je is.',
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
    title: 'Op dit apparaat',
    text: 'We versturen nog niets naar apparaten. Zet je dit nu aan, dan krijg je meldingen zodra we beginnen. Er staat alleen in wat voor melding het is en hoeveel, nooit van wie.',
    on: 'Meldingen staan aan op dit apparaat.',
    off: 'Meldingen staan uit op dit apparaat.',
    denied:
      'Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van je browser, dan kun je ze hier aanzetten.',
    unsupported:
      'Deze browser kan geen meldingen tonen. Op een iPhone of iPad werkt het als je de site op je beginscherm zet.',
    enable: 'Zet aan',
    disable: 'Zet uit',
    failed: 'Aanzetten lukte niet. Probeer het later nog eens.',
  },
  unsubscribe: {
    ask: {
      title: 'Geen meldingen meer per e-mail?',
      text: 'Je krijgt dan geen meldingen meer van ons. Mails over je account, zoals voor een nieuw wachtwoord, blijven komen.',
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
