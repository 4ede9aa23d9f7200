/** Ways to pay, payment country, and what a member spends with their limits. */
export const buying = {
  method: {
    card: 'Creditcard',
    otherCard: 'Andere creditcard',
    from: 'Vanaf {price}',
    upTo: 'Tot en met {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Je krijgt {price} terug. {method} kan geen geld terugbetalen, dus maken wij het over. Geef onze klantenservice je rekeningnummer en het kenmerk van deze betaling. De credits gaan meteen van je saldo af.',
    refunded:
      'De credits die erbij horen zijn van je saldo af. {method} kan geen geld terugbetalen, dus maken wij het over. Geef onze klantenservice je rekeningnummer en het kenmerk van deze betaling.',
  },
  bundle: {
    /** Compared with the smallest bundle. */
    saving: '{percentage, number}% goedkoper per credit',
  },
  state: {
    draftKept: 'Je bericht staat nog klaar in het gesprek.',
  },
  /** First purchase: what it includes and what happens next. */
  first: {
    photos: 'Je ziet nu alle foto’s van leden, behalve privéfoto’s.',
    chats: 'Je kunt elke dag nieuwe gesprekken beginnen.',
    credits: 'Zodra je betaald hebt, staan de credits op je saldo.',
    receipt: 'Het betalingsbewijs krijg je per mail. Je vindt het ook bij je betalingen.',
    once: 'Geen abonnement: er wordt nooit iets afgeschreven zonder dat je zelf bestelt.',
    withdrawal: 'Credits die je niet gebruikt, kun je binnen {days, number} dagen annuleren.',
  },
  country: {
    label: 'Land van je betaling',
    hint: 'Je prijzen, munt en betaalmethoden horen bij dit land.',
    saved: 'De prijzen en betaalmethoden gelden nu voor dit land: {country}.',
  },
  /** Stored cards (PAY-56). `store` and `storeText` have a version: shared/rules/stored-card.ts. */
  cards: {
    title: 'Opgeslagen kaarten',
    lead: 'We schrijven alleen af als jij zelf bestelt.',
    pay: 'Betaal met {card}',
    store: 'Bewaar mijn kaart voor een volgende bestelling',
    storeText:
      'De betaaldienst bewaart je kaart. Wij bewaren het merk, de laatste vier cijfers, de geldigheid, het nummer waaronder de betaaldienst je kaart kent, en wanneer je dit goedvond. We schrijven alleen af als jij zelf bestelt. Je haalt de kaart weg bij Je betalingen.',
    once: 'We schrijven dit bedrag één keer af van je kaart. Het is geen abonnement.',
    agree: 'Door te bestellen ga je hiermee akkoord:',
    otherWay: 'Anders betalen',
    confirm: 'Je bank wil dat je deze betaling bevestigt. Er is nog niets afgeschreven.',
    charging: 'De betaaldienst kijkt of je kaart belast kan worden. Zodra we iets horen, zie je het hier.',
    valid: 'Geldig tot en met {month}',
    expired: 'Verlopen',
    remove: 'Verwijderen',
    removeCard: '{card} verwijderen',
    removeText:
      'De kaart wordt ook bij de betaaldienst verwijderd. Bij een volgende bestelling kun je hem opnieuw bewaren.',
    removed: 'Je kaart is verwijderd.',
    keep: 'Toch houden',
  },
  spending: {
    title: 'Wat je uitgeeft',
    month: 'Deze maand',
    total: 'In totaal',
    note: 'Wat je terugkreeg telt niet mee. Een betaling die nog loopt telt al mee voor je limiet.',
  },
  limits: {
    title: 'Je limieten',
    lead: 'Meer dan je limiet kun je niet bestellen. Verlagen werkt meteen, verhogen of weghalen pas na {hours, number} uur.',
    day: 'Elke dag',
    week: 'Elke week',
    month: 'Elke maand',
    none: 'Geen limiet',
    used: '{used} van {limit} gebruikt',
    ends: 'Begint opnieuw op {moment}',
    nextAmount: 'Wordt {limit} op {moment}.',
    nextNone: 'Vervalt op {moment}.',
    takeBack: 'Toch niet verhogen',
    change: 'Wijzigen',
    set: 'Instellen',
    amount: 'Hoogste bedrag ({currency})',
    invalid: 'Vul een bedrag in tot {max}.',
    save: 'Opslaan',
    remove: 'Limiet weghalen',
    saved: 'Je limiet is opgeslagen.',
    later: 'Je hogere limiet geldt vanaf {moment}.',
    titles: {
      day: 'Limiet per dag',
      week: 'Limiet per week',
      month: 'Limiet per maand',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'Met deze bestelling kom je boven je limiet van {limit} per dag. Je kunt nog {left} uitgeven.',
    week: 'Met deze bestelling kom je boven je limiet van {limit} per week. Je kunt nog {left} uitgeven.',
    month: 'Met deze bestelling kom je boven je limiet van {limit} per maand. Je kunt nog {left} uitgeven.',
    frees: 'Vanaf {moment} kun je dit weer bestellen.',
    open: 'Een betaling die nog loopt telt mee.',
    toLimits: 'Naar je limieten',
  },
} as const
