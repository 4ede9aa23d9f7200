import type { Translation } from '../languages.ts'
import type { safety as source } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Zgłoś coś',
    lead: 'Coś się nie zgadza albo ktoś cię niepokoi? Sprawdzi to człowiek i odpowie z uzasadnieniem.',
    kind: 'Czego to dotyczy?',
    kinds: {
      profile: 'Profil',
      photo: 'Zdjęcie',
      message: 'Wiadomość',
      child_abuse: 'Krzywdzenie dziecka',
      payment: 'Płatność',
      other: 'Coś innego',
    },
    member: 'Numer profilu',
    memberHint: 'Jest na dole profilu. Jeśli nie chodzi o nikogo konkretnego, zostaw puste.',
    memberWrong: 'To nie jest numer profilu. Ma 26 liter i cyfr.',
    text: 'Co się stało?',
    textHint: 'Opowiedz własnymi słowami. Niczego nie musisz udowadniać.',
    left: '{count, plural, one {Jeszcze # znak} few {Jeszcze # znaki} many {Jeszcze # znaków} other {Jeszcze # znaku}}',
    email: 'Adres e-mail',
    emailHint: 'Wyślemy tu potwierdzenie i odpowiedź, nic więcej.',
    emailOptional: 'Adres e-mail (nieobowiązkowy)',
    emailOptionalHint: 'Możesz zgłosić to anonimowo. Jeśli podasz adres, dostaniesz odpowiedź.',
    answeredAt: 'Odpowiedź przyjdzie na {email}.',
    kindMissing: 'Wybierz, czego to dotyczy.',
    textMissing: 'Opisz krótko, co się stało.',
    emailMissing: 'Podaj adres e-mail, żebyśmy mogli ci odpowiedzieć.',
    submit: 'Wyślij zgłoszenie',
    danger: 'Coś ci teraz grozi? Dzwoń pod numer {number}.',
    promise: {
      title: 'Co robimy ze zgłoszeniem',
      kept: 'To, czego dotyczy zgłoszenie, zachowujemy w chwili wysłania. Dowód zostaje, nawet jeśli ktoś go usunie.',
      silent: 'Druga osoba nie dowie się, że zgłoszenie jest od ciebie.',
      answered:
        'Dostaniesz odpowiedź, jeśli podasz adres. To, co zachowaliśmy, usuwamy pół roku po decyzji: do tego czasu możesz się odwołać.',
    },
    sent: {
      title: 'Zgłoszenie przyjęte',
      text: 'Potwierdzenie jest w drodze na {email}. Tam przyjdzie też odpowiedź, zwykle w ciągu kilku dni.',
      textSilent: 'Dziękujemy. Zajmiemy się tym jak najszybciej. Nie podano adresu, więc nie będzie odpowiedzi.',
      receipt: 'Numer zgłoszenia',
      another: 'Zgłoś coś jeszcze',
      toMembers: 'Do profili',
      toHome: 'Na stronę główną',
    },
  },
  blocked: {
    title: 'Zablokowane osoby',
    lead: 'Nie widzą twojego profilu i nie mogą do ciebie pisać.',
    none: 'Nikogo tu nie ma.',
    unblock: 'Odblokuj',
    unblockOf: 'Odblokuj: {name}',
    retry: 'Spróbuj ponownie',
  },
} as const satisfies Translation<typeof source>
