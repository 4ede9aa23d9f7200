import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Screens load lazily. While other tests use both cores, that takes longer than the default of one
// second.
configure({ asyncUtilTimeout: 10_000 })

// What screens use and jsdom lacks. Modal dialogs only open and close here; journeys test how the
// browser handles focus.
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
// Nothing intersects, because every element has size zero in jsdom.
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
