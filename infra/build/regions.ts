// Makes shared/countries/data/regions.json from ISO 3166-2. Run by hand after an update of the
// iso-3166 package:
//   node infra/build/regions.ts
import { writeFileSync } from 'node:fs'
import { iso31662 } from 'iso-3166'
import { countries } from '#shared/countries/all.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'

type Subdivision = { code: string; name: string; parent: string }

const code = (subdivision: Subdivision): string => subdivision.code.slice(3)
const isOverseasPart = new Set(['NL-AW', 'NL-BQ1', 'NL-BQ2', 'NL-BQ3', 'NL-CW', 'NL-SX'])
const isTerritory = new Set(['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI'])
const isFlemishOrWalloon = new Set(['BE-VLG', 'BE-WAL'])

/**
 * Whether a subdivision is at the level that the country calls regions (OPEN-81). By code and
 * parent, since ISO lists all levels in one table.
 */
const isRegion: Partial<Record<CountryCode, (subdivision: Subdivision) => boolean>> = {
  NL: (subdivision) => !isOverseasPart.has(subdivision.code),
  // The ten provinces and Brussels, which is in none.
  BE: (subdivision) => !isFlemishOrWalloon.has(subdivision.code),
  // The 13 regions of the mainland with Corsica, and the 5 overseas ones.
  FR: (subdivision) =>
    subdivision.parent === 'FR' && (/^[A-Z]{3}$|^97[12346]$/.test(code(subdivision)) || subdivision.code === 'FR-20R'),
  IT: (subdivision) => subdivision.parent === 'IT' && /^\d\d$/.test(code(subdivision)),
  // The 50 provinces (each within a community) and the two autonomous cities.
  ES: (subdivision) => subdivision.parent !== 'ES' || ['ES-CE', 'ES-ML'].includes(subdivision.code),
  IE: (subdivision) => subdivision.parent !== 'IE',
  US: (subdivision) => !isTerritory.has(subdivision.code),
}

/**
 * ISO divides the United Kingdom into about 200 councils, but people name their county: a
 * ceremonial county in England, a preserved county in Wales.
 */
const britishCounties: Record<string, string> = {
  BDF: 'Bedfordshire',
  BRK: 'Berkshire',
  BST: 'Bristol',
  BKM: 'Buckinghamshire',
  CAM: 'Cambridgeshire',
  CHS: 'Cheshire',
  CON: 'Cornwall',
  CMA: 'Cumbria',
  DBY: 'Derbyshire',
  DEV: 'Devon',
  DOR: 'Dorset',
  DUR: 'County Durham',
  ERY: 'East Riding of Yorkshire',
  ESX: 'East Sussex',
  ESS: 'Essex',
  GLS: 'Gloucestershire',
  LND: 'Greater London',
  GTM: 'Greater Manchester',
  HAM: 'Hampshire',
  HEF: 'Herefordshire',
  HRT: 'Hertfordshire',
  IOW: 'Isle of Wight',
  KEN: 'Kent',
  LAN: 'Lancashire',
  LEC: 'Leicestershire',
  LIN: 'Lincolnshire',
  MSY: 'Merseyside',
  NFK: 'Norfolk',
  NYK: 'North Yorkshire',
  NTH: 'Northamptonshire',
  NBL: 'Northumberland',
  NTT: 'Nottinghamshire',
  OXF: 'Oxfordshire',
  RUT: 'Rutland',
  SHR: 'Shropshire',
  SOM: 'Somerset',
  SYK: 'South Yorkshire',
  STS: 'Staffordshire',
  SFK: 'Suffolk',
  SRY: 'Surrey',
  TWR: 'Tyne and Wear',
  WAR: 'Warwickshire',
  WMD: 'West Midlands',
  WSX: 'West Sussex',
  WYK: 'West Yorkshire',
  WIL: 'Wiltshire',
  WOR: 'Worcestershire',
  ABD: 'Aberdeenshire',
  ANS: 'Angus',
  AGB: 'Argyll and Bute',
  AYR: 'Ayrshire',
  DGY: 'Dumfries and Galloway',
  DNB: 'Dunbartonshire',
  DND: 'Dundee',
  ELN: 'East Lothian',
  EDH: 'Edinburgh',
  FAL: 'Falkirk',
  FIF: 'Fife',
  GLG: 'Glasgow',
  HLD: 'Highland',
  IVC: 'Inverclyde',
  LKS: 'Lanarkshire',
  MLN: 'Midlothian',
  MRY: 'Moray',
  ORK: 'Orkney',
  PKN: 'Perth and Kinross',
  RFW: 'Renfrewshire',
  SCB: 'Scottish Borders',
  ZET: 'Shetland',
  STG: 'Stirling',
  ELS: 'Western Isles',
  WLN: 'West Lothian',
  CWD: 'Clwyd',
  DFD: 'Dyfed',
  GWT: 'Gwent',
  GWN: 'Gwynedd',
  MGM: 'Mid Glamorgan',
  POW: 'Powys',
  SGM: 'South Glamorgan',
  WGM: 'West Glamorgan',
  ANT: 'County Antrim',
  ARM: 'County Armagh',
  DOW: 'County Down',
  FER: 'County Fermanagh',
  LDY: 'County Londonderry',
  TYR: 'County Tyrone',
}

/** Everyday spelling of names that ISO spells for sorting or in several languages at once. */
const plainNames: Record<string, string> = {
  'BE-BRU': 'Brussel',
  'CH-SG': 'St. Gallen',
  'FR-973': 'Guyane',
  'FR-PDL': 'Pays de la Loire',
  'IT-23': "Valle d'Aosta",
  'IT-32': 'Trentino-Alto Adige',
  'NZ-WGN': 'Wellington',
  'NZ-CIT': 'Chatham Islands',
}

function regionsOf(country: CountryCode): Record<string, string> {
  const listed =
    country === 'GB'
      ? Object.entries(britishCounties).map(([id, name]) => ({ code: `GB-${id}`, name }))
      : iso31662.filter(
          (subdivision) =>
            subdivision.code.startsWith(`${country}-`) && (isRegion[country]?.(subdivision as Subdivision) ?? true),
        )
  const collator = new Intl.Collator(countries[country].domainLanguage)
  const named = listed.map((region) => [region.code, plainNames[region.code] ?? region.name] as const)
  return Object.fromEntries(named.toSorted((a, b) => collator.compare(a[1], b[1])))
}

const table = Object.fromEntries(countryCodes.map((country) => [country, regionsOf(country)]))
writeFileSync(new URL('../../shared/countries/data/regions.json', import.meta.url), `${JSON.stringify(table)}\n`)
