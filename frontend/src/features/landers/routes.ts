import type { Route } from '#frontend/lib/route.ts'
import type { PageName } from '#shared/rules/paths.ts'

type LanderName = Extract<PageName, `landers-${string}`>
/** Entry pages for links of partner sites, each about one member (ROUTE-17 to 20). */
type EntryName = 'members-id-landing' | 'members-id-landing2' | 'members-id-landing3' | 'members-id-signup'

type LanderRoute = Route<LanderName | EntryName>

/** All pages of the landers' app. One chunk per page, as each has its own design. */
export const landerRoutes: readonly LanderRoute[] = [
  { name: 'landers-adultonly', screen: () => import('./screens/AdultOnlyScreen.tsx') },
  { name: 'landers-tinderswipe', screen: () => import('./screens/ChooseScreen.tsx') },
  { name: 'landers-whoneedsstrings', screen: () => import('./screens/NoStringsScreen.tsx') },
  { name: 'landers-alonetonight', screen: () => import('./screens/TonightScreen.tsx') },
  { name: 'landers-collagelanding', screen: () => import('./screens/CollageScreen.tsx') },
  { name: 'landers-gallery', screen: () => import('./screens/GalleryScreen.tsx') },
  { name: 'landers-iconslanding', screen: () => import('./screens/IconsScreen.tsx') },
  { name: 'landers-maplanding', screen: () => import('./screens/MapScreen.tsx') },
  { name: 'landers-socialnetwork', screen: () => import('./screens/ConversationScreen.tsx') },
  { name: 'landers-transitionsvideolanding', screen: () => import('./screens/ScenesScreen.tsx') },
  { name: 'landers-video', screen: () => import('./screens/FilmScreen.tsx') },
  { name: 'members-id-landing', screen: () => import('./screens/EntryScreen.tsx') },
  { name: 'members-id-landing2', screen: () => import('./screens/EntryGalleryScreen.tsx') },
  { name: 'members-id-landing3', screen: () => import('./screens/EntryQuestionsScreen.tsx') },
  { name: 'members-id-signup', screen: () => import('./screens/EntrySignupScreen.tsx') },
]

export const landerOf = (name: PageName | undefined): LanderRoute | undefined =>
  landerRoutes.find((route) => route.name === name)
