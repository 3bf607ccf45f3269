import { useEffect, useState } from 'react'

/** A number in E.164 as people write it, `+33 6 12 34 56 78`; as it stands until the rules of its country are loaded. */
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
