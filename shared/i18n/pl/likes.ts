import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Polubienia',
  tabs: {
    label: 'Rodzaje polubień',
    received: 'Otrzymane',
    sent: 'Wysłane',
    matches: 'Pary',
    favourites: 'Ulubione',
    looks: 'Odwiedziny',
  },
  total: {
    received:
      '{total, plural, one {Podobasz się # osobie} few {Podobasz się # osobom} many {Podobasz się # osobom} other {Podobasz się # osoby}}',
    sent: '{total, plural, one {Podoba ci się # osoba} few {Podobają ci się # osoby} many {Podoba ci się # osób} other {Podoba ci się # osoby}}',
    matches: '{total, plural, one {Masz # parę} few {Masz # pary} many {Masz # par} other {Masz # pary}}',
  },
  new: 'Nowe',
  match: 'Para',
  like: 'Polub: {name}',
  unlike: 'Cofnij polubienie: {name}',
  options: 'Więcej: {name}',
  more: 'Więcej polubień',
  empty: {
    received: { title: 'Nie ma jeszcze polubień', text: 'Daj się zauważyć: wyślij kilka polubień.' },
    sent: { title: 'Nie ma jeszcze twoich polubień', text: 'Dotknij serca przy kimś, kto ci się podoba.' },
    matches: { title: 'Nie ma jeszcze par', text: 'Gdy spodobacie się sobie nawzajem, ta osoba pojawi się tutaj.' },
    toMembers: 'Zobacz profile',
  },
  favourites: {
    add: 'Dodaj do ulubionych: {name}',
    remove: 'Usuń z ulubionych: {name}',
    more: 'Więcej ulubionych',
    private: 'Tylko ty widzisz, kto jest wśród twoich ulubionych.',
    none: 'Nie ma jeszcze ulubionych',
    hint: 'Dotknij gwiazdki na profilu, a znajdziesz tę osobę tutaj. Tylko ty to widzisz.',
  },
  looks: {
    note: 'Kto zaglądał na twój profil w ostatnich {days} dniach. Widzisz to tylko ty.',
    none: 'Nikt jeszcze nie zaglądał',
    hint: 'Każdy, kto otworzy twój profil, jest tu widoczny przez {days} dni. Gdy ty otworzysz czyjś profil, ta osoba tak samo widzi ciebie.',
    off: 'Ta opcja jest wyłączona',
    offText: 'Nie widzisz, kto zaglądał na twój profil, a inni nie widzą, że ty zaglądasz na ich profil.',
    toSettings: 'Otwórz ustawienia',
    more: 'Więcej osób',
  },
  modal: { title: '{name} lubi twój profil', toProfile: 'Zobacz profil' },
  newLike: { title: 'Nowe polubienie!', photo: 'Zobacz profil {name}', write: 'Napisz do: {name}' },
  moment: {
    title: 'Iskrzy',
    text: 'Ty i {name} podobacie się sobie.',
    lines: 'Pierwsze zdania do: {name}',
    write: 'Napisz do: {name}',
    later: 'Później',
  },
  toast: { like: '{name} lubi twój profil.', see: 'Zobacz' },
} as const satisfies Translation<typeof source>
