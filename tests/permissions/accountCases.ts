import { newPhone } from '../setup/phoneSignIn.ts'
import type { CallCase } from './callCase.ts'

const currentPassword = 'Not-my-passw0rd'
const withPassword = (path: string, body: object): CallCase => ({
  names: 'nothing',
  failsWith: 'wrong_password',
  call: () => ({ path, body: { ...body, currentPassword } }),
})

/** Actions of the account page that need the current password. */
export const accountCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/deletion': { names: 'nothing', call: () => ({ path: '/api/pro/deletion' }) },
  'GET /api/pro/data-export': { names: 'nothing', call: () => ({ path: '/api/pro/data-export' }) },
  'POST /api/pro/deletion': withPassword('/api/pro/deletion', { reason: 'We close at the end of the season.' }),
  'POST /api/pro/account/email': withPassword('/api/pro/account/email', { email: 'another@example.com' }),
  'POST /api/pro/account/try-mail': { names: 'nothing', call: () => ({ path: '/api/pro/account/try-mail', body: {} }) },
  'POST /api/pro/account/phone': {
    names: 'nothing',
    failsWith: 'invalid-code',
    call: () => ({ path: '/api/pro/account/phone', body: { phone: '+33612345678', code: '000000' } }),
  },
  'POST /api/pro/account/phone-code': {
    names: 'nothing',
    call: () => ({ path: '/api/pro/account/phone-code', body: { phone: newPhone() } }),
  },
  'POST /api/pro/account/password': withPassword('/api/pro/account/password', { newPassword: 'Lumière-4-noces' }),
}
