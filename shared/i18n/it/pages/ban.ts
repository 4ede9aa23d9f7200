import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Blocchi e protezione',
  lead: 'Quando blocchiamo un account, come blocchi tu qualcuno e come i genitori possono chiudere l’accesso a questo sito.',
  sections: [
    {
      id: 'members',
      title: 'Quando blocchiamo un account',
      body: [
        'Blocchiamo chi molesta, truffa, si finge un’altra persona, fa pubblicità o ha meno di {minimum_age} anni. Nei casi meno gravi diamo un avvertimento o sospendiamo l’account per {suspension_days} giorni.',
        'Se sospettiamo che qualcuno sia minorenne, o vediamo segni di abusi su minori, sospendiamo subito l’account finché un’altra persona del team non ha deciso. Segnaliamo le immagini di abusi su minori a un servizio di segnalazione o alla polizia.',
        'Su ogni blocco definitivo decide una persona, non un computer. Solo dove la legge impone una verifica dell’età, il suo esito può sospendere un account in automatico, finché non decide una persona. L’email su una decisione spiega il motivo e ha un link per opporsi: allora se ne occupa un’altra persona.',
        'Un account bloccato non lo vede più nessuno, e con quell’account non si può accedere. I crediti comprati e non usati si possono richiedere a {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Come blocchi tu qualcuno',
      body: [
        'Apri il profilo e scegli «Blocca» nel menu. La vostra conversazione e i like spariscono per entrambi, e quella persona non può più vedere il tuo profilo né contattarti. Nelle impostazioni vedi chi hai bloccato e puoi tornare indietro.',
        'Raccontaci anche, nella pagina [Reclami](/complaints), che cosa è successo. Così conserviamo ciò che serve per valutarlo.',
      ],
    },
    {
      id: 'parents',
      title: 'Per i genitori',
      body: [
        '{site} è solo per adulti. Così chiudi l’accesso a casa:',
        [
          'iPhone e iPad: Impostazioni, Tempo di utilizzo, Contenuti e privacy, Contenuti web, limita i siti per adulti.',
          'Android: Google Family Link, Limitazioni dei contenuti, Google Chrome.',
          'Windows: Microsoft Family Safety, Filtri dei contenuti.',
          'Mac: Impostazioni di Sistema, Tempo di utilizzo, Contenuti e privacy.',
          'Il tuo router o fornitore internet: spesso c’è un filtro per tutta la casa.',
        ],
        'Pensi che un minore abbia un account qui? Segnalalo in [Reclami](/complaints). È la prima cosa di cui ci occupiamo.',
      ],
    },
  ],
}
