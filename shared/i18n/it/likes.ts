import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Like',
  tabs: {
    label: 'Tipi di like',
    received: 'Ricevuti',
    sent: 'Inviati',
    matches: 'Match',
    favourites: 'Preferiti',
    looks: 'Visite',
  },
  total: {
    received: '{total, plural, one {Piaci a # persona} other {Piaci a # persone}}',
    sent: '{total, plural, one {Ti piace # persona} other {Ti piacciono # persone}}',
    matches: '{total, plural, one {Hai # match} other {Hai # match}}',
  },
  new: 'Nuovo',
  match: 'Match',
  like: 'Metti un like a {name}',
  unlike: 'Togli il like a {name}',
  options: 'Altro su {name}',
  more: 'Altri like',
  empty: {
    received: { title: 'Ancora nessun like', text: 'Fatti notare: metti tu qualche like.' },
    sent: { title: 'Non hai ancora messo nessun like', text: 'Tocca il cuore di chi ti piace.' },
    matches: { title: 'Ancora nessun match', text: 'Quando il like è reciproco, quella persona compare qui.' },
    toMembers: 'Guarda i profili',
  },
  favourites: {
    add: 'Aggiungi {name} ai preferiti',
    remove: 'Togli {name} dai preferiti',
    more: 'Altri preferiti',
    private: 'Solo tu vedi chi sono i tuoi preferiti.',
    none: 'Ancora nessun preferito',
    hint: 'Tocca la stella su un profilo e ritroverai qui quella persona. Lo vedi solo tu.',
  },
  looks: {
    note: 'Chi ha guardato il tuo profilo negli ultimi {days} giorni. Lo vedi solo tu.',
    none: 'Ancora nessuna visita',
    hint: 'Chi guarda il tuo profilo resta qui per {days} giorni. Se guardi il suo, ti vede allo stesso modo.',
    off: 'È disattivato',
    offText: 'Non vedi chi ha guardato il tuo profilo, e gli altri non vedono che hai guardato il loro.',
    toSettings: 'Apri le impostazioni',
    more: 'Altre persone',
  },
  modal: { title: 'Piaci a {name}', toProfile: 'Vedi il profilo' },
  newLike: { title: 'Nuovo like!', photo: 'Vedi il profilo di {name}', write: 'Manda un messaggio a {name}' },
  moment: {
    title: 'È scattata la scintilla',
    text: 'Tu e {name} vi piacete.',
    lines: 'Prime frasi per {name}',
    write: 'Scrivi a {name}',
    later: 'Più tardi',
  },
  toast: { like: 'Piaci a {name}.', see: 'Guarda' },
} as const satisfies Translation<typeof source>
