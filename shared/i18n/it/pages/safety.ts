import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Incontri sicuri',
  lead: 'La maggior parte degli iscritti cerca solo una bella compagnia. Ecco come riconoscere chi vuole altro e come stare tranquilli.',
  sections: [
    {
      id: 'money',
      title: 'Soldi, mai',
      body: [
        'Non dare e non prestare mai soldi a chi conosci solo da qui, per quanto urgente sembri la storia. Nemmeno buoni regalo, codici o criptovalute. Chi ha buone intenzioni non li chiede.',
        'Qualcuno ti promette guadagni con investimenti o criptovalute? È una truffa, anche se all’inizio guadagni qualcosa. Se hai già pagato, chiama subito la tua banca e sporgi denuncia.',
      ],
    },
    {
      id: 'contact',
      title: 'All’inizio resta qui',
      body: [
        'Dai il tuo numero, l’indirizzo e il cognome solo quando ti fidi. Qui puoi sempre bloccare e segnalare una persona; altrove non possiamo fare nulla per te.',
        'Non aprire link di chi non conosci e non accedere mai da uno di questi. Noi non chiediamo mai la tua password.',
      ],
    },
    {
      id: 'photos',
      title: 'Sotto pressione',
      body: [
        'Non condividere foto con cui qualcuno potrebbe ricattarti. Se succede lo stesso: non pagare, conserva i messaggi e segnalalo. Non è colpa tua.',
      ],
    },
    {
      id: 'meeting',
      title: 'Il primo appuntamento',
      body: [
        [
          'Scegli un posto dove ci sono altre persone.',
          'Di’ a qualcuno dove sei e con chi.',
          'Assicurati di poter tornare a casa senza aiuto.',
          'Bevi poco e tieni d’occhio il bicchiere.',
          'Qualcosa non va? Vai via. Non devi spiegare niente.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Bloccare e segnalare',
      body: [
        'Blocca la persona nel menu della conversazione o del profilo e segnalalo in [Reclami](/complaints). Così conserviamo le prove, e l’altra persona non saprà che hai segnalato qualcosa.',
        'C’è un pericolo adesso? Chiama il numero di emergenza.',
      ],
    },
  ],
}
