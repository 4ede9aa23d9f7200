import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Assistenza',
  lead: 'Dietro questo sito ci sono persone. Ecco come raggiungerle.',
  sections: [
    {
      id: 'contact',
      title: 'Contattaci',
      body: [
        'Email: {support_email}. Se scrivi dall’indirizzo del tuo account, possiamo aiutarti prima. Rispondiamo entro due giorni lavorativi.',
        'Telefono: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Forse c’è già la risposta',
      body: [
        'La maggior parte delle risposte è nelle [Domande frequenti](/pages/faq). Per riavere il denaro leggi [Rimborsi](/pages/return-policy). Per segnalare qualcosa di non permesso vai a [Reclami](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Dati dell’azienda',
      body: [
        ['{company} ({tradenames})', '{address}', '{city}, {country}', 'Registro: {register}', 'Partita IVA: {vat}'],
      ],
    },
    {
      id: 'authorities',
      only: 'eu',
      title: 'Punto di contatto per le autorità',
      body: [
        'Le autorità dei paesi UE, la Commissione europea e il comitato europeo per i servizi digitali ci raggiungono direttamente a {support_email}, in inglese o in una lingua ufficiale del nostro paese, {country} (articolo 11 del regolamento sui servizi digitali). Iscritti e visitatori possono scriverci allo stesso indirizzo (articolo 12).',
        'Hai visto qualcosa che secondo te è illegale? Segnalalo nel menu del profilo o in [Reclami](/complaints). Non serve un account.',
      ],
    },
    {
      id: 'sources',
      title: 'Ringraziamenti',
      body: ['I nomi dei luoghi vengono da GeoNames (geonames.org), licenza CC BY 4.0.'],
    },
  ],
}
