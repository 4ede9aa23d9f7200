import type { Translation } from '../languages.ts'
import type { chats as source } from '../nl/chats.ts'

export const chats = {
  title: 'Wiadomości',
  list: 'Rozmowy',
  you: 'Ty: {text}',
  unread:
    '{count, plural, one {# nieprzeczytana wiadomość} few {# nieprzeczytane wiadomości} many {# nieprzeczytanych wiadomości} other {# nieprzeczytanej wiadomości}}',
  remove: 'Usuń rozmowę: {name}',
  removeFailed: 'Nie udało się usunąć',
  blocked: '{name}: profil zablokowany.',
  failed: 'Nie udało się wczytać twoich wiadomości',
  retry: 'Spróbuj ponownie',
  choose: {
    title: 'Wybierz rozmowę',
    text: 'Tutaj przeczytasz, co było dalej.',
  },
  empty: {
    title: 'Nie ma jeszcze rozmów',
    text: 'Ktoś wpadł ci w oko? Krótka, osobista wiadomość to dobry początek.',
    action: 'Szukaj osób',
  },
  gone: {
    title: 'Tej rozmowy już nie ma',
    text: 'Może jest usunięta albo ta osoba nie jest już dostępna.',
    action: 'Do wiadomości',
  },
  visitor: {
    text: 'Konto jest bezpłatne. Zaraz potem możesz pisać.',
    back: 'Wróć do profilu',
  },
  confirm: {
    remove: {
      title: 'Usunąć rozmowę?',
      text: 'Rozmowa ({name}) i wszystkie wiadomości znikną u ciebie. {name} zachowa ją u siebie.',
      confirm: 'Usuń',
    },
    block: {
      title: 'Zablokować profil {name}?',
      text: 'Wasza rozmowa i polubienia znikną po obu stronach. {name} nie zobaczy już twojego profilu i nie napisze do ciebie.',
      confirm: 'Zablokuj',
    },
  },
  conversation: {
    back: 'Wróć do wiadomości',
    toProfile: 'Zobacz profil',
    menu: 'Więcej',
    report: 'Zgłoś profil {name}',
    block: 'Zablokuj profil {name}',
    log: 'Rozmowa: {name}',
    older: 'Starsze wiadomości',
    hidden: 'Starsze wiadomości są ukryte, by chronić waszą prywatność.',
    newBelow: 'Nowa wiadomość',
  },
  message: {
    me: 'Ty',
    sending: 'Wysyłanie',
    sent: 'Wysłano',
    failed: 'Nie wysłano',
    retry: 'Spróbuj ponownie',
    remove: 'Usuń',
  },
  composer: {
    label: 'Wiadomość do: {name}',
    placeholder: 'Napisz wiadomość',
    send: 'Wyślij, {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    gift: 'Daj prezent: {name}',
    balance: 'Saldo: {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    money: 'od {price} za wiadomość',
    left: '{count, plural, one {Jeszcze # znak} few {Jeszcze # znaki} many {Jeszcze # znaków} other {Jeszcze # znaku}}',
    over: '{count, plural, one {# znak za dużo} few {# znaki za dużo} many {# znaków za dużo} other {# znaku za dużo}}',
  },
  gift: {
    title: 'Prezent dla {name}',
    choose: 'Wybierz prezent',
    give: 'Daj prezent: {gift}, {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    cost: 'Każdy prezent kosztuje {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}.',
    balance: 'Twoje saldo: {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}.',
    line: 'Prezent: {gift}',
    retry: 'Spróbuj ponownie',
    kinds: {
      rose: 'róża',
      heart: 'serce',
      kiss: 'pocałunek',
      coffee: 'kawa',
      champagne: 'szampan',
      teddy_bear: 'miś',
    },
  },
  notice: {
    title: '{name} jeszcze nie dostanie twojej wiadomości',
    insufficient_credits: 'Masz za mało kredytów',
    free_conversation_limit:
      'Liczba twoich rozmów bez zakupu to już {max}. Kup raz kredyty i zaczynaj potem tyle rozmów, ile chcesz.',
    email_not_confirmed: 'Najpierw potwierdź adres e-mail linkiem z maila. Potem możesz pisać.',
    partner_not_confirmed: '{name} nie ma jeszcze potwierdzonego adresu e-mail i nie może dostawać wiadomości.',
    buy: 'Kup kredyty',
    newMail: 'Wyślij nowego maila',
    newMailSent: 'Mail jest w drodze. Zajrzyj też do spamu.',
  },
  begin: {
    title: 'Początek: ty i {name}',
    text: 'Napisz coś od siebie albo wybierz pierwsze zdanie i przerób je po swojemu.',
    label: 'Pierwsze zdania',
  },
  icebreakers: {
    weekend: 'Cześć {name}, jak wygląda twoja idealna niedziela?',
    coffee: 'Kawa, herbata czy jednak lampka wina?',
    music: 'Jaka piosenka chodzi za tobą cały tydzień?',
    smile: 'Twój profil mnie zaciekawił. Co cię zawsze rozśmiesza?',
    dish: 'Powiedzmy, że gotujesz dla mnie: co ląduje na stole?',
  },
} as const satisfies Translation<typeof source>
