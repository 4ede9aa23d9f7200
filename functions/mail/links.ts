import { hashed } from '#functions/platform/hash.ts'
import { type Purpose, signToken } from '#functions/platform/token.ts'
import { notifications } from '#shared/contract/notifications.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { linkLife } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { MailContext } from './mail.ts'

type LinkContext = Omit<MailContext<never>, 'props'>

/** A link whose token stands behind the #, so that it reaches no server's log. It is made when the mail leaves, so that none lies in the table. */
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

/** Sets a new password, for 60 minutes (OPEN-22). `link` is what the account holds while no newer one was asked for. */
export const resetLink = (context: LinkContext, link: string): Promise<string> =>
  linkTo(
    'reset-password-do',
    'reset',
    linkLife.passwordReset,
    { sub: context.memberId, link, email: hashed(context.to) },
    context,
  )

/** Confirms the new address that it is sent to, for 24 hours (OPEN-22). */
export const mailChangeLink = (context: LinkContext, link: string): Promise<string> =>
  linkTo(
    'mail-change-do',
    'mail-change',
    linkLife.mailChange,
    { sub: context.memberId, link, email: hashed(context.to) },
    context,
  )

/** Gives the address that it is sent to its account back, for 48 hours after `change`. */
export const wayBackLink = async (context: LinkContext, change: string): Promise<string> =>
  // The page asks first: taking back signs out everywhere.
  `${await linkTo('mail-change-do', 'mail-change-back', linkLife.mailChangeBack, { sub: context.memberId, change }, context)}&back=1`

/** A token's life is told in whole seconds: one more, as what the table holds decides to the millisecond. */
const roundedUp = (seconds: number) => seconds + 1

/** Brings the account back from this very deletion, until that is final (ACC-47). */
export const reactivationLink = (context: MailContext<{ deletion: string }>): Promise<string> =>
  linkTo(
    'account-deleted',
    'reactivation',
    roundedUp(linkLife.reactivation),
    { sub: context.memberId, deletion: context.props.deletion },
    context,
  )

/** Fetches the file with everything about its member, for 72 hours. */
export const exportLink = (context: MailContext<{ export: string }>): Promise<string> =>
  linkTo(
    'notifications',
    'export',
    roundedUp(linkLife.export),
    { sub: context.memberId, export: context.props.export },
    context,
    'export',
  )

/**
 * Address of List-Unsubscribe: mail programs POST to it without a person (NOTIF-11); opened in a browser it leads to the page with the button, in
 * the mail's language (NOTIF-25, infra/unsubscribe-address.ts).
 */
export async function unsubscribeUrl(
  { memberId, to, origin, language, createdAt }: LinkContext,
  kind: NotificationType,
): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + linkLife.unsubscribe * 1000)
  const token = await signToken('unsubscribe', { sub: memberId, kind, email: hashed(to) }, createdAt, expiresAt)
  return `${origin}${notifications.unsubscribe.path}?token=${token}&language=${language}`
}

/**
 * The link that confirms the address it is sent to, for 7 days (OPEN-22). It is made when the mail leaves, so that no link lies in the table;
 * its token stands behind the #, so that it reaches no server's log.
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
