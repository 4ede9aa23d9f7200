import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Zeig, dass du alt genug bist',
  why: 'Die Regeln an deinem Wohnort verlangen, dass wir dein Alter prüfen lassen, bevor du andere Mitglieder siehst. Das macht {provider}, ein Unternehmen außerhalb dieser Website.',
  how: '{provider} bittet dich auf einer eigenen Seite um ein Foto deines Gesichts oder einen Ausweis. Wir erfahren nur, ob du {age} oder älter bist. Foto, Ausweis und Geburtsdatum kommen nicht zu uns.',
  shared:
    '{provider} bekommt von uns eine Kennung dieser Prüfung und die Altersgrenze, nicht deinen Namen oder deine E-Mail-Adresse. Wir speichern das Ergebnis, den Zeitpunkt, den Namen {provider} und die Kennung.',
  start: 'Zu {provider}',
  again: 'Noch einmal versuchen',
  resume: 'Weiter bei {provider}',
  daily: 'Du kannst {max} Mal am Tag beginnen.',
  open: 'Es gibt noch kein Ergebnis. Sobald {provider} eines meldet, geht es automatisch weiter.',
  failed:
    '{provider} konnte nicht feststellen, dass du alt genug bist. Versuch es noch einmal, zum Beispiel mit einem Ausweis.',
  under:
    'Laut {provider} bist du jünger als {age}. Darüber entscheidet jemand aus unserem Team, kein Computer. Du bekommst eine E-Mail.',
  passed: '{provider} sagt, dass du alt genug bist. Jetzt steht dir alles offen.',
  passedTitle: 'Alter bestätigt',
  notNeededTitle: 'Keine Prüfung nötig',
  notNeeded: 'Auf dieser Website musst du dein Alter nicht nachweisen.',
  toMembers: 'Mitglieder ansehen',
  meanwhile: 'Alles, was dir gehört, bleibt in der Zwischenzeit erreichbar, auch deine Credits und Zahlungen.',
  profile: 'Dein Profil',
  settings: 'Einstellungen',
  payments: 'Deine Zahlungen',
  help: 'Klappt es nicht? Schreib an {support_email}.',
  loadFailed: 'Das konnten wir nicht laden.',
} as const satisfies Translation<typeof source>
