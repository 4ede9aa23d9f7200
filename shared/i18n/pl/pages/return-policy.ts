import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Zwroty',
  lead: 'Niewykorzystane kredyty możesz anulować przez {refund_days} dni.',
  sections: [
    {
      id: 'unused',
      title: 'Niewykorzystane kredyty',
      body: [
        'Żałujesz zakupu w ciągu {refund_days} dni? Powód nie jest potrzebny. Kredyty od razu znikną z twojego salda, a ich część ceny zwrócimy tą samą metodą płatności w ciągu {refund_days} dni. Jeśli ta metoda nie pozwala na zwrot, wyślemy przelew. Najpierw zużywane są kredyty, które masz najdłużej. Wolisz napisać? Też możesz: {support_email}, z adresu swojego konta.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Odstąp od umowy tutaj',
      only: 'eu',
      body: [
        'Wybierz zakup w sekcji [swoje płatności](/transactions), naciśnij „Odstąp od umowy tutaj”, a potem „Potwierdź odstąpienie”. Przycisk jest tam tak długo, jak możesz odstąpić. Od razu dostaniesz wiadomość z numerem referencyjnym, dniem i godziną odstąpienia oraz kwotą zwrotu.',
      ],
    },
    {
      id: 'cancel',
      title: 'Jak anulować',
      only: 'no-eu',
      body: ['Otwórz [swoje płatności](/transactions), wybierz zakup i naciśnij „Anuluj niewykorzystane kredyty”.'],
    },
    {
      id: 'used',
      title: 'Wykorzystane kredyty',
      body: [
        'Wiadomość jest doręczana od razu. Zgadzasz się na to przy zamówieniu, dlatego wykorzystanych kredytów nie można zwrócić. Jeśli coś poszło źle z naszej winy, oczywiście to naprawimy.',
      ],
    },
    {
      id: 'unanswered',
      title: 'Brak odpowiedzi profilu fikcyjnego',
      only: 'desk',
      body: [
        'Jeśli nasz zespół nie odpowie w ciągu {answer_hours} godzin na wiadomość, zdjęcie lub prezent dla profilu fikcyjnego, te kredyty wrócą same. Jeśli zwrócono ci pieniądze za wykorzystane już kredyty, zwrócone kredyty najpierw je wyrównają.',
      ],
    },
    {
      id: 'premium',
      title: 'A premium?',
      body: [
        'Jeśli twój pierwszy i jedyny zakup zostanie w całości zwrócony, tracisz premium. Po częściowym zwrocie je zachowujesz.',
      ],
    },
    {
      id: 'form',
      title: 'Wzór formularza odstąpienia od umowy',
      only: 'eu',
      body: [
        'Możesz użyć tego tekstu, ale nie musisz: „Do {company}, {address}, {city}, {support_email}: odstępuję od umowy zakupu kredytów. Zamówiono dnia: … Imię i nazwisko: … Adres e-mail konta: … Data: …”',
      ],
    },
  ],
}
