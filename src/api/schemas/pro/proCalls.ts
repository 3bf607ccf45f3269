import { z } from 'zod'
import type { Calls } from '../call.ts'
import { LoginBody, ProRefreshBody, ProRefreshed, ProviderSelf, RegisterProviderBody, SignedIn, SignedOut } from './auth.ts'
import { CreditEntriesQuery, CreditEntry, Credits } from './creditSchemas.ts'
import {
  ContactDeleted,
  InboxQuery,
  InboxRequest,
  RejectedRequest,
  RequestParams,
  rejectionSchema,
  SeenRequest,
  UnlockedRequest,
} from './requestSchemas.ts'

/** Every call of the provider side. */
export const proCalls = {
  registerProvider: { method: 'POST', path: '/api/pro/register', body: RegisterProviderBody, response: SignedIn },
  loginProvider: { method: 'POST', path: '/api/pro/login', body: LoginBody, response: SignedIn },
  logoutProvider: { method: 'POST', path: '/api/pro/logout', response: SignedOut },
  refreshProviderToken: { method: 'POST', path: '/api/pro/token/refresh', body: ProRefreshBody, response: ProRefreshed },
  showSelf: { method: 'GET', path: '/api/pro/me', response: ProviderSelf },
  listRequests: { method: 'GET', path: '/api/pro/requests', query: InboxQuery, response: z.array(InboxRequest).readonly() },
  showRequest: { method: 'GET', path: '/api/pro/requests/:id', params: RequestParams, response: InboxRequest },
  markRequestSeen: { method: 'POST', path: '/api/pro/requests/:id/seen', params: RequestParams, response: SeenRequest },
  unlockRequest: { method: 'POST', path: '/api/pro/requests/:id/unlock', params: RequestParams, response: UnlockedRequest },
  rejectRequest: {
    method: 'POST',
    path: '/api/pro/requests/:id/reject',
    params: RequestParams,
    body: rejectionSchema,
    response: RejectedRequest,
  },
  confirmDeletion: { method: 'POST', path: '/api/pro/requests/:id/confirm-deletion', params: RequestParams, response: ContactDeleted },
  showCredits: { method: 'GET', path: '/api/pro/credits', response: Credits },
  listCreditEntries: {
    method: 'GET',
    path: '/api/pro/credit-entries',
    query: CreditEntriesQuery,
    response: z.array(CreditEntry).readonly(),
  },
} as const satisfies Calls
