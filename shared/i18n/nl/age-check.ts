/** External age check (TRAP-24), loaded with its screen only. */
export const ageCheck = {
  title: 'Bewijs dat je oud genoeg bent',
  why: 'De regels waar jij woont vragen ons om je leeftijd te laten controleren voordat je andere leden ziet. Dat doet {provider}, een bedrijf buiten deze site.',
  how: '{provider} vraagt op een eigen pagina om een foto van je gezicht of een identiteitsbewijs. Wij krijgen alleen te horen of je {age} jaar of ouder bent. Je foto, document en geboortedatum komen niet bij ons.',
  shared:
    '{provider} krijgt van ons een kenmerk van deze controle en de leeftijdsgrens, niet je naam of e-mailadres. Wij bewaren de uitslag, wanneer dat was, de naam {provider} en het kenmerk.',
  start: 'Naar {provider}',
  again: 'Opnieuw proberen',
  resume: 'Verder bij {provider}',
  daily: 'Je kunt {max} keer per dag beginnen.',
  open: 'We hebben nog geen uitslag. Zodra {provider} die geeft, ga je vanzelf verder.',
  failed:
    '{provider} kon niet vaststellen dat je oud genoeg bent. Probeer het opnieuw, bijvoorbeeld met een identiteitsbewijs.',
  under:
    'Volgens {provider} ben je jonger dan {age}. Een medewerker beslist daarover, niet de computer. Je krijgt een mail.',
  passed: '{provider} zegt dat je oud genoeg bent. Alles staat nu voor je open.',
  passedTitle: 'Leeftijd bevestigd',
  notNeededTitle: 'Geen controle nodig',
  notNeeded: 'Je hoeft je leeftijd op deze site niet te bewijzen.',
  toMembers: 'Bekijk leden',
  meanwhile: 'Intussen blijft alles van jezelf bereikbaar, ook je credits en betalingen.',
  profile: 'Je profiel',
  settings: 'Instellingen',
  payments: 'Je betalingen',
  help: 'Lukt het niet? Mail {support_email}.',
  loadFailed: 'We konden dit niet laden.',
}
