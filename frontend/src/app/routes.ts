import type { QueryClient } from '@tanstack/react-query'
import type { Route } from '#frontend/lib/route.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageKey } from '#shared/i18n/page-text.ts'
import type { PageName } from '#shared/rules/paths.ts'

/**
 * open: everybody. member: a visitor is redirected to /login and back
 * afterwards. guest: a member is redirected to /members (ROUTE-07, OPEN-16).
 */
export type Access = 'open' | 'member' | 'guest'
/**
 * Layout of a screen. Landers are not included: their own app has its own layout
 * (features/landers).
 */
export type LayoutName = 'default' | 'chat' | 'empty'

/**
 * Alerts and warnings that a page hides (HOME-08, HOME-19, HOME-22). TRAP-26 defines which pages
 * the route names `settings` and `activate-done` mean.
 */
export type Hidden = 'entry-warning' | 'photo-alert' | 'notifications-alert'

export type ScreenRoute = Route<PageName> & {
  layout: LayoutName
  /**
   * Uses only the texts of the first load (shared/i18n/<language>/messages.ts), so the screen does
   * not wait for the other texts.
   */
  texts?: 'shell'
  /** Fetches first data in parallel with the code; the screen itself reports a failure. */
  first?: (client: QueryClient, language: Language) => Promise<void>
  access: Access
  /**
   * Closed to a member who has yet to pass the external age check (TRAP-24): the page shows other
   * members or sells something, and the server refuses its calls before the check.
   */
  hasAgeGate: boolean
  hides?: readonly Hidden[]
  /** Shows a back button in the installed app (NAV-16 to 19). */
  hasBack?: true
  /**
   * Begins with a photo, on phones at the top edge of the viewport; the banners come after the
   * screen (UI-16).
   */
  hasPhotoTop?: true
  /**
   * Whose pages prefetch the screen's code while they are idle (UI-10): pages of visitors, of
   * members, or of all.
   */
  prefetch?: 'visitor' | 'member' | 'all'
}

/** The eight static pages share one screen, which chooses the text by the path. */
const textPages = (
  [
    'pages-terms',
    'pages-privacy',
    'pages-cookies',
    'pages-ban',
    'pages-return-policy',
    'pages-faq',
    'pages-safety',
    'pages-service',
  ] as const
).map(
  (name): ScreenRoute => ({
    name,
    screen: () => import('#frontend/features/site/TextPageScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
    texts: 'shell',
    first: async (client, language) => {
      const { pageTextQuery } = await import('#frontend/domain/site/page-texts.ts')
      await client.prefetchQuery(pageTextQuery(language, name.slice('pages-'.length) as PageKey))
    },
  }),
)

/**
 * All screens. A new one is a row here; its path is in shared/rules/paths.ts. Layouts by OPEN-17.
 */
export const routes: readonly ScreenRoute[] = [
  {
    name: 'index',
    screen: () => import('#frontend/features/site/HomeScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: true,
    texts: 'shell',
  },
  {
    name: 'login',
    screen: () => import('#frontend/features/account/LoginScreen.tsx'),
    layout: 'empty',
    access: 'guest',
    hasAgeGate: false,
    prefetch: 'visitor',
  },
  {
    name: 'signup',
    screen: () => import('./SignupScreen.tsx'),
    layout: 'empty',
    access: 'guest',
    hasAgeGate: false,
    hides: ['photo-alert'],
    prefetch: 'visitor',
  },
  {
    name: 'complete-signup',
    screen: () => import('./CompleteSignupScreen.tsx'),
    layout: 'empty',
    access: 'guest',
    hasAgeGate: false,
    hides: ['entry-warning'],
  },
  {
    name: 'members',
    screen: () => import('#frontend/features/members/MembersScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: true,
    prefetch: 'all',
  },
  {
    name: 'members-id',
    screen: () => import('#frontend/features/members/ProfileScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: true,
    hasBack: true,
    hasPhotoTop: true,
    prefetch: 'all',
  },
  {
    name: 'members-id-chat',
    screen: () => import('#frontend/features/chats/ConversationScreen.tsx'),
    layout: 'chat',
    // the page itself tells visitors that chatting is for members (CHAT-17)
    access: 'open',
    hasAgeGate: true,
    prefetch: 'member',
  },
  {
    name: 'chats',
    screen: () => import('#frontend/features/chats/ChatsScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    prefetch: 'member',
  },
  {
    name: 'chats-id',
    screen: () => import('#frontend/features/chats/ConversationScreen.tsx'),
    layout: 'chat',
    access: 'member',
    hasAgeGate: true,
    prefetch: 'member',
  },
  {
    name: 'kept-chats',
    screen: () => import('#frontend/features/chats/KeptChatsScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'likes',
    screen: () => import('#frontend/features/likes/LikesScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
    prefetch: 'member',
  },
  {
    name: 'likes-type',
    screen: () => import('#frontend/features/likes/LikesScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
  },
  {
    // Profile at a path below /likes: the screen of /members/{id}, with a link back to the likes.
    name: 'likes-m-id',
    screen: () => import('#frontend/features/members/ProfileScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
    hasPhotoTop: true,
  },
  {
    name: 'likes-favourites',
    screen: () => import('#frontend/features/likes/LikesScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
  },
  {
    name: 'likes-looks',
    screen: () => import('#frontend/features/likes/LikesScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
  },
  {
    name: 'signup-matches',
    screen: () => import('#frontend/features/members/SignupMatchesScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'match-finder',
    screen: () => import('#frontend/features/members/MatchFinderScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'swipe-game',
    screen: () => import('#frontend/features/members/SwipeGameScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'profile',
    screen: () => import('./OwnProfileScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: false,
    hides: ['photo-alert'],
    hasBack: true,
  },
  {
    name: 'notifications',
    screen: () => import('./SettingsScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: false,
    hides: ['photo-alert', 'notifications-alert'],
  },
  {
    name: 'reset-password',
    screen: () => import('#frontend/features/account/ResetPasswordScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
    hides: ['entry-warning'],
  },
  {
    name: 'reset-password-do',
    screen: () => import('#frontend/features/account/NewPasswordScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
    hides: ['entry-warning'],
  },
  {
    name: 'mail-change-do',
    screen: () => import('#frontend/features/account/MailChangeScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
  },
  {
    name: 'activate-done',
    screen: () => import('#frontend/features/account/ActivationDoneScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
    hides: ['photo-alert'],
  },
  {
    name: 'account-deleted',
    screen: () => import('#frontend/features/account/leaving/AccountDeletedScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
    hides: ['photo-alert'],
  },
  {
    name: 'activate-error',
    screen: () => import('#frontend/features/account/ActivationErrorScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
  },
  {
    name: 'credits',
    screen: () => import('#frontend/features/credits/CreditsScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hasBack: true,
  },
  {
    name: 'credits-repeat-order',
    screen: () => import('#frontend/features/credits/RepeatOrderScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'directdebit',
    screen: () => import('#frontend/features/credits/DirectDebitScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
    hides: ['photo-alert'],
  },
  {
    name: 'credits-id-paymentmethod',
    screen: () => import('#frontend/features/credits/PaymentScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: true,
  },
  {
    name: 'transactions',
    screen: () => import('#frontend/features/credits/TransactionsScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: false,
  },
  {
    name: 'age-check',
    screen: () => import('#frontend/features/account/AgeCheckScreen.tsx'),
    layout: 'default',
    access: 'member',
    hasAgeGate: false,
  },
  {
    name: 'premium',
    screen: () => import('#frontend/features/credits/PremiumScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
    hides: ['photo-alert'],
  },
  {
    name: 'pricing',
    screen: () => import('#frontend/features/credits/PricingScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
  },
  {
    name: 'unsubscribe',
    screen: () => import('#frontend/features/notifications/UnsubscribeScreen.tsx'),
    layout: 'empty',
    access: 'open',
    hasAgeGate: false,
    hides: ['entry-warning', 'notifications-alert'],
  },
  {
    name: 'complaints',
    screen: () => import('#frontend/features/safety/ComplaintsScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
    first: async (client, language) => {
      const { noticeTexts } = await import('#frontend/features/safety/notice.ts')
      await client.prefetchQuery(noticeTexts(language))
    },
  },
  {
    name: 'objection',
    screen: () => import('#frontend/features/safety/ObjectionScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
    hides: ['entry-warning'],
  },
  {
    name: 'lang-config',
    screen: () => import('#frontend/features/site/LanguagesScreen.tsx'),
    layout: 'default',
    access: 'open',
    hasAgeGate: false,
    texts: 'shell',
  },
  ...textPages,
]

/** Whether a page has a screen; bars and footer link to no others. */
export const hasScreen = (name: PageName): boolean => routes.some((route) => route.name === name)

export const routeOf = (name: PageName | null): ScreenRoute | undefined => routes.find((route) => route.name === name)
