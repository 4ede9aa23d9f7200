import { describe, expect, test } from 'vitest'
import { hasServiceOrMinorAge, isLookAlike, isReservedName } from '#functions/stores/account/reserved-name.ts'

const brands = ['Vonk', 'Vonk Dating B.V.']
const isReserved = (name: string) => isReservedName(name, brands)

describe('MOD-20 names that suggest the site itself', () => {
  test.each([
    ...['support', 'Support', 'SUPPORT', 'support1', 'Support_NL', 'VonkSupport', 'vonk-support', 'xSupportx'],
    ...['moderator', 'Moderator24', 'De_Moderator', 'modérateur', 'mod', 'Mod.1', 'Moderatie', 'Moderador'],
    ...['Moderation', 'Modération', 'Moderacja', 'Moderazione', 'Moderación', 'Administration', 'Administracja'],
    ...['ServizioClienti', 'AtencionCliente', 'Kundenbetreuung', 'Biuro_Obslugi', 'Amministrazione'],
    ...['admin', 'Admin', 'Admin_1', 'admin123', 'TheAdmin', 'adminteam', 'Administrator', 'Sysadmin', 'Beheerder'],
    ...['Klantenservice', 'Kundendienst', 'Helpdesk', 'staff', 'Team_Vonk', 'HetTeam', 'Official.Jan', 'NoReply'],
    ...['vonk', 'Vonk', 'VONK', 'V.o.n.k', 'vonk2026', 'Vonk_Jan', 'vonkteam', 'VonkDatingBV'],
    // Lookalikes: digits, Cyrillic, Greek, full-width letters, accents, two letters for one, a
    // capital I for an l.
    ...['supp0rt', '5upport', 'm0derat0r', '4dmin', 'adm1n', 'admln', 'v0nk', 'rnoderator', 'helpdesk', 'heIpdesk'],
    ...['аdmin', 'ѕupport', 'modеrator', 'Ｓupport', 'vοnk', 'ѵonk', 'súpport', 'vönk', 'suррort', 'ɑdmin'],
  ])('%s is refused', (name) => expect(isReserved(name)).toBe(true))

  test.each([
    ['support', 'nl', 'Klantenservice Klantendienst Klantenhulp Klantcontact Ondersteuning Hulp'],
    ['support', 'en', 'Support Customer_Service CustomerCare CustomerHelp Help.Center HelpCentre Help'],
    ['support', 'de', 'Kundendienst Kundenservice Kundenbetreuer Kundenhilfe Kundenkontakt Unterstützung Hilfe'],
    ['support', 'fr', 'Assistance Service.Client ServiceClientele aideclient Aide.Client Centre.Aide Soutien'],
    ['support', 'es', 'Soporte AtencionAlCliente Atención_Cliente ServicioCliente ayudacliente CentroDeAyuda'],
    ['support', 'it', 'Supporto Assistenza ServizioClienti aiutoclienti CentroAiuto Aiuto'],
    ['support', 'pl', 'Wsparcie Wsparcie.Klienta Dział.Obsługi BiuroObsługi ObsługaKlienta Obsługa PomocKlienta'],
    ['moderation', 'nl', 'Moderatie DeModerator'],
    ['moderation', 'en', 'Moderation Moderator1'],
    ['moderation', 'de', 'Moderation Moderatorin'],
    ['moderation', 'fr', 'Modération Modérateur Modératrice'],
    ['moderation', 'es', 'Moderación Moderador Moderadora'],
    ['moderation', 'it', 'Moderazione Moderatore'],
    ['moderation', 'pl', 'Moderacja Moderatorka'],
    ['administration', 'nl', 'Administratie Beheer Beheerder'],
    ['administration', 'en', 'Administration Admin SysAdmin'],
    ['administration', 'de', 'Verwaltung Administrator'],
    ['administration', 'fr', 'Administrateur Gestionnaire'],
    ['administration', 'es', 'Administración Administrador'],
    ['administration', 'it', 'Amministrazione Amministratore'],
    ['administration', 'pl', 'Administracja'],
    ['staff', 'nl', 'Medewerker HetTeam Redactie'],
    ['staff', 'en', 'Staff Crew Official.Jan'],
    ['staff', 'de', 'Mitarbeiterin Redaktion Offiziell'],
    ['staff', 'fr', 'Équipe Rédaction Officiel Officielle'],
    ['staff', 'es', 'Equipo Redacción Oficial'],
    ['staff', 'it', 'Redazione Ufficiale'],
    ['staff', 'pl', 'Zespół Redakcja Oficjalny'],
    ['safety and payments', 'nl', 'Veiligheid Betalingen'],
    ['safety and payments', 'en', 'Security Safety Payments Billing'],
    ['safety and payments', 'de', 'Sicherheit Zahlungen'],
    ['safety and payments', 'fr', 'Sécurité Paiements'],
    ['safety and payments', 'es', 'Seguridad'],
    ['safety and payments', 'it', 'Sicurezza Pagamenti'],
    ['safety and payments', 'pl', 'Bezpieczeństwo Płatności'],
  ])('words for %s in %s are refused: %s', (_, __, names) =>
    expect(names.split(' ').filter((name) => !isReserved(name))).toEqual([]),
  )

  test.each([
    ['nl', 'Hulpke Klant Steun Veilig Beheersma Steunebrink Koos Bettina Redeker'],
    ['en', 'Helpman Saffety Aiden Careen Custer Adminah Secura Payman Aideen'],
    ['de', 'Hilfiger Kundera Sicher Verwalter Betreuer Zahler Redlich Hilferding Kunde'],
    ['fr', 'Aidan Clientel Soutine Gestin Paien Centaure Assia Securin'],
    ['es', 'Ayudarte Ateneo Oficina Pagos Sagrario Consuelo Socorro Servando Seguro'],
    ['it', 'Aiutino Assunta Pagano Pagamento Sicuro Servillo Clienti Redi'],
    ['pl', 'Pomocnik Obst Wspaniały Działoszyński Bezpalko Płatek Zespolik Klientka'],
  ])('names of people in %s are allowed: %s', (_, names) => expect(names.split(' ').filter(isReserved)).toEqual([]))

  test.each([
    ...['Badminton', 'Adam', 'Admira', 'Madmin', 'Modesty', 'Modus', 'Teamo', 'Infanta', 'Helpje', 'Steamy'],
    ...['Vonkje', 'Avonk', 'Vonkenberg', 'Jan', 'Sportief', 'Jörg', 'Zoë', 'Łukasz', 'Søren', 'Γιώργος', 'Иван'],
    ...[
      'Jan_De_Vries',
      'Anna1990',
      'Lid12',
      'Sitenoir',
      'Rootje',
      'Modena',
      'Moderna',
      'Moderne_Man',
      'Systeme',
      'Bernard',
      'Corne',
      'Maarten',
    ],
  ])('%s is allowed', (name) => expect(isReserved(name)).toBe(false))

  test('another brand has its own reserved names', () => {
    expect(isReservedName('Vonk', ['Gloed'])).toBe(false)
    expect(isReservedName('Gloed', ['Gloed'])).toBe(true)
  })
})

describe('MOD-11 a profile name', () => {
  test.each(['kim_gmail_com', 'kim.hotmail', 'kim16jaar', 'lisa_17_ans'])(
    '%s contains a mail service or an age below 18',
    (name) => expect(hasServiceOrMinorAge(name)).toBe(true),
  )
  test.each(['Plan18', 'kim16', 'Kim2016', 'Anslat', 'Outlooker'])('%s does not', (name) =>
    expect(hasServiceOrMinorAge(name)).toBe(false),
  )
})

describe('MOD-01 a name that reads like a removed one', () => {
  test.each([
    ...['scammer', '5cammer', 'Scarnmer', 'S.c.a.m.m.e.r', 'Scammer_2', 'Scámmer', 'Ѕcammer'].map((name) => [
      name,
      'Scammer',
    ]),
    ['anna.69', 'Anna69'],
    ['2-2-6-9', '2269'],
  ])('%s does so of %s', (name, removed) => expect(isLookAlike(name!, removed!)).toBe(true))
  test.each([
    ...['Scamper', 'Scammers', 'Hammer', '2269'].map((name) => [name, 'Scammer']),
    ['Anna', 'Anna69'],
    ['Anna96', 'Anna69'],
    ['6292', '2269'],
  ])('%s does not of %s', (name, removed) => expect(isLookAlike(name!, removed!)).toBe(false))
})
