import { useEffect, useState } from 'react'
import { onAnnouncement } from '../kit/page/announce.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'

/** The live region for announcements. */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  useEffect(() => onAnnouncement((text) => setAnnouncement(({ count }) => ({ text, count: count + 1 }))), [])
  return (
    <div role="status" aria-live="polite" data-announcer>
      <VisuallyHidden>
        {/* A new element each time, so that a repeated text is announced again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </div>
  )
}
