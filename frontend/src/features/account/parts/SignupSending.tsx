import { clsx } from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { type Work, works } from '../signup-steps.ts'

type SignupSendingProps = { work: Work; failure: string | null; onRetry: () => void }

/**
 * The four tasks in order, with the running one marked; a
 * task is checked off only once it is done (ACC-05, TRAP-34).
 */
export function SignupSending({ work, failure, onRetry }: SignupSendingProps) {
  const t = useTranslations('account.signup.sending')
  const at = works.indexOf(work)
  return (
    <div className="py-2">
      <p role="status" className="sr-only">
        {t(work)}
      </p>
      <ol className="flex flex-col gap-4">
        {works.map((one, index) => (
          <li
            key={one}
            aria-current={index === at ? 'step' : undefined}
            className={clsx('flex items-center gap-3', index > at && 'text-muted', index === at && 'font-medium')}
          >
            <span className="inline-flex size-8 shrink-0 items-center justify-center">
              {index < at && (
                <span className="inline-flex size-8 items-center justify-center rounded-full bg-success-tint text-on-success-tint">
                  <Check aria-hidden="true" className="size-5" />
                </span>
              )}
              {index === at &&
                (failure ? (
                  <CircleAlert aria-hidden="true" className="size-6 text-danger-ink" />
                ) : (
                  <Spinner className="text-primary-ink" />
                ))}
              {index > at && <span aria-hidden="true" className="size-2.5 rounded-full bg-line-strong opacity-50" />}
            </span>
            {t(one)}
            {index < at && <span className="sr-only">, {t('done')}</span>}
          </li>
        ))}
      </ol>
      {failure && (
        <Alert
          tone="danger"
          isLive
          className="mt-6"
          action={
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </div>
  )
}
