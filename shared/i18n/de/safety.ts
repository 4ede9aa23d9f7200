import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Etwas melden',
    lead: 'Stimmt etwas nicht oder stört dich etwas? Jemand aus unserer Moderation sieht es sich an und antwortet mit Begründung.',
    kind: 'Worum geht es?',
    kinds: {
      profile: 'Profil',
      photo: 'Foto',
      message: 'Nachricht',
      child_abuse: 'Missbrauch eines Kindes',
      payment: 'Zahlung',
      other: 'Etwas anderes',
    },
    member: 'Mitgliedsnummer',
    memberHint: 'Sie steht unten im Profil. Geht es um niemand Bestimmtes, lass das Feld leer.',
    memberWrong: 'Das ist keine Mitgliedsnummer. Sie hat 26 Buchstaben und Ziffern.',
    text: 'Was ist passiert?',
    textHint: 'Erzähl es mit deinen Worten. Du musst nichts beweisen.',
    left: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    email: 'E-Mail-Adresse',
    emailHint: 'Hierhin schicken wir deine Eingangsbestätigung und unsere Antwort, sonst nichts.',
    emailOptional: 'E-Mail-Adresse (darf leer bleiben)',
    emailOptionalHint: 'Du darfst das anonym melden. Gibst du eine Adresse an, bekommst du eine Antwort.',
    answeredAt: 'Unsere Antwort kommt an {email}.',
    kindMissing: 'Wähle aus, worum es geht.',
    textMissing: 'Erzähl kurz, was passiert ist.',
    emailMissing: 'Gib eine E-Mail-Adresse an, damit wir dir antworten können.',
    submit: 'Meldung abschicken',
    danger: 'Ist gerade jemand in Gefahr? Ruf {number} an.',
    promise: {
      title: 'So gehen wir damit um',
      kept: 'Worum es in deiner Meldung geht, sichern wir in dem Moment, in dem du sie abschickst. So bleibt der Beweis, auch wenn jemand ihn löscht.',
      silent: 'Die andere Person erfährt nicht, dass du etwas gemeldet hast.',
      answered:
        'Du bekommst eine Antwort, wenn du eine Adresse angibst. Was wir gesichert haben, löschen wir ein halbes Jahr nach unserer Entscheidung: So lange kannst du widersprechen.',
    },
    sent: {
      title: 'Deine Meldung ist da',
      text: 'Wir haben eine Bestätigung an {email} geschickt. Dorthin kommt auch unsere Antwort, meist innerhalb weniger Tage.',
      textSilent:
        'Danke. Wir sehen uns das so schnell wie möglich an. Du hast keine Adresse angegeben, also bekommst du keine Antwort.',
      receipt: 'Nummer deiner Meldung',
      another: 'Noch etwas melden',
      toMembers: 'Zu den Mitgliedern',
      toHome: 'Zur Startseite',
    },
  },
  blocked: {
    title: 'Blockierte Mitglieder',
    lead: 'Sie können dein Profil nicht sehen und dir nicht schreiben.',
    none: 'Du hast niemanden blockiert.',
    unblock: 'Freigeben',
    unblockOf: '{name} freigeben',
    retry: 'Noch einmal versuchen',
  },
} as const satisfies Translation<typeof nl>
