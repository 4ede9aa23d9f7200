import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Karta',
    otherCard: 'Inna karta',
    from: 'Od {price}',
    upTo: 'Do {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'Zwrócimy ci {price}. {method} nie pozwala na zwroty, więc zrobimy przelew. Podaj obsłudze klienta numer konta i numer tej płatności. Kredyty od razu znikną z twojego salda.',
    refunded:
      'Kredyty z tej płatności zniknęły z twojego salda. {method} nie pozwala na zwroty, więc zrobimy przelew. Podaj obsłudze klienta numer konta i numer tej płatności.',
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
    hint: 'Ceny, waluta i metody płatności zależą od tego kraju.',
    saved: 'Płacisz teraz jak w tym kraju: {country}.',
  },
  cards: {
    title: 'Zapisane karty',
    lead: 'Pobieramy pieniądze tylko wtedy, gdy zamawiasz.',
    pay: 'Zapłać kartą {card}',
    store: 'Zapisz moją kartę na następne zamówienie',
    storeText:
      'Kartę przechowuje operator płatności. My przechowujemy markę, cztery ostatnie cyfry, datę ważności, numer, pod którym operator zna kartę, oraz moment twojej zgody. Pobieramy pieniądze tylko wtedy, gdy zamawiasz. Kartę usuniesz na stronie swoich płatności.',
    once: 'Pobierzemy tę kwotę z twojej karty jeden raz. To nie jest abonament.',
    agree: 'Zamawiając, zgadzasz się na to:',
    otherWay: 'Zapłać inaczej',
    confirm: 'Twój bank chce, żebyś potwierdził tę płatność. Nic jeszcze nie pobrano.',
    charging: 'Operator płatności sprawdza, czy może obciążyć twoją kartę. Gdy tylko się dowiemy, zobaczysz to tutaj.',
    valid: 'Ważna do: {month}',
    expired: 'Nieważna',
    remove: 'Usuń',
    removeCard: 'Usuń {card}',
    removeText:
      'Karta zostanie usunięta także u operatora płatności. Możesz ją zapisać ponownie przy kolejnym zamówieniu.',
    removed: 'Karta została usunięta.',
    keep: 'Zachowaj',
  },
  spending: {
    title: 'Ile wydajesz',
    month: 'W tym miesiącu',
    total: 'Łącznie',
    note: 'Zwrócone pieniądze się nie liczą. Płatność, która jeszcze trwa, już liczy się do limitu.',
  },
  limits: {
    title: 'Twoje limity',
    lead: 'Nie możesz zamówić za więcej niż twój limit. Obniżenie działa od razu, podwyższenie lub usunięcie dopiero po {hours, number} godzinach.',
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
      day: 'Limit dzienny',
      week: 'Limit tygodniowy',
      month: 'Limit miesięczny',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'To zamówienie przekracza twój dzienny limit {limit}. Możesz jeszcze wydać {left}.',
    week: 'To zamówienie przekracza twój tygodniowy limit {limit}. Możesz jeszcze wydać {left}.',
    month: 'To zamówienie przekracza twój miesięczny limit {limit}. Możesz jeszcze wydać {left}.',
    frees: 'To zamówienie znów będzie możliwe od: {moment}.',
    open: 'Płatność, która jeszcze trwa, też się liczy.',
    toLimits: 'Do twoich limitów',
  },
} as const satisfies Translation<typeof source>
