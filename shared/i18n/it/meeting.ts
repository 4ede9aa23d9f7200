import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'I tuoi match',
    lead: 'Corrispondono a ciò che cerchi, e tu a ciò che cercano.',
    none: 'Ancora nessun match',
    noneText: 'Arrivano sempre persone nuove. Intanto dai un’occhiata in giro.',
    toMembers: 'Guarda tutti i profili',
  },
  similar: {
    title: 'Profili simili',
    total: '{total, plural, one {# profilo} other {# profili}}',
    more: 'Mostra altri',
  },
  finder: {
    title: 'Trova un match',
    lead: 'Di’ che cosa cerchi e guarda chi corrisponde.',
    age: 'Che età cerchi?',
    ages: { '18-35': 'Da 18 a 35', '35+': 'Da 35 in su' },
    reason: 'Che cosa cerchi?',
    interests: 'Che cosa ti piace condividere? Scegline al massimo {count}.',
    moreInterests: 'Altri interessi',
    distance: 'Quanto lontano?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Corrispondono',
    appearance: 'Che aspetto ti attrae?',
    appearances: { normal: 'Normale', sexy: 'Sexy' },
    race: 'Che origine ti attrae?',
    races: { white: 'Bianca', other: 'Altra' },
    pass: 'La salto',
    noEffect:
      'Facoltativo e senza effetto su chi vedi: i profili non contengono questi dati. La risposta resta su questa schermata e non viene inviata né conservata.',
    again: 'Cambia le mie risposte',
    none: 'Nessuno trovato',
    noneText: 'Allarga una risposta o torna più tardi.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'In tutto il paese',
      interests: 'Senza interessi',
      reason: 'Qualsiasi cosa cerchino',
      age: 'Tutte le età',
    },
    more: 'Altri profili',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'In comune: {interests}',
    aim: 'Cerca anche: {aim}',
    near: 'Vicino a te',
  },
  swipe: {
    title: 'Gioco dello swipe',
    left: '{count, plural, =0 {Per oggi niente più like} one {Oggi hai ancora # like} other {Oggi hai ancora # like}}',
    like: 'Metti un like a {name}',
    pass: 'Salta {name}',
    undo: 'Riporta qui {name}',
    unfold: 'Scopri di più su {name}',
    liked: 'Like',
    passed: 'Passo',
    keys: 'Oppure con le frecce: a sinistra salti, a destra metti like.',
    toProfile: 'Vedi il profilo di {name}',
    shown: '{name}, {age} anni',
    over: 'I like di oggi sono finiti',
    overText: 'Ne avrai di nuovi tra <time></time>. Sui profili puoi mettere like sempre, quanti ne vuoi.',
    toLikes: 'Vedi i tuoi like',
    toMembers: 'Guarda i profili',
    all: 'Per ora è tutto',
    allText: 'Arrivano sempre persone nuove. Torna più tardi o continua a cercare.',
  },
} as const satisfies Translation<typeof source>
