import type { ComponentType } from 'react'
import type { PageName } from '#shared/rules/paths.ts'

type LanderName = Extract<PageName, `landers-${string}`>
/** Entry pages for links of partner sites, each about one member (ROUTE-17 to 20). */
export type EntryName = 'members-id-landing' | 'members-id-landing2' | 'members-id-landing3' | 'members-id-signup'

type Screen = () => Promise<{ default: ComponentType }>

/** One chunk per page, as each has its own design. */
export const landerScreens: Record<LanderName | EntryName, Screen> = {
  'landers-adultonly': () => import('./screens/AdultOnlyScreen.tsx'),
  'landers-tinderswipe': () => import('./screens/ChooseScreen.tsx'),
  'landers-whoneedsstrings': () => import('./screens/NoStringsScreen.tsx'),
  'landers-alonetonight': () => import('./screens/TonightScreen.tsx'),
  'landers-collagelanding': () => import('./screens/CollageScreen.tsx'),
  'landers-gallery': () => import('./screens/GalleryScreen.tsx'),
  'landers-iconslanding': () => import('./screens/IconsScreen.tsx'),
  'landers-maplanding': () => import('./screens/MapScreen.tsx'),
  'landers-socialnetwork': () => import('./screens/ConversationScreen.tsx'),
  'landers-transitionsvideolanding': () => import('./screens/ScenesScreen.tsx'),
  'landers-video': () => import('./screens/FilmScreen.tsx'),
  'members-id-landing': () => import('./screens/EntryScreen.tsx'),
  'members-id-landing2': () => import('./screens/EntryGalleryScreen.tsx'),
  'members-id-landing3': () => import('./screens/EntryQuestionsScreen.tsx'),
  'members-id-signup': () => import('./screens/EntrySignupScreen.tsx'),
}

export const isLander = (name: PageName): name is keyof typeof landerScreens => Object.hasOwn(landerScreens, name)
