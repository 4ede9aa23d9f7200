import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useParam } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { KeptChat } from './parts/KeptChat.tsx'
import { KeptChatList } from './parts/KeptChatList.tsx'

/** Warnings about accounts banned for fraud, or one kept conversation (MOD-13). */
export default function KeptChatsScreen() {
  const t = useTranslations('safety.kept')
  const id = useParam('id')
  useTitle(t('title'))
  return (
    <main id="content">
      <Container isNarrow>{id ? <KeptChat key={id} id={id} /> : <KeptChatList />}</Container>
    </main>
  )
}
