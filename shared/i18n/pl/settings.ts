import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: randki, flirt i rozmowy',
  description:
    'Poznaj dorosłych, którzy chcą randkować, flirtować albo po prostu pogadać. Konto jest bezpłatne, płacisz tylko za wysłane wiadomości.',
  fictionalWarning: 'Na tej stronie są też profile fikcyjne. Poznasz je po oznaczeniu.',
  fictionalSingular: 'Ten profil jest fikcyjny; spotkanie na żywo nie jest możliwe.',
  fictionalPlural: 'Te profile są fikcyjne; spotkania na żywo nie są możliwe.',
} as const satisfies Translation<typeof source>
