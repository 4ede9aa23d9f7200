import { hashed } from '#functions/data/keys.ts'
import { signToken } from '#functions/lib/token.ts'
import { linkLife } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { MailContext } from './mail.ts'

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
