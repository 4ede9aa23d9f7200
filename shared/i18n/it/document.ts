import type { Translation } from '../languages.ts'
import type { document as source } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Cerca profili',
    description:
      'Guarda chi, vicino a te, ha voglia di un appuntamento, di un flirt o di parlare. Cercare per età e regione è gratis; i profili fittizi sono sempre contrassegnati.',
  },
  premium: {
    title: 'Premium',
    description:
      'Con i primi crediti sei premium per sempre. Che cosa offre, quanto costa e perché non c’è abbonamento.',
  },
  pricing: {
    title: 'Prezzi',
    description:
      'Iscriversi e dare un’occhiata è gratis. Quanto costano un messaggio e un regalo, in parole semplici e con tutti i prezzi.',
  },
  complaints: {
    title: 'Reclami',
    description:
      'Qualcosa non va in un profilo, un messaggio o un pagamento? Segnalalo qui, anche senza account. Se ne occupa una persona.',
  },
  languages: {
    title: 'Lingua',
    description: 'Scegli la lingua in cui leggi questo sito.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Disegno di due persone che si piacciono',
    faces: 'Disegno di persone da conoscere',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Al momento sei offline. Quello che avevi scritto è salvato su questo dispositivo. Appena torna la connessione, si riparte in automatico.',
    retry: 'Riprova',
  },
} as const satisfies Translation<typeof source>
