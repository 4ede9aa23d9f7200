import type { Translation } from '../languages.ts'
import type { document as nlDocument } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Mitglieder suchen',
    description:
      'Schau, wer in deiner Nähe daten, flirten oder reden möchte. Die Suche nach Alter und Region ist kostenlos; fiktive Profile sind immer gekennzeichnet.',
  },
  premium: {
    title: 'Premium',
    description:
      'Mit deinen ersten Credits bist du Premium, für immer. Was es bringt, was es kostet und warum es kein Abo gibt.',
  },
  pricing: {
    title: 'Preise',
    description:
      'Anmelden und Umsehen ist kostenlos. Was eine Nachricht und ein Geschenk kosten, in einfachen Worten und mit allen Preisen.',
  },
  complaints: {
    title: 'Beschwerden',
    description:
      'Stimmt etwas mit einem Profil, einer Nachricht oder einer Zahlung nicht? Melde es hier, auch ohne Konto. Ein Mensch sieht es sich an.',
  },
  languages: {
    title: 'Sprache',
    description: 'Wähle die Sprache, in der du diese Seite liest.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Zeichnung von zwei Menschen, die sich mögen',
    faces: 'Zeichnung von Menschen zum Kennenlernen',
  },
  offline: {
    title: 'Keine Verbindung',
    text: 'Du bist gerade offline. Was du getippt hast, ist auf diesem Gerät gesichert. Sobald du wieder online bist, geht es von selbst weiter.',
    retry: 'Noch einmal versuchen',
  },
} satisfies Translation<typeof nlDocument>
