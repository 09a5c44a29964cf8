import { CalendarCheck, CalendarPlus, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CALENDAR_LABEL, useCalendar } from '@/components/calendar-button'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Button } from '@/ui/button'
import { AnchoredMenu } from '@/ui/popups/menu'

export function TodosMenu() {
  const navigate = useNavigate()
  const calendar = useCalendar()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        isBusy={calendar.isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Actions de la semaine"
        title="Actions de la semaine"
        className="-mr-2.5"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {!calendar.isBusy && <Ellipsis aria-hidden className="size-5" />}
      </Button>
      <AnchoredMenu
        label="Semaine"
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={[
          {
            key: 'calendar',
            label: (
              <>
                <CalendarPlus aria-hidden className="mr-2.5 size-4 text-muted" />
                {CALENDAR_LABEL}
              </>
            ),
            onSelect: () => void calendar.take(),
          },
          {
            key: 'review',
            label: (
              <>
                <CalendarCheck aria-hidden className="mr-2.5 size-4 text-muted" />
                {SCREENS.weeks.title}
              </>
            ),
            onSelect: () => void navigate(paths.weeks),
          },
        ]}
      />
    </>
  )
}
