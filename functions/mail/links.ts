import { hashed } from '#functions/platform/hash.ts'
import { type Purpose, signToken } from '#functions/platform/token.ts'
import { objectionToken } from '#functions/stores/safety/objection-token.ts'
import * as notifications from '#shared/contract/notifications.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { MailContext } from './mail.ts'

type LinkContext = Omit<MailContext<never>, 'props'>

/**
 * Link with its token after the `#`: browsers send that part to no server, so it appears in no log.
 * Links are made when the mail is sent, so that the table stores none.
 */
async function linkTo(
  page: 'reset-password-do' | 'mail-change-do' | 'account-deleted' | 'notifications',
  purpose: Purpose,
  lifeSeconds: number,
  claims: Record<string, string>,
  { origin, createdAt }: LinkContext,
  name = 'token',
): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + lifeSeconds * 1000)
  return `${origin}${pathTo(page)}#${name}=${await signToken(purpose, claims, createdAt, expiresAt)}`
}

/**
 * Link to set a new password, valid for 60 minutes (OPEN-22) and only while the account stores its
 * id `link`.
 */
export const resetLink = (context: LinkContext, link: string): Promise<string> =>
  linkTo(
    'reset-password-do',
    'reset',
    linkLife.passwordReset,
    { sub: context.memberId, link, email: hashed(context.to) },
    context,
  )

/** Link that confirms a new address, sent to that address and valid for 24 hours (OPEN-22). */
export const mailChangeLink = (context: LinkContext, link: string): Promise<string> =>
  linkTo(
    'mail-change-do',
    'mail-change',
    linkLife.mailChange,
    { sub: context.memberId, link, email: hashed(context.to) },
    context,
  )

/**
 * Link that undoes an address change, sent to the former address and valid for 48 hours. `change`
 * is the id of the address change.
 */
export const wayBackLink = async (context: LinkContext, change: string): Promise<string> =>
  // `back` makes the page ask for confirmation first: undoing the change signs out everywhere.
  `${await linkTo('mail-change-do', 'mail-change-back', linkLife.mailChangeBack, { sub: context.memberId, change }, context)}&back=1`

/**
 * Rounds up, as a token expires on a whole second, but the deadline in the table has milliseconds.
 */
const roundedUp = (seconds: number) => seconds + 1

/** Link that cancels this deletion, until it is final (ACC-47). */
export const reactivationLink = (context: MailContext<{ deletion: string }>): Promise<string> =>
  linkTo(
    'account-deleted',
    'reactivation',
    roundedUp(linkLife.reactivation),
    { sub: context.memberId, deletion: context.props.deletion },
    context,
  )

/** Link that downloads the member's data export, valid for 72 hours. */
export const exportLink = (context: MailContext<{ export: string }>): Promise<string> =>
  linkTo(
    'notifications',
    'export',
    roundedUp(linkLife.export),
    { sub: context.memberId, export: context.props.export },
    context,
    'export',
  )

/** Link to object to a decision without a login, within six months (MOD-03). */
export const objectionLink = async ({ origin, createdAt }: LinkContext, number: string): Promise<string> =>
  `${origin}${pathTo('objection')}#token=${await objectionToken(number, createdAt)}`

type NotificationContext = MailContext<Readonly<Record<string, string>>>

/**
 * Token claim with the campaign of the mail, if any: an unsubscription by the link is counted in
 * the results of this campaign.
 */
const campaignClaim = ({ props: { campaign } }: NotificationContext): Record<string, string> =>
  campaign ? { campaign } : {}

/**
 * URL of List-Unsubscribe: mail clients POST to it on the user's behalf (NOTIF-11); in a browser it
 * opens the page with the button, in the mail's language (NOTIF-25, infra/unsubscribe-address.ts).
 */
export async function unsubscribeUrl(context: NotificationContext, kind: NotificationType): Promise<string> {
  const { origin, language } = context
  const token = await unsubscribeToken(context, { kind, ...campaignClaim(context) })
  return `${origin}${notifications.unsubscribe.path}?token=${token}&language=${language}`
}

function unsubscribeToken({ memberId, to, createdAt }: LinkContext, claims: Record<string, string>): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + linkLife.unsubscribe * 1000)
  return signToken('unsubscribe', { sub: memberId, email: hashed(to), ...claims }, createdAt, expiresAt)
}

/**
 * Link in a notification to the page that switches off notifications of its kind in one press
 * (NOTIF-25). Unlike `unsubscribeUrl`, it does not affect other kinds. The page asks about this
 * kind only.
 */
export async function endKindLink(context: NotificationContext, kind: NotificationType): Promise<string> {
  const { origin, language } = context
  const token = await unsubscribeToken(context, { kind, scope: 'kind', ...campaignClaim(context) })
  return `${origin}${pathTo('unsubscribe')}?language=${language}#token=${token}&kind=${kind}`
}

/**
 * Link that confirms the address to which it is sent, valid for 7 days (OPEN-22). Its token too is
 * after the `#`, and made when the mail is sent.
 */
export async function activationLink({
  memberId,
  to,
  origin,
  createdAt,
}: Omit<MailContext<never>, 'props'>): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + linkLife.activation * 1000)
  const token = await signToken('activation', { sub: memberId, email: hashed(to) }, createdAt, expiresAt)
  return `${origin}${pathTo('activate-done')}#token=${token}`
}
