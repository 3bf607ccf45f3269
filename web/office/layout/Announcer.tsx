import { useEffect, useState } from 'react'
import { onAnnouncement } from '../kit/page/announce.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'

/** The live region for announcements. */
export function Announcer() {
  const [said, say] = useState({ text: '', count: 0 })
  useEffect(() => onAnnouncement((text) => say(({ count }) => ({ text, count: count + 1 }))), [])
  return (
    <div role="status" aria-live="polite" data-announcer>
      <VisuallyHidden>
        {/* A new element each time, so that the same words twice are said twice. */}
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </div>
  )
}
