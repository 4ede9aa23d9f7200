import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Najczęstsze pytania',
  lead: 'Nie ma tu twojego pytania? Napisz do nas przez [Obsługę klienta](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'Ile to kosztuje?',
      body: [
        'Rejestracja i rozglądanie się są bezpłatne, a na start dostajesz kredyty ({signup_credits}). Wiadomości kosztują kredyty: {message_credits} za wiadomość, czyli od {message_price}. Nie ma abonamentu. Wszystkie ceny są na stronie [Ceny](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'Czy moja karta jest zapisywana?',
      body: [
        'Tylko jeśli zaznaczysz to przy zamówieniu. Kartę przechowuje operator płatności; my widzimy tylko markę, cztery ostatnie cyfry i datę ważności. Nigdy nic nie pobieramy, jeśli nie naciśniesz przycisku zamówienia. Kartę usuniesz na stronie [swoich płatności](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Czy wszystkie profile są prawdziwe?',
      body: [
        'Nie. Część jest fikcyjna i wszędzie ma oznaczenie. Z fikcyjnym profilem nie można się spotkać. Profile bez oznaczenia należą do użytkowników.',
      ],
    },
    {
      id: 'hosts',
      title: 'Kto pisze w imieniu profilu fikcyjnego?',
      only: 'desk',
      body: [
        'Nasz własny zespół. Widzisz to, zanim wyślesz pierwszą wiadomość. Jeśli w ciągu {answer_hours} godzin nie będzie odpowiedzi, kredyty wrócą do ciebie; zobaczysz to w rozmowie i przy [swoich płatnościach](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Dlaczego nie mogę jeszcze nic wysłać?',
      body: [
        'Najpierw potwierdź adres linkiem z maila. Nic nie przyszło? Zajrzyj do spamu albo poproś o nowego maila na górze strony.',
      ],
    },
    {
      id: 'photo',
      title: 'Dlaczego nie widać jeszcze mojego zdjęcia?',
      body: [
        'Każde zdjęcie profilowe sprawdza człowiek, zwykle w ciągu jednego dnia; automatycznie odrzucany jest tylko obraz, który już wcześniej odrzuciliśmy lub usunęliśmy, albo plik, którego nie da się użyć. Gdy zdjęcie zostanie odrzucone, przeczytasz dlaczego. Limit zdjęć to {free_photos}, a z premium {premium_photos}.',
      ],
    },
    {
      id: 'text',
      title: 'Dlaczego inni nie widzą jeszcze mojego tekstu?',
      body: [
        'Bo wygląda na to, że zawiera numer telefonu, adres e-mail, link lub wiek poniżej 18 lat. Wtedy najpierw czyta go ktoś z naszego zespołu, zwykle w ciągu dnia. Do tego czasu inni widzą twój poprzedni tekst, jeśli był. Jeśli go odrzucimy, napiszemy ci dlaczego; tekst zostaje u ciebie i możesz go zmienić.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Czy mogę wysłać zdjęcie w rozmowie?',
      body: [
        'Tak, przyciskiem zdjęcia obok pola tekstowego. Zdjęcie w rozmowie kosztuje {photo_credits} kredyty. Komputer sprawdza je od razu i wysyłane oraz naliczane jest tylko to, co dozwolone. Druga osoba najpierw widzi je rozmyte i może je zgłosić.',
      ],
    },
    {
      id: 'private',
      title: 'Czym są prywatne zdjęcia?',
      body: [
        'To zdjęcia, które widzą tylko osoby, którym je odsłaniasz. Bez twojej zgody nie zobaczą ich nawet osoby z premium, a ty możesz je w każdej chwili znów ukryć.',
      ],
    },
    {
      id: 'invisible',
      title: 'Czy mogę się ukryć?',
      body: [
        'Tak, w ustawieniach. Nie ma cię wtedy w wyszukiwaniu, a napisać może tylko ktoś, komu najpierw ty wyślesz polubienie lub wiadomość.',
      ],
    },
    {
      id: 'password',
      title: 'Nie pamiętam hasła',
      body: ['Poproś o nowe na stronie [Nie pamiętasz hasła?](/reset-password) Link działa godzinę.'],
    },
    {
      id: 'block',
      title: 'Ktoś mnie nęka',
      body: [
        'Zablokuj tę osobę w menu jej profilu i zgłoś to w [Skargach](/complaints). Więcej porad: [Bezpieczne randki](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Gdzie są moje stare wiadomości?',
      body: ['Wiadomości starsze niż {history_days} dni ukrywamy dla prywatności wszystkich.'],
    },
    {
      id: 'delete',
      title: 'Jak usunąć konto?',
      body: [
        'W ustawieniach, na samym dole. Znikasz od razu; przez {grace_days} dni możesz wrócić dzięki linkowi w mailu.',
      ],
    },
  ],
}
