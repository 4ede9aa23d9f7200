import { useTranslations } from 'use-intl'
import { icebreakers } from '#frontend/domain/chats/icebreakers.ts'
import { Chip } from '#frontend/ui/Chip.tsx'

/** Five suggested first messages (OPEN-42). Choosing one fills the field; the member sends it. */
export function Icebreakers({ name, onChoose }: { name: string; onChoose: (text: string) => void }) {
  const t = useTranslations('chats')
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <h2 className="text-lg">{t('begin.title', { name })}</h2>
      <p className="text-muted">{t('begin.text')}</p>
      <ul aria-label={t('begin.label')} className="mt-2 flex max-w-[560px] flex-wrap justify-center gap-2">
        {icebreakers.map((key) => {
          const text = t(`icebreakers.${key}`, { name })
          return (
            <li key={key}>
              <Chip onClick={() => onChoose(text)} className="text-left">
                {text}
              </Chip>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
