import { useEffect } from 'react'

/** Scrolls to a section of the page and focuses it; nothing without one of this id. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** Goes to the section that the fragment of the address names, once on mount. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id) goToSection(id)
  }, [])
}
