import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Screens load lazily, which takes more than the default second while other tests keep both cores busy.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom lacks and screens use. Modal dialogs only open and close here; keeping the focus is the browser's work, which journeys see.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
// nothing ever comes into view, as nothing has a size
window.IntersectionObserver = class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
