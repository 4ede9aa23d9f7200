import { languageName } from '#frontend/lib/language-name.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { type Ids, type ListedScreen, pathFor } from './screen-list.ts'
import type { Words } from './texts.ts'

/**
 * Press that leads to a dialog or menu: a button or menu item with this name, or a key. If several
 * have the name, the first visible one is pressed. With `isExact`, longer names that contain the
 * name do not count.
 */
export type Press =
  | { role: 'button' | 'menuitem'; name: (words: Words, language: Language) => string; isExact?: true }
  | { key: string }

type SiteRole = 'visitor' | 'empty' | 'free' | 'premium'
/**
 * Window widths in px at which the screen has the button: at least `from`, and less than `below`.
 */
type Span = { from?: number; below?: number }
export type ListedDialog = ListedScreen &
  Span & {
    presses: readonly Press[]
    /**
     * Popup that opens without a press once the test has caused it. Such a screen needs a separate
     * page.
     */
    opens?: 'new-like' | 'match' | 'time-bonus' | 'install'
    /**
     * If set, the page is opened on the Belgian site in these languages; the Dutch site has only
     * one.
     */
    languages?: readonly Language[]
  }

const button = (name: (words: Words, language: Language) => string): Press => ({ role: 'button', name })
const item = (name: (words: Words) => string): Press => ({ role: 'menuitem', name })

/** Dialogs, menus and popups of the site, each with a role that sees it. */
export function dialogScreens(people: Ids & { man: { name: string } }): ListedDialog[] {
  const { name } = people.man
  const on = (page: PageName, role: SiteRole, what: string, presses: readonly Press[], span: Span = {}) => ({
    name: `${page}+${what}`,
    path: pathFor(page, role, people),
    role,
    presses,
    ...span,
  })
  const profileMenu = button((words) => words('members.profile.menu'))
  // `isExact`, because the menu button of a row in the list, which is visible while the pointer is
  // over the row, has a longer name that contains this one.
  const chatMenu: Press = { ...button((words) => words('chats.conversation.menu')), isExact: true }
  const account = button((words) => words('app.nav.account'))
  const likeOptions = button((words) => words('likes.options', { name }))
  return [
    on('index', 'premium', 'account-menu', [account]),
    on('index', 'premium', 'keys', [{ key: '?' }], { from: 768 }),
    on('members', 'premium', 'filters', [button((words) => words('members.filters.title'))], { below: 992 }),
    on('members-id', 'visitor', 'chat', [button((words) => words('members.profile.message'))]),
    on('members-id', 'premium', 'menu', [profileMenu]),
    on('members-id', 'premium', 'block', [profileMenu, item((words) => words('members.profile.block'))]),
    on('members-id', 'premium', 'open-photos', [profileMenu, item((words) => words('members.profile.openPhotos'))]),
    // on touch screens a row is swiped instead
    on('chats', 'premium', 'row-menu', [button((words) => words('chats.rowMenu', { name }))], { from: 768 }),
    on('chats-id', 'premium', 'menu', [chatMenu]),
    on('chats-id', 'premium', 'block', [chatMenu, item((words) => words('chats.conversation.block', { name }))]),
    on('chats-id', 'premium', 'remove', [chatMenu, item((words) => words('chats.confirm.remove.title'))]),
    on('chats-id', 'premium', 'meeting', [chatMenu, item((words) => words('chats.meeting.menu'))]),
    on('chats-id', 'premium', 'gifts', [button((words) => words('chats.composer.gift', { name }))]),
    on('chats-id', 'free', 'gifts', [button((words) => words('chats.composer.gift', { name }))]),
    on('members-id-chat', 'empty', 'order', [button((words) => words('credits.amount', { count: 60 }))]),
    on('chats-id', 'premium', 'emoji', [button((words) => words('chats.composer.emoji'))], { from: 768 }),
    on('likes-type', 'premium', 'options', [likeOptions]),
    on('likes-type', 'premium', 'block', [likeOptions, button((words) => words('chats.conversation.block', { name }))]),
    on('profile', 'premium', 'photo', [button((words) => words('photos.tile.openMain', { state: '' }))]),
    on('notifications', 'premium', 'delete', [button((words) => words('account.leaving.section.open'))]),
    on('transactions', 'premium', 'withdraw', [button((words) => words('receipt.withdraw.button'))]),
    // On the list of payments: `pathFor` leads to a single payment.
    {
      name: 'transactions+limit',
      path: `${pathTo('transactions')}#limits`,
      role: 'premium',
      presses: [button((words) => `${words('buying.limits.day')}: ${words('buying.limits.set')}`)],
    },
    // Popups that open by themselves.
    { name: 'members+new-like', path: pathTo('members'), role: 'free', presses: [], opens: 'new-like' },
    { name: 'members+match', path: pathTo('members'), role: 'premium', presses: [], opens: 'match' },
    { name: 'members+time-bonus', path: pathTo('members'), role: 'empty', presses: [], opens: 'time-bonus' },
    { name: 'chats+install', path: pathTo('chats'), role: 'premium', presses: [], opens: 'install' },
    {
      ...on('index', 'visitor', 'languages', [
        button((words, language) => words('app.nav.language', { language: languageName(language) })),
      ]),
      languages: ['nl', 'fr', 'de'],
    },
    // The popup of a new like, which the query parameter `t` opens after a second.
    { name: 'likes+like', path: `${pathTo('members')}?t=1`, role: 'premium', presses: [] },
  ]
}
