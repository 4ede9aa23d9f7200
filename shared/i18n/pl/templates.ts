import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'Chodzi o [[które zdjęcie]].',
    text: 'Chodzi o te słowa w twoim tekście: [[słowa]].',
    name: 'Chodzi o twoją nazwę profilu.',
    message: 'Chodzi o twoją wiadomość z [[dzień i godzina]].',
    account: 'Chodzi o [[które zdjęcia, teksty lub wiadomości, i z kiedy]].',
  },
  seen: {
    scam: 'To, co widzieliśmy, wskazuje na oszustwo: [[co było widać, na przykład prośba o pieniądze lub kody]].',
    fake: 'To, co widzieliśmy, nie zgadza się z tym, kim jesteś: [[po czym to widać]].',
    minor: 'To, co widzieliśmy, dotyczy osoby, która nie jest jeszcze pełnoletnia: [[po czym to widać]].',
    nudity: 'W miejscu widocznym dla odwiedzających widać nagość: [[co widać i gdzie]].',
    harassment: 'Ktoś jest nękany lub zastraszany: [[słowa albo co się stało]].',
    hate: 'Ludzie są obrażani lub wykluczani za to, kim są: [[słowa albo co było widać]].',
    spam: 'To reklama albo wiadomość do wielu osób naraz: [[czego dotyczy albo ile razy]].',
    contact_data: 'Są tam dane kontaktowe: [[jakiego rodzaju]].',
    photo: 'Nie widać cię dobrze: [[dlaczego]].',
    chat_photo: 'Zdjęcie w rozmowie pokazuje coś, co jest tam niedozwolone: [[co widać]].',
    misuse: 'Wielokrotnie składano oczywiście bezpodstawne skargi lub odwołania: [[ile, i czego dotyczyły]].',
    illegal: 'Naszym zdaniem zabrania tego prawo: [[które przepisy i dlaczego]].',
    underage: 'Według poprawionej przez nas daty urodzenia nie masz jeszcze wieku wymaganego w tym serwisie.',
  },
  complaint: {
    removed:
      'Dziękujemy za zgłoszenie. To, co usunęliśmy, jest niezgodne z naszym regulaminem: [[która zasada i dlaczego]].',
    warned:
      'Dziękujemy za zgłoszenie. To, co widzieliśmy, jest niezgodne z naszym regulaminem: [[która zasada i dlaczego]]. Jeśli to się powtórzy, daj nam znać.',
    suspended:
      'Dziękujemy za zgłoszenie. To, co widzieliśmy, jest na tyle poważne, że konto zawieszono: [[która zasada i dlaczego]].',
    awaiting:
      'Dziękujemy za zgłoszenie. Sprawdza to dalej inna osoba z zespołu. Na razie nie możemy powiedzieć więcej.',
    banned:
      'Dziękujemy za zgłoszenie. To, co widzieliśmy, jest tak poważne, że konto zamknięto na zawsze: [[która zasada i dlaczego]].',
    left: 'Dziękujemy za zgłoszenie. Zgłoszona osoba nie może założyć nowego konta z tym samym adresem e-mail. Powód: [[która zasada i dlaczego]].',
    gone: 'Dziękujemy za zgłoszenie. Tego, czego dotyczy, już nie ma: [[czego już nie ma]]. Nie było więc czego usuwać.',
    elsewhere:
      'Dziękujemy za wiadomość. To pytanie do naszej obsługi klienta; chętnie ci pomoże. Dane kontaktowe są na stronie „Obsługa klienta”.',
    allowed:
      'Dziękujemy za zgłoszenie. Sprawdziliśmy to, czego dotyczy. Naszym zdaniem mieści się to w regulaminie: [[dlaczego]].',
    unproven:
      'Dziękujemy za zgłoszenie. Na podstawie tego, co mogliśmy sprawdzić, nie da się ustalić, że naruszono nasz regulamin: [[co sprawdzono]]. Jeśli wydarzy się coś jeszcze, daj nam znać.',
  },
  complainant: {
    warned: 'Możesz też zablokować tę osobę samodzielnie.',
    suspended: 'Dopóki konto jest zawieszone, ta osoba nie może się z tobą kontaktować.',
    banned: 'Ta osoba nie może się już z tobą kontaktować.',
    allowed: 'Możesz zablokować tę osobę; wtedy nie będziecie się już widzieć.',
  },
  case: {
    minor: 'Sprawdziliśmy, czy jesteś osobą pełnoletnią. Jeszcze nią nie jesteś: [[po czym to widać]].',
    adult: 'Sprawdziliśmy, czy jesteś osobą pełnoletnią. Jesteś nią: [[po czym to widać]].',
    doubtless:
      'Sprawdziliśmy twoje konto ponownie i nie widzimy powodu, by wątpić w twój wiek. Przepraszamy za kłopot.',
    photos: 'Sprawdziliśmy twoje zdjęcia. Co najmniej jedno z nich jest zabronione. Nie możemy powiedzieć więcej.',
    fine: 'Sprawdziliśmy twoje zdjęcia i nie widzimy powodu, by konto było nadal zamknięte. Przepraszamy za kłopot.',
  },
  objection: {
    same: 'Sprawdziliśmy ponownie, czego dotyczy decyzja, i przeczytaliśmy twoje wyjaśnienie. Nie zmienia to naszej oceny: [[dlaczego]].',
    mistaken: 'W tej decyzji popełniliśmy błąd: [[jaki]]. Przepraszamy.',
    explained: 'Twoje wyjaśnienie zmienia naszą ocenę: [[co i dlaczego]].',
    harsh: 'Zasada została naruszona, ale ta decyzja szła za daleko: [[dlaczego]].',
    unproven: 'Nie mogliśmy jeszcze ustalić, że jesteś osobą pełnoletnią: [[dlaczego]].',
    proven: 'Ustaliliśmy, że jesteś osobą pełnoletnią: [[jak]].',
    pending: 'Dopóki sprawdzamy twoje zdjęcia, nie możemy powiedzieć więcej.',
    fine: 'Sprawdziliśmy twoje zdjęcia i nie widzimy powodu, by konto było nadal zamknięte. Przepraszamy za kłopot.',
  },
  unban: {
    mistaken: 'Nie powinniśmy byli zamykać twojego konta: [[dlaczego]]. Przepraszamy.',
    explained: 'Otrzymaliśmy od ciebie wyjaśnienie, które zmienia naszą ocenę: [[jakie i dlaczego]].',
  },
  decline: {
    unidentified:
      'Prośba przyszła z [[którego adresu albo listem]]. Wyślij ją ponownie z adresu e-mail swojego konta, a sprawdzimy ją jeszcze raz.',
    excessive: 'Tę prośbę już otrzymaliśmy: [[kiedy i co wtedy zrobiliśmy]].',
    others: 'Chodzi o [[jakie dane, bez podawania nazwisk]].',
    correct: 'Prośba dotyczyła zmiany: [[jakich danych]]. Porównaliśmy je z [[czym]].',
    legal_duty: 'Chodzi o [[jakie dane]]. Ten obowiązek wynika z [[których przepisów i do kiedy]].',
    legal_claims: 'Chodzi o [[jakie dane]], których potrzebujemy do [[jakiej sprawy]].',
  },
  erasure: {
    unidentified: 'Nie mogliśmy ustalić, że prośba pochodzi od ciebie: [[dlaczego]].',
    needed: 'Nadal potrzebujemy twoich danych: [[do czego i do kiedy]].',
    withdrawn: 'Otrzymaliśmy od ciebie informację, że chcesz zachować konto.',
    mistaken: 'Prośbę dodano do twojego konta przez nasz błąd. Przepraszamy.',
  },
}
