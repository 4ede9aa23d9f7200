import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { useLander, useLanderTitle } from '../lander.ts'
import { findMember } from '../people.ts'
import { DrawnPerson } from './Art.tsx'
import { StartForm } from './StartForm.tsx'

/**
 * Entry page for links of partner sites, about the member in the URL (LAND-02). If the server does
 * not show that member to strangers, the page is the same general one whatever the reason
 * (TRAP-68). The general page is also shown where fictional profiles, the only ones that the server
 * shows here, take no messages (CHAT-36), as the texts about a member promise a first message.
 */
export function Entry({ children }: { children: (member: MemberCard) => ReactNode }) {
  const { params, settings } = useLander()
  const id = params.id ?? ''
  const takesMessages = settings.fictional_chat !== 'off'
  const [member, setMember] = useState<MemberCard | null | undefined>(takesMessages ? undefined : null)
  useEffect(() => {
    if (takesMessages) void findMember(id).then(setMember)
  }, [id, takesMessages])
  if (member === undefined) return <div aria-busy="true" className="min-h-[80vh]" />
  if (!member) return <GeneralEntry />
  // wraps long names, which have up to 20 letters without a space, in headings, sentences and
  // buttons
  return <div className="wrap-anywhere contents">{children(member)}</div>
}

function GeneralEntry() {
  const t = useTranslations('landers.entry')
  const common = useTranslations('landers.common')
  useLanderTitle(t('general.title'))
  return (
    <div className="evening flex flex-1">
      <Container className="grid flex-1 content-center items-center gap-6 py-6 md:grid-cols-2 md:gap-12 md:py-12">
        <figure>
          <div className="grid grid-cols-3 gap-2 md:gap-3">
            {([1, 4, 5] as const).map((drawn) => (
              <DrawnPerson key={drawn} drawn={drawn} isFirst className="aspect-4/5 w-full rounded-card md:aspect-2/5" />
            ))}
          </div>
          <figcaption className="mt-2 text-sm">{common('drawn')}</figcaption>
        </figure>
        <div>
          <h1 className="text-2xl md:text-3xl">{t('general.title')}</h1>
          <p className="mt-3 md:text-lg">{t('general.lead')}</p>
          <StartForm className="mt-5" />
        </div>
      </Container>
    </div>
  )
}

/**
 * Sets the tab's title, which contains the member's name. A component, because the callback that
 * gets the member cannot call hooks.
 */
export function EntryTitle({ text }: { text: string }) {
  useLanderTitle(text)
  return null
}
