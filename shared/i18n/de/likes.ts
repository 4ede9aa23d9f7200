import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Likes',
  tabs: {
    label: 'Arten von Likes',
    received: 'Bekommen',
    sent: 'Gegeben',
    matches: 'Matches',
    favourites: 'Favoriten',
    looks: 'Profilbesuche',
  },
  total: {
    received: '{total, plural, one {# Person mag dich} other {# Personen mögen dich}}',
    sent: '{total, plural, one {Du magst # Person} other {Du magst # Personen}}',
    matches: '{total, plural, one {Mit # Person ist es gegenseitig} other {Mit # Personen ist es gegenseitig}}',
  },
  new: 'Neu',
  match: 'Match',
  like: 'Like für {name}',
  unlike: 'Like für {name} zurücknehmen',
  options: 'Mehr zu {name}',
  more: 'Mehr Likes',
  empty: {
    received: { title: 'Noch keine Likes', text: 'Zeig, dass du da bist: Gib selbst ein paar Likes.' },
    sent: { title: 'Du hast noch kein Like gegeben', text: 'Tipp auf das Herz, wenn dir jemand gefällt.' },
    matches: { title: 'Noch keine Matches', text: 'Wenn ihr euch gegenseitig mögt, seht ihr euch hier.' },
    toMembers: 'Mitglieder ansehen',
  },
  favourites: {
    add: '{name} als Favorit merken',
    remove: '{name} aus deinen Favoriten entfernen',
    more: 'Mehr Favoriten',
    private: 'Nur du siehst, wer deine Favoriten sind.',
    none: 'Noch keine Favoriten',
    hint: 'Tipp auf den Stern in einem Profil, dann findest du die Person hier wieder. Nur du siehst das.',
  },
  looks: {
    note: 'Wer in den letzten {days} Tagen dein Profil angesehen hat. Nur du siehst das.',
    none: 'Noch war niemand da',
    hint: 'Wer dein Profil ansieht, steht hier {days} Tage lang. Siehst du dir ein Profil an, sieht die Person dich genauso.',
    off: 'Das ist ausgeschaltet',
    offText: 'Du siehst nicht, wer dein Profil angesehen hat, und andere sehen nicht, dass du bei ihnen warst.',
    toSettings: 'Zu den Einstellungen',
    more: 'Mehr Personen',
  },
  modal: { title: '{name} mag dich', toProfile: 'Profil ansehen' },
  newLike: { title: 'Neues Like!', photo: 'Profil von {name} ansehen', write: '{name} schreiben' },
  moment: {
    title: 'Es hat gefunkt',
    text: 'Du und {name} mögt euch.',
    lines: 'Erste Sätze für {name}',
    write: 'Schreib {name}',
    later: 'Später',
  },
  toast: { like: '{name} mag dich.', see: 'Ansehen' },
} as const satisfies Translation<typeof source>
