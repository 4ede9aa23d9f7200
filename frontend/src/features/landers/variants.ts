/** Scenes of the images frontend/public/art/scene-* (infra/build/art.ts). */
export type Scene =
  | 'sunset'
  | 'evening'
  | 'cafe'
  | 'canal'
  | 'terrace'
  | 'snow'
  | 'harbour'
  | 'field'
  | 'home'
  | 'kitchen'
  | 'autumn'

/** Illustrated people of frontend/public/art/demo-*: odd numbers are women, even ones men. */
export type Drawn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const women: readonly Drawn[] = [1, 3, 5, 7]
const men: readonly Drawn[] = [2, 4, 6, 8]
const everybody: readonly Drawn[] = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Variants by slug: images here, heading under the same key in shared/i18n/<language>/landers.ts.
 * Without a known slug, a page shows the country's variant, which is `default` unless the country
 * names another (LAND-03, OPEN-75). A new variant is a row here and its heading in every language.
 */
export const variants = {
  alonetonight: {
    default: { scene: 'evening', isRaining: false },
    rain: { scene: 'canal', isRaining: true },
    weekend: { scene: 'terrace', isRaining: false },
  },
  collagelanding: { default: { drawn: everybody }, women: { drawn: women }, men: { drawn: men } },
  gallery: {
    default: { drawn: everybody, gender: null },
    women: { drawn: women, gender: 'female' },
    men: { drawn: men, gender: 'male' },
  },
  iconslanding: {
    default: { chosen: [] },
    talk: { chosen: ['talk', 'walk'] },
    flirt: { chosen: ['flirt', 'dance'] },
  },
  maplanding: { default: { land: 'river' }, coast: { land: 'coast' }, city: { land: 'city' } },
  socialnetwork: {
    default: { drawn: [1, 4] },
    friends: { drawn: [7, 2] },
    hobby: { drawn: [5, 8] },
  },
  transitionsvideolanding: {
    default: { scenes: ['cafe', 'canal', 'terrace'] },
    seasons: { scenes: ['field', 'autumn', 'snow'] },
    weekend: { scenes: ['evening', 'kitchen', 'harbour'] },
  },
  video: {
    default: { scenes: ['evening', 'cafe', 'terrace', 'sunset'] },
    romance: { scenes: ['canal', 'autumn', 'harbour', 'sunset'] },
    comedy: { scenes: ['kitchen', 'home', 'field', 'terrace'] },
  },
  landing2: {
    default: { drawn: everybody, gender: null },
    women: { drawn: women, gender: 'female' },
    men: { drawn: men, gender: 'male' },
  },
  landing3: { default: { scene: 'sunset' }, evening: { scene: 'evening' }, outside: { scene: 'field' } },
} as const satisfies Record<string, Record<'default', object> & Record<string, object>>

type Variants = typeof variants
export type PageWithVariants = keyof Variants
export type SlugOf<Page extends PageWithVariants> = keyof Variants[Page] & string

/** Slug of a page: that of its path, else that of the country, else `default`. */
export const slugOf = <Page extends PageWithVariants>(
  page: Page,
  slug: string | undefined,
  ofCountry: Readonly<Record<string, string>>,
): SlugOf<Page> => {
  const isKnown = (one: string | undefined) => one !== undefined && Object.hasOwn(variants[page], one)
  return ([slug, ofCountry[page]].find(isKnown) ?? 'default') as SlugOf<Page>
}
