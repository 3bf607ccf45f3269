import { useEffect, useState } from 'react'

/** Formats an E.164 number as people write it, `+33 6 12 34 56 78`. Until the numbering plans are loaded it is returned unchanged. */
export function useWrittenPhone(phone: string): string {
  const [written, setWritten] = useState({ phone, words: phone })
  useEffect(() => {
    let wanted = true
    const write = async () => {
      const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
      if (wanted) setWritten({ phone, words: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone })
    }
    write().catch(() => {})
    return () => {
      wanted = false
    }
  }, [phone])
  return written.phone === phone ? written.words : phone
}
