import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'Si tratta di [[quale foto]].',
    text: 'Si tratta di queste parole nel tuo testo: [[le parole]].',
    name: 'Si tratta del tuo nome del profilo.',
    message: 'Si tratta del tuo messaggio del [[giorno e ora]].',
    account: 'Si tratta di [[quali foto, testi o messaggi, e di quando]].',
  },
  seen: {
    scam: 'Quello che abbiamo visto fa pensare a una truffa: [[che cosa hai visto, come una richiesta di soldi o codici]].',
    fake: 'Quello che abbiamo visto non corrisponde a chi sei: [[da che cosa si vede]].',
    minor: 'Quello che abbiamo visto riguarda una persona non ancora maggiorenne: [[da che cosa si vede]].',
    nudity: 'Si vedono nudità in un punto che i visitatori possono vedere: [[che cosa si vede, e dove]].',
    harassment: 'Una persona viene molestata o minacciata: [[le parole, o che cosa è successo]].',
    hate: 'Delle persone vengono insultate o escluse per quello che sono: [[le parole, o che cosa hai visto]].',
    spam: 'È pubblicità, oppure va a molte persone insieme: [[per che cosa, o quante volte]].',
    contact_data: 'Contiene dei recapiti: [[che tipo di recapiti]].',
    photo: 'Non ti si vede bene: [[perché]].',
    chat_photo: 'Una foto in una conversazione mostra qualcosa che lì non è permesso: [[che cosa si vede]].',
    misuse:
      'Sono stati presentati a ripetizione reclami o opposizioni palesemente infondati: [[quanti, e su che cosa]].',
    illegal: 'A nostro giudizio è vietato dalla legge: [[quale legge, e perché]].',
    underage: 'Secondo la data di nascita che abbiamo corretto, non hai l’età per questo sito.',
  },
  complaint: {
    removed:
      'Grazie per la segnalazione. Quello che abbiamo tolto è contrario alle nostre condizioni: [[quale regola, e perché]].',
    warned:
      'Grazie per la segnalazione. Quello che abbiamo visto è contrario alle nostre condizioni: [[quale regola, e perché]]. Se succede di nuovo, scrivici.',
    suspended:
      'Grazie per la segnalazione. Quello che abbiamo visto è abbastanza grave da sospendere l’account: [[quale regola, e perché]].',
    awaiting:
      'Grazie per la segnalazione. Un’altra persona del team continua a esaminare la cosa. Per ora non possiamo dirti di più.',
    banned:
      'Grazie per la segnalazione. Quello che abbiamo visto è così grave che l’account è chiuso per sempre: [[quale regola, e perché]].',
    left: 'Grazie per la segnalazione. La persona che hai segnalato non può creare un nuovo account con lo stesso indirizzo email. Il motivo: [[quale regola, e perché]].',
    gone: 'Grazie per la segnalazione. Quello che ci hai indicato non c’è più: [[che cosa non c’è più]]. Quindi non restava nulla da togliere.',
    elsewhere:
      'Grazie per il tuo messaggio. È una domanda per la nostra assistenza, che ti aiuterà volentieri. Sul sito, alla voce Assistenza, trovi come contattarla.',
    allowed:
      'Grazie per la segnalazione. Abbiamo guardato quello che ci hai indicato. A nostro giudizio rispetta le nostre condizioni: [[perché]].',
    unproven:
      'Grazie per la segnalazione. Da quello che abbiamo potuto guardare non possiamo accertare che le nostre condizioni siano state violate: [[che cosa hai guardato]]. Se succede altro, scrivici.',
  },
  complainant: {
    warned: 'Puoi anche bloccare tu questa persona.',
    suspended: 'Finché l’account è sospeso, questa persona non può contattarti.',
    banned: 'Questa persona non può più contattarti.',
    allowed: 'Puoi bloccare tu questa persona; così non vi vedrete più.',
  },
  case: {
    minor: 'Abbiamo verificato se sei maggiorenne. Non lo sei ancora: [[da che cosa si vede]].',
    adult: 'Abbiamo verificato se sei maggiorenne. Lo sei: [[da che cosa si vede]].',
    doubtless:
      'Abbiamo guardato di nuovo il tuo account e non vediamo motivi per dubitare della tua età. Ci scusiamo per il disagio.',
    photos: 'Abbiamo guardato le tue foto. Una o più sono vietate. Non possiamo dirti di più.',
    fine: 'Abbiamo guardato le tue foto e non vediamo motivi per lasciare chiuso il tuo account. Ci scusiamo per il disagio.',
  },
  objection: {
    same: 'Abbiamo riesaminato la questione e letto quello che hai scritto. Il nostro giudizio non cambia: [[perché]].',
    mistaken: 'In questa decisione ci siamo sbagliati: [[su che cosa]]. Ci scusiamo.',
    explained: 'Quello che hai scritto cambia il nostro giudizio: [[che cosa, e perché]].',
    harsh: 'La regola è stata violata, ma questa decisione era eccessiva: [[perché]].',
    unproven: 'Non abbiamo ancora potuto accertare che tu sia maggiorenne: [[perché]].',
    proven: 'Abbiamo accertato che sei maggiorenne: [[come]].',
    pending: 'Finché guardiamo le tue foto, non possiamo dirti di più.',
    fine: 'Abbiamo guardato le tue foto e non vediamo motivi per lasciare chiuso il tuo account. Ci scusiamo per il disagio.',
  },
  unban: {
    mistaken: 'Non avremmo dovuto chiudere il tuo account: [[perché]]. Ci scusiamo.',
    explained: 'Ci hai dato una spiegazione che cambia il nostro giudizio: [[quale, e perché]].',
  },
  decline: {
    unidentified:
      'La richiesta è arrivata da [[quale indirizzo, o per lettera]]. Mandala di nuovo dall’indirizzo email del tuo account e la riesamineremo.',
    excessive: 'Avevamo già ricevuto questa richiesta: [[quando, e che cosa abbiamo fatto allora]].',
    others: 'Si tratta di [[quali dati, senza fare nomi]].',
    correct: 'Volevi cambiare questo: [[quale dato]]. L’abbiamo confrontato con [[che cosa]].',
    legal_duty: 'Si tratta di [[quali dati]]. L’obbligo deriva da [[quale legge, e fino a quando]].',
    legal_claims: 'Si tratta di [[quali dati]], che ci servono per [[quale causa]].',
  },
  erasure: {
    unidentified: 'Non abbiamo potuto accertare che la richiesta venga da te: [[perché]].',
    needed: 'I tuoi dati ci servono ancora: [[per che cosa, e fino a quando]].',
    withdrawn: 'Ci hai fatto sapere che vuoi mantenere il tuo account.',
    mistaken: 'La richiesta è stata aggiunta al tuo account per un nostro errore. Ci scusiamo.',
  },
}
