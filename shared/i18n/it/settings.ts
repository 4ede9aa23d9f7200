import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: incontri, flirt e chat',
  description:
    'Incontra persone adulte che hanno voglia di un appuntamento, di un flirt o solo di parlare. Iscriversi è gratis, paghi solo i messaggi che invii.',
  fictionalWarning: 'Su questo sito ci sono anche profili fittizi. Li riconosci dal contrassegno.',
  fictionalSingular: 'Questo profilo è fittizio; non è possibile un incontro di persona.',
  fictionalPlural: 'Questi profili sono fittizi; non sono possibili incontri di persona.',
} as const satisfies Translation<typeof source>
