import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { EnrolForm } from './parts/EnrolForm.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { QrCode } from './parts/QrCode.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'
import { useEnrol, useInvitation } from './queries.ts'

/** Secret of the authenticator app in groups of four characters, for typing it by hand. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/**
 * Screen of a staff invitation: shows the address, sets up the authenticator app and the password.
 * The token is in the URL fragment, so that no server logs it.
 */
export default function EnrolScreen({ token }: { token: string }) {
  const t = useTranslations('staff.enrol')
  const invitation = useInvitation(token)
  const enrol = useEnrol()
  useTitle(t('title'))
  const { data } = invitation
  return (
    <main id="content" className="mx-auto w-full max-w-[760px] px-4 py-8">
      <h1 className="mb-4 text-xl">{t('title')}</h1>
      {invitation.isPending && <RowsSkeleton />}
      {invitation.error && <LoadFailed error={invitation.error} onRetry={() => void invitation.refetch()} />}
      {data && (
        <div className="flex flex-col gap-4">
          <p>{t('who', { name: data.name, email: data.email })}</p>
          <Card>
            <h2 className="mb-1 text-lg">{t('app')}</h2>
            <p className="mb-4 text-muted">{t('appText')}</p>
            <div className="flex flex-wrap items-center gap-6">
              <QrCode text={data.uri} label={t('qr')} />
              <div className="min-w-0 flex-1 basis-60">
                <p className="text-muted text-sm">{t('byHand')}</p>
                <code className="tabular block select-all break-words font-medium text-lg">
                  {inGroups(data.secret)}
                </code>
              </div>
            </div>
          </Card>
          <Card>
            <h2 className="mb-4 text-lg">{t('password')}</h2>
            <EnrolForm
              email={data.email}
              error={enrol.error}
              isPending={enrol.isPending}
              onSubmit={(password, code) =>
                enrol.mutate(
                  { token, password, code },
                  {
                    onSuccess: ({ name }) => {
                      showToast(t('done', { name }), { tone: 'success' })
                      // removes the used link from the history
                      navigate(staffPaths.overview, { isReplacing: true })
                    },
                  },
                )
              }
            />
          </Card>
        </div>
      )}
    </main>
  )
}
