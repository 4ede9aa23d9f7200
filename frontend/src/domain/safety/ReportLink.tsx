import { Flag } from 'lucide-react'
import { Link } from '#frontend/ui/Link.tsx'

/** Small link beside one message or text, to the complaint form about it (MOD-05). */
export const ReportLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="touch-area inline-flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken"
  >
    <Flag aria-hidden="true" className="size-4" />
  </Link>
)
