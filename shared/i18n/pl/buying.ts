import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Karta',
    from: 'Od {price}',
    upTo: 'Do {price}',
  },
  /** Refund of a method that cannot send money back. */
  byHand: {
    text: 'Zwrócimy ci {price}. {method} nie pozwala na zwroty, więc zrobimy przelew. Podaj obsłudze klienta numer konta i numer tej płatności. Kredyty od razu znikną z twojego salda.',
    refunded:
      'Jej kredyty zniknęły z twojego salda. {method} nie pozwala na zwroty, więc zrobimy przelew. Podaj obsłudze klienta numer konta i numer tej płatności.',
  },
  bundle: {
    saving: '{percentage, number}% taniej za kredyt',
  },
  state: {
    draftKept: 'Twoja wiadomość nadal czeka w rozmowie.',
  },
  first: {
    photos: 'Widzisz teraz wszystkie zdjęcia innych osób, oprócz prywatnych.',
    chats: 'Możesz codziennie zaczynać nowe rozmowy.',
    credits: 'Gdy zapłacisz, kredyty trafią na twoje saldo.',
    receipt: 'Potwierdzenie dostaniesz e-mailem. Znajdziesz je też przy swoich płatnościach.',
    once: 'Bez abonamentu: nigdy nie pobieramy niczego bez twojego zamówienia.',
    withdrawal: 'Niewykorzystane kredyty możesz zwrócić w ciągu {days, number} dni.',
  },
  country: {
    label: 'Kraj płatności',
    hint: 'Twoje ceny, waluta i metody płatności są z tego kraju.',
    saved: 'Płacisz teraz jak w tym kraju: {country}.',
  },
  spending: {
    title: 'Ile wydajesz',
    month: 'W tym miesiącu',
    total: 'Łącznie',
    note: 'Zwrócone pieniądze się nie liczą. Płatność, która jeszcze trwa, już liczy się do limitu.',
  },
  limits: {
    title: 'Twoje limity',
    lead: 'Nie możesz zamówić za więcej niż twój limit. Obniżenie działa od razu, podwyższenie lub usunięcie po {hours, number} godzinach.',
    day: 'Na dzień',
    week: 'Na tydzień',
    month: 'Na miesiąc',
    none: 'Bez limitu',
    used: '{used} z {limit}',
    ends: 'Nowy okres: {moment}',
    nextAmount: 'Zmieni się na {limit}: {moment}.',
    nextNone: 'Koniec limitu: {moment}.',
    takeBack: 'Nie podwyższaj',
    change: 'Zmień',
    set: 'Ustaw',
    amount: 'Najwyższa kwota ({currency})',
    invalid: 'Wpisz kwotę do {max}.',
    save: 'Zapisz',
    remove: 'Usuń limit',
    saved: 'Limit zapisany.',
    later: 'Wyższy limit zacznie działać: {moment}.',
    titles: {
      day: 'Limit na dzień',
      week: 'Limit na tydzień',
      month: 'Limit na miesiąc',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'To zamówienie przekracza twój limit {limit} na dzień. Możesz jeszcze wydać {left}.',
    week: 'To zamówienie przekracza twój limit {limit} na tydzień. Możesz jeszcze wydać {left}.',
    month: 'To zamówienie przekracza twój limit {limit} na miesiąc. Możesz jeszcze wydać {left}.',
    frees: 'To zamówienie zmieści się znów od: {moment}.',
    open: 'Płatność, która jeszcze trwa, też się liczy.',
    toLimits: 'Do twoich limitów',
  },
} as const satisfies Translation<typeof source>
