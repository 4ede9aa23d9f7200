import { useEffect } from 'react'

/** Scrolls to the section with this id and focuses it, if there is one. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** On mount, goes to the section that the fragment of the URL names. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id) goToSection(id)
  }, [])
}
