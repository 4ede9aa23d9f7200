import { useTranslations } from 'use-intl'
import { DropReasons } from '#frontend/features/staff/parts/DropReasons.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { CampaignResults as Results } from '#shared/contract/campaigns.ts'
import type { OpenedCampaign } from '../campaign-form.ts'

const numbers = ['ordered', 'skipped', 'sent', 'waiting', 'bounced', 'complained', 'unsubscribed'] as const

/** Results of a started campaign. Nothing in its mails is tracked. */
export function CampaignResults({ campaign, results }: { campaign: OpenedCampaign; results: Results }) {
  const t = useTranslations('staff.campaigns')
  const policy = useTranslations('staff.policy')
  return (
    <section aria-label={t('results')} className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-3 text-base">{t('results')}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        {numbers.map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{t(`numbers.${name}`)}</dt>
            <dd className="tabular font-medium">{results[name]}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted text-sm">{policy('dropped')}</dt>
          <dd>
            <DropReasons dropped={results.dropped} />
          </dd>
        </div>
        {campaign.start_at && (
          <div>
            <dt className="text-muted text-sm">{t('startsAt')}</dt>
            <dd>
              <ExactTime at={campaign.start_at} />
            </dd>
          </div>
        )}
        {campaign.ended_at && (
          <div>
            <dt className="text-muted text-sm">{t('endedAt')}</dt>
            <dd>
              <ExactTime at={campaign.ended_at} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
