import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Cookies',
  lead: 'Wir verwenden so wenige Cookies wie möglich. Keines ist für Werbung, keines von anderen.',
  sections: [
    {
      id: 'needed',
      title: 'Nötig, damit die Seite funktioniert',
      body: [
        'Dafür brauchen wir keine Einwilligung:',
        [
          '__Host-session: hält dich eingeloggt, {session_days} Tage nach deinem letzten Besuch.',
          'signed_in: sagt der Seite, dass es eine Sitzung gibt, {session_days} Tage.',
          '__Host-device: erkennt ein Gerät, auf dem du schon eingeloggt warst, damit andere dich nicht aussperren können und ein gesperrtes oder vorübergehend gesperrtes Mitglied auffällt, das sich mit einem anderen Konto anmeldet oder einloggt, ein Jahr.',
          'language: deine Sprache, ein Jahr.',
          '__Host-minor: merkt sich, dass hier ein Geburtsdatum unter dem Mindestalter angegeben wurde, {minor_hours} Stunden.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'Was dein Browser sonst behält',
      body: [
        'Das steht nur auf deinem eigenen Gerät und geht nicht an uns:',
        [
          'welche Hinweise du weggeklickt hast;',
          'eine getippte, noch nicht gesendete Nachricht oder Beschwerde, bis du sie sendest, dich ausloggst oder als Besucher den Tab schließt;',
          'ein für ein Gespräch ausgewähltes, noch nicht gesendetes Foto, bis du es sendest, entfernst oder dich ausloggst;',
          'von welcher Seite aus du Credits kaufen wolltest, bis du zurück bist oder dich ausloggst;',
          'für welches Konto Push hier an ist und wann wir das zuletzt geprüft haben, bis du es ausschaltest oder dich ausloggst;',
          'ob wir uns merken dürfen, über welche Partnerseite du kamst, ein halbes Jahr;',
          'ein eingegebener Rabattcode und der zu deinem Standort gefundene Ort, bis du den Tab schließt oder dich ausloggst;',
          'wann sich die Seite zuletzt von selbst neu geladen hat, bis du den Tab schließt;',
          'die Sprache des Links, über den du kamst, bis du den Tab schließt;',
          'ob die Seite hell oder dunkel ist, ob Tastenkürzel an sind und wann wir dir zuletzt ein neues Like gezeigt haben;',
          'deine Antworten bei der Anmeldung, bis du den Tab schließt.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'Nur mit deiner Einwilligung',
      body: [
        'Kommst du über eine Partnerseite, merken wir uns nach deiner Einwilligung {partner_days} Tage lang, welche es war. Sagst du Nein, vergessen wir es, sobald du die Seite schließt. Kommst du nicht über eine Partnerseite, fragen wir nichts.',
      ],
    },
    {
      id: 'remove',
      title: 'Entfernen',
      body: [
        'Im Browser kannst du Cookies und gespeicherte Daten von {site} jederzeit löschen. Du bist dann ausgeloggt.',
      ],
    },
  ],
}
