import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'Twoje pary',
    lead: 'Te osoby pasują do tego, czego szukasz, a ty do tego, czego szukają one.',
    none: 'Nie ma jeszcze par',
    noneText: 'Wciąż dołączają nowe osoby. Tymczasem rozejrzyj się spokojnie.',
    toMembers: 'Zobacz wszystkie profile',
  },
  similar: {
    title: 'Podobne profile',
    total: '{total, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
    more: 'Pokaż więcej',
  },
  finder: {
    title: 'Znajdź parę',
    lead: 'Powiedz, kogo szukasz, i zobacz, kto pasuje.',
    age: 'W jakim wieku?',
    ages: { '18-35': 'Od 18 do 35 lat', '35+': '35 lat i więcej' },
    reason: 'Czego szukasz?',
    interests: 'Co lubisz robić razem? Wybierz najwyżej {count}.',
    moreInterests: 'Więcej zainteresowań',
    distance: 'Jak daleko?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Te osoby pasują',
    appearance: 'Jaki wygląd ci się podoba?',
    appearances: { normal: 'Zwyczajny', sexy: 'Seksowny' },
    race: 'Jakie pochodzenie ci się podoba?',
    races: { white: 'Białe', other: 'Inne' },
    pass: 'Pomijam',
    noEffect:
      'Dobrowolne i bez wpływu na to, kogo widzisz: profile nie zawierają takich danych. Odpowiedź zostaje na tym ekranie, nie jest wysyłana ani zapisywana.',
    again: 'Zmień odpowiedzi',
    none: 'Nikogo nie znaleziono',
    noneText: 'Poszerz jedną odpowiedź albo zajrzyj później.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'W całym kraju',
      interests: 'Bez zainteresowań',
      reason: 'Czegokolwiek szukają',
      age: 'W każdym wieku',
    },
    more: 'Więcej osób',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'Wspólne: {interests}',
    aim: 'Też szuka: {aim}',
    near: 'W pobliżu',
  },
  swipe: {
    title: 'Gra w przesuwanie',
    left: '{count, plural, =0 {Na dziś koniec polubień} one {Dziś jeszcze # polubienie} few {Dziś jeszcze # polubienia} many {Dziś jeszcze # polubień} other {Dziś jeszcze # polubienia}}',
    like: 'Polub: {name}',
    pass: 'Pomiń: {name}',
    undo: 'Przywróć: {name}',
    unfold: 'Więcej: {name}',
    liked: 'Podoba się',
    passed: 'Pominięto',
    keys: 'Albo strzałkami: w lewo pomijasz, w prawo lubisz.',
    toProfile: 'Zobacz profil: {name}',
    shown: '{name}, wiek: {age}',
    over: 'Dzisiejsze polubienia się skończyły',
    overText: 'Nowe będą za <time></time>. Na profilach możesz wysyłać polubienia bez ograniczeń.',
    toLikes: 'Zobacz polubienia',
    toMembers: 'Zobacz profile',
    all: 'To na razie wszystko',
    allText: 'Wciąż dołączają nowe osoby. Zajrzyj później albo szukaj dalej.',
  },
} as const satisfies Translation<typeof source>
