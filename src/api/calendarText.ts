import { createHash } from 'node:crypto'
import { addDays } from '../domain/localTime.ts'
import type { ShownEntry } from '../projections/providerAvailability/providerAvailability.ts'

export interface CalendarWords {
  readonly name: string
  readonly booked: string
  readonly blocked: string
}

/**
 * A provider's entries as an RFC 5545 calendar: all-day events. Notes of bookings may name a couple, so they are left out; labels of
 * blocked days are included.
 */
export function calendarText(entries: readonly ShownEntry[], words: CalendarWords, host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alliance//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(words.name)}`,
    ...entries.flatMap((entry) => eventLines(entry, words, host)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** One event per range; the first one keeps the entry's id even if other ranges change. */
function eventLines({ id, kind, ranges, label, enteredAt }: ShownEntry, words: CalendarWords, host: string): readonly string[] {
  const summary = kind === 'blocked' && label !== '' ? `${words.blocked}: ${label}` : words[kind]
  return ranges.flatMap(({ from, to }, index) => [
    'BEGIN:VEVENT',
    `UID:${index === 0 ? id : `${id}-${from}`}@${host}`,
    `DTSTAMP:${enteredAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(to, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
}

export function calendarTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

function dateOf(day: string): string {
  return day.replaceAll('-', '')
}

/** A text value by RFC 5545, 3.3.11. Control characters are not allowed in it. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Lines have at most 75 octets; a continuation line begins with a space, which counts. Characters are not split. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      parts.push(part)
      ;[part, octets] = [' ', 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
