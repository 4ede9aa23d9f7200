import type { Translation } from '../languages.ts'
import type { safety as source } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Segnala qualcosa',
    lead: 'Qualcosa non va o ti dà fastidio? Una persona della nostra moderazione guarda e ti risponde con il motivo.',
    kind: 'Di che cosa si tratta?',
    kinds: {
      profile: 'Profilo',
      photo: 'Foto',
      message: 'Messaggio',
      payment: 'Pagamento',
      other: 'Altro',
    },
    member: 'Numero del profilo',
    memberHint: 'È in fondo al profilo. Se non riguarda nessuno in particolare, lascialo vuoto.',
    memberWrong: 'Questo non è un numero di profilo. Ha 26 lettere e cifre.',
    text: 'Che cosa è successo?',
    textHint: 'Raccontalo con parole tue. Non devi dimostrare nulla.',
    left: '{count, plural, one {Ancora # carattere} other {Ancora # caratteri}}',
    email: 'Indirizzo email',
    emailHint: 'Qui ti mandiamo la ricevuta e la nostra risposta, nient’altro.',
    answeredAt: 'La nostra risposta arriva a {email}.',
    kindMissing: 'Scegli di che cosa si tratta.',
    textMissing: 'Racconta in breve che cosa è successo.',
    emailMissing: 'Inserisci un indirizzo email, così possiamo risponderti.',
    submit: 'Invia segnalazione',
    danger: 'Qualcuno è in pericolo adesso? Chiama il {number}.',
    promise: {
      title: 'Che cosa ne facciamo',
      kept: 'Ciò di cui parla la segnalazione viene conservato appena la invii. Così la prova resta, anche se qualcuno la elimina.',
      silent: 'L’altra persona non viene a sapere che hai segnalato qualcosa.',
      answered: 'Ricevi sempre una risposta. Quando la segnalazione è chiusa, cancelliamo ciò che abbiamo conservato.',
    },
    sent: {
      title: 'La tua segnalazione è arrivata',
      text: 'Abbiamo inviato una conferma a {email}. Lì arriva anche la nostra risposta, di solito entro qualche giorno.',
      receipt: 'Numero della segnalazione',
      another: 'Segnala altro',
      toMembers: 'Vai ai profili',
      toHome: 'Vai alla pagina iniziale',
    },
  },
  blocked: {
    title: 'Profili bloccati',
    lead: 'Non possono vedere il tuo profilo né scriverti.',
    none: 'Non hai bloccato nessuno.',
    unblock: 'Sblocca',
    unblockOf: 'Sblocca {name}',
    retry: 'Riprova',
  },
} as const satisfies Translation<typeof source>
