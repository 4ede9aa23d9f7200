import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Rimborsi',
  lead: 'Puoi annullare i crediti non usati per {refund_days} giorni.',
  sections: [
    {
      id: 'unused',
      title: 'Crediti non usati',
      body: [
        'Ti penti di un acquisto entro {refund_days} giorni? Non serve un motivo. I crediti vengono tolti subito dal tuo saldo e ti rimborsiamo la loro parte del prezzo con lo stesso metodo di pagamento, entro {refund_days} giorni. Se non permette rimborsi, facciamo un bonifico. I crediti più vecchi si usano per primi. Preferisci scrivere? Puoi farlo a {support_email} dall’indirizzo del tuo account.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Recedere dal contratto qui',
      only: 'eu',
      body: [
        'Scegli l’acquisto tra [i tuoi pagamenti](/transactions), premi «Recedere dal contratto qui» e poi «Conferma recesso». Il pulsante resta lì finché puoi recedere. Ricevi subito un’email con il riferimento, il giorno e l’ora del recesso e ciò che ti rimborsiamo.',
      ],
    },
    {
      id: 'cancel',
      title: 'Come annullare',
      only: 'no-eu',
      body: ['Apri [i tuoi pagamenti](/transactions), scegli l’acquisto e premi «Annulla i crediti non usati».'],
    },
    {
      id: 'used',
      title: 'Crediti usati',
      body: [
        'Un messaggio viene consegnato subito. Lo accetti quando ordini, e per questo i crediti usati non si possono rimborsare. Se qualcosa è andato storto per colpa nostra, lo sistemiamo, naturalmente.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Nessuna risposta da un profilo fittizio',
      only: 'desk',
      body: [
        'Se il nostro team non risponde entro {answer_hours} ore a un messaggio, una foto o un regalo per un profilo fittizio, quei crediti tornano da soli. Se ti è stato rimborsato il denaro di crediti già usati, i crediti restituiti servono prima a compensarli.',
      ],
    },
    {
      id: 'premium',
      title: 'E premium?',
      body: [
        'Se il tuo primo e unico acquisto viene rimborsato per intero, non sei più premium. Dopo un rimborso parziale lo resti.',
      ],
    },
    {
      id: 'form',
      title: 'Modulo di recesso tipo',
      only: 'eu',
      body: [
        'Puoi usare questo testo, ma non è obbligatorio: «A {company}, {address}, {city}, {support_email}: recedo dal mio contratto di acquisto di crediti. Ordinato il: … Nome: … Email del mio account: … Data: …»',
      ],
    },
  ],
}
