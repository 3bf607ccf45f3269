import { expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

test.each(['password', 'Password1!', 'P@ssw0rd', 'P@ssw0rd1!', 'Qwerty123!', 'AZERTY123$', '!Sunflower1!', 'p@$$w0rd', 'Welcome1*'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Mille-fleurs 7 sous la pluie', 'Tr0ub4dor&3x', 'Wedding2027!bells', 'Ünter-den-Linden-4', ''])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
