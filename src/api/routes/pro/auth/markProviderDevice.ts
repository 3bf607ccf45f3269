import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../../dependencies.ts'
import { deviceCookies, setDeviceCookie } from '../../../sessionCookies.ts'

/** Marks this device as known to the login that has just signed in. */
export function markProviderDevice(
  { devices, settings }: Pick<ApiDependencies, 'devices' | 'settings'>,
  email: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setDeviceCookie(reply, settings, 'provider', devices.mark({ role: 'provider', login: email }, request.cookies[deviceCookies.provider]))
}
