import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { openOrder } from '#frontend/domain/credits/order-sheet.ts'
import { addressOf, usePage } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { GiftKind } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useGifts } from '../queries.ts'
import { BundleOffer } from './BundleOffer.tsx'
import GiftPicture from './GiftPicture.tsx'

type GiftDialogProps = {
  name: string
  /** Balance; if it does not cover a gift, the dialog offers bundles (CHAT-11). */
  credits: number
  /** Gift chosen before the credits were bought, from the URL. */
  wanted?: string | undefined
  isOpen: boolean
  onGive: (gift: GiftKind) => void
  onClose: () => void
}

/** Choice of a gift; the button names recipient and price (CHAT-09, PROF-19). */
export default function GiftDialog({ name, credits, wanted, isOpen, onGive, onClose }: GiftDialogProps) {
  const t = useTranslations('chats.gift')
  const notice = useTranslations('chats.notice')
  const wall = useTranslations('chats.wall')
  const errorText = useErrorText()
  const { data, error, refetch } = useGifts()
  const [pressed, setChosen] = useState<GiftKind | null>(null)
  const { pathname } = usePage()
  const chosen = pressed ?? data?.gifts.find((kind) => kind === wanted) ?? null
  const cost = data?.credits ?? 0
  const isPoor = credits < cost
  const close = () => {
    setChosen(null)
    onClose()
  }
  const buy = (bundle: string) => {
    close()
    // the payment leads back to this choice
    openOrder.write({ bundle, path: addressOf(pathname, { gift: chosen ?? '1' }) })
  }
  return (
    <Sheet
      title={t('title', { name })}
      isOpen={isOpen}
      onClose={close}
      footer={
        // with too few credits, the bundles take the place of this button
        !isPoor && (
          <Button
            tone="primary"
            isWide
            disabled={!chosen}
            onClick={() => {
              if (!chosen) return
              close()
              onGive(chosen)
            }}
          >
            {chosen ? t('give', { gift: t(`kinds.${chosen}`), count: cost }) : t('choose')}
          </Button>
        )
      }
    >
      {!data && !error && <Skeleton className="h-56" />}
      {error && (
        <Alert tone="danger" isLive action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {errorText(error)}
        </Alert>
      )}
      {isPoor && (
        <Alert tone="warning" isLive title={notice('insufficient_credits')} className="mb-4">
          {t('cost', { count: cost })} {t('balance', { count: credits })}
        </Alert>
      )}
      {isPoor && (
        <div className="mb-3">
          <BundleOffer
            missing={cost - credits}
            enoughFor={(bundleCredits) => t('enough', { count: Math.floor(bundleCredits / cost) })}
            isWrapped
            onChoose={buy}
          />
          <LinkButton to={pathTo('credits')} size="sm" onClick={close} className="mt-3">
            {wall('all')}
          </LinkButton>
        </div>
      )}
      <ul className="grid grid-cols-3 gap-3 max-[359px]:gap-2">
        {data?.gifts.map((gift) => (
          <li key={gift}>
            <button
              type="button"
              aria-pressed={gift === chosen}
              onClick={() => setChosen(gift)}
              className={clsx(
                'flex w-full flex-col items-center gap-1.5 wrap-anywhere rounded-card border p-3 text-center text-sm transition-colors max-[359px]:px-0.5',
                gift === chosen ? 'border-primary bg-primary-tint' : 'border-line hover:bg-sunken',
              )}
            >
              <GiftPicture gift={gift} className="size-14" />
              {t(`kinds.${gift}`)}
            </button>
          </li>
        ))}
      </ul>
      {data && !isPoor && (
        <p className="tabular mt-4 text-muted text-sm">
          {t('cost', { count: cost })} {t('balance', { count: credits })}
        </p>
      )}
    </Sheet>
  )
}
