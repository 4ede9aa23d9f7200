import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Datenschutzerklärung',
  lead: 'Dass du hier Mitglied bist, geht niemanden etwas an. Hier steht, was wir von dir speichern, warum, wie lange und was du tun kannst.',
  sections: [
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      body: ['{company}, {address}, {city}, {country}. Fragen zu deinen Daten stellst du unter {support_email}.'],
    },
    {
      id: 'what',
      title: 'Was wir speichern',
      body: [
        [
          'Dein Konto: E-Mail-Adresse, einen nicht umkehrbaren Abdruck (Hash) deines Passworts, Sprache, seit wann du Mitglied bist und was du dabei akzeptiert hast.',
          'Dein Profil: Name, Geschlecht, wen du suchst, Geburtsdatum, Land, Region, Ort, dein Text, Merkmale und Interessen. Andere sehen dein Alter, nie dein Geburtsdatum oder deine E-Mail-Adresse.',
          'Deine Fotos. In der Datei versteckte Angaben, etwa der Aufnahmeort, entfernen wir.',
          'Deine Nachrichten, Likes, Favoriten, Blockierungen, wessen Profil du in den letzten {look_days} Tagen angesehen hast, und wem du deine privaten Fotos gezeigt hast.',
          'Deine Credits und Zahlungen: Paket, Betrag, Zahlungsart und Zeit. Karten- und Kontodaten bekommt nur der Zahlungsdienst. Bei Lastschrift speichern wir davon Name und Adresse, das Mandat, die letzten vier Zeichen deiner IBAN und unlesbare Abdrücke (Hashes) von IBAN und Telefonnummer gegen Missbrauch. Speicherst du eine Karte, dann speichert sie der Zahlungsdienst. Wir speichern dazu die Marke, die letzten vier Ziffern, das Ablaufdatum, die Nummer, unter der der Zahlungsdienst die Karte kennt, und deine Zustimmung, bis du die Karte oder dein Konto löschst. Bei deinen Zahlungen bleiben die Nummer und die Fassung deiner Zustimmung stehen.',
          'Wo du eingeloggt bist: Art von Browser und System, und Zeit. Fehlversuche beim Einloggen zählen wir kurz pro Adresse.',
          'Wo du Push eingeschaltet hast: die Adresse, die der Push-Dienst deines Browsers dafür vergibt, bis du es ausschaltest oder dich dort ausloggst.',
          'Woher du kamst, wenn du über eine Partnerseite kamst und zugestimmt hast.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Sensible Daten',
      body: [
        'Deine sexuelle Orientierung und sexuelle oder politische Interessen sind besonders geschützt. Wir speichern sie nur, wenn du dem eigens zustimmst. Du kannst sie leer lassen und deine Zustimmung in deinem Profil zurücknehmen: Dann werden sie sofort gelöscht.',
        'Sie gehen nie an Partner und werden nie für Werbung verwendet.',
      ],
    },
    {
      id: 'why',
      title: 'Wofür',
      body: [
        [
          'Um die Leistung zu erbringen, die du mit uns vereinbart hast: Profil, Suche, Nachrichten, Bezahlen.',
          'Um Mitglieder zu schützen: Jedes Profilfoto wird erst von einem Computer und dann von einem Menschen angesehen, ein Foto im Gespräch mit einem Mitglied nur von einem Computer. Sieht ein Computer in einem Profiltext eine Telefonnummer, E-Mail-Adresse, einen Link oder ein Alter unter 18, liest ihn zuerst ein Mensch. Wir bearbeiten Beschwerden und stoppen Missbrauch. Das ist unser berechtigtes Interesse und teils unsere Pflicht.',
          'Um zu tun, was das Gesetz verlangt, etwa Rechnungen aufzubewahren.',
          'Um dich per Mail oder Push über Nachrichten und Likes zu informieren, die du noch nicht gesehen hast, ohne ihren Inhalt zu zeigen. Jede Art stellst du in den Einstellungen ab, Mails auch mit dem Link in jeder Mail.',
          'Für Werbung per Mail oder Push und für sensible Daten: nur mit deiner Zustimmung.',
        ],
        'Wir erstellen keine Werbeprofile. Keine Entscheidung mit Folgen für dich trifft allein ein Computer, mit wenigen Ausnahmen: Ein Foto, das ein Mensch schon abgelehnt oder entfernt oder dessentwegen er ein Konto gesperrt hat, wird automatisch abgelehnt, ein Foto im Gespräch wird automatisch abgelehnt, wenn die Prüfung etwas Unzulässiges findet, und die Anmeldung nimmt die E-Mail-Adresse eines gesperrten Kontos nicht an, ebenso {minor_hours} Stunden lang die von jemandem, der zu jung war. Ein abgelehntes Foto kostet dich nichts. Du bekommst eine E-Mail mit dem Grund und kannst widersprechen.',
      ],
    },
    {
      id: 'hosts',
      title: 'Gespräche mit fiktiven Profilen',
      only: 'desk',
      body: [
        'Für fiktive Profile schreiben Mitarbeitende von uns. Sie lesen die Gespräche mit diesen Profilen, auch frühere Nachrichten, und können Fotos öffnen, die du darin sendest. Von dir sehen sie deinen Profilnamen und was du schreibst, nicht deine E-Mail-Adresse, Zahlungen oder andere Gespräche.',
        'Sie können zu so einem Gespräch eine Notiz machen, damit die Nächsten das Gespräch kennen. Diese Notizen gehören zum Gespräch: Du findest sie in der Datei mit deinen Daten, und sie werden mit ihm gelöscht. Jedes Mal, wenn jemand ein Gespräch öffnet oder beantwortet, wird das festgehalten. Gespräche zwischen Mitgliedern lesen sie nicht.',
      ],
    },
    {
      id: 'age-check',
      title: 'Altersprüfung',
      only: 'age-check',
      body: [
        'Wo du wohnst, müssen wir dein Alter prüfen lassen, bevor du andere Mitglieder siehst. Das macht {age_check} auf einer eigenen Seite. {age_check} bekommt von uns eine Kennung der Prüfung und die Altersgrenze, nicht deinen Namen oder deine E-Mail-Adresse, und sagt uns nur, ob du {minimum_age} oder älter bist. Foto, Ausweis und Geburtsdatum kommen nicht zu uns.',
        'Wir speichern das Ergebnis, den Zeitpunkt, den Namen des Unternehmens und die Kennung, bis dein Konto gelöscht ist. Zeigt ein Ausweis, dass du zu jung bist, wird dein Konto sofort und automatisch gesperrt, bis jemand aus unserem Team entscheidet. Dagegen kannst du widersprechen.',
      ],
    },
    {
      id: 'verification',
      title: 'Fotoverifizierung',
      only: 'verification',
      body: [
        'Möchtest du ein Häkchen neben deinem Namen, machst du ein Foto von dir in einer Pose, die wir vorgeben. Jemand aus unserem Team vergleicht es mit bloßem Auge mit deinen Profilfotos. Wir verwenden keine Gesichtserkennung und erstellen oder speichern keine biometrischen Merkmale deines Gesichts. Du machst das nur, wenn du willst, und kannst es bis zur Entscheidung zurückziehen.',
        'Nur unser Team sieht das Foto, und jedes Ansehen wird protokolliert. Wir löschen es mit der Entscheidung, wenn du zurückziehst oder gehst, und spätestens nach {verification_days} Tagen. Aus der Sicherungskopie unseres Speichers verschwindet es innerhalb von zwei Tagen danach. Wir merken uns, welche deiner Fotos verglichen wurden, und bei einer Ablehnung vierzehn Tage lang den Grund.',
      ],
    },
    {
      id: 'location',
      title: 'Dein Standort',
      body: [
        'Wir fragen deinen Standort nur ab, wenn du auf den Knopf drückst. Dein Browser rundet ihn auf etwa einen Kilometer, bevor er gesendet wird. Wir suchen den Ortsnamen dazu und speichern die Koordinaten nicht.',
      ],
    },
    {
      id: 'others',
      title: 'Wer deine Daten sonst sieht',
      body: [
        'Andere Mitglieder sehen dein Profil und deine freigegebenen Fotos. Bist du unsichtbar, findet dich niemand in der Suche.',
        'Wer nicht eingeloggt ist, sieht nur ein bis zur Unkenntlichkeit verschwommenes Foto, dein Alter und deine Region, außer du erlaubst in den Einstellungen mehr. Suchmaschinen bitten wir, Profile und Fotos nicht aufzunehmen.',
        'Firmen, die für uns arbeiten, bekommen nur, was sie dafür brauchen: Amazon Web Services (Server, Mail, SMS, automatische Fotoprüfung) und unser Zahlungsdienst. Mit ihnen ist vereinbart, dass sie nichts anderes mit deinen Daten tun.',
        'Push-Nachrichten laufen über den Push-Dienst deines Browsers (Google, Apple, Mozilla oder Microsoft). Sie sind verschlüsselt: Der Dienst kann sie nicht lesen, sieht aber, dass und wann eine kommt.',
        'Wir verkaufen deine Daten nicht und geben dein Profil nicht weiter, außer du stimmst dem eigens zu oder das Gesetz verpflichtet uns.',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange',
      body: [
        [
          'Solange du Mitglied bist. Nachrichten, die älter als {history_days} Tage sind, werden nicht mehr gezeigt.',
          'Löschst du dein Konto, bist du sofort unsichtbar und nach {grace_days} Tagen gelöscht, mit allen Fotos und Gesprächen. Ist das Konto gesperrt, bis wir über einen Verdacht entscheiden, oder müssen wir erst Beweise oder eine Warnung sichern, löschen wir es danach. Aus Sicherungskopien verschwindet alles innerhalb von 35 Tagen danach.',
          'Zahlungen so lange, wie das Steuerrecht es verlangt, getrennt von deinem Konto.',
          'Ein Foto, das du löschst: Niemand sieht es mehr, und nach etwa zwei Wochen ist es auch aus unserem Speicher verschwunden.',
          'Ein hochgeladenes Foto, zu dem die automatische Prüfung nicht kam: höchstens einen Tag. Eine Kopie zu einer Beschwerde: solange sie läuft, und danach ein halbes Jahr für einen Widerspruch. Eine Entscheidung über deinen Namen, dein Foto, deinen Text, deine Nachricht oder dein Konto, mit dem, was wir entfernt haben: ein halbes Jahr für einen Widerspruch. Nach einem Widerspruch ein weiteres halbes Jahr. Ein Foto, das wir aus einem Gespräch entfernt haben: ein Jahr. Ein Profilname, den wir entfernt haben: bis wir das aufheben oder dein Konto gelöscht ist, damit niemand ihn wählen kann.',
          'Eine Meldung von dir, mit deiner Bestätigung, dass sie stimmt: bis ein halbes Jahr nach unserer Antwort, länger, wenn jemand widerspricht. Meldest du etwas, ohne eingeloggt zu sein, auch deinen Namen und deine E-Mail-Adresse, bis zu unserer Antwort.',
          'Von deiner E-Mail-Adresse einen unlesbaren Abdruck (Hash): nach der Anmeldung und nach der Löschung deines Kontos ein halbes Jahr, damit es Gratis-Credits nur einmal gibt, und nach einer Sperre zwei Jahre, damit ein gesperrtes Mitglied sich mit ihr nicht neu anmeldet und auch auf demselben Gerät auffällt, wenn es sich mit einem anderen Konto anmeldet oder einloggt. Solange ein Konto vorübergehend gesperrt ist, vergleichen wir den Abdruck auf dem Gerät genauso; dafür speichern wir nichts zusätzlich, und es endet mit dieser Sperre. Einen solchen Abdruck speichern wir auch von deinen Fotos und von der Karte oder dem Konto, mit dem du bezahlst, nach einer Sperre noch zwei Jahre. Läuft bei der Löschung eine Beschwerde über dich, gehört der Abdruck zu ihr.',
          'Von einem Foto, das unser Team abgelehnt oder entfernt oder dessentwegen es ein Konto gesperrt hat, einen unlesbaren Abdruck (Hash): ein Jahr, damit dasselbe Bild automatisch abgelehnt wird, auch bei einem anderen Konto. Von einem Foto in einem Gespräch, das die automatische Prüfung abgelehnt hat: so lange wie die Entscheidung darüber.',
          'Von dem Netzwerk, über das du dich einloggst, einen unlesbaren Abdruck: ein Jahr, damit andere dich nicht aussperren können.',
          'Gibt jemand ein Geburtsdatum unter dem Mindestalter an, merken wir uns das {minor_hours} Stunden mit einem Cookie und einem Abdruck der E-Mail-Adresse, ohne das Datum selbst.',
          'Von einer IBAN oder Telefonnummer, die für die Lastschrift gesperrt ist, etwa nach einer zurückgebuchten Abbuchung, einen unlesbaren Abdruck (Hash) ohne deinen Namen: solange diese Sperre dauert, auch wenn dein Konto gelöscht ist.',
          'Vom Text, mit dem du ein Gespräch beginnst, einen unlesbaren Abdruck (Hash), höchstens einen Tag, um Massennachrichten zu verhindern.',
          'Dass du in Gesprächen Links geschickt oder um Geld gebeten hast, an eine Grenze für neue Gespräche gestoßen bist, dich auf dem Gerät eines anderen Kontos angemeldet hast, dich auf dem Gerät eines damals gesperrten oder vorübergehend gesperrten Kontos angemeldet, eingeloggt oder dort dein Passwort zurückgesetzt hast, dein Foto dem eines anderen Kontos gleicht, du mit der Karte oder dem Bankkonto eines gesperrten Mitglieds bezahlt hast oder jemand sich über dich beschwert hat: {signal_days} Tage, ohne den Text oder das Foto. Ein Computer sucht danach in Nachrichten, Fotos und Zahlungen. Es hilft unserem Team nur zu entscheiden, welche Konten es sich zuerst ansieht.',
          'Sperren wir jemanden wegen Betrugs, bekommen alle, die mit diesem Konto Nachrichten ausgetauscht haben, eine Kopie des Gesprächs ohne Fotos: {kept_chat_days} Tage, auch wenn das Konto inzwischen gelöscht wird.',
          'Notizen unseres Teams zu deinem Konto: bis dein Konto gelöscht ist. Sie stehen in der Datei mit deinen Daten. Notizen zu einer Meldung: so lange wie die Meldung.',
          'Was unser Team mit deinem Konto gemacht hat und warum, in eigenen Worten: zwei Jahre. Ist dein Konto gelöscht, verweist das nicht mehr auf dich.',
          'Ein Nachweis deines Alters oder deiner Identität, den du uns mailst: bis wir ihn geprüft haben, höchstens 30 Tage.',
          'Technische Protokolle einen Monat, ohne E-Mail-Adressen und ohne das, wonach du gesucht hast.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Was du tun kannst',
      body: [
        [
          'Ansehen und mitnehmen: In den Einstellungen forderst du mit einem Druck eine Datei mit allem an, was wir von dir haben.',
          'Berichtigen: in deinem Profil und in den Einstellungen; Name, Geschlecht und Geburtsdatum über {support_email}.',
          'Löschen: Lösche dein Konto.',
          'Einwilligung widerrufen: in deinem Profil und in den Einstellungen.',
          'Widersprechen oder Einschränkung verlangen: Maile an {support_email}. Du bekommst innerhalb eines Monats Antwort.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Aufsichtsbehörde',
      only: 'eu',
      body: [
        'Bist du mit uns nicht einverstanden, kannst du dich bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      body: [
        'Alle Verbindungen sind verschlüsselt, ebenso alles, was wir speichern. Passwörter können wir nicht lesen. Fotos sind nur über Adressen zu sehen, die nach kurzer Zeit nicht mehr gelten. Unser Team loggt sich mit einem zweiten Schritt ein, und alles, was es tut, wird festgehalten.',
      ],
    },
  ],
}
