import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Dimostra di avere l’età giusta',
  why: 'Le regole del tuo paese ci chiedono di far verificare la tua età prima che tu veda gli altri iscritti. Se ne occupa {provider}, un’azienda esterna a questo sito.',
  how: '{provider} ti chiede, su una propria pagina, una foto del viso o un documento d’identità. Noi sappiamo soltanto se hai {age} anni o più. La foto, il documento e la data di nascita non arrivano a noi.',
  shared:
    'A {provider} diamo un codice di questa verifica e il limite d’età, non il tuo nome né la tua email. Noi conserviamo il risultato, quando è arrivato, il nome {provider} e il codice.',
  start: 'Vai a {provider}',
  again: 'Riprova',
  resume: 'Continua su {provider}',
  daily: 'Puoi iniziare {max} volte al giorno.',
  open: 'Non c’è ancora un risultato. Appena {provider} lo comunica, vai avanti automaticamente.',
  failed: '{provider} non ha potuto stabilire che hai l’età giusta. Riprova, per esempio con un documento d’identità.',
  under:
    'Secondo {provider} hai meno di {age} anni. Decide una persona del nostro team, non un computer. Riceverai un’email.',
  passed: '{provider} conferma che hai l’età giusta. Ora puoi accedere a tutto.',
  passedTitle: 'La tua età va bene',
  notNeededTitle: 'Nessuna verifica necessaria',
  notNeeded: 'Su questo sito non devi dimostrare la tua età.',
  toMembers: 'Guarda i profili',
  meanwhile: 'Nel frattempo tutto ciò che è tuo resta raggiungibile, anche i crediti e i pagamenti.',
  profile: 'Il tuo profilo',
  settings: 'Impostazioni',
  payments: 'I tuoi pagamenti',
  help: 'Non funziona? Scrivi a {support_email}.',
  loadFailed: 'Non siamo riusciti a caricare questa pagina.',
} as const satisfies Translation<typeof source>
