import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Etwas melden',
    lead: 'Stimmt etwas nicht oder stört dich etwas? Jemand aus unserer Moderation sieht es sich an und antwortet mit Begründung.',
    category: 'Was stimmt nicht?',
    categories: {
      scam: 'Betrug',
      fake: 'Fake-Profil',
      harassment: 'Belästigung oder Drohung',
      hate: 'Hass',
      intimate_image: 'Intimes Bild ohne Zustimmung',
      minor: 'Unter 18',
      child_abuse: 'Missbrauch eines Kindes',
      spam: 'Werbung',
      payment: 'Zahlung',
      other: 'Etwas anderes',
    },
    member: 'Mitgliedsnummer',
    memberHint: 'Sie steht unten im Profil. Geht es um niemand Bestimmtes, lass das Feld leer.',
    memberWrong: 'Das ist keine Mitgliedsnummer. Sie sieht so aus wie VK7M-3RDN.',
    aboutLinked: 'Deine Meldung betrifft das Mitglied, das du gerade angesehen hast.',
    aboutMessage:
      'Deine Meldung betrifft eine einzelne Nachricht aus eurem Gespräch. Wenn wir sie entfernen, seht ihr das beide, und die andere Person kann erraten, wer sie gemeldet hat.',
    aboutText: 'Deine Meldung betrifft einen einzelnen Text in dem Profil, das du gerade angesehen hast.',
    aboutOther: 'Jemand anderen melden',
    text: 'Was ist passiert?',
    textHint: 'Erzähl es mit deinen Worten. Du musst nichts beweisen.',
    left: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    email: 'E-Mail-Adresse',
    emailHint: 'Hierhin schicken wir deine Eingangsbestätigung und unsere Antwort, sonst nichts.',
    emailOptional: 'E-Mail-Adresse (darf leer bleiben)',
    emailOptionalHint:
      'Du darfst das anonym melden. Ohne Adresse bekommst du keine Eingangsbestätigung und keine Antwort.',
    answeredAt: 'Unsere Antwort kommt an {email}.',
    categoryMissing: 'Bitte wähle, was nicht stimmt.',
    textMissing: 'Erzähl kurz, was passiert ist.',
    emailMissing: 'Gib eine E-Mail-Adresse an, damit wir dir antworten können.',
    itemGone:
      'Was du melden wolltest, ist nicht mehr da. Du kannst deine Meldung trotzdem abschicken: Sie betrifft dann dieses Mitglied.',
    submit: 'Meldung abschicken',
    danger: 'Ist gerade jemand in Gefahr? Ruf {number} an.',
    promise: {
      title: 'So gehen wir damit um',
      kept: 'Geht es in deiner Meldung um ein Mitglied, sichern wir beim Absenden, was wir zur Beurteilung brauchen. So bleibt der Beweis, auch wenn jemand ihn löscht.',
      silent: 'Die andere Person erfährt nicht, dass du etwas gemeldet hast.',
      answered:
        'Du bekommst eine Antwort, wenn du eine Adresse angibst. Was wir gesichert haben, löschen wir ein halbes Jahr nach unserer Entscheidung: So lange kannst du widersprechen. Widerspricht das andere Mitglied, bewahren wir es danach noch ein halbes Jahr auf.',
    },
    flagger: {
      as: 'Du meldest als {name}. Diese Meldung hat Vorrang; unsere Antwort geht an {email}.',
      invalidTitle: 'Dieser Link funktioniert nicht',
      invalidText:
        'Der Link deiner Organisation ist abgelaufen oder widerrufen. Frag uns nach einem neuen. Melden geht auch ohne.',
      without: 'Ohne diesen Link melden',
    },
    sent: {
      title: 'Deine Meldung ist da',
      text: 'Unsere Antwort kommt an {email}, meist innerhalb weniger Tage. Dorthin geht auch eine Bestätigung, außer wenn die Adresse heute schon mehrere bekommen hat.',
      textSilent:
        'Danke. Wir sehen uns das so schnell wie möglich an. Du hast keine Adresse angegeben, also bekommst du keine Antwort.',
      receipt: 'Nummer deiner Meldung',
      another: 'Noch etwas melden',
      toMembers: 'Zu den Mitgliedern',
      toHome: 'Zur Startseite',
    },
  },
  decision: {
    title: 'Widersprechen',
    lead: 'Haben wir uns geirrt? Erklär es uns. Jemand anderes als die Person, die entschieden hat, prüft es noch einmal.',
    kinds: {
      photo_refused: 'Foto abgelehnt',
      chat_photo_refused: 'Foto im Gespräch abgelehnt',
      photo_removed: 'Foto entfernt',
      text_removed: 'Text entfernt',
      text_refused: 'Text abgelehnt',
      name_removed: 'Profilname entfernt',
      message_removed: 'Nachricht entfernt',
      warned: 'Verwarnung',
      suspended: 'Vorübergehend gesperrt',
      age_suspended: 'Gesperrt, bis dein Alter feststeht',
      photo_suspended: 'Gesperrt, bis Fotos geprüft sind',
      banned: 'Gesperrt',
      complaints_paused: 'Meldungen pausiert',
    },
    grounds: {
      scam: 'Unsere Regeln: kein Betrug',
      fake: 'Unsere Regeln: nur echte Profile, über dich selbst',
      minor: 'Unsere Regeln: nur Erwachsene',
      nudity: 'Unsere Regeln: keine Nacktheit, wo Besucher sie sehen',
      harassment: 'Unsere Regeln: niemanden belästigen oder bedrohen',
      hate: 'Unsere Regeln: kein Hass und keine Diskriminierung',
      spam: 'Unsere Regeln: keine Werbung und keine Massennachrichten',
      contact_data: 'Unsere Regeln: keine Kontaktdaten in Profilen',
      photo: 'Unsere Regeln: Fotos, auf denen du gut zu sehen bist',
      chat_photo: 'Unsere Regeln: im Gespräch keine Fotos mit Nacktheit, Sex, Gewalt, Drogen, Glücksspiel oder Hass',
      misuse: 'Unsere Regeln: nicht immer wieder offensichtlich unbegründete Beschwerden oder Widersprüche einreichen',
      illegal: 'Das Gesetz: das ist verboten',
    },
    facts: {
      number: 'Nummer',
      what: 'Entscheidung',
      from: 'Ab',
      until: 'Bis',
      ground: 'Regel oder Gesetz',
      seen: 'Was wir gesehen haben',
    },
    fixedFacts: {
      age_suspended:
        'Ein Foto, dein Profil, eine Meldung oder die Altersprüfung hat bei uns den Eindruck erweckt, dass du jünger als 18 bist.',
      photo_suspended:
        'Eines oder mehrere deiner Fotos verstoßen vielleicht gegen das Gesetz. Solange wir das prüfen, können wir dir nicht mehr dazu sagen.',
    },
    ageProof:
      'Bist du 18 oder älter? Widersprich und antworte auf unsere E-Mail mit einem Foto von deinem Reisepass, Personalausweis oder Führerschein. Verdecke alles außer deinem Passbild, deinem Namen und deinem Geburtsdatum. Wir löschen es, sobald wir es geprüft haben, spätestens nach 30 Tagen.',
    text: 'Was sehen wir deiner Meinung nach falsch?',
    textHint: 'Erzähl es in deinen eigenen Worten. Du kannst das einmal absenden.',
    textMissing: 'Sag kurz, warum du nicht einverstanden bist.',
    submit: 'Widerspruch absenden',
    sent: 'Dein Widerspruch ist da',
    states: {
      objected:
        'Dein Widerspruch liegt bei uns. Unsere Antwort steht dann auf dieser Seite und kommt auch per Mail, wenn es dein Konto noch gibt.',
      upheld: 'Wir haben deinen Widerspruch geprüft. Die Entscheidung bleibt bestehen.',
      reversed: 'Wir haben deinen Widerspruch geprüft. Du hattest recht: Die Entscheidung ist aufgehoben.',
      lifted: 'Diese Entscheidung ist schon aufgehoben. Ein Widerspruch ist nicht mehr nötig.',
      replaced:
        'Eine spätere Entscheidung ist an ihre Stelle getreten. Dazu hast du eine eigene Mail bekommen, mit der du widersprechen kannst.',
    },
    reasons: 'Der Grund:',
    invalid: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Er ist älter als sechs Monate oder unvollständig. Öffne ihn noch einmal aus unserer Mail, oder schreib uns.',
      action: 'Schreib uns',
    },
  },
  /** Warnings about accounts banned for fraud (MOD-13). */
  kept: {
    title: 'Warnungen',
    lead: 'Konten, mit denen du geschrieben hast und die wir wegen Betrugs gesperrt haben. Deine Kopie des Gesprächs bleibt {days} Tage.',
    none: {
      title: 'Keine Warnungen',
      text: 'Sperren wir jemanden, mit dem du geschrieben hast, wegen Betrugs, liest du es hier.',
    },
    open: 'Gespräch lesen',
    chat: 'Gespräch mit {name}',
    banned:
      'Wir haben das Konto von {name} wegen Betrugs gesperrt. Das kann jedem passieren: Betrüger machen das beruflich.',
    reversed:
      'Wir haben diese Entscheidung zurückgenommen: Das Konto von {name} ist nicht mehr gesperrt. Die Warnung gilt nicht mehr.',
    until:
      'Du kannst diese Kopie bis {until} lesen. Danach verschwindet sie. Sie enthält nur Texte; Fotos wurden nicht aufbewahrt.',
    advice: {
      title: 'Was du jetzt tun kannst',
      pay: 'Zahle nichts und gib keine Codes oder Geschenkkarten weiter, auch wenn sich jemand anderswo bei dir meldet.',
      bank: 'Ist Geld geflossen, oder wurden Karten- oder Kontodaten weitergegeben? Dann ruf sofort deine Bank an.',
      police: 'Du kannst bei der Polizei Anzeige erstatten, auch wenn es um einen kleinen Betrag geht.',
      evidence: 'Bewahre auf, was du hast: Nachrichten, Telefonnummern, Kontonummern und Zahlungsbelege.',
    },
    safety: 'Mehr über sicheres Dating',
    messages: 'Nachrichten',
    me: 'Du',
    photo: 'Foto, nicht aufbewahrt',
    older: 'Frühere Nachrichten',
    failed: 'Das konnten wir nicht laden',
    retry: 'Noch einmal versuchen',
    gone: {
      title: 'Diese Kopie gibt es nicht mehr',
      text: 'Eine Kopie bleibt {days} Tage.',
      action: 'Zu deinen Warnungen',
    },
    note: 'Es gibt eine Warnung zu jemandem, mit dem du geschrieben hast.',
    read: 'Lies, was du tun kannst',
  },
  blocked: {
    title: 'Blockierte Mitglieder',
    lead: 'Sie können dein Profil nicht sehen und dir nicht schreiben.',
    none: 'Du hast niemanden blockiert.',
    unblock: 'Nicht mehr blockieren',
    unblockOf: '{name} nicht mehr blockieren',
    retry: 'Noch einmal versuchen',
  },
} as const satisfies Translation<typeof nl>
