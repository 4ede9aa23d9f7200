import { afterAll } from 'vitest'

// The test files of a project run in the same processes, and so in one document. Each file begins
// at the address "/" with an empty page and empty storage.
history.replaceState(null, '', '/')
localStorage.clear()
sessionStorage.clear()
// biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
// Removes what a test defined because jsdom lacks it.
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)

/**
 * Events to which React and user-event add listeners only once per document. Those listeners must
 * stay.
 */
const ofPackages = ['selectionchange', 'focus', 'blur']

// All files share one document. The next file evaluates each module anew, so the listeners of the
// old modules must be removed: they would react to the events of that file.
for (const target of [window, document]) {
  const { addEventListener } = target
  const undo: (() => void)[] = []
  target.addEventListener = (...heard: Parameters<Document['addEventListener']>) => {
    addEventListener.apply(target, heard)
    const [type, listener, options] = heard
    if (!ofPackages.includes(type)) undo.push(() => target.removeEventListener(type, listener, options))
  }
  afterAll(() => {
    for (const step of undo) step()
    target.addEventListener = addEventListener
  })
}
