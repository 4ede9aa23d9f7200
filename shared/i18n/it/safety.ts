import type { Translation } from '../languages.ts'
import type { safety as source } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Segnala qualcosa',
    lead: 'Qualcosa non va o ti dà fastidio? Una persona della nostra moderazione esamina la segnalazione e ti risponde con il motivo.',
    kind: 'Di che cosa si tratta?',
    kinds: {
      profile: 'Profilo',
      photo: 'Foto',
      message: 'Messaggio',
      child_abuse: 'Abuso su minori',
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
    emailOptional: 'Indirizzo email (puoi lasciarlo vuoto)',
    emailOptionalHint: 'Puoi segnalarlo in forma anonima. Se inserisci un indirizzo, ricevi una risposta.',
    answeredAt: 'La nostra risposta arriva a {email}.',
    kindMissing: 'Scegli di che cosa si tratta.',
    textMissing: 'Racconta in breve che cosa è successo.',
    emailMissing: 'Inserisci un indirizzo email, così possiamo risponderti.',
    submit: 'Invia segnalazione',
    danger: 'Qualcuno è in pericolo adesso? Chiama il {number}.',
    promise: {
      title: 'Che cosa ne facciamo',
      kept: 'Conserviamo ciò a cui si riferisce la segnalazione appena la invii. Così la prova resta, anche se qualcuno la elimina.',
      silent: 'L’altra persona non viene a sapere che hai segnalato qualcosa.',
      answered:
        'Ricevi una risposta se lasci un indirizzo. Cancelliamo ciò che abbiamo conservato sei mesi dopo la nostra decisione: fino ad allora puoi contestarla.',
    },
    sent: {
      title: 'La tua segnalazione è arrivata',
      text: 'Abbiamo inviato una conferma a {email}. Lì arriva anche la nostra risposta, di solito entro qualche giorno.',
      textSilent: 'Grazie. Ce ne occupiamo al più presto. Non hai lasciato un indirizzo, quindi non ricevi risposta.',
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
