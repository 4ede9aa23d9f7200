import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Iscriviti gratis',
    login: 'Accedi',
  },
  close: 'Chiudi',
  dismiss: 'Nascondi',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  day: 'giorno',
  month: 'mese',
  year: 'anno',
  dayPlaceholder: 'GG',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'AAAA',
  gender: {
    male: 'Uomo',
    female: 'Donna',
  },
  cancel: 'Annulla',
  emailSuggestion: 'Volevi dire {email}?',
  fictional: 'Fittizio',
  consent: {
    title: 'Possiamo ricordare da dove arrivi?',
    text: 'Se dici di sì, questo dispositivo conserva per {days} giorni da quale partner arrivi, e contiamo questa visita senza il tuo nome. Se dici di no, questo dispositivo conserva solo la tua risposta.',
    accept: 'Sì, va bene',
    refuse: 'No, meglio di no',
    granted: 'Hai detto di sì: ricordiamo da quale partner arrivi.',
    refused: 'Hai detto di no: non ricordiamo da quale partner arrivi.',
    change: 'Cambia scelta',
  },
} as const satisfies Translation<typeof source>
